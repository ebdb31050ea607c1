// The page as `gradient preview` serves it: each saved change of the file on disk arrives here.

import { begin, setOthers, setText } from "./editing.js";
import { make } from "./elements.js";
import { say } from "./messages.js";
import { session } from "./session.js";
import { keptWork } from "./storage.js";

const address = document.querySelector('meta[name="gradient-preview"]')?.content;

/** Whether this page shows a file on disk. */
export const isPreview = address !== undefined;

const state = make("span", { className: "file-state", role: "status" });

const show = (words, isBad = false) => {
  state.textContent = words;
  state.classList.toggle("bad", isBad);
};

let saved; // the text on disk, as it came last

const take = (text, others) => {
  const isEdited = saved !== undefined && session.text !== saved && session.text !== text;
  saved = text;
  setOthers(others);
  if (setText(text) && isEdited)
    say("The file was saved elsewhere. Undo brings back what was changed here.");
};

/** Starts with the file, over what was changed here before the page was loaded again. */
const beginWith = async ({ name, text = "{}\n", others = {} }) => {
  session.others = others;
  const kept = keptWork();
  saved = text;
  if (kept && kept.fileName === name && kept.text !== text) {
    await begin(kept.text, name);
    setText(text);
    say("This is the file on disk. Undo brings back what was changed here.");
  } else await begin(text, name);
};

/** Follows the file. Is done when there is something to show. */
export const beginPreview = () => {
  document.querySelector("#toolbar .file-name").after(state);
  show("Waiting for the file");
  const events = new EventSource(address);
  return new Promise((done) => {
    let beginning;
    events.onmessage = ({ data }) => {
      const file = JSON.parse(data);
      if (beginning === undefined) {
        beginning = beginWith(file);
        done(beginning);
      } else if (file.text !== undefined) beginning.then(() => take(file.text, file.others));
      show(file.problem ?? "Follows the file on disk", file.problem !== undefined);
    };
    events.onerror = () =>
      show("gradient preview has ended; the page goes on when it is there again", true);
  });
};
