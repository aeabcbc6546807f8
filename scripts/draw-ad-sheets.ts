// npm run ads:sheets [-- --pages DIR --out DIR --whole name …]: the advertisements of whole sites, made as
// for an order from the files of a folder of pages: one contact sheet a site, and the texts of all.
// `--whole` writes every picture in full size besides. Nothing is chosen by hand; look at all of them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import type { WebFetch } from "#server/external/web-fetch.ts";
import { type Campaign, composeLocalCampaign } from "#server/features/ads/campaign/campaign.ts";
import { createDrawer, type Drawer } from "#server/features/ads/creatives/draw.ts";
import { pictureColors } from "#server/features/ads/creatives/source-pictures/picture-colors.ts";
import { deliveredFormats } from "#server/features/ads/material/material.ts";
import { prepareMaterial } from "#server/features/ads/material/prepare-material.ts";
import { fetchSite } from "#server/features/websites/fetch-site.ts";
import type { ExpectedFacts } from "#server/features/websites/scoring.ts";
import { escapeHtml } from "#server/platform/escape-html.ts";
import { createLog } from "#server/platform/log.ts";
import { createRenderer } from "#server/renderer/renderer.ts";

const root = join(import.meta.dirname, "..");
/** Pages of invented businesses, with their pictures where the business name is given. */
export const examplePages = join(root, "server/features/websites/pages");

/** A Sunday, so that the week begins on the next day. */
const today = new Date("2026-11-22T09:00:00Z");
const log = createLog({ level: "silent", write: () => undefined });

const mediaTypes: Record<string, string> = {
  ".html": "text/html",
  ".css": "text/css",
  ".json": "application/json",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".gif": "image/gif",
  ".svg": "image/svg+xml",
};

/** Answers as the site's server would, from the files of its folder. */
function filesOfSite(folder: string): WebFetch {
  return {
    async get(address) {
      const url = new URL(address);
      const name = decodeURIComponent(url.pathname).replace(/^\/+/, "");
      const file = join(folder, name === "" || name.endsWith("/") ? "page.html" : name);
      const extension = extname(file).toLowerCase();
      const isThere = existsSync(file) && extension in mediaTypes;
      return {
        ok: true,
        url: url.href,
        status: isThere ? 200 : 404,
        contentType: isThere ? mediaTypes[extension]! : "text/html",
        charset: null,
        body: isThere ? readFileSync(file) : Buffer.alloc(0),
      };
    },
  };
}

export interface MadeWeek {
  name: string;
  campaign: Campaign;
  /** By ad, one picture of each format. */
  pictures: Buffer[][];
}

const expectedOf = (folder: string): ExpectedFacts =>
  JSON.parse(readFileSync(join(folder, "expected.json"), "utf8")) as ExpectedFacts;

/** The week of a site whose files are in a folder, made as for an order. */
export async function makeWeek(folder: string, drawer: Drawer): Promise<MadeWeek> {
  const { url, businessName } = expectedOf(folder);
  const webFetch = filesOfSite(folder);
  const pageUrl = new URL("/", url).href;
  const readColors = async ({ bytes }: { bytes: Buffer }) => (await pictureColors(bytes)).colors;
  const read = await fetchSite({ webFetch, pictureColors: readColors }, [pageUrl]);
  if (!read.ok) throw new Error(`${folder} could not be read: ${read.kind}`);
  const { facts } = read;
  const files = new Map<string, Buffer>();
  const renderer = createRenderer({ log, priority: 0 });
  try {
    const put = async (key: string, bytes: Buffer) => void files.set(key, bytes);
    const material = await prepareMaterial(
      { webFetch, renderer, log, files: { put: put as never } },
      { facts, folder: "site" },
      AbortSignal.timeout(60_000),
    );
    const name = businessName ?? facts.siteName ?? new URL(url).hostname;
    const input = { facts, businessName: name, edits: noEdits, material, seed: url, today };
    const campaign = composeLocalCampaign(input);
    const bytes = new Map(
      [...files].map(([key, file]) => [key.replace(/^.*\/|\.\w+$/g, ""), file] as const),
    );
    const pictures: Buffer[][] = [];
    for (const { creatives } of campaign.ads) {
      const drawn = deliveredFormats.map((format) =>
        drawer.drawCreative(creatives[format], bytes, ["png"]),
      );
      pictures.push((await Promise.all(drawn)).map(({ png }) => png));
    }
    return { name, campaign, pictures };
  } finally {
    await renderer.close();
  }
}

