// Practice for the first drag: a browser makes code fast by running it, and compiles much of it only
// then. So what a drag asks of the module is done a few times while nobody asks for anything.

import { blankText } from "./gallery.js";
import { StyleDocument } from "./module.js";

const rounds = 40;
const control = "button"; // of the blank text
const looks = [0, 1, 2].map((state) => ({ state, environment: 0 }));
const whenIdle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 20));

const dragOnce = (document, position) => {
  const { document: made } = document.change([
    { edit: "stop", control, member: "fill", index: 1, position },
  ]);
  document.close();
  made?.answer({ ask: "looks", control, of: looks });
  made?.answer({ ask: "members", control });
  for (const look of looks)
    made?.draw({ control, ...look, width: 100, height: 44, scale: 2 })?.free();
  return made;
};

export const practise = () => {
  const step = (document, round) => {
    if (document === undefined || round === rounds) return document?.close();
    const made = dragOnce(document, round / rounds);
    whenIdle(() => step(made, round + 1));
  };
  whenIdle(() => step(StyleDocument.read(blankText), 0));
};
