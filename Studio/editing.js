// Every change of the file's text goes through here: read it, remember it, tell everybody.

import { History } from "./history.js";
import { complain } from "./messages.js";
import { StyleDocument } from "./module.js";
import { emit, session } from "./session.js";

/** The longest text that is taken, in characters. */
export const longestText = 1_000_000;

const rest = 160; // milliseconds without a change after which a drag counts as resting
let history = new History("");
let timer;
let fresh; // the summary of the text, where it was asked for when the text was read
let isGood = false;

/** Takes a text and its document. One that a gesture has written is as good as the one before. */
const read = (text, { document = StyleDocument.read(text, session.others), isWritten = false } = {}) => {
  if (!document.isOpen) return false;
  fresh = isWritten ? undefined : document.ask({ ask: "summary" });
  if (!isWritten) isGood = fresh !== undefined && !fresh.hasErrors;
  const before = new Set([session.document, session.drawn]);
  session.document = document;
  // A text with errors leaves the last good picture, unless the file never had one.
  if (isGood || !session.hasPicture) session.drawn = document;
  session.hasPicture ||= isGood;
  session.text = text;
  for (const each of before)
    if (each !== document && each !== session.drawn) each?.close();
  forgetAnswers();
  return true;
};

const summarize = () => {
  const summary = fresh ?? session.document.ask({ ask: "summary" });
  if (summary) {
    session.summary = summary;
    if (!summary.hasErrors) session.lastGood = summary;
  }
  keepChoice();
};

const settle = () => {
  clearTimeout(timer);
  timer = undefined;
  summarize();
  emit("settled");
  emit("history", { canUndo: history.canUndo, canRedo: history.canRedo });
};

const keepChoice = () => {
  const { controls } = session.lastGood ?? session.summary;
  if (controls.length === 0 || controls.some(({ name }) => name === session.control)) return;
  session.control = controls[0].name;
  session.state = 0;
};

/**
 * Takes a text that somebody wrote, or the module, which made the document of it at once. Says no to
 * one that is too long, and changes nothing then.
 */
export const setText = (text, { gesture, document } = {}) => {
  if (text.length > longestText) {
    document?.close();
    complain(
      `That text has ${(text.length / 1e6).toFixed(1)} million characters. ` +
        "The studio takes up to 1 million; nothing was changed.",
    );
    return false;
  }
  if (text === session.text) {
    document?.close();
    return true;
  }
  if (!read(text, { document, isWritten: document !== undefined && gesture !== undefined })) {
    complain("There is not enough memory to read that text; nothing was changed.");
    return false;
  }
  history.push(text, gesture);
  announce(gesture);
  return true;
};

const announce = (gesture) => {
  emit("document");
  if (gesture === undefined) return settle();
  clearTimeout(timer);
  timer = setTimeout(settle, rest);
};

/** A drag is over: the next change is a step of its own. */
export const endGesture = () => {
  history.endGesture();
  if (timer !== undefined) settle();
};

/** Opens a text as a new file. What was open can be had back by undo. */
export const openText = (text, fileName) => {
  const before = session.fileName;
  session.fileName = fileName;
  const { control, state, appearance, hasPicture } = session;
  Object.assign(session, { control: "", state: 0, appearance: 0, lastGood: undefined, hasPicture: false });
  if (setText(text)) return true;
  Object.assign(session, { fileName: before, control, state, appearance, hasPicture });
  return false;
};

// A page that nobody looks at, such as a tab in the back, shows nothing: it is not waited for long.
const isShown = () =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 100);
  });

/** Starts with a text; there is nothing to undo. The large button is there before all else. */
export const begin = async (text, fileName) => {
  session.fileName = fileName;
  read(text);
  history = new History(text);
  summarize();
  emit("document");
  await isShown();
  settle();
};

/** Takes the files that the text refers to, and reads it with them. */
export const setOthers = (others) => {
  if (JSON.stringify(others) === JSON.stringify(session.others)) return;
  session.others = others;
  if (read(session.text)) announce();
};

/** Has the module change the text. All of the edits are made, or none. */
export const edit = (edits, { gesture } = {}) => {
  const { status, text, document, message } = session.document.change(edits);
  if (status === 0) return setText(text, { gesture, document });
  complain(message || "That cannot be changed here.");
  return false;
};

const step = (text) => {
  read(text);
  announce();
};

export const undo = () => {
  if (timer !== undefined) settle();
  if (history.canUndo) step(history.undo());
};

export const redo = () => {
  if (history.canRedo) step(history.redo());
};

// Answers hold for one reading of the text.
let answers = new Map();
const forgetAnswers = () => (answers = new Map());

// What is asked of what is drawn; the rest is asked of the text as it stands.
const drawnQuestions = ["contrast", "stopColor"];

/** The module's answer, asked once for each text; undefined where there is none. */
export const valueOf = (question) => {
  const key = JSON.stringify(question);
  const document = drawnQuestions.includes(question.ask) ? session.drawn : session.document;
  if (!answers.has(key)) answers.set(key, document.ask(question));
  return answers.get(key);
};

const bytesOf = new TextEncoder();

let counted = { text: "", starts: [] };

/** The line, from 1, of a byte of the file. */
export const lineAt = (offset) => {
  if (counted.text !== session.text) {
    const starts = [];
    bytesOf.encode(session.text).forEach((byte, index) => byte === 10 && starts.push(index));
    counted = { text: session.text, starts };
  }
  const line = counted.starts.findIndex((start) => start >= offset);
  return (line < 0 ? counted.starts.length : line) + 1;
};
