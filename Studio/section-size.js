// The sections of insets and size, and of what a press does.

import { edit, endGesture } from "./editing.js";
import { freshId, make } from "./elements.js";
import { numberField, row, selectField, textField } from "./fields.js";
import { inheritedValue, ownMember } from "./provenance.js";
import { Section } from "./section.js";
import { place, session } from "./session.js";
import { plain } from "./words.js";

const sizes = [
  ["min-width", "Least width"], ["min-height", "Least height"], ["width", "Width"], ["height", "Height"],
];
const sides = [["top", "Top"], ["leading", "Leading"], ["bottom", "Bottom"], ["trailing", "Trailing"]];

const dimension = (value) => ({ $type: "dimension", $value: `${plain(value)}px` });

const pointsOf = (value) => {
  if (typeof value === "number") return value;
  if (typeof value === "string") return Number.parseFloat(value);
  return value?.value;
};

const insetEdits = (insets) => {
  const [top, leading, bottom, trailing] = insets;
  const body =
    top === bottom && leading === trailing
      ? { vertical: dimension(top), horizontal: dimension(leading) }
      : Object.fromEntries(sides.map(([name], index) => [name, dimension(insets[index])]));
  return [{ edit: "put", ...place(), member: "insets", body }];
};

export const sizeSection = () => {
  let look;
  const inset = sides.map(([, label], index) =>
    numberField({
      label, unit: "pt", minimum: 0, maximum: 1000, isShort: true,
      input: (value) =>
        value !== undefined &&
        edit(insetEdits(look.insets.with(index, value)), { gesture: `inset ${index}` }),
      done: endGesture,
    }),
  );
  const size = sizes.map(([member, label]) =>
    numberField({
      label, unit: "pt", minimum: 0, maximum: 4000, isShort: true, hint: "auto",
      input: (value) => {
        const at = { ...place(), member };
        if (value !== undefined) edit([{ edit: "set", ...at, value: `${plain(value)}px` }], { gesture: member });
        else if (ownMember(member)) edit([{ edit: "remove", ...at }], { gesture: member });
      },
      done: endGesture,
    }),
  );
  const note = make(
    "p", { className: "hint" }, "A press must not move what is around: sizes belong to the normal state.",
  );
  const show = (shown) => {
    look = shown;
    note.hidden = session.state === 0;
    inset.forEach((field, index) => field.show(plain(shown.insets[index])));
    sizes.forEach(([member], index) => {
      const points = pointsOf(inheritedValue(member));
      size[index].show(Number.isFinite(points) ? plain(points) : undefined);
    });
  };
  return new Section({
    title: "Insets and size", members: ["insets", ...sizes.map(([member]) => member)], isOpen: false,
    fields: {
      element: make(
        "div", { className: "stack" }, note,
        make("div", { className: "pairs" }, inset.map(({ element }) => element)),
        make("div", { className: "pairs" }, size.map(({ element }) => element)),
      ),
      show,
    },
  });
};

const presses = ["auto", "darken", "lighten", "flatten", "reverse", "none"].map((word) => [word, word]);
const disabledLooks = ["fade", "none"].map((word) => [word, word]);

/** How states that nothing overrides are made, and how a press moves. */
export const motionSection = () => {
  const set = (member, value, gesture) =>
    edit([{ edit: "set", ...place(), member, value }], { gesture });
  const press = selectField({
    label: "Press is derived by", options: presses, choose: (word) => set("press", word),
  });
  const disabled = selectField({
    label: "Disabled is derived by", options: disabledLooks, choose: (word) => set("disabled-look", word),
  });
  const id = freshId("press-scale");
  const slider = make("input", {
    id, type: "range", min: 0.8, max: 1.1, step: 0.005,
    oninput: () => set("press-scale", slider.valueAsNumber, "press scale"), onchange: endGesture,
  });
  const amount = make("output", { htmlFor: id, className: "unit" });
  const transition = textField({
    label: "Transition", hint: "180ms ease-out",
    done: (value) => value && set("transition", value),
  });
  const show = (look) => {
    press.show(look.press ?? inheritedValue("press") ?? "auto");
    disabled.show(look.disabledLook ?? inheritedValue("disabled-look") ?? "fade");
    if (document.activeElement !== slider) slider.value = look.pressScale ?? 1;
    amount.textContent = `${Math.round((look.pressScale ?? 1) * 1000) / 10} %`;
    const said = inheritedValue("transition");
    transition.show(typeof said === "string" ? said : "");
  };
  return new Section({
    title: "Press and motion", members: ["press", "disabled-look", "press-scale", "transition"], isOpen: false,
    fields: {
      element: make(
        "div", { className: "stack" }, row(press.element, disabled.element),
        make("div", { className: "slider-line" }, make("label", { htmlFor: id }, "Scale of a press"), slider, amount),
        transition.element,
      ),
      show,
    },
  });
};
