// States and surroundings: their bits, and the words for them.

export const stateBit = {
  highlighted: 1,
  disabled: 2,
  selected: 4,
  focused: 8,
  hovered: 65536,
  loading: 131072,
};

export const environmentBit = { dark: 1, highContrast: 2, rightToLeft: 4, compact: 8, p3: 16 };

// The order in which a person meets them.
const order = ["selected", "focused", "hovered", "highlighted", "disabled", "loading"];

export const singleStates = [
  0, stateBit.hovered, stateBit.highlighted, stateBit.focused, stateBit.selected,
  stateBit.disabled, stateBit.loading,
];

/** `selected+highlighted`, as style files and file names say it; `normal` for none. */
const stateName = (bits) =>
  order.filter((name) => bits & stateBit[name]).join("+") || "normal";

/** For people. */
export const stateTitle = (bits) => {
  const words = stateName(bits).replaceAll("highlighted", "pressed").replaceAll("+", " + ");
  return words[0].toUpperCase() + words.slice(1);
};

const appearanceTitles = ["Light", "Dark", "High contrast", "Dark, high contrast"];
export const appearanceTitle = (bits) => appearanceTitles[bits & 3];

const appearanceNames = ["", "dark", "high-contrast", "dark+high-contrast"];

/** The name that the command line would give a picture. */
export const pictureName = (control, state, environment, scale) => {
  const parts = [`${control.replaceAll("/", "-")}.${stateName(state)}`];
  if (environment & 3) parts.push(appearanceNames[environment & 3]);
  if (environment & environmentBit.rightToLeft) parts.push("rtl");
  if (environment & environmentBit.compact) parts.push("compact");
  return `${parts.join("~")}${scale === 1 ? "" : `@${scale}x`}.png`;
};

/** A number as people and style files write it: at most three decimals. */
export const plain = (number) => String(Math.round(number * 1000) / 1000);

export const percent = (fraction) => `${plain(Math.round(fraction * 1000) / 10)} %`;
