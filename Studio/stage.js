// The stage: the large button, and boards with every state, appearance and direction.

import { Board, stand, statesOf } from "./board.js";
import { contrastLine } from "./contrast.js";
import { make } from "./elements.js";
import { numberField, segments, toggle } from "./fields.js";
import { LiveButton } from "./live.js";
import { lookOf, readLooks } from "./looks.js";
import { chosenControl, on, session, view } from "./session.js";
import { appearanceTitle, stateTitle } from "./words.js";
import { boards, environmentOfChoice } from "./surroundings.js";

let shown = [];
let key;
const live = new LiveButton();
const hero = make("div", { className: "hero" });
const heroTitle = make("h2", {});
const heroPlace = make("p", { className: "hint" });
const grid = make("div", { className: "boards" });
const empty = make(
  "p", { className: "empty", hidden: true },
  "This file has no control yet. Add one at the side, or start from the gallery.",
);

// Boards are built anew only when other ones are wanted.
const build = () => {
  const control = chosenControl();
  const environments = boards();
  const wanted = JSON.stringify([environments, statesOf(control), session.control]);
  if (wanted === key) return;
  key = wanted;
  shown = environments.map((environment) => new Board(control, environment));
  grid.replaceChildren(...shown.map(({ element }) => element));
};

// One question for all that is shown, the inspector's two looks among it.
const ask = () => {
  const { control, state, appearance } = session;
  const standing = environmentOfChoice();
  readLooks(control, [
    [0, appearance], [state, appearance], [0, standing], [live.state, standing],
    ...shown.flatMap(({ looks }) => looks),
  ]);
};

const draw = () => {
  if (!session.control) return;
  ask();
  live.draw();
  for (const board of shown) board.draw();
};

const settle = () => {
  empty.hidden = session.control !== "";
  hero.hidden = grid.hidden = !empty.hidden;
  if (!session.control) return;
  build();
  draw();
  for (const board of shown) board.settle();
  mark();
};

const mark = () => {
  for (const board of shown) board.mark();
  stand(hero, lookOf(session.control, 0, environmentOfChoice()), session.appearance);
  heroTitle.textContent = session.control;
  heroPlace.textContent = `${stateTitle(session.state)} · ${appearanceTitle(session.appearance)}`;
};

const change = (name) => (isOn) => view({ shown: { ...session.shown, [name]: isOn } });

const tools = () => {
  const length = (axis, label) =>
    numberField({
      label, unit: "pt", minimum: 0, maximum: 2000, hint: "own",
      input: (value) => view({ size: { ...session.size, [axis]: value ?? 0 } }),
    }).element;
  return make(
    "div",
    { className: "tools", role: "group", "aria-label": "What the stage shows" },
    segments({
      label: "Scale", options: [[1, "1x"], [2, "2x"], [3, "3x"]], value: session.scale,
      choose: (scale) => view({ scale }),
    }).element,
    toggle("Dark", session.shown.dark, change("dark")),
    toggle("High contrast", session.shown.highContrast, change("highContrast")),
    toggle("Right to left", session.shown.rightToLeft, change("rightToLeft")),
    toggle("Compact", session.shown.compact, change("compact")),
    make("span", { className: "spacer" }),
    length("width", "Width"), length("height", "Height"),
  );
};

export const startStage = () => {
  hero.append(
    make("div", { className: "hero-words" }, heroTitle, heroPlace, contrastLine()),
    make("div", { className: "hero-ground" }, live.element),
  );
  document.getElementById("stage").append(hero, tools(), grid, empty);
  on("document", () => {
    draw();
    if (key === undefined) mark(); // The first picture comes before the boards.
  });
  on("settled", settle);
  on("view", settle);
  on("choice", settle);
};
