// Allocates and frees a million times through the module's exports, checks that blocks keep what was
// written to them, and prints what happened as JSON for MemoryTests.swift.
//
//   node memory.mjs GradientStudio.wasm

import { readFileSync } from "node:fs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { memory, allocate, free } = new WebAssembly.Instance(module).exports;

let state = 1;
const random = (limit) => {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % limit;
};

// Small blocks mostly, now and then one of up to 512 KB, as pictures are.
const randomSize = () => random(2 ** (2 + random(random(100) ? 12 : 18)));

const result = { steps: 0, misplaced: 0, overwritten: 0, refused: 0 };
const live = new Map(); // address to size
const addresses = []; // its keys, to choose one at random
let liveBytes = 0;
result.mostLiveBytes = 0;

const mark = (address, size) => address + size;
const write = (address, size) => {
  if (size < 8) return;
  const words = new DataView(memory.buffer);
  words.setUint32(address, mark(address, size), true);
  words.setUint32(address + size - 4, mark(address, size), true);
};
const isKept = (address, size) => {
  if (size < 8) return true;
  const words = new DataView(memory.buffer);
  return (
    words.getUint32(address, true) === mark(address, size) &&
    words.getUint32(address + size - 4, true) === mark(address, size)
  );
};

const take = (size) => {
  const address = allocate(size) >>> 0;
  if (address === 0) return void result.refused++;
  if (address % 16 !== 0 || live.has(address)) result.misplaced++;
  write(address, size);
  live.set(address, size);
  addresses.push(address);
  liveBytes += size;
  result.mostLiveBytes = Math.max(result.mostLiveBytes, liveBytes);
};
const giveBack = (index) => {
  const address = addresses[index];
  addresses[index] = addresses.at(-1);
  addresses.pop();
  const size = live.get(address);
  if (!isKept(address, size)) result.overwritten++;
  free(address);
  live.delete(address);
  liveBytes -= size;
};

for (; result.steps < 1_000_000; result.steps++) {
  const isTaking = addresses.length < 1000 || (addresses.length < 3000 && random(2) === 0);
  if (isTaking) take(randomSize());
  else giveBack(random(addresses.length));
}
result.memoryBytes = memory.buffer.byteLength;

// With everything given back, the heap is one block again: nearly all of it can be had at once.
while (addresses.length > 0) giveBack(addresses.length - 1);
const whole = Math.floor((memory.buffer.byteLength - 2 ** 21) * 0.93);
result.isJoined = allocate(whole) !== 0 && memory.buffer.byteLength === result.memoryBytes;

result.negative = allocate(-1);
result.tooLarge = allocate(0x7fffffff);
console.log(JSON.stringify(result));
