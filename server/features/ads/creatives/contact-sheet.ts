import { writeFile } from "node:fs/promises";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { escapeHtml } from "#server/platform/escape-html.ts";
import { type Creative, type Format, formatSizes } from "./creative.ts";
import { createDrawer } from "./draw.ts";
import { type Example, exampleCreative } from "./examples/example-creatives.ts";
import { drawExamplePictures, type ExamplePictures } from "./examples/example-pictures.ts";
import { ordinaryExamples } from "./examples/ordinary.ts";
import { posterExamples, posterVariants } from "./examples/posters.ts";
import { uglyExamples } from "./examples/ugly.ts";
import { uglyPosterExamples } from "./examples/ugly-posters.ts";
import { exampleShops, exampleWeek } from "./examples/weeks.ts";

const usage =
  "node server/features/ads/creatives/contact-sheet.ts --contact-sheet out.png [--ugly] [--formats] [--only layout,layout] [--weeks]\n";

/** A picture to draw, with its caption. */
interface Cell {
  title: string;
  creativeFrom: (drawn: ExamplePictures) => Creative;
  format: Format;
}

const exampleCell = (example: Example, format: Format): Cell => ({
  title: example.title,
  creativeFrom: (drawn) => exampleCreative(example, drawn, format),
  format,
});

/** The seven ads of every example shop and, to fill the row, its first one in the wide format. */
const weekCells = (): Cell[] =>
  exampleShops.flatMap((shop) =>
    [0, 1, 2, 3, 4, 5, 6, 0].map((day, at): Cell => {
      const format = at === 7 ? "wide" : "square";
      return {
        title: `${shop.name}, ${day + 1}`,
        creativeFrom: (drawn) => exampleWeek(shop, drawn, format)[day]!,
        format,
      };
    }),
  );

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
      weeks: { type: "boolean", default: false },
    },
  });
  const file = values["contact-sheet"];
  if (!file) {
    process.stdout.write(usage);
    return 1;
  }
  const only = values.only?.split(",");
  const all = values.ugly
    ? [...uglyExamples, ...uglyPosterExamples]
    : [...ordinaryExamples, ...posterExamples, ...posterVariants];
  const examples = all.filter(({ layout }) => !only || only.includes(layout));
  const formats: Format[] = values.formats ? ["square", "portrait", "story", "wide"] : ["square"];
  const cells = values.weeks
    ? weekCells()
    : examples.flatMap((example) => formats.map((format) => exampleCell(example, format)));
  await drawSheet(file, cells, values.formats);
  return 0;
}

async function drawSheet(file: string, cells: readonly Cell[], formats: boolean): Promise<void> {
  const [drawer, drawn] = await Promise.all([createDrawer(), drawExamplePictures()]);
  const placed: Placed[] = [];
  const times: number[] = [];
  let [x, y, right] = [gap, gap, 0];
  for (const [at, { title, creativeFrom, format }] of cells.entries()) {
    if (at > 0 && at % columns === 0) {
      x = gap;
      y += (formats ? rowHeight : cellSide) + caption + gap / 2;
    }
    const startedAt = performance.now();
    const creative = creativeFrom(drawn);
    const made = await drawer.drawCreative(creative, drawn.bytes, ["png"]);
    times.push(performance.now() - startedAt);
    const size = shownSize(format, formats);
    const otherLayout = made.layout === creative.layout ? "" : ` → ${made.layout}`;
    const { width, height } = formatSizes[format];
    const words = formats ? `${width}×${height}` : title;
    placed.push({ input: await sharp(made.png).resize(size).png().toBuffer(), left: x, top: y });
    const text = label(`${creative.layout}${otherLayout} · ${words}`, Math.max(size.width, 250));
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
