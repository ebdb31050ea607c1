// Puts the studio's page, its modules, styles, starting points and WebAssembly module together, and
// packs what is long of it.
//
//   node studio-pack.mjs           writes build/studio/studio.html and the tool's Swift file
//   node studio-pack.mjs --check   fails unless the tool's Swift file holds what is built now
//
// Run by Scripts/studio, in the package's folder.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { runInNewContext } from "node:vm";

const folder = "Studio";
const examples = "Examples/Styles";
const wasm = "build/studio/GradientStudio.wasm";
const unpacker = "build/studio/unpack.wasm";
const page = "build/studio/studio.html";
const swift = "Sources/GradientTool/Studio/StudioPage.generated.swift";

// What they weigh today and little more, so that nobody makes them heavier without noticing.
const pageLimit = 519_000;
const wasmLimit = 370_000;

const stop = (message) => {
  console.error(`error: ${message}`);
  process.exit(1);
};

/** One script of all modules that `name` needs, each in a function of its own. */
const bundle = (name) => {
  const parts = [];
  const done = new Map(); // module to the variable that holds its exports
  const underWay = [];
  const add = (name) => {
    if (done.has(name)) return done.get(name);
    if (underWay.includes(name)) stop(`modules import each other: ${[...underWay, name].join(", ")}`);
    if (!existsSync(`${folder}/${name}`)) stop(`${underWay.at(-1)} imports ${name}, which is missing`);
    underWay.push(name);
    const exported = [];
    let text = readFileSync(`${folder}/${name}`, "utf8");
    text = text.replace(
      /^import\s*\{([^}]*)\}\s*from\s*"\.\/([^"]+)";\n?/gm,
      (_, names, other) => {
        if (/\bas\b/.test(names)) stop(`${name} renames what it imports from ${other}`);
        return `const {${names.replace(/\s+/g, " ").replace(/, $/, " ")}} = ${add(other)};\n`;
      },
    );
    text = text.replace(
      /^export (?=(?:const|let|class|function|async function)\s+\*?\s*([A-Za-z_$][\w$]*))/gm,
      (_, word) => (exported.push(word), ""),
    );
    text = text.replace(/^export\s*\{([^}]*)\};\n?/gm, (_, names) => {
      exported.push(...names.split(",").map((word) => word.trim()).filter(Boolean));
      return "";
    });
    const left = text.match(/^(import|export)\b.*$/m);
    if (left) stop(`${name} has a form that is not put together: ${left[0]}`);
    underWay.pop();
    const variable = `$${parts.length}`;
    done.set(name, variable);
    const isMain = underWay.length === 0;
    parts.push(
      isMain
        ? `// ${name}\n${text}`
        : `// ${name}\nconst ${variable} = (() => {\n${text}return { ${exported.join(", ")} };\n})();\n`,
    );
    return variable;
  };
  add(name);
  return parts.join("\n");
};

const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** A source without the lines that are comments: who reads them reads the source. */
const withoutComments = (text) =>
  text.replace(/^ *\/\*[^]*?\*\/\n/gm, "").replace(/^ *\/\/.*\n/gm, "");

/** What the page's first script unpacks: its style, in the order of the layers, script and examples. */
const parts = () => {
  const styles = ["base", "fields", "layout", "stage", "inspector", "source", "phone"];
  const starters = {};
  for (const name of readdirSync(examples).sort()) {
    if (name.endsWith(".tokens.json")) {
      starters[name] = readFileSync(`${examples}/${name}`, "utf8");
    }
  }
  return {
    style: withoutComments(
      styles.map((name) => readFileSync(`${folder}/${name}.css`, "utf8")).join("")),
    script: withoutComments(bundle("main.js")),
    starters,
  };
};

/** Packed bytes as text, which `unpack.c` reads: 13 bits in two digits of 91, the low one first. */
const textOf = (packed) => {
  const digits = [];
  for (let code = 33; code < 127; code++) {
    const character = String.fromCharCode(code);
    if (!'"<\\'.includes(character)) digits.push(character);
  }
  let text = "";
  let bits = 0;
  let count = 0;
  const put = () => {
    const pair = bits & 0x1fff;
    text += digits[pair % 91] + digits[Math.floor(pair / 91)];
    bits >>>= 13;
    count -= 13;
  };
  for (const byte of packed) {
    bits |= byte << count;
    count += 8;
    if (count >= 13) put();
  }
  if (count > 0) put();
  return text.replace(/.{96}/g, "$&\n");
};

