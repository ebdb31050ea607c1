// How well a title reads on its fill, where the module can tell, with a fix at hand.

import { edit, valueOf } from "./editing.js";
import { button, icon, make } from "./elements.js";
import { on, place, session } from "./session.js";

const findingOf = (state, environment) =>
  valueOf({ ask: "contrast", control: session.control, state, environment });

const ratioText = (ratio) => `${ratio.toFixed(1)}:1`;

/** A mark for a cell of the stage whose title reads badly; nothing where all is well. */
export const contrastBadge = (state, environment) => {
  const finding = findingOf(state, environment);
  if (!finding || finding.ratio >= finding.wanted) return [];
  const words = `contrast ${ratioText(finding.ratio)}, wanted ${ratioText(finding.wanted)}`;
  return [
    make(
      "span",
      { className: "badge low", title: words },
      icon("warning"), ratioText(finding.ratio),
      make("span", { className: "unseen" }, ` ${words}`),
    ),
  ];
};

/** The chosen look's contrast, with a button that mends it. Hidden while the module has no answer. */
export const contrastLine = () => {
  const element = make("div", { className: "contrast-line", hidden: true });
  const update = () => {
    const finding = findingOf(session.state, session.appearance);
    element.hidden = !finding || typeof finding.ratio !== "number";
    if (element.hidden) return;
    const isLow = finding.ratio < finding.wanted;
    element.replaceChildren(
      make(
        "span",
        { className: isLow ? "badge low" : "badge fine" },
        icon(isLow ? "warning" : "check"),
        `Contrast ${ratioText(finding.ratio)}`,
      ),
      make("span", { className: "hint" }, `of ${ratioText(finding.wanted)} wanted`),
      ...(isLow && finding.suggestion ? [fix(finding.suggestion)] : []),
    );
  };
  on("settled", update);
  on("choice", update);
  return element;
};

const fix = (suggestion) =>
  button(`Use ${suggestion}`, {
    className: "button small",
    onclick: () =>
      edit([{ edit: "set", ...place(), member: "title-color", value: suggestion }]),
  });
