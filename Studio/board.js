// A board of the stage: one appearance and direction, with a cell for each state.

import { make } from "./elements.js";
import { oneByOne } from "./later.js";
import { lookOf } from "./looks.js";
import { Picture } from "./picture.js";
import { choose, session } from "./session.js";
import { appearanceTitle, environmentBit, singleStates, stateTitle } from "./words.js";
import { contrastBadge } from "./contrast.js";

/** The states that a board shows: every single one, and the unions that the style declares. */
export const statesOf = (control) => {
  const unions = (control?.states ?? []).filter((state) => !singleStates.includes(state));
  return [...singleStates, ...unions];
};

const titleOfBoard = (environment) => {
  const words = [appearanceTitle(environment)];
  if (environment & environmentBit.rightToLeft) words.push("right to left");
  if (environment & environmentBit.compact) words.push("compact");
  return words.join(" · ");
};

class Cell {
  picture = new Picture();
  #badge = make("span", { className: "badge-place" });
  element;

  constructor(state, environment) {
    this.state = state;
    this.environment = environment;
    this.element = make(
      "button",
      {
        type: "button",
        className: "cell",
        "aria-label": `${stateTitle(state)}, ${titleOfBoard(environment)}`,
        onclick: () => choose({ state, appearance: environment & 3 }),
      },
      this.picture.element,
      make("span", { className: "caption" }, stateTitle(state), this.#badge),
    );
  }

  draw() {
    this.picture.show({
      control: session.control, state: this.state, environment: this.environment,
      scale: session.scale, size: session.size,
    });
  }

  judge() {
    this.#badge.replaceChildren(...contrastBadge(this.state, this.environment));
  }

  mark() {
    const isChosen =
      session.state === this.state && session.appearance === (this.environment & 3);
    this.element.setAttribute("aria-pressed", isChosen);
  }
}

export class Board {
  #cells;
  element;

  // Measuring contrast takes longer than drawing, so it is done when nothing else is.
  #judge = oneByOne((cell) => cell.element.isConnected && cell.judge(), 120);

  constructor(control, environment) {
    this.environment = environment;
    this.#cells = statesOf(control).map((state) => new Cell(state, environment));
    const title = titleOfBoard(environment);
    this.element = make(
      "section",
      {
        className: "board",
        "aria-label": title,
        dir: environment & environmentBit.rightToLeft ? "rtl" : "ltr",
      },
      make("h3", {}, title),
      make("div", { className: "cells" }, this.#cells.map(({ element }) => element)),
    );
  }

  /** The looks on the board, each a state and an environment. */
  get looks() {
    return this.#cells.map(({ state, environment }) => [state, environment]);
  }

  draw() {
    for (const cell of this.#cells) cell.draw();
  }

  settle() {
    stand(this.element, lookOf(session.control, 0, this.environment), this.environment);
    this.#judge(this.#cells);
  }

  mark() {
    for (const cell of this.#cells) cell.mark();
  }
}

/** Gives an element the ground that the style stands on, and words that can be read there. */
export const stand = (element, look, environment) => {
  const backdrop = look?.backdrop;
  const isDark = environment & environmentBit.dark;
  const ground = backdrop?.kind === "color" ? backdrop.color.text : (backdrop?.text ?? "");
  element.style.background = ground || (isDark ? "#17171a" : "#ffffff");
  const lightness = backdrop?.kind === "color" ? backdrop.color.oklch[0] : isDark ? 0.2 : 1;
  element.classList.toggle("on-dark", lightness < 0.6);
};

