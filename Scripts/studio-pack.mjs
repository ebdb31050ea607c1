// Puts the studio's page, its modules, styles, starting points and WebAssembly module together.
//
//   node studio-pack.mjs           writes build/studio/studio.html and the tool's Swift file
//   node studio-pack.mjs --check   fails unless the tool's Swift file holds what is built now
//
// Run by Scripts/studio, in the package's folder.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";

const folder = "Studio";
const examples = "Examples/Styles";
const wasm = "build/studio/GradientStudio.wasm";
const page = "build/studio/studio.html";
const swift = "Sources/GradientTool/Studio/StudioPage.generated.swift";

// What they weigh today and little more, so that nobody makes them heavier without noticing.
const pageLimit = 1_010_000;
const wasmLimit = 600_000;

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

const inLines = (base64) => base64.replace(/.{96}/g, "$&\n");

/** The page of these packed bytes. */
const pageOf = (packed) => {
  let html = readFileSync(`${folder}/index.html`, "utf8");
  let style = "";
  let isFirst = true;
  html = html.replace(/^\s*<link rel="stylesheet" href="([^"]+)">\n/gm, (_, name) => {
    style += readFileSync(`${folder}/${name}`, "utf8");
    const place = isFirst ? "<style></style>\n" : "";
    isFirst = false;
    return place;
  });
  const script = `\n${bundle("main.js")}`;
  style = `\n${style}`;
  if (/<\/script|<!--/i.test(script)) stop("a module holds what would end the script in a page");
  if (/<\/style/i.test(style)) stop("a style sheet holds what would end it in a page");
  const starters = {};
  for (const name of readdirSync(examples).sort()) {
    if (name.endsWith(".tokens.json")) {
      starters[name] = readFileSync(`${examples}/${name}`, "utf8");
    }
  }
  const json = JSON.stringify(starters).replace(/</g, "\\u003c").replace(/,"/g, ',\n"');
  const fill = (place, text) => {
    if (!html.includes(place)) stop(`${folder}/index.html lacks ${place}`);
    html = html.replace(place, () => text);
  };
  // By this the command line knows a page of its own, which it may replace.
  fill("<!doctype html>\n", "<!doctype html>\n<!-- Made by gradient: the studio. -->\n");
  fill("<style></style>", `<style>${style}</style>`);
  fill(
    '<script type="module" src="main.js"></script>', `<script type="module">${script}</script>`,
  );
  for (const [type, id, text] of [
    ["application/octet-stream", "module", inLines(packed.toString("base64"))],
    ["application/json", "starters", json],
  ]) {
    const opening = `<script type="${type}" id="${id}">`;
    fill(`${opening}</script>`, `${opening}\n${text}\n</script>`);
  }
  fill("SCRIPT-HASHES", hash(script));
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

/** Zopfli packs some 4 % tighter than zlib into the same format. */
const pack = () => {
  try {
    return execFileSync("zopfli", ["--deflate", "--i15", "-c", wasm], {
      maxBuffer: 1 << 24, stdio: ["ignore", "pipe", "inherit"],
    });
  } catch (error) {
    return stop(`zopfli did not run (${error.message}): run Scripts/setup test`);
  }
};

const module = readFileSync(wasm);
let packed;
let html;

if (process.argv.includes("--check")) {
  if (!existsSync(swift)) stop(`${swift} is missing: run Scripts/studio and check it in`);
  const held = readFileSync(swift, "utf8").slice(head.length, -tail.length);
  // Another version of the compressor may give other bytes of the same module.
  const block = held.match(/<script type="application\/octet-stream" id="module">\n([^<]*)<\/script>/);
  if (!block) stop(`${swift} holds no module: run Scripts/studio and check it in`);
  packed = Buffer.from(block[1], "base64");
  html = pageOf(packed);
  if (!inflateRawSync(packed).equals(module)) {
    stop(`${swift} holds another module than ${wasm}: run Scripts/studio and check it in`);
  }
  if (html !== held) {
    stop(`${swift} holds another page than ${folder}/ makes: run Scripts/studio and check it in`);
  }
} else {
  packed = pack();
  html = pageOf(packed);
  mkdirSync("build/studio", { recursive: true });
  mkdirSync("Sources/GradientTool/Studio", { recursive: true });
  writeFileSync(page, html);
  const text = swiftOf(html);
  if (!existsSync(swift) || readFileSync(swift, "utf8") !== text) writeFileSync(swift, text);
}

const sizes = `${page}: ${Buffer.byteLength(html)} bytes; ${wasm}: ${packed.length} compressed`;
if (Buffer.byteLength(html) > pageLimit) stop(`${sizes}: a page may have ${pageLimit}`);
if (packed.length > wasmLimit) stop(`${sizes}: a module may have ${wasmLimit}`);
console.log(sizes);
