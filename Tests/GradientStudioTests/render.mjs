// Draws what a list of requests asks for, in the module, and writes each result block to the standard
// output as it lies in the module's memory, for RenderTests.swift.
//
//   node render.mjs GradientStudio.wasm <requests.json

import { readFileSync, writeSync } from "node:fs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { memory, allocate, free, render, open, close, draw } = new WebAssembly.Instance(module).exports;

/** Copies bytes into the module's memory; the caller frees them. */
const give = (bytes) => {
  const address = allocate(bytes.length);
  new Uint8Array(memory.buffer).set(bytes, address);
  return address;
};

const headerLength = 32;
const { file, requests } = JSON.parse(readFileSync(0, "utf8"));
const fileBytes = readFileSync(file);

for (const request of requests) {
  const name = Buffer.from(request.name, "utf8");
  const fileAddress = give(fileBytes);
  const nameAddress = give(name);
  const result = render(
    fileAddress, fileBytes.length, nameAddress, name.length, request.state, request.environment,
    request.width, request.height, request.scale, request.format,
  );
  const length = headerLength + new DataView(memory.buffer).getUint32(result + 20, true);
  // A document that is kept draws the same.
  const document = open(fileAddress, fileBytes.length);
  const again = draw(
    document, nameAddress, name.length, request.state, request.environment, request.width,
    request.height, request.scale, request.format,
  );
  close(document);
  free(fileAddress);
  free(nameAddress);
  const block = (address) => Buffer.from(memory.buffer, address, length);
  const isBroken = new DataView(memory.buffer).getInt32(result, true) === 1;
  if (!isBroken && !block(result).equals(block(again))) throw new Error(`draw: ${request.name}`);
  free(again);
  let written = 0;
  while (written < length) {
    written += writeSync(1, new Uint8Array(memory.buffer, result + written, length - written));
  }
  free(result);
}
