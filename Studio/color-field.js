// A colour: its text, a swatch, sliders in OKLCH, the file's own colours, and a mark for what sRGB
// cannot show. What a colour is, is asked of the module.

import { endGesture, valueOf } from "./editing.js";
import { button, freshId, make } from "./elements.js";
import { segments } from "./fields.js";
import { session } from "./session.js";
import { colorOfToken } from "./tokens.js";
import { plain } from "./words.js";

const channels = [
  { name: "Lightness", maximum: 1, step: 0.005, words: (value) => `${Math.round(value * 100)} %` },
  { name: "Chroma", maximum: 0.37, step: 0.002, words: plain },
  { name: "Hue", maximum: 360, step: 1, words: (value) => `${Math.round(value)}°`, said: " degrees" },
  { name: "Opacity", maximum: 1, step: 0.01, words: (value) => `${Math.round(value * 100)} %` },
];

const spaces = [["srgb", "sRGB"], ["display-p3", "P3"], ["oklch", "OKLCH"]];

const spaceOf = (text) =>
  text.startsWith("oklch") ? "oklch" : text.startsWith("color(display-p3") ? "display-p3" : "srgb";

/** The ground of each slider: the browser's own blend along the channel. */
const trackOf = (channel, [lightness, chroma, hue]) => {
  const at = (l, c, h, alpha = 1) => `oklch(${l} ${c} ${h} / ${alpha})`;
  const tracks = [
    [0, 0.25, 0.5, 0.75, 1].map((value) => at(value, chroma, hue)),
    [0, 0.37].map((value) => at(lightness, value, hue)),
    [0, 60, 120, 180, 240, 300, 360].map((value) => at(lightness, chroma, value)),
    [0, 1].map((value) => at(lightness, chroma, hue, value)),
  ];
  return `linear-gradient(to right, ${tracks[channel].join(", ")})`;
};

export class ColorField {
  element;
  #label;
  #change;
  #color;
  #painted;
  #text = "";
  #swatch;
  #input;
  #mark = make("span", { className: "badge p3", hidden: true, title: "Outside of sRGB" }, "P3");
  #wrong = make("p", { className: "wrong", role: "alert", hidden: true });
  #panel;
  #sliders;
  #space;
  #tokens = make("div", { className: "token-swatches", role: "group", "aria-label": "Colours of the file" });

