// Draws the site's Web Ads examples in the same way as orders; npm run site:examples runs it. Check the
// pictures by eye before committing them. The seeds are the sites' addresses and must not be tuned.
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { composeLocalCampaign } from "#server/features/ads/campaign/campaign.ts";
import type { Picture } from "#server/features/ads/creatives/creative.ts";
import { createDrawer } from "#server/features/ads/creatives/draw.ts";
import { drawExamplePictures } from "#server/features/ads/creatives/examples/example-pictures.ts";
import type { StoredPicture } from "#server/features/ads/material/material.ts";
import { parsePage } from "#server/features/websites/reader/page.ts";
import { readSite } from "#server/features/websites/reader/site.ts";
import { type SiteWeek, siteWeeks } from "./site-weeks/sites.ts";

/** A Sunday, so that the week begins on the next day. */
const today = new Date("2026-11-22T09:00:00Z");

/** The site's structured data. */
function structuredData({ address, name, ...site }: SiteWeek) {
  const business = {
    "@context": "https://schema.org",
    "@type": site.type,
    name,
    foundingDate: site.since,
    address: {
      "@type": "PostalAddress",
      addressLocality: site.town,
      addressCountry: site.country,
    },
    review: {
      "@type": "Review",
      reviewBody: site.review.text,
      author: { "@type": "Person", name: site.review.author },
      reviewRating: { "@type": "Rating", ratingValue: 5 },
    },
  };
  const products = site.products.map(({ name: product, price, drawing }) => ({
    "@context": "https://schema.org",
    "@type": "Product",
    name: product,
    image: `${address}${drawing}.png`,
    offers: { "@type": "Offer", price, priceCurrency: site.currency },
  }));
  return [business, ...products];
}

function pageOf(site: SiteWeek): string {
  const [main, second, light] = site.colors;
  const items = structuredData(site).map(
    (item) => `<script type="application/ld+json">${JSON.stringify(item)}</script>`,
  );
  return `<!doctype html><html lang="es"><head><title>${site.title} | ${site.name}</title>
<meta name="description" content="${site.description}">
<meta property="og:site_name" content="${site.name}">
<style>header,footer,button{background:${main};color:#fff}a{color:${main}}h1{color:${main}}.aviso,.precio{background:${second}}mark{background:${light}}</style>
${items.join("")}</head>
<body><header>${site.name}</header><h1>${site.heading}</h1><p>${site.text}</p>
<ul>${site.says.map((said) => `<li>${said}</li>`).join("")}</ul>
<details><summary>${site.question.asked}</summary><p>${site.question.answer}</p></details>
<a href="/productos">${site.link}</a> <button>${site.button}</button> <span class="precio">Hoy</span></body></html>`;
}

/** The page's photo and one picture of each product, as prepared for an order. */
async function drawPictures({ address, drawings, photo, edgeColor }: SiteWeek) {
  const bytes = new Map<string, Buffer>();
  const pictures: StoredPicture[] = [];
  const addPicture = (picture: Picture) =>
    pictures.push({ ...picture, sourceUrl: `${address}${picture.id}.png`, extension: "png" });
  if (photo) {
    const drawn = await drawExamplePictures([photo]);
    bytes.set(photo, drawn.bytes.get(photo)!);
    addPicture(drawn.pictures[photo]!);
  }
  for (const [id, svg] of Object.entries(drawings)) {
    const drawn = await sharp(Buffer.from(svg)).trim().png().toBuffer({ resolveWithObject: true });
    const { width, height } = drawn.info;
    bytes.set(id, drawn.data);
    const defaults = { subject: { x: 0, y: 0, width: 1, height: 1 }, luminance: 0.3 };
    addPicture({ id, kind: "cutout", width, height, edgeColor, ...defaults });
  }
  return { bytes, pictures };
}

/** Composes a week for the business, as for an order. */
function composeWeek(site: SiteWeek, pictures: StoredPicture[]) {
  const { address, name: businessName } = site;
  const facts = readSite(parsePage(pageOf(site), address), { stylesheets: [], manifest: null });
  const edits = { colors: null, products: null };
  const material = { pictures, logo: null };
  const seed = new URL(address).host;
  const campaign = composeLocalCampaign({ facts, businessName, edits, material, seed, today });
  return { facts, ...campaign };
}

/** The expected content of written.ts in the week's folder. */
export async function writeWeek(site: SiteWeek) {
  const { facts, ads, schedule } = composeWeek(site, (await drawPictures(site)).pictures);
  return {
    name: site.name,
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

async function drawWeek(site: SiteWeek): Promise<void> {
  const folder = new URL(`../web/${site.folder}/`, import.meta.url);
  await mkdir(folder, { recursive: true });
  const [drawer, { bytes, pictures }] = await Promise.all([createDrawer(), drawPictures(site)]);
  for (const [at, { creatives }] of composeWeek(site, pictures).ads.entries()) {
    const { png } = await drawer.drawCreative(creatives.square, bytes, ["png"]);
    for (const side of site.sides) {
      // The smallest pictures are shown scaled down, seven at a time.
      const quality = side === 240 ? 60 : 84;
      const shown = sharp(png).resize(side).webp({ quality, effort: 6 });
      await writeFile(new URL(`${at + 1}-${side}.webp`, folder), await shown.toBuffer());
    }
  }
  await writeFile(
    new URL("written.ts", folder),
    `// Written by scripts/draw-web-ads.ts with the product's own reader, writer and renderer. Not edited by hand.
export const written = ${JSON.stringify(await writeWeek(site), null, 2)} as const;
`,
  );
}

if (import.meta.main) for (const site of Object.values(siteWeeks)) await drawWeek(site);
