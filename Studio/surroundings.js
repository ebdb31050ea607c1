// The surroundings in which the stage draws.

import { session } from "./session.js";
import { environmentBit } from "./words.js";

const { dark, highContrast, rightToLeft, compact } = environmentBit;

/** The environments of the boards, in reading order. */
export const boards = () => {
  const { shown } = session;
  const appearances = [0];
  if (shown.dark) appearances.push(dark);
  if (shown.highContrast) appearances.push(highContrast, ...(shown.dark ? [dark | highContrast] : []));
  if (!appearances.includes(session.appearance)) appearances.push(session.appearance);
  const metrics = shown.compact ? compact : 0;
  const directions = shown.rightToLeft ? [0, rightToLeft] : [0];
  return directions.flatMap((direction) =>
    appearances.map((appearance) => appearance | direction | metrics),
  );
};

/** What the large button stands in. */
export const environmentOfChoice = () =>
  session.appearance | (session.shown.compact ? compact : 0);
