// A gradient as a bar with stops to drag. The pointer can pull a stop off the bar; keys do all of it:
// arrows move a stop, Delete removes it, Enter goes to its colour, Enter on the bar adds one.

import { endGesture } from "./editing.js";
import { make } from "./elements.js";
import { percent } from "./words.js";

const pullOff = 44; // CSS pixels away from the bar

export class GradientBar {
  element;
  chosen = 0;
  #label;
  #actions;
  #stops = [];
  #thumbs = [];
  #track;
  #rail = make("div", { className: "stop-rail" });

  /** `actions`: `move(index, position)`, `add(position)`, `remove(index)`, `choose(index)`, `color()`. */
  constructor({ label, ...actions }) {
    this.#label = label;
    this.#actions = actions;
    this.#track = make("button", {
      type: "button", className: "gradient-track", "aria-label": `${label}: add a stop`,
      onclick: (event) => this.#add(event),
    });
    this.element = make(
      "div", { className: "gradient-bar", role: "group", "aria-label": label },
      this.#track, this.#rail,
    );
  }

  /** Shows stops: `{ text, color, position }`, and the space they blend in. */
  show(stops, space) {
    this.#stops = stops;
    this.chosen = Math.min(this.chosen, stops.length - 1);
    const list = stops.map(({ color, position }) => `${color.text} ${position * 100}%`);
    const hint = space && space !== "srgb" ? ` in ${space}` : "";
    this.#track.style.setProperty("--gradient", `linear-gradient(to right${hint}, ${list.join(", ")})`);
    while (this.#thumbs.length > stops.length) this.#thumbs.pop().remove();
    while (this.#thumbs.length < stops.length) this.#thumbs.push(this.#makeThumb(this.#thumbs.length));
    stops.forEach((stop, index) => this.#showThumb(index, stop));
  }

  #showThumb(index, { color, position, text }) {
    const thumb = this.#thumbs[index];
    thumb.style.left = `${Math.min(Math.max(position, 0), 1) * 100}%`;
    thumb.style.setProperty("--color", color.text);
    thumb.setAttribute("aria-label", `Stop ${index + 1} of ${this.#stops.length}`);
    thumb.setAttribute("aria-valuenow", Math.round(position * 1000) / 10);
    thumb.setAttribute("aria-valuetext", `${percent(position)}, ${text}`);
    thumb.classList.toggle("chosen", index === this.chosen);
  }

  #makeThumb(index) {
    const thumb = make("div", {
      className: "stop", role: "slider", tabIndex: 0, "aria-valuemin": "0", "aria-valuemax": "100",
      onkeydown: (event) => this.#key(event, index),
      onfocus: () => this.#choose(index),
      onpointerdown: (event) => this.#drag(event, index),
    });
    this.#rail.append(thumb);
    return thumb;
  }

  #choose(index) {
    if (this.chosen === index) return;
    this.chosen = index;
    this.#thumbs.forEach((thumb, each) => thumb.classList.toggle("chosen", each === index));
    this.#actions.choose(index);
  }

  #move(index, position, event) {
    const steps = event?.altKey ? 1000 : 100;
    const kept = Math.min(Math.max(Math.round(position * steps) / steps, 0), 1);
    if (kept !== this.#stops[index]?.position) this.#actions.move(index, kept);
  }

  #key(event, index) {
    const step = event.shiftKey ? 0.1 : event.altKey ? 0.001 : 0.01;
    const { position } = this.#stops[index];
    const moves = {
      ArrowLeft: position - step, ArrowDown: position - step, ArrowRight: position + step,
      ArrowUp: position + step, PageUp: position + 0.1, PageDown: position - 0.1, Home: 0, End: 1,
    };
    if (event.key in moves) this.#move(index, moves[event.key], event);
    else if (event.key === "Delete" || event.key === "Backspace") this.#remove(index);
    else if (event.key === "Enter") this.#actions.color();
    else return;
    event.preventDefault();
  }

  #remove(index) {
    if (this.#stops.length < 3) return;
    this.chosen = Math.max(index - 1, 0);
    this.#actions.remove(index);
    this.#thumbs[this.chosen]?.focus();
  }

  #drag(event, index) {
    if (event.button !== 0) return;
    event.preventDefault();
    const thumb = this.#thumbs[index];
    thumb.focus();
    thumb.setPointerCapture(event.pointerId);
    const box = this.#rail.getBoundingClientRect();
    const grip = event.clientX - box.left - this.#stops[index].position * box.width;
    let frame;
    let last;
    // One change for each picture that the screen shows, however often the pointer reports.
    const follow = () => {
      frame = undefined;
      const isOff = this.#stops.length > 2 && Math.abs(last.clientY - box.top) > pullOff;
      thumb.classList.toggle("leaving", isOff);
      if (!isOff) this.#move(index, (last.clientX - box.left - grip) / box.width, last);
    };
    const move = (next) => {
      last = next;
      frame ??= requestAnimationFrame(follow);
    };
    const end = (next) => {
      if (frame !== undefined) {
        cancelAnimationFrame(frame);
        if (next.type === "pointerup") follow();
      }
      thumb.removeEventListener("pointermove", move);
      thumb.removeEventListener("pointerup", end);
      thumb.removeEventListener("pointercancel", end);
      const isLeaving = thumb.classList.contains("leaving");
      thumb.classList.remove("leaving");
      endGesture();
      if (isLeaving && next.type === "pointerup") this.#remove(index);
    };
    thumb.addEventListener("pointermove", move);
    thumb.addEventListener("pointerup", end);
    thumb.addEventListener("pointercancel", end);
  }

  #add(event) {
    // A click from the keyboard has no place: the middle of the widest gap is taken.
    const isPointer = event.detail > 0;
    const box = this.#track.getBoundingClientRect();
    const position = isPointer ? (event.clientX - box.left) / box.width : this.#widestGap();
    this.#actions.add(Math.round(position * 100) / 100);
    if (isPointer) this.#thumbs[this.chosen]?.focus();
  }

  #widestGap() {
    const places = [0, ...this.#stops.map(({ position }) => position), 1].sort((a, b) => a - b);
    let best = [0, 1];
    let width = -1;
    for (let index = 1; index < places.length; index++) {
      if (places[index] - places[index - 1] <= width) continue;
      width = places[index] - places[index - 1];
      best = [places[index - 1], places[index]];
    }
    return (best[0] + best[1]) / 2;
  }
}
