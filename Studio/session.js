// What is open and what is chosen, and who wants to know when that changes.

export const session = {
  text: "",
  fileName: "untitled.tokens.json",
  // The texts of the files that this one refers to, by path; a page that stands alone has none.
  others: {},
  document: undefined,
  // What pictures are drawn from: the document, or the last one without errors.
  drawn: undefined,
  hasPicture: false,
  summary: { controls: [], tokens: [], diagnostics: [], hasErrors: false },
  // The summary of the last text that could be read, for lists that outlive a slip of the pen.
  lastGood: undefined,
  control: "",
  state: 0,
  appearance: 0,
  scale: 2,
  shown: { dark: true, highContrast: false, rightToLeft: false, compact: false },
  size: { width: 0, height: 0 },
};

const bus = new EventTarget();

/**
 * Events: `document` (the text was read anew: redraw), `settled` (the same, once a drag rests),
 * `choice` (another control, state or appearance), `view` (what the stage shows), `history`.
 */
export const on = (type, listener) =>
  bus.addEventListener(type, (event) => listener(event.detail));

export const emit = (type, detail) => bus.dispatchEvent(new CustomEvent(type, { detail }));

/** The chosen control's entry in the summary. */
export const chosenControl = () => {
  const { controls } = session.lastGood ?? session.summary;
  return controls.find(({ name }) => name === session.control);
};

export const choose = (choice) => {
  Object.assign(session, choice);
  emit("choice");
};

export const view = (change) => {
  Object.assign(session, change);
  emit("view");
};

/** The chosen place of the file, as edits name it. */
export const place = () => ({
  control: session.control,
  ...(session.appearance && { appearance: session.appearance }),
  ...(session.state && { state: session.state }),
});
