// Draws the site's example of Web Ads anew, as an order would; npm run site:examples does so.
// Look at the pictures before keeping them; the seed was fixed before.
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { composeLocalCampaign } from "#server/features/ads/campaign/campaign.ts";
import type { Picture } from "#server/features/ads/creatives/creative.ts";
import { createDrawer } from "#server/features/ads/creatives/draw.ts";
import * as drawings from "#server/features/ads/creatives/examples/bakery.ts";
import { drawExamplePictures } from "#server/features/ads/creatives/examples/pictures.ts";
import type { KeptPicture } from "#server/features/ads/material/material.ts";
import { openPage } from "#server/features/websites/reader/page.ts";
import { readSite } from "#server/features/websites/reader/site.ts";

const address = "https://lumbre.example/";
const businessName = "Lumbre";
const seed = "lumbre.example";
/** A Sunday: the week begins on Monday. */
const today = new Date("2026-11-22T09:00:00Z");
const folder = new URL("../web/ads/example/", import.meta.url);
/** Pixels: twice what is shown, from the largest to a cell of the block on a phone. */
const shownSides = [720, 360, 240];

const products = [
  { name: "Hogaza de centeno y nuez", price: "6.50", drawing: "loaf" },
  { name: "Barra de masa madre", price: "1.80", drawing: "sticks" },
  { name: "Croissant de mantequilla", price: "1.60", drawing: "croissant" },
  { name: "Ensaimada", price: "2.20", drawing: "ensaimada" },
] as const;

const things = [
  {
    "@context": "https://schema.org",
    "@type": "Bakery",
    name: businessName,
    foundingDate: "2009",
    address: { "@type": "PostalAddress", addressLocality: "Valencia", addressCountry: "ES" },
    review: {
      "@type": "Review",
      reviewBody: "La hogaza aguanta tierna hasta el jueves.",
      author: { "@type": "Person", name: "Marta" },
      reviewRating: { "@type": "Rating", ratingValue: 5 },
    },
  },
  ...products.map(({ name, price, drawing }) => ({
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    image: `${address}${drawing}.png`,
    offers: { "@type": "Offer", price, priceCurrency: "EUR" },
  })),
];

/** The page of a bakery that does not exist. */
const page = `<!doctype html><html lang="es"><head><title>Pan de masa madre en Valencia | ${businessName}</title>
<meta name="description" content="Panadería de barrio: pan de masa madre y bollería del día.">
<meta property="og:site_name" content="${businessName}">
<style>header,footer,button{background:#1f3d30;color:#fff}a{color:#1f3d30}h1{color:#1f3d30}.aviso,.precio{background:#dd9440}mark{background:#f6e3c5}</style>
${things.map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`).join("")}</head>
<body><header>${businessName}</header><h1>Tu pan de cada mañana</h1><p>Ven cuando quieras: te guardamos la tuya.</p>
<a href="/pan">Pan</a> <button>Encarga</button> <span class="precio">Hoy</span></body></html>`;

/** The page's own photo and one of each product, as they are once prepared. */
async function drawPictures() {
  const { bytes, pictures: examples } = await drawExamplePictures();
  const keep = (picture: Picture): KeptPicture => ({
    ...picture,
    sourceUrl: `${address}${picture.id}.png`,
    extension: "png",
  });
  const pictures = [keep(examples.bread!)];
  for (const [id, svg] of Object.entries(drawings)) {
    const drawn = await sharp(Buffer.from(svg)).trim().png().toBuffer({ resolveWithObject: true });
    const { width, height } = drawn.info;
    bytes.set(id, drawn.data);
    const seen = { subject: { x: 0, y: 0, width: 1, height: 1 }, luminance: 0.3 };
    pictures.push(keep({ id, kind: "cutout", width, height, edgeColor: "#a5662c", ...seen }));
  }
  return { bytes, pictures };
}

/** A week of the bakery, composed as an order is. */
function composeExample(pictures: KeptPicture[]) {
  const facts = readSite(openPage(page, address), { stylesheets: [], manifest: null });
  const edits = { colors: null, products: null };
  const material = { pictures, logo: null };
  const campaign = composeLocalCampaign({ facts, businessName, edits, material, seed, today });
  return { facts, ...campaign };
}

/** What web/ads/example/written.ts must hold today. */
export async function writeExample() {
  const { facts, ads, schedule } = composeExample((await drawPictures()).pictures);
  return {
    name: businessName,
    colors: facts.colors.map(({ hex }) => hex).filter((hex) => hex !== "#ffffff"),
    ads: ads.map(({ copy }, at) => ({
      number: at + 1,
      angle: copy.angle,
      date: schedule[at]!.date,
      instagramAt: schedule[at]!.instagramAt,
      facebookAt: schedule[at]!.facebookAt,
      goal: schedule[at]!.goal,
      why: schedule[at]!.why,
      headline: copy.headline,
      primaryText: copy.primaryText,
      hashtags: copy.hashtags,
    })),
  };
}

async function drawExample(): Promise<void> {
  const [drawer, { bytes, pictures }] = await Promise.all([createDrawer(), drawPictures()]);
  for (const [at, { creatives }] of composeExample(pictures).ads.entries()) {
    const { png } = await drawer.drawCreative(creatives.square, bytes, ["png"]);
    for (const side of shownSides) {
      const shown = sharp(png).resize(side).webp({ quality: 84, effort: 6 });
      await writeFile(new URL(`${at + 1}-${side}.webp`, folder), await shown.toBuffer());
    }
  }
  await writeFile(
    new URL("written.ts", folder),
    `// Written by scripts/draw-web-ads.ts with the product's own reader, writer and renderer. Not edited by hand.
export const written = ${JSON.stringify(await writeExample(), null, 2)} as const;
`,
  );
}

if (import.meta.main) await drawExample();
