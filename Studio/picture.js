// One picture of a control: a canvas with the module's very pixels, and its title over it.

import { on, session } from "./session.js";
import { make } from "./elements.js";
import { fontOf, isWide, lookOf, sizeOf, titleOf, wideBit } from "./looks.js";

const colorSpace = isWide ? "display-p3" : "srgb";

// How the words on a control are set, as text that tells whether they changed.
const settings = new WeakMap();
const settingOf = (look) => {
  if (!settings.has(look)) {
    const { sample, insets, font, titleColor, opacity, titleShadow } = look;
    const setting = JSON.stringify([sample, insets, font, titleColor.text, opacity, titleShadow]);
    settings.set(look, setting);
  }
  return settings.get(look);
};

const shadowText = ({ x, y, blur, color }, zoom) =>
  `${x * zoom}px ${y * zoom}px ${blur * zoom}px ${color.text}`;

// Looks that are alike share their pixels while the text stays as it is: most states of most styles.
let shared = new Map(); // by look, then by size and scale
let sharedBytes = 0;
const mostShared = 1 << 26; // bytes

const forget = () => {
  for (const pictures of shared.values()) for (const pixels of pictures.values()) pixels?.free();
  shared = new Map();
  sharedBytes = 0;
};
on("document", forget);

/** The pixels of a picture, good until the next are asked for; undefined where there are none. */
export const pixelsOf = (look, request) => {
  const key = `${request.width} ${request.height} ${request.scale}`;
  if (shared.get(look)?.has(key)) return shared.get(look).get(key);
  if (sharedBytes > mostShared) forget();
  const pixels = session.drawn.draw(request);
  if (!shared.has(look)) shared.set(look, new Map());
  shared.get(look).set(key, pixels);
  sharedBytes += pixels?.byteLength ?? 0;
  return pixels;
};

export class Picture {
  element = make("span", { className: "picture" });
  #canvas = make("canvas", { className: "pixels", width: 0, height: 0 });
  #title = make("span", { className: "title" });
  #context = this.#canvas.getContext("2d", { colorSpace });
  #shown = [];
  #places = [];
  #written;

  constructor() {
    this.element.append(this.#canvas, this.#title);
  }

  /**
   * Draws what the picture should show unless it shows that already. Where the module cannot, the
   * last picture stays and is marked.
   *
   * `zoom` is the number of CSS pixels for a point. Returns whether pixels changed.
   */
  show({ control, state, environment, scale, size: wanted, zoom = 1 }) {
    const look = lookOf(control, state, environment);
    const own = look && sizeOf(control, environment);
    const width = wanted?.width || own?.width;
    const height = wanted?.height || own?.height;
    const shown = [look, control, width, height, scale, zoom];
    if (look && shown.every((each, index) => each === this.#shown[index])) return false;
    const request = { control, state, environment: environment | wideBit, width, height, scale };
    if (!look || !this.#draw(look, request, zoom)) {
      this.element.classList.add("stale");
      this.#shown = [];
      return false;
    }
    if (this.#shown.length === 0) this.element.classList.remove("stale");
    this.#shown = shown;
    this.#write(control, look, zoom);
    return true;
  }

  #draw(look, request, zoom) {
    const pixels = pixelsOf(look, request);
    if (pixels === undefined) return false;
    const { width, height, left, top } = pixels;
    const canvas = this.#canvas;
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    const image = pixels.image(colorSpace);
    if (image) this.#context.putImageData(image, 0, 0);
    const points = zoom / request.scale;
    const places = [width, height, -left, -top].map((pixel) => pixel * points);
    this.#place([...places, request.width * zoom, request.height * zoom]);
    return true;
  }

  // Only what is new is written to the page: most of what is dragged moves nothing.
  #place(places) {
    if (places.every((place, index) => place === this.#places[index])) return;
    this.#places = places;
    const [width, height, left, top, across, down] = places.map((place) => `${place}px`);
    Object.assign(this.#canvas.style, { width, height, left, top });
    Object.assign(this.element.style, { width: across, height: down });
  }

  #write(control, look, zoom) {
    const written = `${zoom} ${control} ${settingOf(look)}`;
    if (written === this.#written) return;
    this.#written = written;
    const { insets, font, titleColor, opacity, titleShadow } = look;
    const title = this.#title;
    title.textContent = titleOf(control, look);
    title.style.font = fontOf(font, zoom);
    title.style.color = titleColor.text;
    title.style.opacity = opacity;
    title.style.textShadow = titleShadow ? shadowText(titleShadow, zoom) : "";
    const [top, left, bottom, right] = insets.map((inset) => `${inset * zoom}px`);
    title.style.inset = `${top} ${right} ${bottom} ${left}`;
  }
}
