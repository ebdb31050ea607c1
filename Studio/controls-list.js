// The file's controls, each with its picture, and the colours that it names.

import { ColorField } from "./color-field.js";
import { edit } from "./editing.js";
import { button, make } from "./elements.js";
import { textField } from "./fields.js";
import { oneByOne } from "./later.js";
import { lookOf } from "./looks.js";
import { stand } from "./board.js";
import { Picture } from "./picture.js";
import { choose, on, session } from "./session.js";
import { colorOfToken, valueOfToken } from "./tokens.js";
import { appearanceTitle } from "./words.js";

const list = make("ul", { className: "control-list" });
const palette = make("div", { className: "palette" });
const paletteTitle = make("h2", {}, "Colours");
const entries = new Map();
let swatches = [];

class Entry {
  element;
  #picture = new Picture();
  #ground = make("span", { className: "thumb", "aria-hidden": "true" }, this.#picture.element);
  #button;

  constructor(name) {
    this.name = name;
    this.#button = make(
      "button",
      { type: "button", className: "control-entry", onclick: () => choose({ control: name, state: 0 }) },
      this.#ground, make("span", { className: "control-name" }, name),
    );
    this.element = make("li", {}, this.#button);
  }

  show() {
    const look = lookOf(this.name, 0, session.appearance);
    this.#picture.show({ control: this.name, state: 0, environment: session.appearance, scale: 2 });
    const { width, height } = this.#picture.element.style;
    const fit = Math.min(76 / Number.parseFloat(width), 34 / Number.parseFloat(height), 0.62);
    this.#picture.element.style.transform = `translate(-50%, -50%) scale(${fit || 1})`;
    stand(this.#ground, look, session.appearance);
  }

  mark() {
    this.#button.setAttribute("aria-current", this.name === session.control ? "true" : "false");
  }
}

const showControls = () => {
  const { controls } = session.lastGood ?? session.summary;
  const names = new Set(controls.map(({ name }) => name));
  for (const [name, entry] of entries) {
    if (names.has(name)) continue;
    entry.element.remove();
    entries.delete(name);
  }
  for (const [index, name] of [...names].entries()) {
    if (!entries.has(name)) entries.set(name, new Entry(name));
    const { element } = entries.get(name);
    if (list.children[index] !== element) list.insertBefore(element, list.children[index] ?? null);
  }
  showEntries();
};

const drawEntries = oneByOne((entry) => entry.element.isConnected && entry.show());

const showEntries = () => {
  for (const entry of entries.values()) entry.mark();
  drawEntries(entries.values());
};

const showPalette = () => {
  const tokens = session.summary.tokens.filter(({ type }) => type === "color");
  paletteTitle.hidden = palette.hidden = tokens.length === 0;
  const { appearance } = session;
  paletteTitle.textContent = appearance === 0 ? "Colours" : `Colours · ${appearanceTitle(appearance)}`;
  const names = tokens.map(({ name }) => name);
  if (names.join() !== swatches.map(({ name }) => name).join()) {
    swatches = names.map((name) => {
      const field = new ColorField({
        label: name.replace(/^palette\./, "").replaceAll(".", " "),
        change: (value, gesture) => {
          const { appearance } = session;
          const type = appearance === 0 ? undefined : "color";
          edit([{ edit: "set", token: name, value, type, appearance }], { gesture });
        },
      });
      return { name, field };
    });
    palette.replaceChildren(...swatches.map(({ field }) => field.element));
  }
  tokens.forEach((token, index) => {
    const value = valueOfToken(token);
    const text = typeof value === "string" ? value : undefined;
    swatches[index].field.show(text, colorOfToken(token));
  });
};

const rename = textField({
  label: "Name", done: (name) => {
    if (!name || name === session.control) return;
    const path = session.control.split("/").slice(0, -1);
    const before = session.control;
    const isDone = edit([{ edit: "rename", control: session.control, to: name.trim() }]);
    if (isDone && session.control !== before) choose({ control: [...path, name.trim()].join("/") });
  },
});

const remove = button("Remove this control", {
  shape: "bin", className: "button small",
  onclick: () => edit([{ edit: "remove", control: session.control }]),
});

/** A name that no control has yet. */
const freshName = () => {
  const taken = new Set((session.lastGood ?? session.summary).controls.map(({ name }) => name));
  if (!taken.has("button")) return "button";
  let number = 2;
  while (taken.has(`button-${number}`)) number += 1;
  return `button-${number}`;
};

const firstMembers = (name) => ({
  fill: { $type: "gradient", $value: "linear-gradient(#7db1f7, #2f6fde)" },
  radius: { $type: "dimension", $value: "12px" },
  "title-color": { $type: "color", $value: "#ffffff" },
  sample: { $value: name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ") },
});

const addControl = () => {
  const name = freshName();
  if (edit([{ edit: "add", name, component: "button", members: firstMembers(name) }]))
    choose({ control: name, state: 0, appearance: 0 });
};

export const startControls = () => {
  document.getElementById("controls").append(
    make(
      "div", { className: "side-head" }, make("h2", {}, "Controls"),
      button("Add a control", { shape: "add", shown: false, onclick: addControl }),
    ),
    list,
    make("div", { className: "stack chosen-control" }, rename.element, remove),
    paletteTitle, palette,
  );
  const showName = () => {
    rename.show(session.control.split("/").at(-1));
    remove.hidden = rename.element.hidden = session.control === "";
  };
  on("settled", () => {
    showControls();
    showPalette();
    showName();
  });
  on("choice", () => {
    showEntries();
    showPalette();
    showName();
  });
};
