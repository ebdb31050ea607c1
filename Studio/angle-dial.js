// An angle as CSS has it: 0 is up, clockwise. A dial to turn, and its number.

import { endGesture } from "./editing.js";
import { make } from "./elements.js";
import { numberField } from "./fields.js";
import { plain } from "./words.js";

const wrap = (angle) => ((angle % 360) + 360) % 360;

export class AngleDial {
  element;
  #dial;
  #number;
  #angle = 180;
  #change;

  constructor({ label, change }) {
    this.#change = change;
    this.#dial = make("div", {
      className: "dial", role: "slider", tabIndex: 0, "aria-label": label,
      "aria-valuemin": "0", "aria-valuemax": "360",
      onkeydown: (event) => this.#key(event),
      onpointerdown: (event) => this.#turn(event),
    });
    this.#number = numberField({
      label, unit: "°", minimum: -360, maximum: 720, isShort: true,
      input: (value) => value !== undefined && change(value), done: endGesture,
    });
    this.element = make("div", { className: "angle" }, this.#dial, this.#number.element);
  }

  show(angle) {
    this.#angle = angle;
    this.#dial.style.setProperty("--angle", `${angle}deg`);
    this.#dial.setAttribute("aria-valuenow", plain(wrap(angle)));
    this.#dial.setAttribute("aria-valuetext", `${plain(angle)} degrees`);
    this.#number.show(plain(angle));
  }

  #key(event) {
    const step = event.shiftKey ? 15 : 1;
    const moves = {
      ArrowLeft: -step, ArrowDown: -step, ArrowRight: step, ArrowUp: step, PageUp: 45, PageDown: -45,
    };
    if (event.key in moves) this.#change(wrap(this.#angle + moves[event.key]));
    else if (event.key === "Home") this.#change(0);
    else if (event.key === "End") this.#change(180);
    else return;
    event.preventDefault();
  }

  #turn(event) {
    if (event.button !== 0) return;
    const dial = this.#dial;
    const box = dial.getBoundingClientRect();
    let frame;
    let last = event;
    const follow = () => {
      frame = undefined;
      const across = last.clientX - box.left - box.width / 2;
      const down = last.clientY - box.top - box.height / 2;
      const step = last.shiftKey ? 15 : 1;
      const angle = (Math.atan2(across, -down) * 180) / Math.PI;
      const turned = wrap(Math.round(angle / step) * step);
      if (turned !== this.#angle) this.#change(turned);
    };
    const move = (next) => {
      last = next;
      frame ??= requestAnimationFrame(follow);
    };
    const end = () => {
      if (frame !== undefined) {
        cancelAnimationFrame(frame);
        follow();
      }
      for (const type of ["pointermove", "pointerup", "pointercancel"])
        dial.removeEventListener(type, type === "pointermove" ? move : end);
      endGesture();
    };
    dial.setPointerCapture(event.pointerId);
    dial.addEventListener("pointermove", move);
    dial.addEventListener("pointerup", end);
    dial.addEventListener("pointercancel", end);
    follow();
  }
}
