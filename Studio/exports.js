// Every other form of the file, as text and as pictures.

import { boards } from "./surroundings.js";
import { statesOf } from "./board.js";
import { dialog } from "./dialog.js";
import { button, make } from "./elements.js";
import { valueOf } from "./editing.js";
import { segments, toggle } from "./fields.js";
import { download } from "./files.js";
import { appearanceTitle, pictureName, stateTitle } from "./words.js";
import { complain, say } from "./messages.js";
import { fontOf, isWide, lookOf, sizeOf, titleOf, wideBit } from "./looks.js";
import { pixelsOf } from "./picture.js";
import { pngOf } from "./png.js";
import { chosenControl, session } from "./session.js";

const formats = [
  ["css", "CSS"], ["swift", "Swift"], ["svg", "SVG"], ["android", "Android"], ["tokens", "Strict tokens"],
  ["format", "Formatted"], ["png", "PNG"],
];
const colorSpace = isWide ? "display-p3" : "srgb";
let panel;
const body = make("div", { className: "export-body" });

const copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    say("Copied.");
  } catch {
    complain("This browser does not let the page copy. Select the text and copy it yourself.");
  }
};

const file = ({ path, text }) =>
  make(
    "section", { className: "export-file", "aria-label": path },
    make(
      "div", { className: "export-head" }, make("h3", {}, path),
      button("Copy", { shape: "copy", className: "button small", onclick: () => copy(text) }),
      button("Download", {
        shape: "save", className: "button small",
        onclick: () => download(new Blob([text], { type: "text/plain" }), path.split("/").at(-1)),
      }),
    ),
    make("pre", { tabIndex: 0, "aria-label": `Text of ${path}` }, text),
  );

const losses = (list) =>
  make(
    "details", { className: "losses" },
    make("summary", {}, list.length === 1 ? "One thing is said otherwise here" : `${list.length} things are said otherwise here`),
    make("ul", {}, list.map((loss) => make("li", {}, loss))),
  );

const showTexts = (format) => {
  const made = valueOf({ ask: "export", format, source: session.fileName });
  if (!made) return body.replaceChildren(make("p", { className: "notice" }, "The file has errors; mend them first."));
  body.replaceChildren(
    ...(made.losses?.length > 0
      ? [losses(made.losses)]
      : []),
    ...made.files.map(file),
  );
};

/** What a picture of a look is drawn from, as `gradient render` would be asked for it. */
const requestFor = (state, environment) => {
  const { control, scale, size } = session;
  const own = sizeOf(control, environment | wideBit);
  return {
    control, state, environment: environment | wideBit, scale,
    width: size.width || own.width, height: size.height || own.height,
  };
};

/** The pixels with the title over them, as the browser sets it. */
const titled = (look, { control, scale, width, height }, pixels, image) => {
  const canvas = make("canvas", { width: pixels.width, height: pixels.height });
  const context = canvas.getContext("2d", { colorSpace });
  context.putImageData(image, 0, 0);
  const [top, left, bottom, right] = look.insets;
  const { titleShadow: shadow } = look;
  context.translate(pixels.left, pixels.top);
  context.font = fontOf(look.font, scale);
  context.letterSpacing = `${look.font.letterSpacing * scale}px`;
  context.fillStyle = look.titleColor.text;
  context.globalAlpha = look.opacity;
  [context.textAlign, context.textBaseline] = ["center", "middle"];
  if (shadow) {
    context.shadowColor = shadow.color.text;
    context.shadowBlur = shadow.blur * scale;
    [context.shadowOffsetX, context.shadowOffsetY] = [shadow.x * scale, shadow.y * scale];
  }
  context.fillText(
    titleOf(control, look), ((left + width - right) / 2) * scale, ((top + height - bottom) / 2) * scale,
  );
  return new Promise((done) => canvas.toBlob(done));
};

let hasTitles = false;

const pictureFile = (request) => {
  const look = lookOf(request.control, request.state, request.environment);
  const pixels = look && pixelsOf(look, request);
  const image = pixels?.image(colorSpace);
  if (!image) return undefined;
  const { width, height, data } = image;
  return hasTitles ? titled(look, request, pixels, image) : pngOf({ data, width, height, colorSpace });
};

const showPictures = () => {
  const { control, scale } = session;
  const entries = boards().flatMap((environment) =>
    statesOf(chosenControl()).map((state) => {
      const name = pictureName(control, state, environment, scale);
      const give = async () => {
        const blob = await pictureFile(requestFor(state, environment));
        if (blob) download(blob, name);
        else complain("There is nothing in this picture.");
      };
      return {
        give,
        element: make(
          "li", {},
          make("span", {}, `${stateTitle(state)}, ${appearanceTitle(environment).toLowerCase()}`),
          make("code", {}, name),
          button(`Download ${name}`, { shape: "save", shown: false, onclick: give }),
        ),
      };
    }),
  );
  body.replaceChildren(
    make("p", { className: "hint" }, `Pictures of ${control} at ${scale}x. Without the title they are the command line's, pixel by pixel.`),
    toggle("With the title", hasTitles, (isOn) => (hasTitles = isOn)),
    make("ul", { className: "picture-list" }, entries.map(({ element }) => element)),
  );
};

const choice = segments({
  label: "Form", options: formats, value: "css",
  choose: (format) => (format === "png" ? showPictures() : showTexts(format)),
});

export const showExports = () => {
  panel ??= dialog({ title: "Export", body: make("div", { className: "stack" }, choice.element, body) });
  choice.show("css");
  showTexts("css");
  panel.showModal();
};
