// A section of the inspector: a heading that says where its members come from, and fields below.

import { edit } from "./editing.js";
import { button, freshId, make } from "./elements.js";
import { provenance } from "./provenance.js";
import { emit, place, session } from "./session.js";

export class Section {
  element;
  #names;
  #fields;
  #overrides;
  #isDifferent;
  #origin = make("span", { className: "origin" });
  #line;
  #where;
  #override;
  #reset;

  /**
   * `members` are the names that belong to it; `fields` has an `element` and `show(look)`;
   * `overrides(look)` gives the edits that write what is in force to the chosen place;
   * `part(look)` is what tells a derived look from the normal one.
   */
  constructor({ title, members, fields, overrides, part = () => undefined, isOpen = true }) {
    this.#names = members;
    this.#fields = fields;
    this.#overrides = overrides;
    this.#isDifferent = (look, normal) =>
      JSON.stringify(part(look)) !== JSON.stringify(part(normal));
    const heading = freshId("section");
    this.#override = button("Override here", {
      className: "button small", onclick: () => edit(this.#overrides(this.#look)),
    });
    this.#line = button("Line", {
      className: "button line", onclick: () => emit("reveal", { line: this.#where }),
    });
    this.#reset = button("Reset", {
      shape: "reset", shown: false, onclick: () => this.#remove(),
    });
    const body = make("div", { className: "section-body" }, fields.element);
    const details = make(
      "details", { className: "section", open: isOpen },
      make("summary", {}, make("h3", { id: heading }, title), this.#origin),
      make("div", { className: "section-tools" }, this.#line, this.#override, this.#reset),
      body,
    );
    details.setAttribute("aria-labelledby", heading);
    details.setAttribute("role", "group");
    this.element = details;
  }

  #look;

  show(look, normal) {
    this.#look = look;
    const origin = provenance(this.#names, this.#isDifferent(look, normal));
    const isBase = session.state === 0 && session.appearance === 0;
    this.#origin.textContent = origin.words;
    this.#origin.className = `origin ${origin.isOwn ? "own" : ""}`;
    this.#override.hidden = origin.isOwn || isBase || !this.#overrides;
    this.#reset.hidden = !origin.isOwn;
    this.#where = origin.line;
    this.#line.hidden = origin.line === undefined;
    this.#line.textContent = `Line ${origin.line}`;
    this.#fields.show(look, origin);
  }

  /** Shows a look while something in here is dragged: its fields, and nothing around them. */
  follow(look) {
    this.#look = look;
    (this.#fields.follow ?? this.#fields.show)(look);
  }

  #remove() {
    const names = this.#names.filter((name) => provenance([name]).isOwn);
    edit(names.map((member) => ({ edit: "remove", ...place(), member })));
    this.element.querySelector("summary").focus();
  }
}
