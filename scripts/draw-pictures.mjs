// Draws the picture that other sites show of a shared page, and the icons, from our own portraits
// and letters: node scripts/draw-pictures.mjs. The same Chromium draws the same bytes.
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { toPalette } from "./png-palette.mjs";
import { inProject } from "./project.mjs";
import { testTools } from "./test-tools.mjs";

const read = (...path) => readFileSync(inProject(...path));
const base64 = (...path) => read(...path).toString("base64");
const portraits = read("web", "ui", "portraits.svg").toString();
const mark = read("web", "public", "favicon.svg").toString();
const figtree =
  "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2".split("/");

const page = (style, body) => `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: B; font-weight: 600 900; src: url(data:font/woff2;base64,${base64("web", "ui", "fonts", "bricolage-display.woff2")}) }
@font-face { font-family: F; font-weight: 300 900; src: url(data:font/woff2;base64,${base64(...figtree)}) }
* { margin: 0; box-sizing: border-box }
html { -webkit-font-smoothing: antialiased }
${style}</style><div hidden>${portraits}</div>${body}`;

const crew = [
  ["teo", 0.5, 0],
  ["lia", 1.5, 0],
  ["bran", 0, 1],
  ["mel", 1, 1],
  ["iko", 2, 1],
  ["nai", 0.5, 2],
  ["sofi", 1.5, 2],
];

/** A headline with its marked end and a line under it; `beside` is what stands at the right. */
const share = ([words, marked, line], style, beside) =>
  page(
    `body { width: 1200px; height: 630px; overflow: hidden; background: #fffbf2; color: #1b1530; position: relative }
.brand { position: absolute; left: 72px; top: 64px; display: flex; align-items: center; gap: 18px; font: 800 44px/1 B; letter-spacing: -.03em }
.brand svg { width: 60px }
h1 { position: absolute; left: 72px; top: 182px; width: 660px; font: 800 80px/.96 B; letter-spacing: -.03em }
h1 span { position: relative; z-index: 0; display: inline-block; padding: 0 .2em .06em; margin-left: -.06em }
h1 span::before { content: ""; position: absolute; inset: .035em 0 .055em; z-index: -1; background: #ffb800; clip-path: polygon(.22em 0, calc(100% - .22em) 0, 100% 50%, calc(100% - .22em) 100%, .22em 100%, 0 50%) }
p { position: absolute; left: 72px; bottom: 62px; font: 500 28px/1.3 F; color: #544d66 }
${style}`,
    `<div class="brand">${mark}Kolmena</div>
<h1>${words} <span>${marked}</span></h1>
<p>${line}</p>
${beside}`,
  );

const product = share(
  [
    "Tu equipo de marketing con IA, trabajando mientras",
    "tú vendes",
    "Mel y nueve especialistas, en español",
  ],
  ".crew svg { position: absolute; width: 186px; height: 214px }",
  `<div class="crew">${crew
    .map(
      ([worker, column, row]) =>
        `<svg style="left:${692 + column * 158}px;top:${70 + row * 142}px"><use href="#${worker}"/></svg>`,
    )
    .join("")}</div>`,
);

const picture = (className, ...path) =>
  `<img class="${className}" src="data:image/webp;base64,${base64("web", ...path)}">`;

const results = share(
  ["Mismo negocio.", "Otro anuncio.", "Diez negocios de ejemplo, antes y después"],
  `h1 { width: 520px; font-size: 74px }
img { position: absolute; width: 400px; border-radius: 14px; box-shadow: 0 12px 32px -8px rgb(74 48 0 / .35) }
.before { left: 628px; top: 56px; width: 330px }
.after { left: 740px; top: 172px }`,
  picture("before", "site", "cases", "restaurantes-before-720.webp") +
    picture("after", "site", "cases", "restaurantes-after-720.webp"),
);

const webAds = share(
  ["Tu web,", "siete anuncios", "Con tus colores y tus productos"],
  `h1 { width: 520px; font-size: 74px }
img { position: absolute; width: 252px; border-radius: 14px; box-shadow: 0 12px 32px -8px rgb(74 48 0 / .35) }
.a { left: 650px; top: -60px } .b { left: 650px; top: 214px } .c { left: 650px; top: 488px }
.d { left: 924px; top: -140px } .e { left: 924px; top: 134px } .f { left: 924px; top: 408px }`,
  [..."abcdef"].map((place, at) => picture(place, "ads", "example", `${at + 1}-720.webp`)).join(""),
);

const icon = (side, share_, background) =>
  page(
    `body { width: ${side}px; height: ${side}px; display: grid; place-items: center; background: ${background} }
body > svg { width: ${side * share_}px; height: ${side * share_}px }`,
    mark,
  );

const pictures = [
  { file: "share.png", width: 1200, height: 630, html: product },
  { file: "share-results.jpg", width: 1200, height: 630, html: results },
  { file: "share-instant.jpg", width: 1200, height: 630, html: webAds },
  { file: "icon-180.png", width: 180, height: 180, html: icon(180, 0.8, "#fffbf2") },
  { file: "icon-192.png", width: 192, height: 192, html: icon(192, 1, "transparent") },
  { file: "icon-512.png", width: 512, height: 512, html: icon(512, 1, "transparent") },
  { file: "icon-maskable.png", width: 512, height: 512, html: icon(512, 0.62, "#fffbf2") },
];

const { TEST_CHROMIUM } = await testTools();
const browser = await chromium.launch({ executablePath: TEST_CHROMIUM, args: ["--no-sandbox"] });
const sheet = await browser.newPage();
for (const { file, width, height, html } of pictures) {
  await sheet.setViewportSize({ width, height });
  await sheet.setContent(html);
  await sheet.evaluate(() => document.fonts.ready);
  // Pictures of pictures have more colours than a palette.
  const drawn = file.endsWith(".jpg")
    ? await sheet.screenshot({ type: "jpeg", quality: 86 })
    : toPalette(await sheet.screenshot({ omitBackground: true }));
  writeFileSync(inProject("web", "public", file), drawn);
}
await browser.close();
