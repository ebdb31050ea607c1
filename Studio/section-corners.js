// The section of corners: one radius or four, the curve, or a capsule.

import { edit, endGesture } from "./editing.js";
import { freshId, make } from "./elements.js";
import { numberField, row, segments, toggle } from "./fields.js";
import { extendedMember, ownMember } from "./provenance.js";
import { Section } from "./section.js";
import { place } from "./session.js";
import { plain } from "./words.js";

const corners = ["top-left", "top-right", "bottom-right", "bottom-left"];
const titles = ["Top left", "Top right", "Bottom right", "Bottom left"];

const dimension = (value) => ({ $type: "dimension", $value: `${plain(value)}px` });

/** The edits that say radii and curve at the chosen place. */
const cornerEdits = (radii, curve) => {
  const at = { ...place(), member: "radius" };
  const isOne = radii.every((radius) => radius === radii[0]);
  const body = Object.fromEntries(corners.map((name, index) => [name, dimension(radii[index])]));
  const edits = isOne
    ? [
        ...(ownMember("radius")?.group ? [{ edit: "remove", ...at }] : []),
        { edit: "set", ...at, value: `${plain(radii[0])}px` },
      ]
    : [{ edit: "put", ...at, body }];
  const isCurved = curve === "continuous";
  const isSaid = ownMember("radius") !== undefined;
  // A curve that `$extends` brings stays unless another is said.
  const plainCurve = extendedMember("radius")?.extension?.curve ? "circular" : null;
  if (isCurved || plainCurve || (isSaid && isOne))
    edits.push({ edit: "extension", ...at, key: "curve", value: isCurved ? "continuous" : plainCurve });
  return edits;
};

export const cornersSection = () => {
  let look;
  let isLinked = true;
  const radii = () => (look.corners.kind === "radii" ? look.corners.radii : [12, 12, 12, 12]);
  const change = (next, gesture) => edit(cornerEdits(next, look.curve), { gesture });
  const shape = segments({
    label: "Corners", options: [["one", "One radius"], ["four", "Four"], ["capsule", "Capsule"]], value: "one",
    choose: (kind) => {
      isLinked = kind !== "four";
      if (kind === "capsule")
        edit([
          ...(ownMember("radius")?.group ? [{ edit: "remove", ...place(), member: "radius" }] : []),
          { edit: "set", ...place(), member: "radius", value: "capsule" },
        ]);
      else if (look.corners.kind === "capsule" || kind === "one") change(Array(4).fill(radii()[0]));
      else show(look);
    },
  });
  const id = freshId("radius");
  const slider = make("input", {
    id, type: "range", min: 0, max: 40, step: 0.5,
    oninput: () => change(Array(4).fill(slider.valueAsNumber), "radius"), onchange: endGesture,
  });
  const one = numberField({
    label: "Radius", unit: "pt", minimum: 0, maximum: 1000, isShort: true,
    input: (value) => value !== undefined && change(Array(4).fill(value), "radius"), done: endGesture,
  });
  const four = titles.map((label, index) =>
    numberField({
      label, unit: "pt", minimum: 0, maximum: 1000, isShort: true,
      input: (value) => value !== undefined && change(radii().with(index, value), `corner ${index}`),
      done: endGesture,
    }),
  );
  const curve = toggle("Continuous curve", false, (isOn) =>
    edit(cornerEdits(radii(), isOn ? "continuous" : "circular")),
  );
  const single = make(
    "div", { className: "row" },
    make("label", { htmlFor: id, className: "unseen" }, "Radius of all corners"), slider, one.element,
  );
  const each = make("div", { className: "pairs" }, four.map(({ element }) => element));
  const show = (shown) => {
    look = shown;
    const isCapsule = shown.corners.kind === "capsule";
    const values = radii();
    const isOne = values.every((value) => value === values[0]);
    const isFour = !isCapsule && (!isOne || !isLinked);
    shape.show(isCapsule ? "capsule" : isFour ? "four" : "one");
    single.hidden = isCapsule || isFour;
    each.hidden = !isFour;
    curve.hidden = isCapsule;
    slider.value = values[0];
    slider.setAttribute("aria-valuetext", `${plain(values[0])} points`);
    one.show(plain(values[0]));
    four.forEach((field, index) => field.show(plain(values[index])));
    curve.show(shown.curve === "continuous");
  };
  return new Section({
    title: "Corners", members: ["radius"],
    fields: {
      element: make("div", { className: "stack" }, shape.element, single, each, row(curve)), show,
    },
    part: ({ corners: shown, curve: shownCurve }) => [shown, shownCurve],
    overrides: (shown) =>
      shown.corners.kind === "capsule"
        ? [{ edit: "set", ...place(), member: "radius", value: "capsule" }]
        : cornerEdits(shown.corners.radii, shown.curve),
  });
};
