// The section of the title: its words, font and colour.

import { ColorField } from "./color-field.js";
import { edit, endGesture } from "./editing.js";
import { make } from "./elements.js";
import { numberField, row, selectField, textField } from "./fields.js";
import { inheritedValue, ownMember } from "./provenance.js";
import { Section } from "./section.js";
import { place } from "./session.js";
import { plain } from "./words.js";

const weights = [
  [100, "Thin"], [200, "Ultra light"], [300, "Light"], [400, "Regular"], [500, "Medium"],
  [600, "Semibold"], [700, "Bold"], [800, "Heavy"], [900, "Black"],
].map(([value, words]) => [String(value), words]);

const quoted = (family) => (/^[\w-]+$/.test(family) ? family : `"${family}"`);

/** The font with a part changed, in the form in which the file says it. */
const fontValue = (look, part) => {
  const { size, weight, families } = { ...look.font, ...part };
  const said = inheritedValue("title");
  if (said && typeof said === "object" && !Array.isArray(said))
    return {
      ...said,
      ...(part.size !== undefined && { fontSize: { value: size, unit: "px" } }),
      ...(part.weight !== undefined && { fontWeight: weight }),
    };
  const height = typeof said === "string" ? (said.match(/\/[^ ]+/)?.[0] ?? "") : "";
  return `${weight} ${plain(size)}px${height} ${families.map(quoted).join(", ")}`;
};

export const titleSection = () => {
  let look;
  const set = (member, value, gesture) =>
    edit([{ edit: "set", ...place(), member, value }], { gesture });
  const words = textField({
    label: "Words", hint: "the control's name",
    input: (value) => set("sample", value, "sample"), done: endGesture,
  });
  const size = numberField({
    label: "Size", unit: "pt", minimum: 1, maximum: 400, isShort: true,
    input: (value) => value !== undefined && set("title", fontValue(look, { size: value }), "title size"),
    done: endGesture,
  });
  const weight = selectField({
    label: "Weight", options: weights,
    choose: (value) => set("title", fontValue(look, { weight: Number(value) })),
  });
  const color = new ColorField({
    label: "Title colour", change: (text, gesture) => set("title-color", text, gesture),
  });
  const show = (shown) => {
    look = shown;
    words.show(shown.sample ?? "");
    size.show(plain(shown.font.size));
    weight.show(String(Math.round(shown.font.weight / 100) * 100));
    const said = ownMember("title-color")?.value;
    color.show(typeof said === "string" ? said : undefined, shown.titleColor);
  };
  return new Section({
    title: "Title", members: ["title-color", "title", "sample"],
    fields: {
      element: make(
        "div", { className: "stack" }, words.element, color.element, row(size.element, weight.element),
      ),
      show,
    },
    part: ({ titleColor }) => titleColor,
    overrides: (shown) => [
      { edit: "set", ...place(), member: "title-color", value: shown.titleColor.text },
    ],
  });
};
