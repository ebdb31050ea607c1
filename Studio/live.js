// The one large button that can be pressed for real.

import { make } from "./elements.js";
import { lookOf, sizeOf } from "./looks.js";
import { Picture } from "./picture.js";
import { session } from "./session.js";
import { stateBit } from "./words.js";
import { environmentOfChoice } from "./surroundings.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const narrow = matchMedia("(max-width: 760px)");

/** The transition as the Web Animations take it. */
const timing = ({ duration, delay, curve } = { duration: 0, delay: 0, curve: [0, 0, 1, 1] }) => ({
  duration: duration * 1000,
  delay: delay * 1000,
  easing: `cubic-bezier(${curve.join(", ")})`,
  fill: "both",
});

export class LiveButton {
  // Two layers: the one that shows and the one that came before, for dissolving between them.
  #layers = [new Picture(), new Picture()];
  #front = 0;
  #bits = 0;
  #animations = [];
  element;

  constructor() {
    for (const { element } of this.#layers) element.setAttribute("aria-hidden", "true");
    this.element = make(
      "button",
      { type: "button", className: "live", "aria-label": "Try the button" },
      this.#layers.map(({ element }) => element),
    );
    this.#listen();
  }

  #listen() {
    const { element } = this;
    const set = (bit, isOn) => {
      const bits = isOn ? this.#bits | bit : this.#bits & ~bit;
      if (bits === this.#bits) return;
      this.#bits = bits;
      this.draw({ isAnimated: true });
    };
    const press = (isOn) => set(stateBit.highlighted, isOn);
    element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      press(true);
    });
    element.addEventListener("pointermove", (event) => {
      if (!element.hasPointerCapture(event.pointerId)) return;
      const box = element.getBoundingClientRect();
      const slack = 30;
      press(
        event.clientX > box.left - slack && event.clientX < box.right + slack &&
          event.clientY > box.top - slack && event.clientY < box.bottom + slack,
      );
    });
    for (const type of ["pointerup", "pointercancel", "lostpointercapture"])
      element.addEventListener(type, () => press(false));
    element.addEventListener("pointerenter", (event) => {
      if (event.pointerType === "mouse") set(stateBit.hovered, true);
    });
    element.addEventListener("pointerleave", () => set(stateBit.hovered, false));
    element.addEventListener("keydown", (event) => {
      if (event.key === " " || event.key === "Enter") press(true);
    });
    element.addEventListener("keyup", () => press(false));
    element.addEventListener("focus", () =>
      set(stateBit.focused, element.matches(":focus-visible")),
    );
    element.addEventListener("blur", () => {
      press(false);
      set(stateBit.focused, false);
    });
    element.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  /** The chosen state together with what pointer and keyboard do. */
  get state() {
    return session.state | this.#bits;
  }

  /** Draws the chosen state together with what pointer and keyboard do. */
  draw({ isAnimated = false } = {}) {
    const { state } = this;
    const environment = environmentOfChoice();
    const look = lookOf(session.control, state, environment);
    const zoom = this.#zoom(environment);
    const target = {
      control: session.control, state, environment, size: session.size, zoom,
      scale: zoom * Math.min(Math.max(devicePixelRatio, 1), 3),
    };
    if (!isAnimated || !look || calm.matches) {
      this.#stop();
      this.#layers[this.#front].show(target);
      this.#raise(this.#front);
      this.#settleScale(calm.matches ? 1 : (look?.pressScale ?? 1));
      return;
    }
    const back = this.#front;
    this.#front = 1 - back;
    this.#layers[this.#front].show(target);
    this.#raise(this.#front);
    this.#animate(back, look);
  }

  // Large, but no larger than its ground, with some room for shadows.
  #zoom(environment) {
    const own = sizeOf(session.control, environment) ?? { width: 1, height: 1 };
    const width = session.size.width || own.width;
    const height = session.size.height || own.height;
    const room = (this.element.parentElement?.clientWidth ?? 600) - 80;
    const { matches: isNarrow } = narrow;
    const most = Math.min(room / width, (isNarrow ? 110 : 260) / height, isNarrow ? 1.25 : 2);
    return Math.max(Math.round(most * 4) / 4, 0.25);
  }

  #raise(front) {
    for (const [index, { element }] of this.#layers.entries())
      element.classList.toggle("front", index === front);
  }

  #settleScale(scale) {
    this.#scale = this.#bits & stateBit.highlighted ? scale : 1;
    this.element.style.transform = this.#scale === 1 ? "" : `scale(${this.#scale})`;
  }

  #scale = 1;

  #stop() {
    for (const animation of this.#animations) animation.cancel();
    this.#animations = [];
  }

  #animate(back, look) {
    const isPressing = (this.#bits & stateBit.highlighted) !== 0;
    const options = timing(isPressing ? look.transition?.pressIn : look.transition?.release);
    this.#stop();
    const move = (element, ...frames) => this.#animations.push(element.animate(frames, options));
    move(this.#layers[this.#front].element, { opacity: 0 }, { opacity: 1 });
    move(this.#layers[back].element, { opacity: 1 }, { opacity: 0 });
    const from = this.#scale;
    this.#settleScale(look.pressScale ?? 1);
    if (from !== this.#scale)
      move(this.element, { transform: `scale(${from})` }, { transform: `scale(${this.#scale})` });
  }
}
