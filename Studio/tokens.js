// What the file's colour tokens come to.

import { valueOf } from "./editing.js";
import { session } from "./session.js";
import { environmentBit } from "./words.js";

/** A token's value in the chosen appearance: its own, or the nearest below it. */
export const valueOfToken = ({ value, overrides = [] }) => {
  const { dark, highContrast } = environmentBit;
  for (const layer of [dark | highContrast, highContrast, dark]) {
    const isOn = (session.appearance & layer) === layer;
    const override = isOn && overrides.find(({ appearance }) => appearance === layer);
    if (override) return override.value;
  }
  return value;
};

/** A token's colour in the chosen appearance, through aliases; undefined where it is none. */
export const colorOfToken = (token, depth = 8) => {
  const value = valueOfToken(token);
  if (depth === 0 || value === null || value === undefined) return undefined;
  if (typeof value === "object") return valueOf({ ask: "color", value });
  const alias = String(value).match(/^\{(.+)\}$/)?.[1];
  if (alias === undefined) return valueOf({ ask: "color", text: String(value) });
  const other = session.summary.tokens.find(({ name }) => name === alias);
  return other && colorOfToken(other, depth - 1);
};
