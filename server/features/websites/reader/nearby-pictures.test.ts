import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { parsePage } from "./page.ts";
import { readSite } from "./site.ts";

/** Each statement with the file name of the picture beside it. */
function pairs(html: string): [string, string | null][] {
  const page = parsePage(`<html><body>${html}</body></html>`, "https://ejemplo.test/");
  const { says = [] } = readSite(page, { stylesheets: [], manifest: null });
  return says.map(({ text, pictureUrl }) => [text, pictureUrl?.split("/").at(-1) ?? null]);
}

const pictureOf = (html: string, start: string): string | null | undefined =>
  pairs(html).find(([text]) => text.startsWith(start))?.[1];

const oven = "Encendemos el horno de leña a las tres de la madrugada.";
const team = "Somos cuatro panaderos y una aprendiza de Soria.";

test("A picture in the same card, figure, item, row or column block is beside the statement", () => {
  for (const html of [
    `<section><h2>El horno</h2><p>${oven}</p><img src="horno.jpg"></section>`,
    `<section><div><img src="horno.jpg"></div><div><h2>El horno</h2><p>${oven}</p></div></section>`,
    `<div class="fila"><figure><img src="horno.jpg"><figcaption>1962</figcaption></figure><div><p>${oven}</p></div></div>`,
    `<ul><li><img src="horno.jpg">${oven}</li></ul>`,
    `<article><a href="/horno"><img src="horno.jpg"></a><p>${oven}</p></article>`,
    `<section style="background-image:url('horno.jpg')"><h2>El horno</h2><p>${oven}</p></section><img src="horno.jpg">`,
    `<h2>El horno</h2><img src="horno.jpg"><p>${oven}</p><h2>Las personas</h2><p>${team}</p>`,
  ]) {
    assert.equal(pictureOf(html, oven), "horno.jpg", html);
  }
});

test("On an old page's layout tables, the picture is in the row, or alone above or below the cell", () => {
  const row = `<table><tr><td><img src="horno.jpg"></td><td>${oven}</td></tr>
    <tr><td><img src="equipo.jpg"></td><td>${team}</td></tr></table>`;
  const columns = `<table><tr><td><img src="horno.jpg"></td><td><img src="equipo.jpg"></td></tr>
    <tr><td>${oven}</td><td>${team}</td></tr></table>`;
  const below = `<table><tr><td>${oven}</td><td>${team}</td></tr>
    <tr><td><img src="horno.jpg"></td><td><img src="equipo.jpg"></td></tr></table>`;
  for (const html of [row, columns, below]) {
    assert.equal(pictureOf(html, oven), "horno.jpg", html);
    assert.equal(pictureOf(html, team), "equipo.jpg", html);
  }
  const banner = `<table><tr><td colspan="2"><img src="horno.jpg"></td></tr><tr><td colspan="2">${oven}</td></tr>
    <tr><td><h2>Precios</h2><p>La docena de magdalenas trae trece, como toda la vida.</p></td></tr></table>`;
  assert.equal(pictureOf(banner, oven), "horno.jpg");
  assert.equal(pictureOf(banner, "La docena"), null);
});

test("The picture of another heading or another card is not beside a statement", () => {
  const cards = `<section><h2>Lo que hacemos a mano</h2><p>${oven}</p><div>
    <article><img src="hogaza.jpg"><h3>Hogaza</h3><p>Fermenta veinte horas en cestas de mimbre.</p></article>
    <article><h3>Barra</h3><p>Sale del horno cuatro veces cada mañana.</p></article></div></section>`;
  assert.equal(pictureOf(cards, oven), null);
  assert.equal(pictureOf(cards, "Fermenta"), "hogaza.jpg");
  assert.equal(pictureOf(cards, "Sale del horno"), null);
  const sections = `<main><div><h2>El horno</h2><p>${oven}</p></div>
    <div><h2>Las personas</h2><img src="equipo.jpg"><p>${team}</p></div></main>`;
  assert.equal(pictureOf(sections, oven), null);
  assert.equal(pictureOf(sections, team), "equipo.jpg");
});

test("Of several pictures in a section, the nearest is beside the statement, and one serves all of it", () => {
  const several = `<section><h2>La casa</h2><img src="horno.jpg"><p>${oven}</p><img src="equipo.jpg"><p>${team}</p></section>`;
  assert.equal(pictureOf(several, oven), "horno.jpg");
  assert.equal(pictureOf(several, team), "equipo.jpg");
  const single = `<section><h2>La casa</h2><p>${oven}</p><ul><li>${team}</li></ul><img src="casa.jpg"></section>`;
  assert.deepEqual(
    [oven, team].map((text) => pictureOf(single, text)),
    ["casa.jpg", "casa.jpg"],
  );
});

test("Logos, icons and pixels are beside nothing", () => {
  for (const image of [
    `<img src="logo-horno.png" width="300" height="120">`,
    `<img src="icon-horno.png" width="400" height="400">`,
    `<img src="horno.svg">`,
    `<img src="horno.jpg" width="1" height="1">`,
    `<img src="horno.jpg" width="64" height="64">`,
    `<img src="visa-horno.png">`,
  ]) {
    assert.equal(
      pictureOf(`<section><h2>El horno</h2>${image}<p>${oven}</p></section>`, oven),
      null,
    );
  }
});

test("Whatever the markup, a picture beside a statement is one of the page's pictures", () => {
  const tags = [
    "div",
    "section",
    "table",
    "tr",
    "td",
    "ul",
    "li",
    "article",
    "h2",
    "figure",
    "center",
  ];
  const piece = fc.oneof(
    fc.constantFrom(...tags).map((tag) => `<${tag}>`),
    fc.constantFrom(...tags).map((tag) => `</${tag}>`),
    fc.constantFrom("uno", "dos", "logo").map((name) => `<img src="${name}.jpg">`),
    fc.constantFrom(`<p>${oven}</p>`, `${team}<br>`, "<b>El horno</b>"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      for (const [, picture] of pairs(pieces.join(""))) {
        assert.ok([null, "uno.jpg", "dos.jpg"].includes(picture));
      }
    }),
    { numRuns: 200 },
  );
});
