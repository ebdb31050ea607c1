// The section of shadows: a list, the first on top.

import { ColorField } from "./color-field.js";
import { edit, endGesture } from "./editing.js";
import { button, make } from "./elements.js";
import { numberField, row, toggle } from "./fields.js";
import { inheritedValue } from "./provenance.js";
import { Section } from "./section.js";
import { place } from "./session.js";
import { plain } from "./words.js";

const lengths = [["x", "X"], ["y", "Y"], ["blur", "Blur"], ["spread", "Spread"]];

/** A shadow as CSS writes it. */
const shadowWords = ({ x, y, blur, spread, text, isInset }) => {
  const numbers = [x, y, blur, spread].map((value) => `${plain(value)}px`);
  if (spread === 0) numbers.pop();
  return `${isInset ? "inset " : ""}${numbers.join(" ")} ${text}`;
};

const shadowEdits = (shadows) => [
  {
    edit: "set", ...place(), member: "shadow",
    value: shadows.length === 0 ? "none" : shadows.map(shadowWords).join(", "),
  },
];

/** The colour of each shadow of a CSS text, so that names of tokens outlive an edit. */
const colorWords = (text) =>
  text.split(/,(?![^(]*\))/).map((shadow) =>
    shadow.trim().split(/ (?![^(]*\))/).filter((word) => !/^(inset|-?[\d.]+(px)?)$/.test(word)).join(" "));

/** The shadows in force, each colour as the file writes it where it does. */
const listOf = (look) => {
  const said = inheritedValue("shadow");
  const colors = typeof said === "string" ? colorWords(said) : [];
  const isSame = colors.length === look.shadows.length;
  return look.shadows.map((shadow, index) => ({
    ...shadow, text: (isSame && colors[index]) || shadow.color.text,
  }));
};

class ShadowRow {
  element;
  #fields;
  #color;
  #inset;
  #title = make("h4", {});

  constructor(index, { change, remove, raise }) {
    const name = `Shadow ${index + 1}`;
    this.#title.textContent = name;
    this.#fields = lengths.map(([key, label]) =>
      numberField({
        label, unit: "pt", minimum: key === "blur" ? 0 : -1000, maximum: 1000, isShort: true,
        input: (value) => value !== undefined && change(index, { [key]: value }, `${name} ${key}`),
        done: endGesture,
      }),
    );
    this.#color = new ColorField({
      label: `${name} colour`,
      change: (text, gesture) => change(index, { text }, gesture),
    });
    this.#inset = toggle("Inset", false, (isInset) => change(index, { isInset }));
    this.element = make(
      "div", { className: "list-item", role: "group", "aria-label": name },
      make(
        "div", { className: "list-head" }, this.#title, this.#inset,
        index > 0 && button(`Move ${name.toLowerCase()} up`, { shape: "up", shown: false, onclick: () => raise(index) }),
        button(`Remove ${name.toLowerCase()}`, { shape: "bin", shown: false, onclick: () => remove(index) }),
      ),
      make("div", { className: "pairs four" }, this.#fields.map(({ element }) => element)),
      this.#color.element,
    );
  }

  show(shadow) {
    lengths.forEach(([key], index) => this.#fields[index].show(plain(shadow[key])));
    this.#color.show(shadow.text, shadow.color);
    this.#inset.show(shadow.isInset);
  }
}

export const shadowsSection = () => {
  let look;
  const rows = [];
  const list = make("div", { className: "stack" });
  const write = (shadows, gesture) => edit(shadowEdits(shadows), { gesture });
  const actions = {
    change: (index, part, gesture) => {
      const shadows = listOf(look);
      write(shadows.with(index, { ...shadows[index], ...part }), gesture);
    },
    remove: (index) => write(listOf(look).toSpliced(index, 1)),
    raise: (index) => {
      const shadows = listOf(look);
      const [shadow] = shadows.splice(index, 1);
      shadows.splice(index - 1, 0, shadow);
      write(shadows);
    },
  };
  const add = button("Add a shadow", {
    shape: "add", className: "button small",
    onclick: () =>
      write([
        ...listOf(look), { x: 0, y: 2, blur: 6, spread: 0, text: "#00000040", isInset: false },
      ]),
  });
  // CSS' way of writing has no word for a shadow that shows through; such a list is left to the text.
  const note = make(
    "p", { className: "hint", hidden: true },
    "One of these shadows lies behind the control, which only the text can say.",
  );
  const show = (shown) => {
    look = shown;
    const isPlain = shown.shadows.every(({ isBehind }) => !isBehind);
    note.hidden = isPlain;
    list.hidden = !isPlain;
    add.disabled = !isPlain;
    const shadows = listOf(shown);
    while (rows.length > shadows.length) rows.pop().element.remove();
    while (rows.length < shadows.length) {
      const made = new ShadowRow(rows.length, actions);
      rows.push(made);
      list.append(made.element);
    }
    shadows.forEach((shadow, index) => rows[index].show(shadow));
  };
  return new Section({
    title: "Shadows", members: ["shadow"],
    fields: { element: make("div", { className: "stack" }, note, list, row(add)), show },
    part: ({ shadows }) => shadows,
    overrides: (shown) => shadowEdits(listOf(shown)),
  });
};
