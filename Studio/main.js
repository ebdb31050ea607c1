// Starts the page.

import { startControls } from "./controls-list.js";
import { begin, openText } from "./editing.js";
import { download, startFiles } from "./files.js";
import { blankText, starters } from "./gallery.js";
import { startInspector } from "./inspector.js";
import { complain, say } from "./messages.js";
import { startModule } from "./module.js";
import { startPanes } from "./panes.js";
import { practise } from "./practice.js";
import { beginPreview, isPreview } from "./preview.js";
import { sharedText } from "./share.js";
import { startSource } from "./source.js";
import { startStage } from "./stage.js";
import { keptWork, setAside, startKeeping } from "./storage.js";
import { startToolbar } from "./toolbar.js";

const firstStyle = () => starters().find(({ file }) => file === "modern.tokens.json");

const takeLink = async () => {
  const shared = await sharedText();
  if (shared !== undefined && openText(shared, "shared.tokens.json"))
    say("The link's style is open. Undo brings back what was here.");
};

// Kept work that stops the module must not lock its owner out: it is set aside, and can be had back.
const beginWork = async () => {
  const kept = keptWork();
  try {
    if (kept) return await begin(kept.text, kept.fileName);
  } catch {
    setAside(kept.text);
    await startModule();
    complain("What was open last time stopped the studio, and is set aside as a file for you to save.");
    download(new Blob([kept.text], { type: "application/json" }), kept.fileName);
  }
  const first = firstStyle();
  if (first) await begin(first.text, first.file);
  else await begin(blankText, "untitled.tokens.json");
};

const start = async () => {
  await startModule();
  startToolbar();
  startControls();
  startStage();
  startInspector();
  startSource();
  startFiles();
  startPanes();
  await (isPreview ? beginPreview() : beginWork());
  startKeeping();
  await takeLink();
  addEventListener("hashchange", takeLink);
  document.documentElement.dataset.ready = "yes";
  practise();
};

start().catch((error) => {
  complain(`The studio could not start: ${error.message}`);
  throw error;
});
