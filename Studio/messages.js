// Short messages at the foot of the page, read out by screen readers.

import { button, make } from "./elements.js";

const seconds = { note: 4, problem: 9 };

const show = (kind, words) => {
  const list = document.getElementById("messages");
  const message = make("p", { className: `message ${kind}` }, make("span", {}, words));
  const dismiss = () => message.remove();
  message.append(button("Dismiss", { shape: "remove", shown: false, onclick: dismiss }));
  while (list.childElementCount > 2) list.firstChild.remove();
  list.append(message);
  setTimeout(dismiss, seconds[kind] * 1000);
};

export const say = (words) => show("note", words);

/** Something did not work; nothing was lost. */
export const complain = (words) => show("problem", words);
