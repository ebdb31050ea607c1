// Starting points: styles that come with the page, each shown with its own buttons.

import { make } from "./elements.js";
import { openText } from "./editing.js";
import { dialog } from "./dialog.js";
import { StyleDocument } from "./module.js";
import { say } from "./messages.js";
import { isWide } from "./looks.js";

const colorSpace = isWide ? "display-p3" : "srgb";

/** A file with one plain button in it. */
export const blankText = `{
  "$extensions": { "dev.gradientcontrols": { "version": 1 } },
  "button": {
    "$extensions": { "dev.gradientcontrols": { "component": "button" } },
    "fill": { "$type": "gradient", "$value": "linear-gradient(#7db1f7, #2f6fde)" },
    "radius": { "$type": "dimension", "$value": "12px" },
    "title": { "$type": "typography", "$value": "600 17px system" },
    "title-color": { "$type": "color", "$value": "#ffffff" },
    "insets": {
      "vertical": { "$type": "dimension", "$value": "12px" },
      "horizontal": { "$type": "dimension", "$value": "24px" }
    },
    "sample": { "$value": "Button" }
  }
}
`;

export const starters = () => {
  const examples = Object.entries(globalThis.studio.starters).map(([file, text]) => ({ file, text }));
  return [{ file: "untitled.tokens.json", text: blankText, title: "From nothing" }, ...examples];
};

const titleOfFile = ({ file, title }) => {
  const words = title ?? file.replace(/\.tokens\.json$/, "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const description = (text) => {
  try {
    return JSON.parse(text).$description ?? "";
  } catch {
    return "";
  }
};

/** Small pictures of a file's first controls. */
const pictures = (text) => {
  const document = StyleDocument.read(text);
  const controls = document.ask({ ask: "summary" })?.controls.slice(0, 4) ?? [];
  const drawn = controls.map(({ name }) => {
    const canvas = make("canvas", {});
    const pixels = document.draw(
      { control: name, state: 0, environment: 0, width: 0, height: 0, scale: 2 });
    const image = pixels?.image(colorSpace);
    if (image) {
      const { width, height } = pixels;
      Object.assign(canvas, { width, height });
      canvas.getContext("2d", { colorSpace }).putImageData(image, 0, 0);
      const fit = Math.min(0.5, (controls.length === 1 ? 150 : 96) / width, 64 / height);
      canvas.style.width = `${width * fit}px`;
    }
    pixels?.free();
    return canvas;
  });
  const look = controls.length > 0 &&
    document.ask({ ask: "look", control: controls[0].name, state: 0, environment: 0 });
  const ground = make("span", { className: "card-pictures", "aria-hidden": "true" }, drawn);
  ground.style.background = (look && (look.backdrop?.color?.text ?? look.backdrop?.text)) || "#fff";
  document.close();
  return ground;
};

let gallery;

export const showGallery = () => {
  gallery ??= dialog({
    title: "Start from",
    body: make(
      "div", { className: "cards" },
      starters().map((starter) =>
        make(
          "button",
          {
            type: "button", className: "card",
            onclick: () => {
              gallery.close();
              if (openText(starter.text, starter.file))
                say(`${titleOfFile(starter)} is open. Undo brings back what was here.`);
            },
          },
          pictures(starter.text),
          make("strong", {}, titleOfFile(starter)),
          make("span", { className: "hint" }, starter.title ? "One plain button, to make your own." : description(starter.text)),
        ),
      ),
    ),
  });
  gallery.showModal();
};
