import { postsPerDay } from "#shared/instagram.ts";
import { formatDollars } from "#shared/money.ts";
import { type Plan, workersOf } from "#shared/plans.ts";
import { workers } from "#shared/workers.ts";
import { breakLines } from "./heading.ts";
import { colors, type Pen, type TextStyle } from "./pen.ts";
import { card, hexagon, portrait, readWebFile, shadow } from "./shapes.ts";

// Illustrations to the right of the text, from x = 600 to x = 1128.

const end = 1128;
const tokens = readWebFile("ui/tokens.css").toString();

/** A worker's colour. */
function colorOf(worker: string): string {
  const color = new RegExp(`--w-${worker}: (#\\w{6})`).exec(tokens)?.[1];
  if (!color) throw new Error(`${worker} has no colour`);
  return color;
}

function rule(pen: Pen, x: number, y: number, width: number, color: string = colors.line) {
  pen.fill({ x, y, width, height: 2 }, color);
}

const nameOf = (id: string) => workers.find((worker) => worker.id === id)!.name;
const display = (size: number, color?: string): TextStyle => ({
  face: "display",
  size,
  ...(color ? { color } : {}),
});

/** Portraits in a honeycomb, each with its column and row; callers offset every second row by half a cell. */
export function honeycomb(
  pen: Pen,
  cells: readonly (readonly [worker: string, column: number, row: number])[],
  { x, y, width }: { x: number; y: number; width: number },
) {
  for (const [worker, column, row] of cells) {
    portrait(pen, worker, x + column * width * 0.85, y + row * width * 0.763, width);
  }
}

/** One line per worker with their job, in order. */
export async function jobList(pen: Pen, jobs: Readonly<Record<string, string>>) {
  const x = 770;
  for (const [at, [worker, job]] of Object.entries(jobs).entries()) {
    const y = 76 + at * 69;
    portrait(pen, worker, x, y, 58);
    const name = nameOf(worker);
    await pen.write(name, { x: x + 78, baseline: y + 45 }, display(30));
    const after = x + 78 + 90;
    await pen.write(
      job,
      { x: after, baseline: y + 45 },
      { face: "text", size: 26, color: colors.ink2 },
    );
    rule(pen, x + 78, y + 66, end - x - 78);
  }
}

/** One row per plan: its name, its workers as filled cells out of eight, and its price. */
export async function planRows(pen: Pen, plans: readonly Plan[]) {
  const x = 640;
  const step = 112;
  for (const [at, plan] of plans.entries()) {
    const y = 98 + at * step;
    await pen.write(plan.name, { x, baseline: y + 36 }, display(34));
    await pen.write(
      formatDollars(plan.priceCents ?? 0),
      { x: end - 62, baseline: y + 62 },
      { ...display(52), align: "right" },
    );
    await pen.write(
      "/mes",
      { x: end, baseline: y + 62 },
      { face: "text", size: 24, color: colors.ink2, align: "right" },
    );
    for (let cell = 0; cell < 8; cell++) {
      const worker = workersOf(plan.id)[cell];
      hexagon(pen, [x + 15 + cell * 33, y + 68], 17, worker ? colors.honey : colors.emptyCell);
    }
    if (at > 0) rule(pen, x, y - 16, end - x);
  }
}

/** A week of five posts a day: a column per day, and a cell per post in its worker's colour. */
export function weekHoneycomb(pen: Pen, workerIds: readonly string[]) {
  const radius = 41;
  const across = radius * 1.78;
  for (let day = 0; day < 7; day++) {
    for (let post = 0; post < postsPerDay; post++) {
      const worker = workerIds[(day * postsPerDay + post) % workerIds.length]!;
      const y = 124 + post * radius * 2.08 + (day % 2) * radius * 1.04;
      hexagon(pen, [686 + day * across * 0.9, y], radius * 0.92, colorOf(worker));
    }
  }
}

/** Numbered steps, each in up to two lines. */
export async function numberedSteps(pen: Pen, steps: readonly string[]) {
  const x = 664;
  const look = { face: "strong", size: 28 } as const;
  for (const [at, step] of steps.entries()) {
    const middle = 130 + at * 122;
    hexagon(pen, [x + 36, middle], 40, colors.honey);
    await pen.write(
      String(at + 1),
      { x: x + 36, baseline: middle + 13 },
      { ...display(38), align: "center" },
    );
    const lines = await breakLines(pen, step, look, end - x - 100);
    const first = middle + 10 - ((lines.length - 1) * 36) / 2;
    for (const [row, line] of lines.entries()) {
      await pen.write(line, { x: x + 100, baseline: first + row * 36 }, look);
    }
    if (at > 0) rule(pen, x + 100, middle - 61, end - x - 100);
  }
}

/** A list of lines, each with a small cell as its bullet. */
export async function bulletList(pen: Pen, lines: readonly string[]) {
  const x = 680;
  const look = { face: "strong", size: 28 } as const;
  const step = 78;
  for (const [at, line] of lines.entries()) {
    const middle = 315 + (at - (lines.length - 1) / 2) * step;
    hexagon(pen, [x + 13, middle], 15, colors.honey);
    const [first = line, ...rest] = await breakLines(pen, line, look, end - x - 48);
    const words = rest.length > 0 ? `${first}…` : first;
    await pen.write(words, { x: x + 48, baseline: middle + 10 }, look);
    if (at > 0) rule(pen, x, middle - step / 2, end - x);
  }
}

export interface ProductSheet {
  before: string;
  title: string;
  lead: string;
  worker: string;
}

/** A product page: its old title struck through, the new texts, and the worker who wrote them. */
export async function productSheet(pen: Pen, { before, title, lead, worker }: ProductSheet) {
  const box = { x: 690, y: 70, width: 438, height: 490 };
  shadow(pen, box);
  pen.fill(box, colors.surface, 14);
  pen.picture(readWebFile("site/sofi/soap.svg"), { x: 712, y: 92, width: 251, height: 232 });
  const old = { face: "text", size: 23, color: "#696279" } as const;
  const x = box.x + 32;
  await pen.write(before, { x, baseline: 376 }, old);
  rule(pen, x, 367, await pen.widthOf(before, old), "#696279");
  await pen.write(title, { x, baseline: 438 }, display(52));
  const look = { face: "text", size: 26 } as const;
  for (const [row, line] of (await breakLines(pen, lead, look, box.width - 64)).entries()) {
    await pen.write(line, { x, baseline: 488 + row * 36 }, look);
  }
  portrait(pen, worker, 972, 92, 136);
}

/** A business's post before and after. */
export function beforeAndAfter(pen: Pen, sector: string) {
  card(pen, `site/cases/${sector}-before-720.webp`, 640, 56, 320);
  card(pen, `site/cases/${sector}-after-720.webp`, 728, 172, 400);
}

/** Six advertisements of a week, cropped by the edges of the picture. */
export function advertisements(pen: Pen) {
  const places = [
    ...[-60, 214, 488].map((y) => [650, y] as const),
    ...[-140, 134, 408].map((y) => [924, y] as const),
  ];
  for (const [at, [x, y]] of places.entries())
    card(pen, `ads/example/${at + 1}-720.webp`, x, y, 252);
}
