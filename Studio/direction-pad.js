// The eight sides and corners that a linear gradient may run to: a grid of radio buttons.

import { freshId, make } from "./elements.js";

const directions = [
  "top left", "top", "top right", "left", "", "right", "bottom left", "bottom", "bottom right",
];

export class DirectionPad {
  element;
  #inputs = new Map();

  constructor({ label, choose }) {
    const name = freshId("direction");
    this.element = make(
      "div", { className: "pad", role: "radiogroup", "aria-label": label },
      directions.map((direction) => {
        if (direction === "") return make("span", { className: "pad-middle" });
        const input = make("input", { type: "radio", name, onchange: () => choose(direction) });
        this.#inputs.set(direction, input);
        const words = make("span", { className: "unseen" }, `To ${direction}`);
        return make("label", { title: `To ${direction}` }, input, make("span", { className: "pad-dot" }), words);
      }),
    );
  }

  /** Marks a direction; none is on when the gradient has an angle of its own. */
  show(to) {
    const turned = to.replace("leading", "left").replace("trailing", "right");
    for (const [direction, input] of this.#inputs) {
      const isSame = direction.split(" ").sort().join() === turned.split(" ").sort().join();
      input.checked = isSame;
    }
  }
}
