// Making elements. Text only ever becomes text nodes: no markup is read from strings.

const setProperty = (element, name, value) => {
  if (value === undefined || value === null || value === false) return;
  if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else if (name in element && !name.includes("-") && name !== "list") element[name] = value;
  else element.setAttribute(name, value === true ? "" : value);
};

export const make = (tag, properties = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) setProperty(element, name, value);
  element.append(...children.flat().filter((child) => child !== undefined && child !== false));
  return element;
};

const shapes = {
  undo: "M5 8h8a4 4 0 0 1 0 8H8M5 8l3.5-3.5M5 8l3.5 3.5",
  redo: "M15 8H7a4 4 0 0 0 0 8h5M15 8l-3.5-3.5M15 8l-3.5 3.5",
  open: "M3 15.5v-11h5l1.8 2H17v9zM3 9h14",
  save: "M10 3v9m0 0 3.5-3.5M10 12 6.5 8.5M3.5 13v3.5h13V13",
  share: "M8 12l5-5m0 0H9m4 0v4M9 4H4v12h12v-5",
  export: "M4 4h5v5H4zM11 11h5v5h-5zM11 4h5v5h-5zM4 11h5v5H4z",
  gallery: "M3.5 5h13v10h-13zM3.5 13l4-4 3 3 2-2 4 4M13 8h.01",
  add: "M10 4v12M4 10h12",
  remove: "M5 5l10 10M15 5 5 15",
  bin: "M4 6h12M8 6V4h4v2M5.5 6l.8 10h7.400l.8-10",
  pen: "M4 16l.8-3.5L13 4.300l2.7 2.7-8.2 8.200z",
  text: "M7 6l-4 4 4 4M13 6l4 4-4 4",
  reset: "M4 10a6 6 0 1 0 2-4.5M6 2.5v3h3",
  warning: "M10 3.5 17.5 16h-15zM10 8.5v3.5M10 14h.01",
  check: "M4 10.5l4 4 8-9",
  copy: "M7 7h9v9H7zM4 13V4h9",
  link: "M8.5 11.5l3-3M7.5 8.5l-2 2a2.8 2.8 0 0 0 4 4l2-2M12.5 11.5l2-2a2.8 2.8 0 0 0-4-4l-2 2",
  up: "M5 12l5-5 5 5",
  brush: "M4 16c2.5 0 3.5-1 3.5-2.5L14.5 5l1.5 1.5-8 7.5",
  stage: "M3.5 6.5h13v7h-13zM6 10h8",
};

export const icon = (name) => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("icon");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", shapes[name]);
  svg.append(path);
  return svg;
};

/** A button with an icon, words or both; words that are not shown are its label. */
export const button = (words, { shape, shown = true, ...properties } = {}) =>
  make(
    "button",
    {
      type: "button",
      className: shown ? "button" : "button square",
      ...(!shown && { "aria-label": words, title: words }),
      ...properties,
    },
    shape && icon(shape),
    shown && make("span", {}, words),
  );

let count = 0;
/** An id that no other element has. */
export const freshId = (word) => `${word}-${(count += 1)}`;
