// The Swift module as script sees it: documents that answer questions and draw pictures.

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const headerLength = 32;
let functions;

/** Unpacks the module from the page and starts it. */
export const startModule = async () => {
  const { instance } = await WebAssembly.instantiate(globalThis.studio.moduleCode());
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

/** Reads a result block with `read` and gives it back. */
const take = (block, read) => {
  const address = block >>> 0;
  if (address === 0) return noMemory;
  const header = new Int32Array(functions.memory.buffer, address, 6);
  const [status, width, height, left, top, length] = header;
  const body = new Uint8ClampedArray(functions.memory.buffer, address + headerLength, length);
  try {
    return read({ status, width, height, left, top, body });
  } finally {
    functions.free(address);
  }
};

const textOf = (body) => decoder.decode(body);

/** A style text that has been read. */
export class StyleDocument {
  #handle;

  /** `others` holds the texts of the files that this one refers to, by path. */
  constructor(text, others = {}) {
    this.#handle =
      lend(text, (address, length) =>
        lend(JSON.stringify(others), (other, otherLength) =>
          functions.open(address, length, other, otherLength),
        ),
      ) ?? 0;
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
    const read = ({ status, body }) =>
      status === 0 ? { status, text: textOf(body) } : { status, message: textOf(body) };
    return (
      lend(JSON.stringify(question), (address, length) =>
        take(functions.ask(this.#handle, address, length), read),
      ) ?? noMemory
    );
  }

  /** The answer's value; undefined where the module has none. */
  ask(question) {
    const { status, text } = this.answer(question);
    return status === 0 ? JSON.parse(text) : undefined;
  }

  /**
   * Draws a control and hands the pixels to `use`, which may look at them only while it runs.
   * Returns the status.
   */
  draw({ control, state, environment, width, height, scale }, use) {
    if (!this.isOpen) return noMemory.status;
    const straight = 1;
    const drawn = lend(control, (address, length) =>
      take(
        functions.draw(
          this.#handle, address, length, state, environment, width, height, scale, straight,
        ),
        (picture) => {
          if (picture.status === 0) use(picture);
          return picture;
        },
      ),
    );
    return (drawn ?? noMemory).status;
  }
}
