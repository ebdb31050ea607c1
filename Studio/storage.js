// Keeps the work in the browser. What is found there is only ever text for the editor.

import { longestText } from "./editing.js";
import { complain } from "./messages.js";
import { on, session } from "./session.js";

const place = "gradient-studio";
let hasFailed = false;

/** What was kept: `{ text, fileName }`; undefined where nothing is, or what is there makes no sense. */
export const keptWork = () => {
  try {
    const kept = JSON.parse(localStorage.getItem(place));
    const { text, fileName } = kept ?? {};
    if (typeof text !== "string" || text.length > longestText) return undefined;
    return { text, fileName: safeName(fileName) };
  } catch {
    return undefined;
  }
};

/** A file name out of anything. */
export const safeName = (name) => {
  const words = typeof name === "string" ? name.replace(/[^\w .-]/g, "").slice(0, 80).trim() : "";
  return words || "untitled.tokens.json";
};

/** Keeps a text in a place of its own, which the page does not read again. */
export const setAside = (text) => {
  try {
    localStorage.setItem(`${place}-set-aside`, text);
    localStorage.removeItem(place);
  } catch {
    complain("This browser keeps nothing for the page.");
  }
};

const keep = () => {
  try {
    const { text, fileName } = session;
    localStorage.setItem(place, JSON.stringify({ text, fileName }));
    hasFailed = false;
  } catch {
    if (!hasFailed) complain("This browser keeps nothing for the page. Save the file before you leave.");
    hasFailed = true;
  }
};

export const startKeeping = () => {
  on("settled", keep);
  addEventListener("pagehide", keep);
};
