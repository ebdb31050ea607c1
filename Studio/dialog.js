// Dialogs over the page.

import { button, freshId, make } from "./elements.js";

/** A dialog with a title and a way out; the caller shows it. */
export const dialog = ({ title, body }) => {
  const id = freshId("dialog");
  const element = make(
    "dialog", { className: "dialog", "aria-labelledby": id },
    make(
      "div", { className: "dialog-head" }, make("h2", { id }, title),
      button("Close", { shape: "remove", shown: false, onclick: () => element.close() }),
    ),
    body,
  );
  // A click beside the dialog closes it.
  element.addEventListener("click", (event) => {
    if (event.target === element) element.close();
  });
  document.body.append(element);
  return element;
};
