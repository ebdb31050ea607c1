// Opening, dropping and saving files.

import { longestText, openText } from "./editing.js";
import { make } from "./elements.js";
import { complain, say } from "./messages.js";
import { session } from "./session.js";
import { safeName } from "./storage.js";

/** Hands a file to the person. */
export const download = (blob, name) => {
  const address = URL.createObjectURL(blob);
  make("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

export const save = () => {
  download(new Blob([session.text], { type: "application/json" }), session.fileName);
  say(`${session.fileName} is saved.`);
};

const take = async (file) => {
  if (file.size > longestText * 4)
    return complain(
      `${file.name} has ${(file.size / 1e6).toFixed(1)} MB. The studio takes up to 1 million characters; nothing was changed.`,
    );
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    if (openText(text, safeName(file.name))) say(`${file.name} is open. Undo brings back what was here.`);
  } catch {
    complain(`${file.name} is no text in UTF-8; nothing was changed.`);
  }
};

const chooser = make("input", {
  type: "file", accept: ".json,application/json", hidden: true, tabIndex: -1,
  "aria-label": "Style file",
  onchange: () => {
    if (chooser.files.length > 0) take(chooser.files[0]);
    chooser.value = "";
  },
});

export const open = () => chooser.click();

export const startFiles = () => {
  document.body.append(chooser);
  const { classList } = document.body;
  const holdsFile = (event) => [...event.dataTransfer.types].includes("Files");
  addEventListener("dragover", (event) => {
    if (!holdsFile(event)) return;
    event.preventDefault();
    classList.add("dropping");
  });
  addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) classList.remove("dropping");
  });
  addEventListener("drop", (event) => {
    classList.remove("dropping");
    if (!holdsFile(event)) return;
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  });
};
