// Headless Chromium by the DevTools protocol over its pipe, so nothing but Node and Chromium is needed.

import { spawn } from "node:child_process";

/** Starts Chromium with one empty page: what to send it, and what to call when it says something. */
export async function start() {
  const browser = spawn(
    process.env.CHROMIUM ?? "chromium",
    [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe",
      "--force-color-profile=srgb", "--allow-file-access-from-files",
      // A mouse, which a headless browser does not have by itself (hover 2, pointer 4: fine).
      "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,"
        + "availablePointerTypes=4",
      "about:blank",
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
        listeners.get(message.method)?.(message.params);
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
  const on = (method, listener) => listeners.set(method, listener);
  const once = (method) => new Promise((resolve) => on(method, resolve));

  const { targetId } = await send("Target.createTarget", { url: "about:blank" });
  ({ sessionId: session } = await send("Target.attachToTarget", { targetId, flatten: true }));
  await send("Page.enable");
  return { send, on, once, end: () => browser.kill() };
}
