// How well a title reads on its fill, with a fix at hand. The module measures and finds the fix.

import { edit, valueOf } from "./editing.js";
import { button, icon, make } from "./elements.js";
import { oneByOne } from "./later.js";
import { titleSizeOf } from "./looks.js";
import { complain } from "./messages.js";
import { on, session } from "./session.js";

const question = (state, environment) => {
  const [width, height] = titleSizeOf(session.control, environment) ?? [0, 0];
  return { ask: "contrast", control: session.control, state, environment, width, height };
};

const findingOf = (state, environment) => valueOf(question(state, environment));

const ratioText = (ratio) => `${ratio.toFixed(1)}:1`;

/** A mark for a cell of the stage whose title reads badly; nothing where all is well. */
export const contrastBadge = (state, environment) => {
  const finding = findingOf(state, environment);
  if (!finding || finding.passes) return [];
  const words = `contrast ${ratioText(finding.ratio)}, ${ratioText(finding.required)} required`;
  return [
    make(
      "span", { className: "badge low", title: words },
      icon("warning"), ratioText(finding.ratio), make("span", { className: "unseen" }, ` ${words}`),
    ),
  ];
};

// Finding a fix is slow, so it is asked for only when somebody wants it.
const fix = () => {
  const asked = question(session.state, session.appearance);
  const edits = valueOf({ ...asked, suggests: 1 })?.edits ?? [];
  if (edits.length === 0) complain("No single change makes these words readable; change the fill or the colour of the words.");
  else edit(edits);
};

/** The chosen look's contrast, with a button that mends it. */
export const contrastLine = () => {
  const element = make("div", { className: "contrast-line", hidden: true });
  const update = () => {
    const finding = session.control && findingOf(session.state, session.appearance);
    element.hidden = !finding;
    if (!finding) return;
    element.replaceChildren(
      make(
        "span", { className: finding.passes ? "badge fine" : "badge low" },
        icon(finding.passes ? "check" : "warning"), `Contrast ${ratioText(finding.ratio)}`,
      ),
      ...(finding.passes
        ? []
        : [button("Make it readable", { className: "button small", onclick: fix })]),
    );
  };
  const updateLater = oneByOne(update);
  on("settled", () => updateLater([element]));
  on("choice", () => updateLater([element]));
  return element;
};
