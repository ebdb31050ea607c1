// The style file as text: numbered lines, coloured words, and what is wrong with it in its place.

import { endGesture, lineAt, longestText, setText } from "./editing.js";
import { button, make } from "./elements.js";
import { complain } from "./messages.js";
import { paintText } from "./source-colors.js";
import { emit, on, session } from "./session.js";
import { ownMember } from "./provenance.js";

const area = make("textarea", {
  className: "source-text", spellcheck: false, autocomplete: "off", wrap: "off",
  "aria-label": "Text of the style file", "aria-describedby": "source-state",
});
area.setAttribute("autocapitalize", "off");
const colors = make("pre", { className: "source-colors", "aria-hidden": "true" });
const numbers = make("div", { className: "source-numbers", "aria-hidden": "true" });
const marks = make("ul", { className: "diagnostics", "aria-label": "Findings" });
const state = make("p", { id: "source-state", className: "source-state" });
const typingStep = 1500; // milliseconds of typing that undo takes back at once
const lineHeight = 19; // CSS pixels, as source.css has it

const showColors = () => {
  paintText(colors, area.value);
  const lines = area.value.split("\n").length;
  if (numbers.childElementCount !== lines) {
    const shown = Math.min(lines, 20000);
    numbers.replaceChildren(
      ...Array.from({ length: shown }, (_, index) => make("span", {}, String(index + 1))),
    );
  }
  follow();
};

const follow = () => {
  const move = `translate(${-area.scrollLeft}px, ${-area.scrollTop}px)`;
  colors.style.transform = move;
  numbers.style.transform = `translateY(${-area.scrollTop}px)`;
};

/** Puts the cursor on a line and shows it in the middle. */
const jump = ({ line, column = 1 }) => {
  const lines = area.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const end = start + (lines[line - 1]?.length ?? 0);
  area.focus();
  area.setSelectionRange(Math.min(start + column - 1, end), end);
  area.scrollTop = (line - 1) * lineHeight - area.clientHeight / 2;
  follow();
};

const showDiagnostics = () => {
  const { diagnostics, hasErrors } = session.summary;
  for (const marked of numbers.querySelectorAll(".error, .warning")) marked.className = "";
  for (const { file, line, severity, message } of [...diagnostics].reverse()) {
    if (file) continue;
    const number = numbers.children[line - 1];
    if (!number) continue;
    number.className = severity === "error" ? "error" : "warning";
    number.title = message;
  }
  marks.replaceChildren(
    ...diagnostics.slice(0, 50).map((each) =>
      make(
        "li", { className: each.severity },
        make(
          "button", { type: "button", disabled: Boolean(each.file), onclick: () => jump(each) },
          make("span", { className: "place" }, `${each.file ? `${each.file}:` : ""}${each.line}:${each.column}`),
          make("span", {}, `${each.name ? `${each.name}: ` : ""}${each.message}`),
        ),
      ),
    ),
  );
  marks.hidden = diagnostics.length === 0;
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const others = diagnostics.length - errors;
  const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
  state.textContent = hasErrors
    ? `${count(errors, "error")}: the last good picture stays`
    : others > 0 ? count(others, "finding") : "No findings";
  state.className = hasErrors ? "source-state bad" : "source-state";
};

const show = () => {
  if (area.value !== session.text) {
    const { scrollTop, selectionStart } = area;
    area.value = session.text;
    if (document.activeElement === area) area.setSelectionRange(selectionStart, selectionStart);
    area.scrollTop = scrollTop;
  }
  showColors();
  showDiagnostics();
};

const paste = (event) => {
  const length = event.clipboardData?.getData("text/plain").length ?? 0;
  if (length + area.value.length <= longestText) return;
  event.preventDefault();
  complain(
    `What you paste has ${(length / 1e6).toFixed(1)} million characters. ` +
      "The studio takes up to 1 million; nothing was changed.",
  );
};

let waiting;

// Some browsers report a long text that is put in line by line; it is read once.
const noticeInput = () => (waiting ??= setTimeout(takeText));

const takeText = () => {
  clearTimeout(waiting);
  waiting = undefined;
  if (!setText(area.value, { gesture: `typing ${Math.floor(performance.now() / typingStep)}` })) area.value = session.text;
  showColors();
};

const revealChoice = () => {
  const fill = ownMember("fill");
  if (fill && document.activeElement !== area) {
    area.scrollTop = Math.max((lineAt(fill.offset) - 4) * lineHeight, 0);
    follow();
  }
};

const indent = (event) => {
  if (event.key !== "Enter" || event.isComposing) return;
  const before = area.value.slice(0, area.selectionStart);
  const spaces = before.slice(before.lastIndexOf("\n") + 1).match(/^ */)[0];
  const more = /[{[]\s*$/.test(before) ? "  " : "";
  event.preventDefault();
  // Keeps the browser's own undo of the field out of it; the studio's takes back typing too.
  area.setRangeText(`\n${spaces}${more}`, area.selectionStart, area.selectionEnd, "end");
  takeText();
};

export const startSource = () => {
  area.addEventListener("input", noticeInput);
  area.addEventListener("change", () => {
    if (waiting !== undefined) takeText();
    endGesture();
  });
  area.addEventListener("scroll", follow);
  area.addEventListener("paste", paste);
  area.addEventListener("keydown", indent);
  document.getElementById("source").append(
    make(
      "div", { className: "source-head" }, make("h2", {}, "Style file"), state,
      make("span", { className: "spacer" }),
      button("Close the text", { shape: "remove", shown: false, onclick: () => emit("text-pane", false) }),
    ),
    make("div", { className: "source-body" }, numbers, make("div", { className: "source-page" }, colors, area)),
    marks,
  );
  on("settled", show);
  on("choice", revealChoice);
  on("reveal", (place) => {
    emit("text-pane", true);
    jump(place);
  });
};
