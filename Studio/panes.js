// On a narrow screen one pane shows at a time, below the large button; a bar at the foot chooses.

import { icon, make } from "./elements.js";
import { on } from "./session.js";

const panes = [["stage", "States", "stage"], ["inspector", "Edit", "brush"], ["controls", "Controls", "gallery"], ["source", "Text", "text"]];

export const startPanes = () => {
  const choosePane = (name) => {
    document.body.dataset.pane = name;
    for (const [index, [each]] of panes.entries())
      buttons[index].setAttribute("aria-pressed", each === name);
  };
  const buttons = panes.map(([name, words, shape]) =>
    make("button", { type: "button", onclick: () => choosePane(name) }, icon(shape), words),
  );
  document.getElementById("panes").append(...buttons);
  choosePane("inspector");
  on("text-pane", (isOpen) => isOpen && choosePane("source"));
};
