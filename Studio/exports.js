// Every other form of the file, as text and as pictures.

import { boards } from "./surroundings.js";
import { statesOf } from "./board.js";
import { dialog } from "./dialog.js";
import { button, make } from "./elements.js";
import { valueOf } from "./editing.js";
import { segments } from "./fields.js";
import { download } from "./files.js";
import { appearanceTitle, pictureName, stateTitle } from "./words.js";
import { complain, say } from "./messages.js";
import { Picture } from "./picture.js";
import { chosenControl, session } from "./session.js";

const formats = [
  ["css", "CSS"], ["swift", "Swift"], ["svg", "SVG"], ["android", "Android"], ["tokens", "Strict tokens"],
  ["format", "Formatted"], ["png", "PNG"],
];
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

const showPictures = () => {
  const { control, scale } = session;
  const entries = boards().flatMap((environment) =>
    statesOf(chosenControl()).map((state) => {
      const picture = new Picture();
      picture.show({ control, state, environment, scale, size: session.size });
      const name = pictureName(control, state, environment, scale);
      const give = () => picture.canvas.toBlob((blob) => blob && download(blob, name));
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
    make("p", { className: "hint" }, `Backgrounds of ${control} at ${scale}x, without the title.`),
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
