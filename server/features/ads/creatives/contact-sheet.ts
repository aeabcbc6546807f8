import { writeFile } from "node:fs/promises";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { escapeHtml } from "#server/platform/escape-html.ts";
import { type Format, formatSizes } from "./creative.ts";
import { createDrawer } from "./draw.ts";
import { type Example, exampleCreative } from "./examples/example-creatives.ts";
import { drawExamplePictures } from "./examples/example-pictures.ts";
import { ordinaryExamples } from "./examples/ordinary.ts";
import { uglyExamples } from "./examples/ugly.ts";

const usage =
  "node server/features/ads/creatives/contact-sheet.ts --contact-sheet out.png [--ugly] [--formats] [--only layout,layout]\n";

interface Cell {
  example: Example;
  format: Format;
}

interface Placed {
  input: Buffer;
  left: number;
  top: number;
}

const gap = 28;
const caption = 44;
const columns = 4;
const cellSide = 480;
const rowHeight = 470;

/** Size in pixels of a cell's picture on the sheet. */
function shownSize(format: Format, formats: boolean) {
  const { width, height } = formatSizes[format];
  const scale = formats ? rowHeight / height : cellSide / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const label = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text x="0" y="28" font-family="sans-serif" font-size="19" fill="#333">${escapeHtml(text)}</text></svg>`,
  );

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      "contact-sheet": { type: "string" },
      ugly: { type: "boolean", default: false },
      formats: { type: "boolean", default: false },
      only: { type: "string" },
    },
  });
  const file = values["contact-sheet"];
  if (!file) {
    process.stdout.write(usage);
    return 1;
  }
  const only = values.only?.split(",");
  const all = values.ugly ? uglyExamples : ordinaryExamples;
  const examples = all.filter(({ layout }) => !only || only.includes(layout));
  const formats: Format[] = values.formats ? ["square", "portrait", "story", "wide"] : ["square"];
  const cells = examples.flatMap((example) => formats.map((format) => ({ example, format })));
  await drawSheet(file, cells, values.formats);
  return 0;
}

async function drawSheet(file: string, cells: readonly Cell[], formats: boolean): Promise<void> {
  const [drawer, drawn] = await Promise.all([createDrawer(), drawExamplePictures()]);
  const placed: Placed[] = [];
  const times: number[] = [];
  let [x, y, right] = [gap, gap, 0];
  for (const [at, { example, format }] of cells.entries()) {
    if (at > 0 && at % columns === 0) {
      x = gap;
      y += (formats ? rowHeight : cellSide) + caption + gap / 2;
    }
    const startedAt = performance.now();
    const made = await drawer.drawCreative(exampleCreative(example, drawn, format), drawn.bytes, [
      "png",
    ]);
    times.push(performance.now() - startedAt);
    const size = shownSize(format, formats);
    const otherLayout = made.layout === example.layout ? "" : ` → ${made.layout}`;
    const { width, height } = formatSizes[format];
    const words = formats ? `${width}×${height}` : example.title;
    placed.push({ input: await sharp(made.png).resize(size).png().toBuffer(), left: x, top: y });
    const text = label(`${example.layout}${otherLayout} · ${words}`, Math.max(size.width, 250));
    placed.push({ input: text, left: x, top: y + size.height });
    right = Math.max(right, x + size.width);
    x += size.width + gap;
  }
  const height = y + (formats ? rowHeight : cellSide) + caption;
  const sheet = sharp({
    create: { width: right + gap, height, channels: 3, background: "#ecebe7" },
  });
  await writeFile(file, await sheet.composite(placed).png().toBuffer());
  const sorted = times.toSorted((one, other) => one - other);
  const median = Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
  process.stdout.write(`${cells.length} pictures in ${file}, ${median} ms each (median)\n`);
}

process.exitCode = await main();
