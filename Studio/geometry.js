// The words before a CSS gradient's stops, read for the fields and written for the module.

const start = /^(to |from |at |in |circle|ellipse|closest|farthest|-?[\d.]+(deg|turn|rad|grad|px|%))/;

/** What stands before the stops in `linear-gradient(…)`; empty where that is a colour. */
export const preludeOf = (text = "") => {
  const inside = text.slice(text.indexOf("(") + 1);
  let depth = 0;
  let end = 0;
  while (end < inside.length && (depth > 0 || inside[end] !== ",")) {
    if (inside[end] === "(") depth += 1;
    if (inside[end] === ")") depth -= 1;
    end += 1;
  }
  const words = inside.slice(0, end).trim();
  return start.test(words) ? words : "";
};

const sides = { top: 0, right: 90, bottom: 180, left: 270, trailing: 90, leading: 270 };
const places = { left: 0, top: 0, center: 50, right: 100, bottom: 100 };

const cornerAngle = (to) => {
  const angles = to.split(" ").map((side) => sides[side] ?? 180);
  if (angles.length === 1) return angles[0];
  const [least, most] = [Math.min(...angles), Math.max(...angles)];
  return most - least > 180 ? (least + most) / 2 + 180 : (least + most) / 2;
};

const centerOf = (prelude) => {
  const words = prelude.match(/\bat ([^ ]+)(?: ([^ ]+))?/);
  const number = (word, fallback) => {
    if (word === undefined || word === "in") return fallback;
    return places[word] ?? (Number.parseFloat(word) || 0);
  };
  return { x: number(words?.[1], 50), y: number(words?.[2], 50) };
};

/** `{ angle, to, x, y, shape, space }` of a prelude. */
export const readGeometry = (prelude, kind) => {
  const space = prelude.match(/\bin ([\w-]+)/)?.[1] ?? "";
  const to = prelude.match(/\bto ((?:top|bottom|left|right|leading|trailing)(?: \w+)?)/)?.[1] ?? "";
  const side = to.replace(/ in$/, "");
  const turned = prelude.match(/(-?[\d.]+)deg/)?.[1];
  const normal = kind === "conic" ? 0 : 180;
  const angle = turned === undefined ? (side ? cornerAngle(side) : normal) : Number(turned);
  const isPlain = kind === "linear" && turned === undefined && side === "";
  const size = prelude.match(/^((?:circle|ellipse|closest|farthest)[^,]*?)(?= at | in |$)/)?.[1] ?? "";
  return {
    angle, to: isPlain ? "bottom" : side, ...centerOf(prelude), size,
    space: space === "srgb" ? "" : space,
  };
};

/** The words for a geometry, without the blend. */
export const geometryWords = ({ angle, to, x, y, size = "" }, kind) => {
  if (kind === "linear") return to ? `to ${to}` : `${angle}deg`;
  const at = x === 50 && y === 50 ? "" : `at ${x}% ${y}%`;
  const before = kind === "conic" ? (angle ? `from ${angle}deg` : "") : size;
  return [before, at].filter(Boolean).join(" ");
};
