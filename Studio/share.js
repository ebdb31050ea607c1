// A link that holds the style in its fragment. A fragment is only ever text for the editor.

import { longestText } from "./editing.js";
import { complain, say } from "./messages.js";
import { session } from "./session.js";

const prefix = "#style=";
const longestLink = 200_000;

/** Links make sense only where others can open the page. */
export const canShare = location.protocol === "https:" || location.protocol === "http:";

const toBase64 = (bytes) => {
  let text = "";
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
};

const through = (bytes, stream) => new Blob([bytes]).stream().pipeThrough(stream);

const linkTo = async (text) => {
  const packed = through(text, new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return `${location.href.split("#")[0]}${prefix}${toBase64(bytes)}`;
};

export const copyLink = async () => {
  const link = await linkTo(session.text);
  if (link.length > longestLink)
    return complain("This style is too long for a link. Save the file and send that instead.");
  try {
    await navigator.clipboard.writeText(link);
    say("The link is copied. It holds the whole style.");
  } catch {
    location.hash = link.slice(link.indexOf("#"));
    say("The link is in the address bar now. It holds the whole style.");
  }
};

/** Unpacks no more than the studio takes, however much a fragment would unfold to. */
const unpack = async (bytes) => {
  const reader = through(bytes, new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > longestText) {
      await reader.cancel();
      throw new RangeError("too long");
    }
  }
  return text + decoder.decode();
};

/** The style that the address holds; undefined for none. Says so when it cannot be read. */
export const sharedText = async () => {
  if (!location.hash.startsWith(prefix)) return undefined;
  const packed = location.hash.slice(prefix.length);
  try {
    if (packed.length > longestLink || !/^[\w-]*$/.test(packed)) throw new RangeError("no link");
    const bytes = Uint8Array.from(
      atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
    return await unpack(bytes);
  } catch {
    complain("The link's style cannot be read: it was cut off or changed on its way. Your own work is kept.");
    return undefined;
  }
};
