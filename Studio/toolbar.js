// The bar at the top: files, undo and redo, share and export.

import { redo, undo } from "./editing.js";
import { button, make } from "./elements.js";
import { showExports } from "./exports.js";
import { open, save } from "./files.js";
import { showGallery } from "./gallery.js";
import { emit, on, session } from "./session.js";
import { canShare, copyLink } from "./share.js";

const isApple = navigator.platform.startsWith("Mac") || navigator.platform.startsWith("iP");
const command = isApple ? "⌘" : "Ctrl+";

const undoButton = button("Undo", { shape: "undo", shown: false, onclick: undo, disabled: true });
const redoButton = button("Redo", { shape: "redo", shown: false, onclick: redo, disabled: true });
const textButton = button("Text", {
  shape: "text", "aria-expanded": "true", "aria-controls": "source",
  onclick: () => emit("text-pane", document.body.classList.contains("no-text")),
});
const fileName = make("span", { className: "file-name" });

const shortcuts = (event) => {
  const isCommand = isApple ? event.metaKey : event.ctrlKey;
  if (!isCommand || event.altKey) return;
  const key = event.key.toLowerCase();
  const actions = {
    z: event.shiftKey ? redo : undo, y: redo, s: save, o: open,
  };
  if (!(key in actions) || (event.shiftKey && key !== "z")) return;
  event.preventDefault();
  actions[key]();
};

export const startToolbar = () => {
  undoButton.title = `Undo (${command}Z)`;
  redoButton.title = isApple ? "Redo (⇧⌘Z)" : "Redo (Ctrl+Y)";
  document.getElementById("toolbar").append(
    make(
      "h1", { className: "mark" },
      make("span", { className: "mark-sign", "aria-hidden": "true" }),
      make("span", {}, "Gradient Studio"),
    ),
    fileName,
    make(
      "div", { className: "tool-group", role: "group", "aria-label": "History" }, undoButton, redoButton,
    ),
    make("span", { className: "spacer" }),
    button("Gallery", { shape: "gallery", onclick: showGallery }),
    button("Open", { shape: "open", onclick: open }),
    button("Save", { shape: "save", onclick: save }),
    textButton,
    ...(canShare ? [button("Share", { shape: "share", onclick: copyLink })] : []),
    button("Export", { shape: "export", className: "button main", onclick: showExports }),
  );
  addEventListener("keydown", shortcuts);
  on("history", ({ canUndo, canRedo }) => {
    undoButton.disabled = !canUndo;
    redoButton.disabled = !canRedo;
  });
  on("settled", () => (fileName.textContent = session.fileName));
  on("text-pane", (isOpen) => {
    document.body.classList.toggle("no-text", !isOpen);
    textButton.setAttribute("aria-expanded", isOpen);
    if (!isOpen) textButton.focus();
  });
};
