// Resolved looks, and how large a control is with its title.

import { on, session } from "./session.js";
import { environmentBit } from "./words.js";

/** Whether the screen shows Display P3; pictures are drawn in it then. */
export const isWide = matchMedia("(color-gamut: p3)").matches;

export const wideBit = isWide ? environmentBit.p3 : 0;

const measuring = document.createElement("canvas").getContext("2d");

export const fontOf = ({ families, size, weight }, zoom = 1) => {
  const names = families.map((name) => (name === "system" ? "system-ui" : `"${name}"`));
  return `${weight} ${size * zoom}px ${names.join(", ")}, sans-serif`;
};

/** The words on a control: its sample, or the end of its name. */
export const titleOf = (control, look) => {
  const name = control.split("/").at(-1).replaceAll("-", " ");
  return look.sample ?? name.charAt(0).toUpperCase() + name.slice(1);
};

const titleSizes = new Map();

const titleSize = (words, font) => {
  const key = `${font}\n${words}`;
  if (!titleSizes.has(key)) {
    measuring.font = font;
    const metrics = measuring.measureText(words);
    const height = metrics.fontBoundingBoxAscent + metrics.fontBoundingBoxDescent;
    titleSizes.set(key, [Math.ceil(metrics.width), Math.ceil(height)]);
  }
  return titleSizes.get(key);
};

// What was told of this text, by control, state and environment, and every look of it by its text. A
// look that a change of the text leaves alone stays the same object.
let looks = new Map();
let told = new Map();
let toldBefore = new Map();

on("document", () => {
  looks = new Map();
  [toldBefore, told] = [told, new Map()];
});

const keyOf = (control, state, environment) => `${state} ${environment} ${control}`;

const lookIn = (text) => {
  if (!told.has(text)) told.set(text, toldBefore.get(text) ?? JSON.parse(text));
  return told.get(text);
};

/** Has the module tell looks of a control together: `wanted` are pairs of a state and an environment. */
export const readLooks = (control, wanted) => {
  const missing = wanted.filter(([state, environment]) => !looks.has(keyOf(control, state, environment)));
  if (missing.length === 0) return;
  const { text } = session.drawn.answer({
    ask: "looks", control, of: missing.map(([state, environment]) => ({ state, environment })),
  });
  const [places, ...lines] = text?.split("\n") ?? [];
  const placeOf = places === undefined ? [] : JSON.parse(places);
  missing.forEach(([state, environment], index) => {
    const line = lines[placeOf[index]];
    looks.set(keyOf(control, state, environment), line && lookIn(line));
  });
};

/** The look of a control; undefined where the text has no such control. */
export const lookOf = (control, state, environment) => {
  const key = keyOf(control, state, environment);
  if (!looks.has(key)) readLooks(control, [[state, environment]]);
  return looks.get(key);
};

/** The size of a control's words in points, as the browser sets them. */
export const titleSizeOf = (control, environment) => {
  const look = lookOf(control, 0, environment);
  return look && titleSize(titleOf(control, look), fontOf(look.font));
};

/** The control's size in points, its title included. Size and font never depend on the state. */
export const sizeOf = (control, environment) => {
  const look = lookOf(control, 0, environment);
  if (look === undefined) return undefined;
  const [across, down] = titleSize(titleOf(control, look), fontOf(look.font));
  const [top, left, bottom, right] = look.insets;
  return {
    width: look.hasWidth ? look.width : Math.max(across + left + right, look.minWidth),
    height: look.hasHeight ? look.height : Math.max(down + top + bottom, look.minHeight),
  };
};
