// Undo and redo over the file's texts. Changes of one gesture are one step.

const limit = 200;

export class History {
  #past = [];
  #future = [];
  #gesture;
  current;

  constructor(text) {
    this.current = text;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /** Takes a new text; with the name of the gesture under way, only its first is a step. */
  push(text, gesture) {
    if (text === this.current) return;
    if (gesture === undefined || gesture !== this.#gesture) {
      this.#past.push(this.current);
      if (this.#past.length > limit) this.#past.shift();
    }
    this.#gesture = gesture;
    this.#future = [];
    this.current = text;
  }

  endGesture() {
    this.#gesture = undefined;
  }

  undo() {
    return this.#step(this.#past, this.#future);
  }

  redo() {
    return this.#step(this.#future, this.#past);
  }

  #step(from, to) {
    this.endGesture();
    if (from.length === 0) return this.current;
    to.push(this.current);
    this.current = from.pop();
    return this.current;
  }
}
