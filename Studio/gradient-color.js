// The colour of a gradient at a place, as the module paints it.

import { StyleDocument } from "./module.js";

const length = 400;

/** The colour in hexadecimal of stops `{ position, color }` that blend in a space. */
export const colorAt = (position, stops, space) => {
  const list = stops.map(({ color, position: place }) => `${color.text} ${place * 100}%`);
  const fill = `linear-gradient(to right${space ? ` in ${space}` : ""}, ${list.join(", ")})`;
  const style = {
    strip: {
      $extensions: { "dev.gradientcontrols": { component: "control" } },
      fill: { $type: "gradient", $value: fill },
    },
  };
  const document = new StyleDocument(JSON.stringify(style));
  let color = stops[0].color.text;
  document.draw(
    { control: "strip", state: 0, environment: 0, width: length, height: 1, scale: 1 },
    ({ width, body }) => {
      const pixel = Math.min(Math.floor(position * length), width - 1) * 4;
      const channels = [...body.subarray(pixel, pixel + (body[pixel + 3] === 255 ? 3 : 4))];
      color = `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
    },
  );
  document.close();
  return color;
};
