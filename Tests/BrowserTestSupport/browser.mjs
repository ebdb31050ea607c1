// Takes screenshots of pages in headless Chromium, for BrowserJob: speaks the DevTools protocol over
// the browser's pipe, so nothing but Node and Chromium is needed.
//
//   node browser.mjs <jobs.json
//
// A job is { url, width, height, scale, media: [{ name, value }], forced: [{ selector, states }],
// output }: `forced` puts elements into `hover`, `active` or `focus-visible` as a pointer would.

import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const jobs = JSON.parse(readFileSync(0, "utf8"));
const browser = spawn(
  process.env.CHROMIUM ?? "chromium",
  [
    "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe",
    "--force-color-profile=srgb", "--allow-file-access-from-files", "about:blank",
  ],
  { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
);
browser.on("error", (error) => {
  console.error(`chromium: ${error.message}`);
  process.exit(127);
});
const [, , , input, output] = browser.stdio;

let count = 0;
const waiting = new Map();
const listeners = new Map();
let rest = Buffer.alloc(0);
output.on("data", (data) => {
  rest = Buffer.concat([rest, data]);
  for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
    const message = JSON.parse(rest.subarray(0, end).toString("utf8"));
    rest = rest.subarray(end + 1);
    if (message.id !== undefined) {
      const { resolve, reject } = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.error) reject(new Error(message.error.message));
      else resolve(message.result);
    } else {
      listeners.get(message.method)?.();
    }
  }
});

let session;
const send = (method, params = {}) =>
  new Promise((resolve, reject) => {
    count += 1;
    waiting.set(count, { resolve, reject });
    input.write(`${JSON.stringify({ id: count, method, params, sessionId: session })}\0`);
  });
const once = (method) => new Promise((resolve) => listeners.set(method, resolve));

const { targetId } = await send("Target.createTarget", { url: "about:blank" });
({ sessionId: session } = await send("Target.attachToTarget", { targetId, flatten: true }));
await send("Page.enable");
await send("DOM.enable");
await send("CSS.enable");
await send("Emulation.setDefaultBackgroundColorOverride", { color: { r: 0, g: 0, b: 0, a: 0 } });

for (const job of jobs) {
  await send("Emulation.setDeviceMetricsOverride", {
    width: job.width, height: job.height, deviceScaleFactor: job.scale, mobile: false,
  });
  await send("Emulation.setEmulatedMedia", { features: job.media });
  const loaded = once("Page.loadEventFired");
  await send("Page.navigate", { url: job.url });
  await loaded;
  const { root } = await send("DOM.getDocument", { depth: 0 });
  for (const { selector, states } of job.forced) {
    const { nodeIds } = await send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
    for (const nodeId of nodeIds) {
      await send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: states });
    }
  }
  const { data } = await send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
  writeFileSync(job.output, Buffer.from(data, "base64"));
}
browser.kill();
process.exit(0);