const noEdits = { colors: null, products: null };

const side = 400;
const wideHeight = Math.round((side * 628) / 1200);
const gap = 16;
const columns = 4;

const label = (text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * (side + gap)}" height="36"><text x="0" y="25" font-family="sans-serif" font-size="20" fill="#333">${escapeHtml(text)}</text></svg>`,
  );

/** All seven in both formats, the squares first. */
export async function drawSheet({ name, pictures }: MadeWeek, site: string): Promise<Buffer> {
  const place = (at: number, height: number, top: number) => ({
    left: gap + (at % columns) * (side + gap),
    top: top + Math.floor(at / columns) * (height + gap),
  });
  const top = gap + 36;
  const wideTop = top + 2 * (side + gap);
  const placed = await Promise.all(
    pictures.flatMap(([square, wide], at) => [
      sharp(square)
        .resize(side, side)
        .png()
        .toBuffer()
        .then((input) => ({ input, ...place(at, side, top) })),
      sharp(wide)
        .resize(side, wideHeight)
        .png()
        .toBuffer()
        .then((input) => ({ input, ...place(at, wideHeight, wideTop) })),
    ]),
  );
  const height = wideTop + 2 * (wideHeight + gap);
  const title = `${name} · ${site} · negocio inventado, imágenes dibujadas`;
  return await sharp({
    create: { width: gap + columns * (side + gap), height, channels: 3, background: "#ecebe7" },
  })
    .composite([...placed, { input: label(title), left: gap, top: gap / 2 }])
    .webp({ quality: 72, effort: 5 })
    .toBuffer();
}

/** What stands beside the pictures. */
function textsOf({ name, campaign }: MadeWeek): string {
  const ads = campaign.ads.map(({ copy }, at) =>
    [
      `### ${at + 1}. ${copy.picture.headline}`,
      ...(copy.picture.body ? [`Debajo: ${copy.picture.body}`] : []),
      `Texto principal: ${copy.primaryText}`,
      `Titular: ${copy.headline}`,
      `Descripción: ${copy.description}`,
      `Etiquetas: ${copy.hashtags.join(" ")}`,
      `Botón: ${copy.cta}`,
      `Dato de la página: ${copy.source ?? "ninguno"}`,
    ].join("  \n"),
  );
  return [`## ${name}`, ...ads].join("\n\n");
}

/** What a buyer gets, to be judged outside the product. */
async function writeWhole(week: MadeWeek, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [at, both] of week.pictures.entries()) {
    for (const [of, format] of deliveredFormats.entries()) {
      const jpeg = await sharp(both[of]).jpeg({ quality: 88 }).toBuffer();
      await writeFile(join(folder, `${at + 1}-${format}.jpg`), jpeg);
    }
  }
  await writeFile(join(folder, "textos.md"), `${textsOf(week)}\n`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { pages: { type: "string" }, out: { type: "string" }, whole: { type: "boolean" } },
    allowPositionals: true,
  });
  const pages = values.pages ?? examplePages;
  const out = values.out ?? join(root, "docs/samples/web-ads");
  await mkdir(out, { recursive: true });
  const sites = readdirSync(pages)
    .filter((name) => existsSync(join(pages, name, "expected.json")))
    .filter((name) => expectedOf(join(pages, name)).businessName !== undefined)
    .filter((name) => positionals.length === 0 || positionals.includes(name));
  const drawer = await createDrawer();
  const texts: string[] = [];
  for (const site of sites) {
    const week = await makeWeek(join(pages, site), drawer);
    await writeFile(join(out, `${site}.webp`), await drawSheet(week, site));
    if (values.whole) await writeWhole(week, join(out, site));
    texts.push(textsOf(week));
    process.stdout.write(`${site}: ${week.campaign.ads.length} advertisements\n`);
  }
  await writeFile(join(out, "textos.md"), `# Textos de los anuncios\n\n${texts.join("\n\n")}\n`);
}

if (import.meta.main) await main();
