// Uses a page in headless Chromium as a person would, for PageVisit.swift.
//
//   node act.mjs <visit.json
//
// A visit is { url, width, height, scale, steps }; a step has one of
//   media: [{ name, value }]    what the system says it prefers
//   move: selector | null       the pointer, onto an element or away from all
//   pointer: "down" | "up"      its button
//   key: { name, type }         "down" or "up" of a key
//   script: text                an expression, whose value comes back
//   shot: { selector, output }  a photograph of an element's box
// Written at the end: { values, messages }, the latter what the page complained about.

import { readFileSync, writeFileSync } from "node:fs";
import { start } from "./devtools.mjs";

const visit = JSON.parse(readFileSync(0, "utf8"));
const { send, on, once, end } = await start();
const messages = [];
const values = [];
on("Log.entryAdded", ({ entry }) => messages.push(entry.text));
on("Runtime.exceptionThrown", ({ exceptionDetails }) => messages.push(exceptionDetails.text));
on("Runtime.consoleAPICalled", ({ type }) => messages.push(`console.${type}`));
await send("Log.enable");
await send("Runtime.enable");
await send("Emulation.setDeviceMetricsOverride", {
  width: visit.width, height: visit.height, deviceScaleFactor: visit.scale, mobile: false,
});
const loaded = once("Page.loadEventFired");
await send("Page.navigate", { url: visit.url });
await loaded;

async function evaluate(expression) {
  const { result, exceptionDetails } = await send("Runtime.evaluate", {
    expression, returnByValue: true, awaitPromise: true,
  });
  if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`);
  return result.value;
}

/** An element's box in the window. */
const box = (selector) =>
  evaluate(`(() => {
    const element = [...document.querySelectorAll(${JSON.stringify(selector)})]
      .find((element) => element.checkVisibility());
    element.scrollIntoView({ block: "center" });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  })()`);

let pointer = { x: 1, y: 1 };
const keys = { " ": { code: "Space", windowsVirtualKeyCode: 32, text: " " },
  Tab: { code: "Tab", windowsVirtualKeyCode: 9 } };

for (const step of visit.steps) {
  if (step.media) {
    await send("Emulation.setEmulatedMedia", { features: step.media });
    // Pages are told with a frame of theirs.
    await evaluate(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))",
    );
  }
  if (step.move !== undefined) {
    pointer = { x: 1, y: 1 };
    if (step.move) {
      const { x, y, width, height } = await box(step.move);
      pointer = { x: x + width / 2, y: y + height / 2 };
    }
    await send("Input.dispatchMouseEvent", { type: "mouseMoved", ...pointer });
  }
  if (step.pointer) {
    await send("Input.dispatchMouseEvent", {
      type: step.pointer === "down" ? "mousePressed" : "mouseReleased", button: "left",
      clickCount: 1, ...pointer,
    });
  }
  if (step.key) {
    const key = keys[step.key.name];
    await send("Input.dispatchKeyEvent", {
      type: step.key.type === "down" ? (key.text ? "keyDown" : "rawKeyDown") : "keyUp",
      key: step.key.name, ...key,
    });
  }
  if (step.script) values.push(String(await evaluate(step.script)));
  if (step.shot) {
    const { x, y, width, height } = await box(step.shot.selector);
    const { scrollX, scrollY } = await evaluate("({ scrollX, scrollY })");
    const { data } = await send("Page.captureScreenshot", {
      format: "png", clip: { x: x + scrollX, y: y + scrollY, width, height, scale: 1 },
    });
    writeFileSync(step.shot.output, Buffer.from(data, "base64"));
  }
}
writeFileSync(1, JSON.stringify({ values, messages }));
end();
process.exit(0);
