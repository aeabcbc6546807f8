import assert from "node:assert/strict";
import { test } from "node:test";
import { parsePage } from "./page.ts";
import { readSite } from "./site.ts";

function readPage(html: string, stylesheet = "") {
  const page = parsePage(`<html><body>${html}</body></html>`, "https://ejemplo.test/");
  return readSite(page, { stylesheets: [stylesheet], manifest: null });
}

const fileNamesOf = (html: string, stylesheet?: string): (string | undefined)[] =>
  readPage(html, stylesheet).pictures.map(({ url }) => url.split("/").at(-1));

const url = (name: string) => `url("https://ejemplo.test/fotos/${name}")`;
const hero = `<section class="hero"><h1>Su casa completa, sin un vaso roto</h1><p>Empresa familiar con 19 años de ruta.</p></section>`;
const boxes = `<main><article><img src="cajas.jpg" alt="Cajas"><p>Desarmamos camas.</p></article></main>`;

test("A photo behind the page's opening or filling a part of it is a picture of the page, the opening first", () => {
  for (const css of [
    `.hero{background:linear-gradient(#0003,#0009),${url("camion.jpg")} center/cover}`,
    `.hero{background-image:${url("camion.jpg")};background-size:cover}`,
    `.page .hero::before{background:${url("camion.jpg")}}`,
  ]) {
    assert.deepEqual(fileNamesOf(hero + boxes, css), ["camion.jpg", "cajas.jpg"], css);
  }
  const inline = hero.replace(
    ">",
    ` style="background-image:linear-gradient(90deg,rgba(1,2,3,.8),rgba(1,2,3,.1)),url('camion.jpg')">`,
  );
  assert.deepEqual(fileNamesOf(inline + boxes), ["camion.jpg", "cajas.jpg"]);
});

test("Tiles, ornaments, drawings and what lies behind the whole page are no pictures", () => {
  for (const [html, css] of [
    [hero, `.hero{background:${url("lunares.png")} repeat}`],
    [hero, `.hero{background:${url("pattern-waves.png")} center/cover}`],
    [hero, `.hero{background:${url("hero.svg")} center/cover}`],
    [hero, `body{background:${url("fondo.jpg")} center/cover}`],
    ['<p class="nota">Abierto</p>', `.nota{background:${url("visto.png")} no-repeat left}`],
    [hero, `.hero:hover{background:${url("noche.jpg")} center/cover}`],
    [hero.replace("<section", "<section hidden"), `.hero{background:${url("a.jpg")}}`],
  ]) {
    assert.deepEqual(fileNamesOf(html!, css), [], css);
  }
});

test("A photo behind a part of the page is beside what that part says", () => {
  const { says = [] } = readPage(
    hero + boxes,
    `.hero{background:${url("camion.jpg")} center/cover}`,
  );
  const told = says.find(({ text }) => text.startsWith("Empresa familiar"));
  assert.equal(told?.pictureUrl, "https://ejemplo.test/fotos/camion.jpg");
});
