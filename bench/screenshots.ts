import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { composeWithTypeSetter } from "#server/features/ads/creatives/draw.ts";
import type { DrawRequest } from "#server/features/ads/creatives/renderer.ts";
import type { PlacedPicture, Scene, TextRun } from "#server/features/ads/creatives/scene.ts";
import {
  emojiFile,
  type FontName,
  fonts,
  packageFilePath,
  subsetRanges,
} from "#server/features/ads/creatives/typography/fonts.ts";
import { createTypeSetter } from "#server/features/ads/creatives/typography/measure.ts";
import { escapeHtml } from "#server/platform/escape-html.ts";

function textHtml({ text, x, baseline, size, style, color }: TextRun): string {
  const { ascent, descent } = fonts[style.font];
  const line = size * 1.4;
  const top = baseline - (line - (ascent + descent) * size) / 2 - ascent * size;
  const optical = style.opticalSize ? `font-variation-settings:'opsz' ${style.opticalSize};` : "";
  return `<p style="left:${x}px;top:${top}px;color:${color};font:${style.weight} ${size}px/${line}px '${style.font}',twemoji;letter-spacing:${style.letterSpacing}em;${optical}">${escapeHtml(text)}</p>`;
}

function pictureHtml({ id, from, at, radii }: PlacedPicture, pictures: DrawRequest["pictures"]) {
  const radius = radii ? `border-radius:${radii.map((value) => `${value}px`).join(" ")};` : "";
  const [width, height] = [at.width / from.width, at.height / from.height];
  const src = `data:image/*;base64,${pictures.get(id)!.toString("base64")}`;
  return `<div style="left:${at.x}px;top:${at.y}px;width:${at.width}px;height:${at.height}px;${radius}"><img src="${src}" style="left:${-from.x * width}px;top:${-from.y * height}px;width:${width}px;height:${height}px"></div>`;
}

function sceneHtml({ size, ground, elements }: Scene, pictures: DrawRequest["pictures"]): string {
  const box = `width="${size.width}" height="${size.height}"`;
  const parts = elements.map((element) => {
    if (element.kind === "text") return textHtml(element);
    if (element.kind === "picture") return pictureHtml(element, pictures);
    if (element.kind === "scrim") {
      const { at, gradient } = element;
      return `<div style="left:${at.x}px;top:${at.y}px;width:${at.width}px;height:${at.height}px;background:${gradient}"></div>`;
    }
    return `<svg ${box}>${element.svg}</svg>`;
  });
  return `<main style="width:${size.width}px;height:${size.height}px;background:${ground}">${parts.join("")}</main>`;
}

async function face(name: string, file: string, range?: readonly [number, number][]) {
  const data = (await readFile(packageFilePath(file))).toString("base64");
  const points = range?.map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join();
  return `@font-face{font-family:'${name}';font-weight:100 900;src:url(data:font/woff2;base64,${data});${points ? `unicode-range:${points}` : ""}}`;
}

const emojiRange: [number, number][] = [
  [0x2600, 0x27bf],
  [0x1f000, 0x1faff],
];
const fontNames = Object.keys(fonts) as FontName[];

/** A page with these fonts, which load when a letter uses them. */
async function openPage(browser: Browser, names: readonly FontName[]): Promise<Page> {
  const faces = await Promise.all([
    ...names.flatMap((name) =>
      fonts[name].files.map((file, at) => face(name, file, subsetRanges[at]!)),
    ),
    face("twemoji", emojiFile, emojiRange),
  ]);
  const page = await browser.newPage({ viewport: { width: 1080, height: 1080 } });
  const style = `*{margin:0}main,p,svg,div,img{position:absolute;left:0;top:0}div,main{overflow:hidden}p{white-space:nowrap}`;
  await page.setContent(`<style>${faces.join("")}${style}</style><body></body>`);
  return page;
}

async function photograph(page: Page, html: string): Promise<Buffer> {
  await page.evaluate(
    `document.body.innerHTML = ${JSON.stringify(html)}; Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())])`,
  );
  return await page.screenshot({ type: "png" });
}

/** Screenshots of the same composition: in a page of its own each, or on one that stays open. */
export async function createPhotographer(browser: Browser, kind: "fresh" | "warm") {
  const setter = await createTypeSetter();
  const open = kind === "warm" ? await openPage(browser, fontNames) : null;
  return async ({ creative, pictures }: DrawRequest): Promise<Buffer> => {
    const { scene } = await composeWithTypeSetter(setter, creative, pictures);
    const html = sceneHtml(scene, pictures);
    if (open) return await photograph(open, html);
    const used = new Set(
      scene.elements.flatMap((element) => (element.kind === "text" ? [element.style.font] : [])),
    );
    const page = await openPage(browser, [...used]);
    const made = await photograph(page, html);
    await page.close();
    return made;
  };
}
