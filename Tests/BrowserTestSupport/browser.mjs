// Takes screenshots of pages in headless Chromium, for BrowserJob.
//
//   node browser.mjs <jobs.json
//
// A job is { url, width, height, scale, media: [{ name, value }], forced: [{ selector, states }],
// output }: `forced` puts elements into `hover`, `active` or `focus-visible` as a pointer would.

import { readFileSync, writeFileSync } from "node:fs";
import { start } from "./devtools.mjs";

const jobs = JSON.parse(readFileSync(0, "utf8"));
const { send, once, end } = await start();
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
end();
process.exit(0);
