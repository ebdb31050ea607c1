// Opens documents in the module, asks questions about them and writes the answers as JSON to the
// standard output, for the tests of answers.
//
//   node ask.mjs GradientStudio.wasm <questions.json
//
// The input is { documents: [{ text, change, asks: [request] }], rounds }: all is done so many times,
// and memory must not grow after the first half of them. Where there is a change, it is answered
// first, and what it made is asked.

import { readFileSync, writeSync } from "node:fs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { memory, allocate, free, open, close, ask, change: changed } = new WebAssembly.Instance(module).exports;

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
  const document = header.getUint32(24, true);
  free(block);
  return { status, text, document };
};

const { documents, rounds } = JSON.parse(readFileSync(0, "utf8"));
const answers = [];
let before = 0;
for (let round = 0; round < rounds; round++) {
  answers.length = 0;
  for (const { text, change, asks } of documents) {
    let document = lend(text, (address, length) => open(address, length));
    const answer = (request, answering) =>
      lend(request, (address, length) => take(answering(document, address, length)));
    const given = [];
    if (change !== undefined) {
      const made = answer(change, changed);
      given.push(made);
      if (made.document !== 0) {
        close(document);
        document = made.document;
      }
    }
    answers.push(given.concat(asks.map((request) => answer(request, ask))));
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
