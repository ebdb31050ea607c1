// The sections of fill, overlay and border.

import { endGesture, edit } from "./editing.js";
import { make } from "./elements.js";
import { numberField } from "./fields.js";
import { memberSource, PaintEditor } from "./paint-editor.js";
import { inheritedValue, ownMember } from "./provenance.js";
import { Section } from "./section.js";
import { place } from "./session.js";
import { plain } from "./words.js";

const paintSection = (title, member, isOpen) => {
  const source = memberSource({
    member, place, own: () => ownMember(member), inherited: () => inheritedValue(member),
  });
  const editor = new PaintEditor({ label: title, source });
  return new Section({
    title, members: [member], isOpen,
    fields: {
      element: editor.element, show: (look) => editor.show(look[member]),
      follow: (look) => editor.follow(look[member]),
    },
    part: (look) => look[member],
    overrides: (look) => [
      {
        edit: "set", ...place(), member,
        value: look[member]?.text ?? look[member]?.color?.text ?? "none",
      },
    ],
  });
};

export const fillSection = () => paintSection("Fill", "fill", true);
export const overlaySection = () => paintSection("Overlay", "overlay", false);

const set = (member, value) => ({ edit: "set", ...place(), member, value });
const drop = (member) =>
  ownMember(member) === undefined ? [] : [{ edit: "remove", ...place(), member }];

/** The edits for a border of some width and paint, whichever way the file says it now. */
const borderEdits = (width, paint) => {
  if (paint.kind === "color" || paint.kind === undefined)
    return [
      ...drop("border"), ...drop("border-fill"),
      set("border-width", `${plain(width)}px`), set("border-color", paint.value),
    ];
  return [
    ...drop("border"), ...drop("border-color"),
    set("border-width", `${plain(width)}px`), set("border-fill", paint.value),
  ];
};

export const borderSection = () => {
  let look;
  const width = () => look.borderWidth || 1;
  const colorText = () =>
    own()?.value ?? ownMember("border-color")?.value ?? ownMember("border")?.color;
  const own = () => ownMember("border-fill");
  const source = {
    member: () => "border-fill", place, own, said: () => undefined,
    prepare: (paint) =>
      own() !== undefined ? [] : borderEdits(width(), { kind: "gradient", value: inheritedValue("border-fill") ?? paint.text }),
    clear: () => [
      ...drop("border"), ...drop("border-color"), ...drop("border-fill"), set("border-width", "0px"),
    ],
    colorText: () => (typeof colorText() === "string" ? colorText() : undefined),
    setColor: (value) => {
      // Two words for one thing: what the file says here already is changed.
      if (ownMember("border-fill")) return [set("border-fill", value)];
      const isAlone = ownMember("border") === undefined;
      return isAlone && look.border ? [set("border-color", value)] : borderEdits(width(), { value });
    },
    setGradient: (value) => borderEdits(width(), { kind: "gradient", value }),
  };
  const editor = new PaintEditor({ label: "Border", source });
  const field = numberField({
    label: "Width", unit: "pt", minimum: 0, maximum: 100, step: 0.5, isShort: true,
    input: (value) => value !== undefined && change(value), done: endGesture,
  });
  const change = (value) => {
    const border = ownMember("border");
    const color = border && (colorText() ?? look.border?.color?.text);
    const edits = border
      ? borderEdits(value, { value: color ?? "#000000" })
      : [set("border-width", `${plain(value)}px`)];
    if (!border && !look.border) edits.push(set("border-color", "#00000066"));
    edit(edits, { gesture: "border width" });
  };
  return new Section({
    title: "Border", members: ["border", "border-width", "border-color", "border-fill"],
    fields: {
      element: make("div", { className: "stack" }, editor.element, field.element),
      show: (shown) => {
        look = shown;
        editor.show(shown.borderWidth > 0 ? shown.border : undefined);
        field.show(plain(shown.borderWidth));
      },
    },
    part: ({ border, borderWidth }) => [border, borderWidth],
    overrides: (shown) =>
      shown.border
        ? borderEdits(shown.borderWidth, {
            kind: shown.border.kind === "color" ? "color" : "gradient",
            value: shown.border.text ?? shown.border.color.text,
          })
        : source.clear(),
  });
};
