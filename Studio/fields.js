// Labelled fields. Each has an `element` and, where something outside changes it, `show`.

import { freshId, make } from "./elements.js";

const isBusy = (input) => document.activeElement === input && input.dataset.edited === "yes";

/** Shows a value in an input unless somebody is typing there. */
const showIn = (input, value) => {
  if (!isBusy(input) && input.value !== value) input.value = value;
};

const watch = (input, { input: changed, done }) => {
  input.addEventListener("input", () => {
    input.dataset.edited = "yes";
    changed?.();
  });
  input.addEventListener("change", () => {
    input.dataset.edited = "";
    done?.();
  });
  input.addEventListener("blur", () => (input.dataset.edited = ""));
};

/** A number; `input` gets undefined when the field is emptied. */
export const numberField = ({
  label, unit, minimum, maximum, step = 1, hint, input: changed, done, isShort = false,
}) => {
  const id = freshId("number");
  const input = make("input", {
    id, type: "number", inputMode: "decimal", step: "any",
    min: minimum ?? "", max: maximum ?? "", placeholder: hint ?? "",
  });
  input.addEventListener("keydown", (event) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    const value = (Number(input.value) || 0) + direction * step * (event.shiftKey ? 10 : 1);
    const kept = Math.min(Math.max(value, minimum ?? -Infinity), maximum ?? Infinity);
    input.value = String(Math.round(kept * 1000) / 1000);
    input.dispatchEvent(new Event("input"));
  });
  watch(input, {
    input: () => {
      if (input.value === "") return changed(undefined);
      if (input.checkValidity()) changed(input.valueAsNumber);
    },
    done,
  });
  const element = make(
    "span",
    { className: isShort ? "field number short" : "field number" },
    make("label", { htmlFor: id }, label), input, unit && make("span", { className: "unit" }, unit),
  );
  return { element, input, show: (value) => showIn(input, value === undefined ? "" : String(value)) };
};

export const textField = ({ label, hint, input: changed, done, isWide = true }) => {
  const id = freshId("text");
  const input = make("input", {
    id, type: "text", spellcheck: false, autocomplete: "off", placeholder: hint ?? "",
  });
  watch(input, { input: () => changed?.(input.value), done: () => done?.(input.value) });
  const element = make(
    "span", { className: isWide ? "field text" : "field" },
    make("label", { htmlFor: id }, label), input,
  );
  return { element, input, show: (value) => showIn(input, value ?? "") };
};

export const selectField = ({ label, options, choose }) => {
  const id = freshId("select");
  const input = make(
    "select", { id, onchange: () => choose(input.value) },
    options.map(([value, words]) => make("option", { value }, words)),
  );
  const element = make("span", { className: "field" }, make("label", { htmlFor: id }, label), input);
  return { element, input, show: (value) => (input.value = value) };
};

/** A row of choices of which one is on: radio buttons, so arrow keys move. */
export const segments = ({ label, options, value, choose }) => {
  const name = freshId("choice");
  const inputs = options.map(([option]) =>
    make("input", {
      type: "radio", name, checked: option === value, onchange: () => choose(option),
    }),
  );
  const element = make(
    "span", { className: "segments", role: "radiogroup", "aria-label": label },
    options.map(([, words], index) => make("label", {}, inputs[index], make("span", {}, words))),
  );
  const show = (chosen) =>
    inputs.forEach((input, index) => (input.checked = options[index][0] === chosen));
  return { element, show, inputs };
};

export const toggle = (words, isOn, change) => {
  const input = make("input", {
    type: "checkbox", checked: isOn, onchange: () => change(input.checked),
  });
  const element = make("label", { className: "toggle" }, input, make("span", {}, words));
  element.show = (value) => (input.checked = value);
  return element;
};

export const row = (...children) => make("div", { className: "row" }, children);
