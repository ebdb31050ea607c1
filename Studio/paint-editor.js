// The editor of a paint: nothing, a colour, or a gradient with its stops, direction and blend.

import { ColorField } from "./color-field.js";
import { AngleDial } from "./angle-dial.js";
import { edit, endGesture, valueOf } from "./editing.js";
import { button, make } from "./elements.js";
import { numberField, row, segments, selectField } from "./fields.js";
import { geometryWords, preludeOf, readGeometry } from "./geometry.js";
import { GradientBar } from "./gradient-bar.js";
import { DirectionPad } from "./direction-pad.js";
import { inheritedMember } from "./provenance.js";
import { session } from "./session.js";
import { plain } from "./words.js";

const kinds = [
  ["none", "None"], ["color", "Colour"], ["linear", "Linear"], ["radial", "Radial"], ["conic", "Conic"],
];
const blends = [
  ["", "sRGB"], ["srgb-linear", "linear sRGB"], ["display-p3", "Display P3"], ["oklab", "OKLab"],
  ["oklch", "OKLCH"],
];

/** The colour that stands for a paint, when it turns from one kind into another. */
const firstColor = (paint) => paint?.color ?? paint?.stops[0]?.color;

export class PaintEditor {
  element;
  #label;
  #source;
  #paint;
  #own;
  #kind;
  #color;
  #bar;
  #stop;
  #position;
  #dial;
  #pad;
  #center;
  #blend;
  #parts = {};

