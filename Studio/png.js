// A picture's pixels as a PNG file, byte for byte what the module drew: a canvas would multiply its
// colours by alpha and back, and round them each time.

const table = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

const checksum = (bytes) => {
  let value = 0xffffffff;
  for (const byte of bytes) value = table[(value ^ byte) & 255] ^ (value >>> 8);
  return ~value >>> 0;
};

const chunk = (name, body) => {
  const bytes = new Uint8Array(body.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, body.length);
  bytes.set([...name].map((letter) => letter.charCodeAt(0)), 4);
  bytes.set(body, 8);
  view.setUint32(body.length + 8, checksum(bytes.subarray(4, body.length + 8)));
  return bytes;
};

// Coding-independent code points (H.273): primaries of Display P3, sRGB's curve, full range.
const spaceChunks = {
  srgb: () => chunk("sRGB", [0]),
  "display-p3": () => chunk("cICP", [12, 13, 0, 1]),
};

/** A PNG of 8-bit RGBA, as the PNG specification (third edition) has it. */
export const pngOf = async ({ data, width, height, colorSpace }) => {
  const rows = new Uint8Array(height * (width * 4 + 1));
  for (let row = 0; row < height; row++)
    rows.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * (width * 4 + 1) + 1);
  const packed = new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate"));
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 6, 0, 0, 0], 8);
  return new Blob(
    [
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk("IHDR", header), spaceChunks[colorSpace](),
      chunk("IDAT", new Uint8Array(await new Response(packed).arrayBuffer())),
      chunk("IEND", []),
    ],
    { type: "image/png" },
  );
};
