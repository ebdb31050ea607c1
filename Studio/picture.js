// One picture of a control: a canvas with the module's very pixels, and its title over it.

import { on, session } from "./session.js";
import { make } from "./elements.js";
import { fontOf, isWide, lookOf, lookText, sizeOf, titleOf, wideBit } from "./looks.js";

const colorSpace = isWide ? "display-p3" : "srgb";

const shadowText = ({ x, y, blur, color }, zoom) =>
  `${x * zoom}px ${y * zoom}px ${blur * zoom}px ${color.text}`;

// Looks that are alike share their pixels while the text stays as it is: most states of most styles.
let shared = new Map();
const mostShared = 24;
on("document", () => (shared = new Map()));

/** The pixels of a picture, `data` undefined for an empty one; undefined where there is none. */
export const pixelsOf = (request, key = JSON.stringify(request)) => {
  if (shared.has(key)) return shared.get(key);
  let pixels;
  session.drawn.draw(request, ({ width, height, left, top, body }) => {
    const isEmpty = width === 0 || height === 0;
    const data = isEmpty ? undefined : new ImageData(body.slice(), width, height, { colorSpace });
    pixels = { data, width, height, left, top };
  });
  if (shared.size >= mostShared) shared.clear();
  shared.set(key, pixels);
  return pixels;
};

export class Picture {
  element = make("span", { className: "picture" });
  #canvas = make("canvas", { className: "pixels", width: 0, height: 0 });
  #title = make("span", { className: "title" });
  #context = this.#canvas.getContext("2d", { colorSpace });
  #key;

  constructor() {
    this.element.append(this.#canvas, this.#title);
  }

  /**
   * Draws what the picture should show unless it shows that already. Where the module cannot, the
   * last picture stays and is marked.
   *
   * `zoom` is the number of CSS pixels for a point. Returns whether pixels changed.
   */
  show({ control, state, environment: asked, scale, size: wanted, zoom = 1 }) {
    const environment = asked | wideBit;
    const look = lookText(control, state, environment);
    const size = look && this.#size(control, environment, wanted);
    const key = look && JSON.stringify([look, size, scale, control]);
    if (key !== undefined && key === this.#key) return false;
    if (!look || !this.#draw({ control, state, environment, ...size, scale }, key, zoom)) {
      this.element.classList.add("stale");
      this.#key = undefined;
      return false;
    }
    this.element.classList.remove("stale");
    this.#key = key;
    this.#place(size, zoom);
    this.#write(control, lookOf(control, state, environment), zoom);
    return true;
  }

  #size(control, environment, wanted) {
    const own = sizeOf(control, environment);
    return { width: wanted?.width || own.width, height: wanted?.height || own.height };
  }

  #draw(request, key, zoom) {
    const { data, width, height, left, top } = pixelsOf(request, key) ?? {};
    if (width === undefined) return false;
    const canvas = this.#canvas;
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    if (data) this.#context.putImageData(data, 0, 0);
    const points = zoom / request.scale;
    canvas.style.width = `${width * points}px`;
    canvas.style.height = `${height * points}px`;
    canvas.style.left = `${-left * points}px`;
    canvas.style.top = `${-top * points}px`;
    return true;
  }

  #place({ width, height }, zoom) {
    this.element.style.width = `${width * zoom}px`;
    this.element.style.height = `${height * zoom}px`;
  }

  #write(control, look, zoom) {
    const title = this.#title;
    const words = titleOf(control, look);
    if (title.textContent !== words) title.textContent = words;
    const [top, left, bottom, right] = look.insets.map((inset) => inset * zoom);
    title.style.font = fontOf(look.font, zoom);
    title.style.color = look.titleColor.text;
    title.style.opacity = look.opacity;
    title.style.textShadow = look.titleShadow ? shadowText(look.titleShadow, zoom) : "";
    title.style.inset = `${top}px ${right}px ${bottom}px ${left}px`;
  }
}
