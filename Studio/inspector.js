// The inspector: which state and appearance is edited, and every member of its look.

import { edit } from "./editing.js";
import { button, make } from "./elements.js";
import { segments } from "./fields.js";
import { lookOf } from "./looks.js";
import { membersAt } from "./provenance.js";
import { cornersSection } from "./section-corners.js";
import { borderSection, fillSection, overlaySection } from "./section-paints.js";
import { shadowsSection } from "./section-shadows.js";
import { motionSection, sizeSection } from "./section-size.js";
import { titleSection } from "./section-title.js";
import { statesOf } from "./board.js";
import { choose, chosenControl, on, place, session } from "./session.js";
import { appearanceTitle, stateTitle } from "./words.js";

const sections = [];
const body = make("div", { className: "sections" });
const states = make("div", { className: "state-picker" });
const said = make("p", { className: "hint" });
const broken = make(
  "p", { className: "notice", hidden: true },
  "The text cannot be read just now. Mend it, or undo, and these fields work again.",
);
let key;

const clear = button("Reset all of it", {
  shape: "reset", className: "button small", onclick: () => edit([{ edit: "remove", ...place() }]),
});

const appearance = segments({
  label: "Appearance", value: 0,
  options: [[0, "Light"], [1, "Dark"], [2, "Contrast"], [3, "Both"]],
  choose: (bits) => choose({ appearance: bits }),
});

// A state whose look the file itself says in part carries a dot.
const showStates = () => {
  const all = statesOf(chosenControl());
  const own = all.map((state) => membersAt(state, session.appearance).exists);
  const wanted = JSON.stringify([all, own]);
  if (wanted !== key) {
    key = wanted;
    const picker = segments({
      label: "State", value: session.state,
      options: all.map((state, index) => [state, own[index] ? `${stateTitle(state)} •` : stateTitle(state)]),
      choose: (state) => choose({ state }),
    });
    states.replaceChildren(picker.element);
    states.show = picker.show;
  }
  states.show(session.state);
};

const showWords = () => {
  const { exists, members } = membersAt(session.state, session.appearance);
  const isBase = session.state === 0 && session.appearance === 0;
  const names = Object.keys(members);
  const where = `${stateTitle(session.state)}, ${appearanceTitle(session.appearance).toLowerCase()}`;
  said.textContent = isBase
    ? "The look that every other state and appearance begins with."
    : exists && names.length > 0
      ? `${where} overrides ${names.join(", ")}.`
      : `${where} overrides nothing; what you change here is written for it alone.`;
  clear.hidden = isBase || !exists || names.length === 0;
};

const looks = () => [
  lookOf(session.control, session.state, session.appearance),
  lookOf(session.control, 0, session.appearance),
];

const show = () => {
  const [look, normal] = session.control ? looks() : [];
  broken.hidden = look !== undefined || !session.control;
  body.inert = look === undefined;
  body.classList.toggle("off", look === undefined);
  if (!look) return;
  appearance.show(session.appearance);
  showStates();
  showWords();
  for (const section of sections) section.show(look, normal);
};

// While something is dragged only the section that it is in follows; the rest waits until it rests.
const follow = () => {
  const section = sections.find(({ element }) => element.contains(document.activeElement));
  if (!section || !session.control) return;
  const [look] = looks();
  if (look) section.follow(look);
};

export const startInspector = () => {
  sections.push(
    fillSection(), overlaySection(), borderSection(), cornersSection(), shadowsSection(),
    titleSection(), sizeSection(), motionSection(),
  );
  body.append(...sections.map(({ element }) => element));
  document.getElementById("inspector").append(
    make("div", { className: "pickers" }, make("h2", {}, "Look"), appearance.element, states, said, clear),
    broken, body,
  );
  on("document", follow);
  on("settled", show);
  on("choice", show);
};
