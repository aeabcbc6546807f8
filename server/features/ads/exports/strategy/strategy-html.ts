import { readFile } from "node:fs/promises";
import { type Format, formatSizes } from "#server/features/ads/creatives/creative.ts";
import { fonts, packageFilePath } from "#server/features/ads/creatives/typography/fonts.ts";
import type { DeliveredFormat } from "#server/features/ads/material/material.ts";
import { escapeHtml } from "#server/platform/escape-html.ts";
import { networks } from "../file-names.ts";
import type { Strategy, StrategyDay } from "./strategy.ts";
import { strategyStyle } from "./strategy-style.ts";

/** JPEG files of each ad, by day; `thumb` is square and small. */
export type StrategyPictures = Record<DeliveredFormat | "thumb", Buffer>[];

export interface StrategyDocument {
  strategy: Strategy;
  /** «KW-7F3A21». */
  number: string;
  pageUrl: string;
  colors: readonly string[];
  pictures: StrategyPictures;
}

const faces = [
  { family: "Figtree", file: fonts.figtree.files[0], axes: "font-weight: 300 900" },
  {
    family: "Bricolage",
    file: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2",
    axes: "font-weight: 200 800; font-stretch: 75% 100%",
  },
];

/** The strategy as a self-contained HTML file: fonts and pictures embedded, no scripts or requests. */
export async function renderStrategyHtml(document: StrategyDocument): Promise<string> {
  const { strategy, number, pageUrl, colors, pictures } = document;
  const { title, businessName, site, span, lead, days } = strategy;
  const shownDays = days.map((day, at) => ({ day, pictures: pictures[at]! }));
  return `<!doctype html>
<html lang="es" itemscope itemtype="https://schema.org/CreativeWork">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="generator" content="Kolmena">
<meta itemprop="digitalSourceType" content="${text(strategy.sourceType)}">
<title>${text(title)} · ${text(businessName)}</title>
<style>${(await Promise.all(faces.map(fontFace))).join("\n")}${strategyStyle}</style>
</head>
<body>
<main>
<div class="top"><span class="mark">${mark}Kolmena</span><span>Web Ads · ${text(number)}</span></div>
<div class="cover">
<div>
<h1>${text(businessName)}</h1>
<p class="tag">${text(title)}</p>
<p class="lead">${text(lead)}</p>
<p class="span">${text(span)}</p>
<p>${text(site)}</p>
${colorList(colors)}
</div>
<div class="mosaic" aria-hidden="true">${shownDays.map(({ pictures }, at) => picture(at === 0 ? pictures.square : pictures.thumb, "square", "")).join("")}</div>
</div>
<section class="week"><h2>La semana de un vistazo</h2>
<table>
<thead><tr><th scope="col">Anuncio</th><th scope="col">Día</th><th scope="col">Instagram</th><th scope="col">Facebook</th><th scope="col">Para qué</th></tr></thead>
<tbody>${shownDays.map(weekRow).join("\n")}</tbody>
</table></section>
${shownDays.map(dayArticle).join("\n")}
<section><h2>Cómo publicarla</h2><div class="ways">${strategy.ways.map(wayOf).join("\n")}</div></section>
<section class="signs"><h2>Qué mirar y qué cambiar</h2>
<table><thead><tr><th scope="col">Si ves que…</th><th scope="col">…haz esto</th></tr></thead>
<tbody>${strategy.signs.map(({ seen, todo }) => `<tr><td>${text(seen)}</td><td>${text(todo)}</td></tr>`).join("\n")}</tbody></table></section>
<footer><p>${text(strategy.origin)}</p><p>Descargas y cambios, en <a href="${text(pageUrl)}">la página de tu pedido</a>.</p></footer>
</main>
</body>
</html>
`;
}

const mark = `<svg viewBox="0 0 44 44" width="32" height="32" aria-hidden="true"><path d="M22 3 38.5 12.5v19L22 41 5.5 31.5v-19Z" fill="#FFB800" stroke="#FFB800" stroke-width="5" stroke-linejoin="round"/><path d="M16 13v18M29 14.5 17.5 23 29 30.5" fill="none" stroke="#1B1530" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

async function fontFace({ family, file, axes }: (typeof faces)[number]): Promise<string> {
  const bytes = await readFile(packageFilePath(file));
  return `@font-face { font-family: "${family}"; ${axes}; src: url(data:font/woff2;base64,${bytes.toString("base64")}) format("woff2"); }`;
}

interface ShownDay {
  day: StrategyDay;
  pictures: StrategyPictures[number];
}

function weekRow({ day, pictures }: ShownDay): string {
  return `<tr><td>${picture(pictures.thumb, "square", "")}</td><td class="when">${text(day.day)}<small>${text(day.angle)}</small></td><td class="hour" data-network="Instagram">${text(day.instagramAt)}</td><td class="hour" data-network="Facebook">${text(day.facebookAt)}</td><td class="goal">${text(day.goal)}</td></tr>`;
}

function dayArticle({ day, pictures }: ShownDay): string {
  const fields = day.fields.map(
    ({ name, text: words }) => `<div><dt>${name}</dt><dd>${fieldValue(words)}</dd></div>`,
  );
  return `<section class="day">
<header><span class="number" aria-hidden="true">${day.number}</span><div><h2>${text(day.day)}</h2><p class="angle">${text(day.angle)}</p></div></header>
<div class="pictures">${figure(day, pictures, "square")}${figure(day, pictures, "wide")}</div>
<div class="details">
<div class="times"><p>Instagram <span class="time">${text(day.instagramAt)}</span></p><p>Facebook <span class="time">${text(day.facebookAt)}</span></p></div>
<p class="why"><strong>${text(day.goal)}</strong>${text(day.why)}</p>
<dl>${fields.join("\n")}</dl>
</div>
</section>`;
}

/** Only http and https URLs become links; `javascript:` and others could be harmful. */
const fieldValue = (words: string): string =>
  isWebAddress(words) ? `<a href="${text(words)}">${text(words)}</a>` : text(words);

function figure(day: StrategyDay, pictures: ShownDay["pictures"], format: DeliveredFormat) {
  const { width, height } = formatSizes[format];
  return `<figure>${picture(pictures[format], format, day.alt)}<figcaption>${networks[format]} · ${width} × ${height}</figcaption></figure>`;
}

function picture(bytes: Buffer, format: Format, alt: string): string {
  const { width, height } = formatSizes[format];
  return `<img src="data:image/jpeg;base64,${bytes.toString("base64")}" width="${width}" height="${height}" alt="${text(alt)}">`;
}

function colorList(colors: readonly string[]): string {
  const cells = colors.filter(isColor).map((hex) => {
    return `<li><span style="background:${hex}" title="${hex}"></span></li>`;
  });
  return cells.length > 0
    ? `<ul class="colors" aria-label="Tus colores">${cells.join("")}</ul>`
    : "";
}

function wayOf({ title, lead, steps }: Strategy["ways"][number]): string {
  return `<div><h3>${text(title)}</h3><p>${text(lead)}</p><ol>${steps.map((step) => `<li>${text(step)}</li>`).join("")}</ol></div>`;
}

export const isColor = (hex: string): boolean => /^#[0-9a-f]{6}$/i.test(hex);

const isWebAddress = (words: string): boolean => /^https?:\/\//i.test(words) && URL.canParse(words);

/** Escaped text without control characters. */
const text = (words: string): string =>
  escapeHtml(words.toWellFormed().replace(/(?![\n\t])\p{Cc}/gu, ""));
