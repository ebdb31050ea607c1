// The Swift module as script sees it: documents that answer questions and draw pictures.

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const headerLength = 32;
let functions;

/** Starts the page's module, or starts it anew. */
export const startModule = async () => {
  const instance = await WebAssembly.instantiate(await globalThis.studio.module);
  functions = instance.exports;
};

const noMemory = { status: -1, message: "There is not enough memory." };

/** Copies text into the module's memory for as long as `use` runs. */
const lend = (text, use) => {
  const bytes = encoder.encode(text);
  const address = functions.allocate(bytes.length || 1) >>> 0;
  if (address === 0) return undefined;
  new Uint8Array(functions.memory.buffer, address, bytes.length).set(bytes);
  try {
    return use(address, bytes.length);
  } finally {
    functions.free(address);
  }
};

/** What a result block's header says, and where its body is. */
const headerOf = (address) => {
  const [status, width, height, left, top, length, document] = new Int32Array(
    functions.memory.buffer, address, 7);
  return { address, status, width, height, left, top, length, document: document >>> 0 };
};

/** Reads a result block whose body is text and gives it back. */
const take = (block) => {
  const address = (block ?? 0) >>> 0;
  if (address === 0) return noMemory;
  const { status, length, document } = headerOf(address);
  const text = decoder.decode(
    new Uint8Array(functions.memory.buffer, address + headerLength, length));
  functions.free(address);
  return status === 0 ? { status, text, document } : { status, message: text };
};

/** A picture in the module's memory, to be freed by whoever asked for it. */
export class Pixels {
  #address;
  #length;
  #image;

  constructor({ address, length, width, height, left, top }) {
    this.#address = address;
    this.#length = length;
    Object.assign(this, { width, height, left, top, byteLength: length });
  }

  /**
   * The pixels as a canvas takes them, undefined where there are none. They are not copied, so they are
   * good only until the module is called again.
   */
  image(colorSpace) {
    if (this.#length === 0) return undefined;
    // Where the memory has grown, its bytes are in another buffer.
    const { buffer } = functions.memory;
    if (this.#image?.data.buffer !== buffer) {
      const bytes = new Uint8ClampedArray(buffer, this.#address + headerLength, this.#length);
      this.#image = new ImageData(bytes, this.width, this.height, { colorSpace });
    }
    return this.#image;
  }

  free() {
    functions.free(this.#address);
  }
}

/** A style text that has been read. */
export class StyleDocument {
  #handle;

  constructor(handle) {
    this.#handle = handle;
  }

  /** Reads a text. `others` holds the texts of the files that this one refers to, by path. */
  static read(text, others = {}) {
    const handle = lend(text, (address, length) =>
      lend(JSON.stringify(others), (other, otherLength) =>
        functions.open(address, length, other, otherLength),
      ),
    );
    return new StyleDocument(handle ?? 0);
  }

  get isOpen() {
    return this.#handle !== 0;
  }

  close() {
    if (this.isOpen) functions.close(this.#handle);
    this.#handle = 0;
  }

  /** The answer to a question as text: `{ status, text }` or `{ status, message }`. */
  answer(question) {
    if (!this.isOpen) return noMemory;
    return take(
      lend(JSON.stringify(question), (address, length) =>
        functions.ask(this.#handle, address, length),
      ),
    );
  }

  /** A document changed by edits, all of them or none: `{ status, text, document }` or a message. */
  change(edits) {
    if (!this.isOpen) return noMemory;
    const changed = take(
      lend(JSON.stringify({ do: edits }), (address, length) =>
        functions.change(this.#handle, address, length),
      ),
    );
    return changed.status === 0
      ? { ...changed, document: new StyleDocument(changed.document) }
      : changed;
  }

  /** The answer's value; undefined where the module has none. */
  ask(question) {
    const { status, text } = this.answer(question);
    return status === 0 ? JSON.parse(text) : undefined;
  }

  /** Draws a control; undefined where that cannot be done. */
  draw({ control, state, environment, width, height, scale }) {
    if (!this.isOpen) return undefined;
    const straight = 1;
    const block = lend(control, (address, length) =>
      functions.draw(
        this.#handle, address, length, state, environment, width, height, scale, straight,
      ),
    );
    const address = (block ?? 0) >>> 0;
    if (address === 0) return undefined;
    const header = headerOf(address);
    if (header.status === 0) return new Pixels(header);
    functions.free(address);
    return undefined;
  }
}
