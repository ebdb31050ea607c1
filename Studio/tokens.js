// What the file's colour tokens come to.

import { valueOf } from "./editing.js";
import { session } from "./session.js";

const css = ({ colorSpace, components, alpha = 1 }) => {
  const numbers = components.join(" ");
  const functional = ["oklch", "oklab", "lab", "lch"].includes(colorSpace);
  return functional
    ? `${colorSpace}(${numbers} / ${alpha})`
    : `color(${colorSpace} ${numbers} / ${alpha})`;
};

/** A token's colour, through aliases; undefined where it is none. */
export const colorOfToken = ({ value }, depth = 8) => {
  if (depth === 0 || value === null || value === undefined) return undefined;
  if (typeof value === "object")
    return Array.isArray(value.components) ? valueOf({ ask: "color", text: css(value) }) : undefined;
  const alias = String(value).match(/^\{(.+)\}$/)?.[1];
  if (alias === undefined) return valueOf({ ask: "color", text: String(value) });
  const other = session.summary.tokens.find(({ name }) => name === alias);
  return other && colorOfToken(other, depth - 1);
};
