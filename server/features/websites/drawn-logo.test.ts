import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { prepareLogo } from "#server/features/ads/creatives/source-pictures/prepare-logo.ts";
import { readDrawnLogo } from "./reader/drawn-logo.ts";
import { parsePage } from "./reader/page.ts";
import { colorDistance, toOklab } from "./reader/ranked-colors.ts";
import { readSite } from "./reader/site.ts";

const url = "https://casalola.test/";
const drawnOn = (html: string) => readDrawnLogo(parsePage(html, url));

// A mean of many pixels is rounded.
const isLike = (one: string, other: string) => colorDistance(toOklab(one), toOklab(other)) < 0.01;

/** A wordmark's outline, long enough to be no icon. */
const outline = `M0 0h40v160h-30v60h-10z${"m50 0h20v270h-20z".repeat(30)}`;
const inHeader = (svg: string) => `<header><a href="/">${svg}</a></header>`;
const mark = (inside: string, attributes = "") =>
  `<svg class="logo" viewBox="0 0 1600 290"${attributes}>${inside}</svg>`;
const path = `<path fill="#a1243c" d="${outline}"/>`;

test("A logo that the header draws becomes a file that is prepared like any other", async () => {
  const file = drawnOn(inHeader(mark(path)));
  assert.ok(file);
  const prepared = await prepareLogo(Buffer.from(file));
  assert.ok("logo" in prepared, JSON.stringify(prepared));
  assert.ok(isLike(prepared.logo.color, "#a1243c"), prepared.logo.color);
  assert.equal(prepared.logo.opaque, false);
  assert.equal(
    readSite(parsePage(inHeader(mark(path)), url), { stylesheets: [], manifest: null }).drawnLogo,
    file,
  );
});

test("A drawing keeps its own style rules, gradients and the symbols to which it refers", async () => {
  const styled = `<style>.a{fill:#0a7d3c}</style><path class="a" d="${outline}"/>`;
  const gradient = `<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x2="1600"><stop stop-color="#0a7d3c"/>
    </linearGradient></defs><path fill="url(#g)" d="${outline}"/>`;
  const sprite = `<svg style="display:none"><symbol id="logo-lola" viewBox="0 0 1600 290">
    <path fill="#0a7d3c" d="${outline}"/></symbol></svg>`;
  for (const html of [
    inHeader(mark(styled)),
    inHeader(mark(gradient)),
    sprite + inHeader('<svg><use xlink:href="#logo-lola"></use></svg>'),
  ]) {
    const file = drawnOn(html);
    assert.ok(file, html);
    const prepared = await prepareLogo(Buffer.from(file));
    assert.ok("logo" in prepared, JSON.stringify(prepared) + file);
    assert.ok(isLike(prepared.logo.color, "#0a7d3c"), prepared.logo.color);
  }
});

test("A drawing is refused where its file could not look like the page", () => {
  for (const inside of [
    '<text x="0" y="50">Casa Lola</text>',
    '<image href="/foto.png" width="9" height="9"/>',
    `<foreignObject><p>Lola</p></foreignObject>${path}`,
    '<use href="/iconos.svg#logo"/>',
    '<use href="#no-esta"/>',
    `<path class="azul" d="${outline}"/><path class="rojo" d="${outline}"/>`,
    `<path fill="url(#no-esta)" d="${outline}"/>`,
  ]) {
    assert.equal(drawnOn(inHeader(mark(inside))), null, inside);
  }
});

test("Icons, hidden drawings, others' marks and drawings in the content are no logos", () => {
  const drawing = (names: string, inside = path) =>
    `<svg class="${names}" viewBox="0 0 1600 290">${inside}</svg>`;
  for (const html of [
    `<header><a href="/carrito">${drawing("logo-carrito")}</a></header>`,
    `<header><button>${drawing("logo")}</button></header>`,
    `<header><a href="/">${drawing("icon-home")}</a></header>`,
    `<header><a href="/">${drawing("", '<path d="M0 0h9"/>')}</a></header>`,
    `<header><div hidden><a href="/">${drawing("logo")}</a></div></header>`,
    `<main><a href="/">${drawing("logo")}</a></main>`,
    `<footer><a href="https://taller.test">${drawing("logo")}</a></footer>`,
    `<section class="clientes">${drawing("logo")}</section>`,
  ]) {
    assert.equal(drawnOn(html), null, html);
  }
});

test("Nothing of a hostile drawing but shapes, colours and inner references is kept", () => {
  const evil = fc.constantFrom(
    "<script>alert(1)</script>",
    '<path onload="alert(1)" d="M0 0h9" style="background:url(https://malo.test)"/>',
    '<path fill="url(https://malo.test/a)" d="M0 0h9"/>',
    '<path d="&lt;script&gt;" class="&quot;><script>"/>',
    '<g id="a\u0000b" transform="rotate(3)"><path d="M0 0\u0000h9\ud83d"/></g>',
    "<style>@import url(https://malo.test);</style>",
    "<style>.a{fill:url(https://malo.test)}</style>",
    '<use href="#a"/><use xlink:href="javascript:alert(1)"/>',
    '<animate attributeName="href" to="https://malo.test"/>',
    "<metadata><x:y/></metadata><!-- --> texto",
    '<a href="https://malo.test"><path d="M0 0h9"/></a>',
    '<g id="a"><use href="#b"/><use href="#b"/></g><g id="b"><use href="#a"/></g>',
    "<g><g><svg><defs>",
    "</g></svg>",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(evil, fc.string()), { maxLength: 8 }), (parts) => {
      const file = drawnOn(inHeader(mark(path + parts.join(""))));
      if (file === null) return;
      assert.ok(file.length <= 24_000);
      assert.match(file, /^[ -~\n]*$/);
      assert.doesNotMatch(
        file.replace("http://www.w3.org/2000/svg", ""),
        /script|https?:|@import|\son\w+=|&lt;/i,
      );
      for (const [, name] of file.matchAll(/<([a-zA-Z]+)/g)) {
        assert.match(name!, /^(svg|g|path|defs|symbol|use|style)$/);
      }
    }),
    { numRuns: 300 },
  );
});

test("Drawings that are too large, too deep, or without shapes are no logos", () => {
  for (const html of [
    inHeader(mark(`<path d="${"M0 0h9".repeat(5_000)}"/>`)).repeat(120),
    `<header><a href="/">${'<svg class="logo"><g>'.repeat(15_000)}`,
    inHeader(mark("<style>.a{fill:red}</style>".repeat(20_000))),
    `<header class="logo">${'<a href="/"><svg class="logo"><use href="#a"/></svg></a>'.repeat(9_000)}`,
  ]) {
    assert.equal(drawnOn(html), null, html.slice(0, 100));
  }
});