/** The page of these parts and of what is packed of them and of the module, as text. */
const pageOf = ({ style, script }, packed) => {
  let html = readFileSync(`${folder}/index.html`, "utf8");
  const first = `\n${readFileSync(`${folder}/unpack.js`, "utf8")}`;
  if (/<\/script|<!--/i.test(first)) stop("unpack.js holds what would end the script in a page");
  const fill = (place, text) => {
    if (!html.includes(place)) stop(`${folder}/index.html lacks ${place}`);
    html = html.replace(place, () => text);
  };
  // By this the command line knows a page of its own, which it may replace.
  fill("<!doctype html>\n", "<!doctype html>\n<!-- Made by gradient: the studio. -->\n");
  fill('<script src="unpack.js"></script>', `<script>${first}</script>`);
  for (const id of ["unpacker", "page", "module"]) {
    const opening = `<script type="application/octet-stream" id="${id}">`;
    fill(`${opening}</script>`, `${opening}\n${packed[id]}\n</script>`);
  }
  fill("SCRIPT-HASHES", `${hash(first)} ${hash(script)}`);
  fill("STYLE-HASHES", hash(style));
  return html;
};

const head = `// Made by Scripts/studio from Studio/, Examples/Styles/ and GradientStudio; not to be changed here.
// swift-format-ignore-file

/// The studio as one page, as \`gradient studio\` writes it.
enum StudioPage {
  static let html = ######"""
`;
// The last line end of a literal's text is not part of it.
const tail = `\n"""######\n}\n`;

const swiftOf = (html) => {
  if (html.includes('"""#')) stop("the page holds what would end its text in Swift");
  return `${head}${html}${tail}`;
};

/** The densest that `unpack.c` knows; literals are told apart by what stands before them. */
const packedText = (bytes) => {
  try {
    const options = ["--format=lzma", "--lzma1=preset=9e,lc=4,lp=0,pb=0", "-c"];
    return textOf(
      execFileSync("xz", options, {
        input: bytes, maxBuffer: 1 << 24, stdio: ["pipe", "pipe", "inherit"],
      }),
    );
  } catch (error) {
    return stop(`xz did not run (${error.message}): run Scripts/setup test`);
  }
};

/** What a page's own first script unpacks of it, run without a browser. */
const unpackedFrom = (packed) => {
  const added = {};
  const context = {
    TextDecoder, TextEncoder, atob,
    // The page has its module compiled; here the module's bytes are wanted.
    WebAssembly: {
      Instance: WebAssembly.Instance, Module: WebAssembly.Module, compile: (bytes) => Buffer.from(bytes),
    },
    document: {
      getElementById: (id) => ({ textContent: packed[id] ?? "" }),
      createElement: (name) => (added[name] = {}),
      head: { append: () => {} },
    },
  };
  runInNewContext(readFileSync(`${folder}/unpack.js`, "utf8"), context);
  return {
    content: {
      style: added.style.textContent,
      script: added.script.textContent,
      starters: context.studio.starters,
    },
    module: context.studio.module,
  };
};

const module = readFileSync(wasm);
const content = parts();
const packed = { unpacker: readFileSync(unpacker).toString("base64") };
let html;

if (process.argv.includes("--check")) {
  if (!existsSync(swift)) stop(`${swift} is missing: run Scripts/studio and check it in`);
  const held = readFileSync(swift, "utf8").slice(head.length, -tail.length);
  // Another version of the compressor may give other bytes of the same, so what is held is unpacked.
  const blocks = /<script type="application\/octet-stream" id="(\w+)">\n([^<]*)\n<\/script>/g;
  for (const [, id, text] of held.matchAll(blocks)) if (id !== "unpacker") packed[id] = text;
  if (!packed.page || !packed.module) {
    stop(`${swift} holds no packed page: run Scripts/studio and check it in`);
  }
  const unpacked = unpackedFrom(packed);
  if (!unpacked.module.equals(module)) {
    stop(`${swift} holds another module than ${wasm}: run Scripts/studio and check it in`);
  }
  html = pageOf(content, packed);
  if (html !== held || JSON.stringify(unpacked.content) !== JSON.stringify(content)) {
    stop(`${swift} holds another page than ${folder}/ makes: run Scripts/studio and check it in`);
  }
} else {
  packed.page = packedText(Buffer.from(JSON.stringify(content)));
  packed.module = packedText(module);
  if (!unpackedFrom(packed).module.equals(module)) stop("what was packed does not unpack to the same");
  html = pageOf(content, packed);
  mkdirSync("build/studio", { recursive: true });
  mkdirSync("Sources/GradientTool/Studio", { recursive: true });
  writeFileSync(page, html);
  const text = swiftOf(html);
  if (!existsSync(swift) || readFileSync(swift, "utf8") !== text) writeFileSync(swift, text);
}

// Two characters hold 13 bits.
const moduleLength = Math.floor((packed.module.replace(/\s/g, "").length / 2) * (13 / 8));
const sizes = `${page}: ${Buffer.byteLength(html)} bytes; ${wasm}: ${moduleLength} compressed`;
if (Buffer.byteLength(html) > pageLimit) stop(`${sizes}: a page may have ${pageLimit}`);
if (moduleLength > wasmLimit) stop(`${sizes}: a module may have ${wasmLimit}`);
console.log(sizes);
