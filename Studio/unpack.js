// Starts the page: what is long in it is packed, and unpack.c, compiled to WebAssembly, unpacks it.

const textOf = (id) => document.getElementById(id).textContent;

const startPage = () => {
  const code = Uint8Array.from(atob(textOf("unpacker")), (digit) => digit.charCodeAt(0));
  const { memory, text, output, unpack } =
    new WebAssembly.Instance(new WebAssembly.Module(code)).exports;

  /** The bytes of a packed part of the page, good until another is unpacked. */
  const unpacked = (id) => {
    const place = new Uint8Array(memory.buffer, text.value);
    const { written } = new TextEncoder().encodeInto(textOf(id), place);
    return new Uint8Array(memory.buffer, output.value, unpack(written));
  };

  const add = (name, text, properties = {}) => {
    const element = Object.assign(document.createElement(name), properties);
    element.textContent = text;
    document.head.append(element);
  };

  // The browser compiles the module while the rest is unpacked and the page is built.
  const module = WebAssembly.compile(unpacked("module"));
  const { style, script, starters } = JSON.parse(new TextDecoder().decode(unpacked("page")));
  // What the page's own script takes from here. Its hash and its style's are in the page's policy.
  globalThis.studio = { starters, module };
  add("style", style);
  add("script", script, { type: "module" });
};

if (globalThis.WebAssembly) startPage();
else
  document.getElementById("messages").textContent =
    "The studio draws with WebAssembly, which this browser does not run.";