  /**
   * `source` says where the paint lives: `member()`, `place()`, `own()` (what the file says there),
   * `prepare()` (edits that bring the member to the place first) and `clear()` (edits for no paint);
   * `setColor(text)` gives the edits for one colour.
   */
  constructor({ label, source, allowsNone = true }) {
    this.#label = label;
    this.#source = source;
    const change = (...edits) => this.#edit(edits, "fields");
    this.#kind = segments({
      label: `${label}: kind`, options: kinds.slice(allowsNone ? 0 : 1), value: "none",
      choose: (kind) => this.#turnInto(kind),
    });
    this.#color = new ColorField({
      label: `${label} colour`,
      change: (text, gesture) => this.#edit(source.setColor(text), gesture, false),
    });
    this.#bar = new GradientBar({
      label: `${label} gradient`,
      move: (index, position) => this.#changeStop(index, { position }, `stop ${index}`),
      add: (position) => this.#addStop(position),
      remove: (index) => this.#edit([{ edit: "removeStop", index }]),
      choose: () => this.#showStop(),
      color: () => this.#stop.focus(),
    });
    this.#stop = new ColorField({
      label: `${label} stop`,
      change: (color, gesture) => this.#changeStop(this.#bar.chosen, { color }, gesture),
    });
    this.#position = numberField({
      label: "Place", unit: "%", minimum: 0, maximum: 100, isShort: true,
      input: (value) =>
        value !== undefined &&
        this.#changeStop(this.#bar.chosen, { position: value / 100 }, "place"),
      done: endGesture,
    });
    const turn = (part) => change(this.#geometry(part));
    this.#dial = new AngleDial({ label: `${label} angle`, change: (angle) => turn({ angle, to: "" }) });
    this.#pad = new DirectionPad({
      label: `${label} direction`, choose: (to) => (turn({ to }), endGesture()),
    });
    this.#center = ["x", "y"].map((axis) =>
      numberField({
        label: `Centre ${axis}`, unit: "%", minimum: -100, maximum: 200, isShort: true,
        input: (value) => value !== undefined && turn({ [axis]: value }), done: endGesture,
      }),
    );
    this.#blend = selectField({
      label: "Blend", options: blends,
      choose: (space) => (turn({ space }), endGesture()),
    });
    this.#assemble();
  }

  #assemble() {
    const parts = this.#parts;
    const removal = button("Remove stop", {
      shape: "bin", shown: false, onclick: () => this.#edit([{ edit: "removeStop", index: this.#bar.chosen }]),
    });
    parts.color = make("div", {}, this.#color.element);
    parts.linear = row(this.#pad.element, this.#dial.element);
    parts.centre = row(...this.#center.map(({ element }) => element));
    parts.removal = removal;
    parts.gradient = make(
      "div", { className: "stack" },
      this.#bar.element, this.#stop.element,
      row(this.#position.element, this.#blend.element, removal),
    );
    this.element = make(
      "div", { className: "stack" }, this.#kind.element, parts.color, parts.gradient, parts.linear,
      parts.centre,
    );
  }

  /** Shows the paint in force and what the file itself says of it. */
  show(paint) {
    this.#paint = paint;
    this.#own = this.#source.own();
    const kind = paint?.kind ?? "none";
    this.#kind.show(kind);
    const isGradient = kind !== "none" && kind !== "color";
    this.#parts.color.hidden = kind !== "color";
    this.#parts.gradient.hidden = !isGradient;
    this.#parts.linear.hidden = kind !== "linear" && kind !== "conic";
    this.#pad.element.hidden = kind !== "linear";
    this.#parts.centre.hidden = kind !== "radial" && kind !== "conic";
    if (kind === "color") this.#color.show(this.#source.colorText?.() ?? this.#ownColor(), paint.color);
    if (isGradient) this.#showGradient();
  }

  /** Shows the paint while it is dragged, which mostly moves its stops and nothing else. */
  follow(paint) {
    const before = [this.#paint?.kind, this.#prelude];
    this.#paint = paint;
    this.#own = this.#source.own();
    const hasTurned = paint?.kind !== before[0] || this.#prelude !== before[1];
    if (hasTurned || !paint?.stops) return this.show(paint);
    this.#bar.show(this.#stops(), this.#read().space);
    this.#showStop();
  }

  #ownColor() {
    const value = this.#own?.value;
    return typeof value === "string" && !value.includes("(from") ? value : undefined;
  }

  #stops() {
    const own = (this.#own ?? this.#source.said())?.gradient?.stops;
    const isSame = own?.length === this.#paint.stops.length;
    return this.#paint.stops.map(({ color, position }, index) => {
      const text = isSame ? own[index].color : undefined;
      return { text: typeof text === "string" ? text : color.text, color, position };
    });
  }

  #showGradient() {
    const geometry = this.#read();
    this.#bar.show(this.#stops(), geometry.space);
    this.#showStop();
    this.#dial.show(geometry.angle);
    this.#pad.show(geometry.to);
    this.#center[0].show(plain(geometry.x));
    this.#center[1].show(plain(geometry.y));
    this.#blend.show(geometry.space);
    this.#parts.removal.disabled = this.#paint.stops.length < 3;
  }

  #showStop() {
    const stop = this.#stops()[this.#bar.chosen];
    if (!stop) return;
    this.#stop.show(stop.text, stop.color);
    this.#position.show(plain(Math.round(stop.position * 1000) / 10));
  }

  get #prelude() {
    return this.#own?.gradient?.prelude ?? preludeOf(this.#paint?.text ?? "");
  }

  #read() {
    return readGeometry(this.#prelude, this.#paint.kind);
  }

  #geometry(part) {
    const geometry = { ...this.#read(), ...part };
    return {
      edit: "geometry", kind: this.#paint.kind,
      words: geometryWords(geometry, this.#paint.kind), in: geometry.space,
    };
  }

  #changeStop(index, change, gesture) {
    this.#edit([{ edit: "stop", index, ...change }], gesture);
  }

  #addStop(position) {
    const stops = this.#paint.stops;
    const index = stops.findIndex((stop) => stop.position > position);
    const place = index < 0 ? stops.length : index;
    const { control, state, appearance: environment } = session;
    const member = this.#source.member();
    const color = valueOf({ ask: "stopColor", control, state, environment, member, position });
    if (!color) return;
    this.#bar.chosen = place;
    this.#edit([{ edit: "insertStop", index: place, position, color: color.text }]);
  }

  #edit(edits, gesture, isOfGradient = true) {
    const target = { ...this.#source.place(), member: this.#source.member() };
    const own = isOfGradient ? [...this.#source.prepare(this.#paint)] : [];
    const all = [...own, ...edits.map((each) => (isOfGradient ? { ...target, ...each } : each))];
    return edit(all, { gesture: gesture && `${this.#label} ${gesture}` });
  }

  #turnInto(kind) {
    if (kind === "none") return void edit(this.#source.clear());
    const color = firstColor(this.#paint) ?? valueOf({ ask: "color", text: "#8ab4f8" });
    if (kind === "color") return void edit(this.#source.setColor(color?.text ?? "#8ab4f8"));
    const isGradient = this.#paint && this.#paint.kind !== "color";
    if (isGradient) {
      const words = geometryWords({ angle: 0, to: kind === "linear" ? "bottom" : "", x: 50, y: 50 }, kind);
      const { space } = this.#read();
      return void this.#edit([{ edit: "geometry", kind: kind, words, in: space }]);
    }
    const { text } = valueOf({ ask: "newGradient", kind, text: color.text });
    edit(this.#source.setGradient(text));
  }

}

/** A paint that lives in one member of the chosen place, such as `fill`. */
export const memberSource = ({ member, place, own, inherited }) => ({
  member: () => member,
  place,
  own,
  // A derived state has stops of its own, which no place of the file says.
  said: () => (session.state === 0 ? inheritedMember(member) : undefined),
  prepare: (paint) =>
    own() !== undefined || !paint
      ? []
      : [{ edit: "set", ...place(), member, value: inherited() ?? paint.text ?? "none" }],
  clear: () => [{ edit: "set", ...place(), member, value: "none" }],
  setColor: (value) => [{ edit: "set", ...place(), member, value }],
  setGradient: (value) => [{ edit: "set", ...place(), member, value }],
});
