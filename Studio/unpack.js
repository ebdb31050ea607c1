// Starts the page: what is long in it is packed, and this, the one script that is not, unpacks it.
//
// Packing is LZMA, a fifth tighter on WebAssembly than deflate, the tightest that browsers unpack by
// themselves; the format is that of Igor Pavlov's "LZMA specification" (2015) with the header of
// `.lzma` files, as `xz --format=lzma` writes it. Text holds the packed bytes at 13 bits in two
// characters, a twelfth shorter than base64.

/** The bytes that text holds: pairs of digits of 91, which are ASCII without `"`, `<` and `\`. */
const bytesOf = (text) => {
  const bytes = new Uint8Array(Math.floor((text.length / 2) * (13 / 8)));
  const digit = (index) => {
    const code = text.charCodeAt(index);
    return code - 33 - (code > 34) - (code > 60) - (code > 92);
  };
  let bits = 0;
  let count = 0;
  let length = 0;
  for (let index = 0; index + 1 < text.length; index += 2) {
    bits |= (digit(index) + 91 * digit(index + 1)) << count;
    for (count += 13; count >= 8; count -= 8) {
      bytes[length++] = bits;
      bits >>>= 8;
    }
  }
  return bytes.subarray(0, length);
};

/** The bytes that were packed. */
const unpack = (packed) => {
  const properties = packed[0];
  const literalContext = properties % 9;
  const literalMask = (1 << (Math.floor(properties / 9) % 5)) - 1;
  const positionMask = (1 << Math.floor(properties / 45)) - 1;

  // How likely each bit is to be 0, in parts of 2048, learnt while reading.
  const even = (count) => new Uint16Array(count).fill(1024);
  const literals = even(0x300 << (literalContext + Math.floor(properties / 9) % 5));
  const isMatch = even(12 << 4);
  const isRepeat = even(12);
  const isLaterRepeat = even(12);
  const isShort = even(12 << 4);
  const isThird = even(12);
  const isFourth = even(12);
  const distanceSlots = even(4 << 6);
  const distanceBits = even(128);
  const distanceEnds = even(16);
  const lengths = () => ({ choice: even(2), low: even(16 << 3), middle: even(16 << 3), high: even(256) });
  const matchLengths = lengths();
  const repeatLengths = lengths();

  let input = 18; // after the header and the first byte, which is 0
  // Range and code. In variables they would be objects to the engine, as they need 32 bits.
  const coder = new Uint32Array([0xffffffff, 0]);
  for (let index = 14; index < 18; index++) coder[1] = (coder[1] << 8) | packed[index];
  const refill = () => {
    if (coder[0] >= 0x1000000) return;
    coder[0] <<= 8;
    coder[1] = (coder[1] << 8) | packed[input++];
  };

  const bit = (odds, index) => {
    const odd = odds[index];
    const bound = Math.imul(coder[0] >>> 11, odd) >>> 0;
    const isOne = coder[1] >= bound;
    if (isOne) {
      coder[0] -= bound;
      coder[1] -= bound;
      odds[index] = odd - (odd >>> 5);
    } else {
      coder[0] = bound;
      odds[index] = odd + ((2048 - odd) >>> 5);
    }
    refill();
    return isOne ? 1 : 0;
  };
  const evenBits = (count) => {
    let result = 0;
    for (; count > 0; count--) {
      coder[0] >>>= 1;
      const isOne = coder[1] >= coder[0];
      if (isOne) coder[1] -= coder[0];
      refill();
      result = (result << 1) | isOne;
    }
    return result;
  };
  const tree = (odds, start, count) => {
    let node = 1;
    for (let left = count; left > 0; left--) node = (node << 1) | bit(odds, start + node);
    return node - (1 << count);
  };
  const reversedTree = (odds, start, count) => {
    let node = 1;
    let result = 0;
    for (let place = 0; place < count; place++) {
      const one = bit(odds, start + node);
      node = (node << 1) | one;
      result |= one << place;
    }
    return result;
  };
  const lengthOf = ({ choice, low, middle, high }, place) => {
    if (!bit(choice, 0)) return 2 + tree(low, place << 3, 3);
    return bit(choice, 1) ? 18 + tree(high, 0, 8) : 10 + tree(middle, place << 3, 3);
  };
  const distanceOf = (length) => {
    const slot = tree(distanceSlots, Math.min(length - 2, 3) << 6, 6);
    if (slot < 4) return slot;
    const count = (slot >> 1) - 1;
    const base = (2 | (slot & 1)) << count;
    if (slot < 14) return base + reversedTree(distanceBits, base - slot, count);
    return base + (evenBits(count - 4) << 4) + reversedTree(distanceEnds, 0, 4);
  };

  let output = new Uint8Array(1 << 21);
  let size = 0;
  let state = 0;
  let [first, second, third, fourth] = [0, 0, 0, 0];
  const literal = () => {
    const before = size > 0 ? output[size - 1] : 0;
    const context = ((size & literalMask) << literalContext) + (before >> (8 - literalContext));
    const start = 0x300 * context;
    let symbol = 1;
    if (state >= 7) {
      let other = output[size - first - 1];
      while (symbol < 0x100) {
        const expected = (other >> 7) & 1;
        other <<= 1;
        const one = bit(literals, start + ((1 + expected) << 8) + symbol);
        symbol = (symbol << 1) | one;
        if (one !== expected) break;
      }
    }
    while (symbol < 0x100) symbol = (symbol << 1) | bit(literals, start + symbol);
    output[size++] = symbol;
    state = state < 4 ? 0 : state - (state < 10 ? 3 : 6);
  };
  for (;;) {
    if (size + 273 > output.length) {
      const longer = new Uint8Array(output.length * 2);
      longer.set(output);
      output = longer;
    }
    const place = size & positionMask;
    if (!bit(isMatch, (state << 4) + place)) {
      literal();
      continue;
    }
    let length = 0;
    if (!bit(isRepeat, state)) {
      [second, third, fourth] = [first, second, third];
      length = lengthOf(matchLengths, place);
      state = state < 7 ? 7 : 10;
      first = distanceOf(length);
      if (first === -1) return output.subarray(0, size);
    } else if (!bit(isLaterRepeat, state)) {
      if (!bit(isShort, (state << 4) + place)) {
        output[size] = output[size - first - 1];
        size++;
        state = state < 7 ? 9 : 11;
        continue;
      }
    } else if (!bit(isThird, state)) {
      [first, second] = [second, first];
    } else if (!bit(isFourth, state)) {
      [first, second, third] = [third, first, second];
    } else {
      [first, second, third, fourth] = [fourth, first, second, third];
    }
    if (length === 0) {
      length = lengthOf(repeatLengths, place);
      state = state < 7 ? 8 : 11;
    }
    for (; length > 0; length--, size++) output[size] = output[size - first - 1];
  }
};

/** The bytes of a packed part of the page. */
const unpacked = (id) => unpack(bytesOf(document.getElementById(id).textContent.replace(/\s/g, "")));

const add = (name, text, properties = {}) => {
  const element = Object.assign(document.createElement(name), properties);
  element.textContent = text;
  document.head.append(element);
};

const { style, script, starters } = JSON.parse(new TextDecoder().decode(unpacked("page")));
// What the page's own script takes from here. Its hash and its style's are in the page's policy.
globalThis.studio = { starters, moduleCode: () => unpacked("module") };
add("style", style);
add("script", script, { type: "module" });
