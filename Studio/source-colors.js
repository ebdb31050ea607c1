// Colours for the words of a style file.

import { make } from "./elements.js";

// Longer texts stay plain, so that typing in them stays quick.
const longest = 120_000;
const word = /("(?:[^"\\\n]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g;

const kindOf = ([, string, colon, number]) => {
  if (string === undefined) return number === undefined ? "word" : "number";
  if (colon !== undefined) return string.startsWith('"$') ? "dollar" : "name";
  return /^"\{.*\}"$/.test(string) ? "alias" : "string";
};

/** Fills an element with a text in spans; the text itself is never read as markup. */
export const paintText = (element, text) => {
  if (text.length > longest) {
    element.textContent = text;
    return;
  }
  const parts = document.createDocumentFragment();
  let end = 0;
  for (const found of text.matchAll(word)) {
    parts.append(text.slice(end, found.index));
    const shown = found[1] ?? found[0];
    parts.append(make("span", { className: kindOf(found) }, shown));
    end = found.index + shown.length;
  }
  parts.append(`${text.slice(end)}\n`);
  element.replaceChildren(parts);
};
