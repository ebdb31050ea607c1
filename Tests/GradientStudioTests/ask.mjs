// Opens documents in the module, asks questions about them and writes the answers as JSON to the
// standard output, for the tests of answers.
//
//   node ask.mjs GradientStudio.wasm <questions.json
//
// The input is { documents: [{ text, asks: [request] }], rounds }: all is done so many times, and
// memory must not grow after the first half of them.

import { readFileSync, writeSync } from "node:fs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { memory, allocate, free, open, close, ask } = new WebAssembly.Instance(module).exports;

const lend = (text, use) => {
  const bytes = Buffer.from(text, "utf8");
  const address = allocate(bytes.length);
  new Uint8Array(memory.buffer).set(bytes, address);
  const result = use(address, bytes.length);
  free(address);
  return result;
};

const headerLength = 32;
const take = (block) => {
  const header = new DataView(memory.buffer, block, headerLength);
  const length = header.getUint32(20, true);
  const text = Buffer.from(memory.buffer, block + headerLength, length).toString("utf8");
  const status = header.getInt32(0, true);
  free(block);
  return { status, text };
};

const { documents, rounds } = JSON.parse(readFileSync(0, "utf8"));
const answers = [];
let before = 0;
for (let round = 0; round < rounds; round++) {
  answers.length = 0;
  for (const { text, asks } of documents) {
    const document = lend(text, (address, length) => open(address, length));
    answers.push(
      asks.map((request) => lend(request, (address, length) => take(ask(document, address, length)))),
    );
    close(document);
  }
  // The first rounds find how much memory the work takes.
  if (round === Math.floor(rounds / 2)) before = memory.buffer.byteLength;
}
const growth = memory.buffer.byteLength - before;

const output = Buffer.from(JSON.stringify({ answers, growth }), "utf8");
for (let written = 0; written < output.length; ) {
  written += writeSync(1, output, written, output.length - written);
}