  /** `change` gets the colour's text, which may be an alias such as `{palette.rose}`. */
  constructor({ label, change }) {
    this.#label = label;
    this.#change = change;
    const id = freshId("color");
    const panelId = freshId("sliders");
    this.#swatch = make("button", {
      type: "button", className: "swatch", "aria-expanded": "false", "aria-controls": panelId,
      "aria-label": `${label}: sliders`, onclick: () => this.toggle(),
    });
    this.#input = make("input", {
      id, type: "text", spellcheck: false, autocomplete: "off",
      oninput: () => this.#type(), onchange: () => this.#finish(), onblur: () => this.#finish(),
    });
    this.#panel = this.#makePanel(panelId);
    this.element = make(
      "div", { className: "color-field" },
      make(
        "div", { className: "color-line" },
        make("label", { htmlFor: id, title: label }, label), this.#swatch, this.#input, this.#mark,
      ),
      this.#wrong, this.#panel,
    );
  }

  #makePanel(id) {
    this.#sliders = channels.map((channel, index) => {
      const sliderId = freshId("slider");
      const input = make("input", {
        id: sliderId, type: "range", min: 0, max: channel.maximum, step: channel.step,
        oninput: () => this.#slide(), onchange: () => endGesture(),
      });
      const words = make("output", { className: "unit", htmlFor: sliderId });
      const line = make(
        "div", { className: "slider-line" },
        make("label", { htmlFor: sliderId }, channel.name), input, words,
      );
      return { input, words, line, channel, index };
    });
    this.#space = segments({
      label: "Written as", options: spaces, value: "srgb", choose: () => this.#slide(true),
    });
    return make(
      "div", { id, className: "color-panel", hidden: true },
      this.#sliders.map(({ line }) => line),
      make("div", { className: "row" }, make("span", { className: "hint" }, "Written as"), this.#space.element),
      this.#tokens,
    );
  }

  focus() {
    this.#input.focus();
  }

  toggle(isOpen = this.#panel.hidden) {
    this.#panel.hidden = !isOpen;
    this.#swatch.setAttribute("aria-expanded", isOpen);
    if (isOpen) this.#showPanel();
  }

  /** Shows a colour: the text that the file says, and what it comes to. */
  show(text, color) {
    this.#text = text ?? color?.text ?? "";
    this.#color = color;
    if (this.#input.dataset.edited !== "yes" && this.#input.value !== this.#text) {
      this.#input.value = this.#text;
      this.#wrong.hidden = true;
      this.#input.removeAttribute("aria-invalid");
    }
    this.#paint();
    if (!this.#panel.hidden) this.#showPanel();
  }

  #paint() {
    const shown = this.#color?.text ?? "transparent";
    if (shown === this.#painted) return;
    this.#painted = shown;
    this.#swatch.style.setProperty("--color", shown);
    this.#mark.hidden = !this.#color || this.#color.isInSRGB;
  }

  #showPanel() {
    const color = this.#color;
    if (!color) return;
    const values = [...color.oklch, color.alpha];
    for (const { input, words, channel, index } of this.#sliders) {
      if (document.activeElement !== input) input.value = values[index];
      const shown = channel.words(Number(input.value));
      words.textContent = shown;
      input.setAttribute("aria-valuetext", channel.said ? shown.replace("°", channel.said) : shown);
      input.style.setProperty("--track", trackOf(index, color.oklch));
    }
    this.#space.show(spaceOf(color.text));
    this.#showTokens();
  }

  #showTokens() {
    const tokens = session.summary.tokens.filter(({ type }) => type === "color").slice(0, 60);
    this.#tokens.hidden = tokens.length === 0;
    this.#tokens.replaceChildren(
      ...tokens.map((token) => {
        const { name } = token;
        const alias = `{${name}}`;
        const swatch = make("button", {
          type: "button", className: "swatch small", title: name, "aria-label": `Use ${name}`,
          "aria-pressed": String(alias === this.#text),
          onclick: () => this.#say(alias),
        });
        swatch.style.setProperty("--color", colorOfToken(token)?.text ?? "transparent");
        return swatch;
      }),
    );
  }

  #say(text) {
    this.#input.dataset.edited = "";
    this.#change(text);
    endGesture();
  }

  #type() {
    this.#input.dataset.edited = "yes";
    const text = this.#input.value.trim();
    if (/^\{.+\}$/.test(text)) {
      if (session.summary.tokens.some(({ name }) => `{${name}}` === text)) this.#accept(text);
      return;
    }
    if (valueOf({ ask: "color", text })) this.#accept(text);
    else this.#refuse();
  }

  #accept(text) {
    this.#wrong.hidden = true;
    this.#input.removeAttribute("aria-invalid");
    this.#change(text, `color ${this.#label}`);
  }

  #refuse() {
    this.#input.setAttribute("aria-invalid", "true");
    this.#wrong.textContent = "No colour yet: try #f287b0, oklch(0.7 0.2 350) or {palette.rose}.";
    this.#wrong.hidden = false;
  }

  #finish() {
    if (this.#input.dataset.edited !== "yes") return;
    this.#input.dataset.edited = "";
    endGesture();
    this.#input.value = this.#text;
    this.#wrong.hidden = true;
    this.#input.removeAttribute("aria-invalid");
  }

  #slide(isDone = false) {
    const [lightness, chroma, hue, alpha] = this.#sliders.map(({ input }) => input.valueAsNumber);
    const index = this.#space.inputs.findIndex(({ checked }) => checked);
    const color = valueOf({
      ask: "color", oklch: [lightness, chroma, hue], alpha, space: spaces[Math.max(index, 0)][0],
    });
    if (!color) return;
    this.#change(color.text, `color ${this.#label}`);
    if (isDone) endGesture();
  }
}
