// Where a member's value comes from: the chosen place of the file, one before it, or none.

import { lineAt, valueOf } from "./editing.js";
import { session } from "./session.js";
import { appearanceTitle, stateTitle } from "./words.js";

/** What the file's own text says at a place: `{ exists, members }`. */
export const membersAt = (state, appearance) =>
  valueOf({ ask: "members", control: session.control, appearance, state }) ?? {
    exists: false, members: {}, inherited: {},
  };

/** What the file says of a member at the chosen place. */
export const ownMember = (name) => membersAt(session.state, session.appearance).members[name];

/** What the groups that the control extends say of a member at the chosen place. */
export const extendedMember = (name) =>
  membersAt(session.state, session.appearance).inherited[name];

/** The places that may give a member, the chosen one first. */
const placesInForce = () => {
  const { state, appearance } = session;
  const all = [
    [state, appearance], [state, appearance & 1], [state, 0], [0, appearance], [0, appearance & 1], [0, 0],
  ];
  const seen = new Set();
  return all.filter(([s, a]) => !seen.has(`${s} ${a}`) && seen.add(`${s} ${a}`));
};

const placeTitle = (state, appearance) => {
  if (state === 0 && appearance === 0) return "normal";
  const words = [state && stateTitle(state), appearance && appearanceTitle(appearance)];
  return words.filter(Boolean).join(", ").toLowerCase();
};

/**
 * Where any of some members comes from: `{ isOwn, words, line, raw }`. `differs` says whether the
 * look in force is another than the normal one although nothing gives it, so that it is derived.
 */
export const provenance = (names, differs) => {
  for (const [index, [state, appearance]] of placesInForce().entries()) {
    const { members, inherited } = membersAt(state, appearance);
    const isSaid = names.some((each) => members[each] !== undefined);
    const given = isSaid ? members : inherited;
    const name = names.find((each) => given[each] !== undefined);
    if (name === undefined) continue;
    if (state === 0 && session.state !== 0 && differs) break;
    const isOwn = index === 0 && isSaid;
    // What `$extends` brings is said in another group.
    const from = given[name].from ?? placeTitle(state, appearance);
    return {
      isOwn, line: lineAt(given[name].offset), raw: given[name],
      words: isOwn ? "set here" : `from ${from}`,
    };
  }
  return { isOwn: false, words: differs ? "derived" : "not set here" };
};

/** What the nearest place, the chosen one first, says of a member. */
export const inheritedMember = (name) =>
  placesInForce()
    .map(([state, appearance]) => {
      const { members, inherited } = membersAt(state, appearance);
      return members[name] ?? inherited[name];
    })
    .find((member) => member !== undefined);

/** The raw value of a member as the nearest place gives it. */
export const inheritedValue = (name) => inheritedMember(name)?.value;
