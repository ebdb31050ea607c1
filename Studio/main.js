// Every control of a style file in its states, drawn anew as the text changes.

import { StyleDocument, startModule } from "./module.js";

const names = { 0: "normal", 1: "highlighted", 2: "disabled", 4: "selected", 8: "focused" };
const stage = document.getElementById("stage");
const text = document.getElementById("text");
const messages = document.getElementById("messages");

const drawing = (style, control, state) => {
  const canvas = document.createElement("canvas");
  const place = { control, state, environment: 0, width: 0, height: 0, scale: 2 };
  style.draw(place, ({ width, height, body }) => {
    if (width === 0 || height === 0) return;
    canvas.width = width;
    canvas.height = height;
    canvas.style.width = `${width / 2}px`;
    canvas.getContext("2d").putImageData(new ImageData(body, width, height), 0, 0);
  });
  const figure = document.createElement("figure");
  const caption = document.createElement("figcaption");
  caption.textContent = `${control}, ${names[state]}`;
  figure.append(canvas, caption);
  return figure;
};

const show = () => {
  const style = new StyleDocument(text.value);
  const summary = style.ask({ ask: "summary" });
  messages.textContent = summary.diagnostics
    .map(({ line, column, severity, message }) => `${line}:${column}: ${severity}: ${message}`)
    .join("\n");
  if (!summary.hasErrors) {
    stage.replaceChildren(
      ...summary.controls.flatMap(({ name }) =>
        Object.keys(names).map((state) => drawing(style, name, Number(state))),
      ),
    );
  }
  style.close();
};

await startModule();
const starters = JSON.parse(document.getElementById("starters").textContent);
text.value = starters["palette.tokens.json"];
text.addEventListener("input", show);
show();
