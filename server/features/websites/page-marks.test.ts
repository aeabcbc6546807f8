import assert from "node:assert/strict";
import { test } from "node:test";
import { parsePage } from "./reader/page.ts";
import { readSite } from "./reader/site.ts";

const read = (html: string, url = "https://ejemplo.test/") =>
  readSite(parsePage(html, url), { stylesheets: [], manifest: null });

const spanish = `<p>Somos una panadería de barrio y horneamos el pan con leña cada mañana. Ven a probarlo
  o pide por teléfono, que te lo llevamos a casa sin gastos. Abrimos todos los días menos el lunes.</p>`;
const catalan = `<p>Som una fleca de barri i coem el pa amb llenya cada matí. Vine a tastar-lo o demana'l per
  telèfon, que te'l portem a casa sense despeses. Obrim tots els dies menys els dilluns.</p>`;
const english = `<p>We are a small bakery and we bake our bread with wood every morning. Come and try it or
  order by phone, and we will bring it to your home. We are open every day but Monday.</p>`;

test("A page's language is that of its words where the declared one plainly contradicts them", () => {
  const language = (lang: string, words: string) => read(`<html${lang}>${words}`).language;
  assert.equal(language(' lang="en"', spanish), "es");
  assert.equal(language(' lang="en-US"', `<p>Add to cart Read more About us</p>${spanish}`), "es");
  assert.equal(language(' lang="es"', catalan), "ca");
  assert.equal(language(' lang="es"', english), "en");
  for (const [lang, words] of [
    ["es", spanish],
    ["ca", catalan],
    ["en", english],
  ]) {
    assert.equal(language(` lang="${lang}"`, words!), lang);
    assert.equal(read(words!).wordsLanguage, lang);
  }
  assert.equal(language("", spanish), null);
  assert.equal(language(' lang="en"', "<h1>Casa Lola</h1>"), "en");
});

test("A title that says nothing is replaced by the main heading or the site's name", () => {
  for (const title of ["Inicio", "Home", "Página nueva 1", "Untitled Document", "index"]) {
    assert.equal(
      read(`<title>${title}</title><h1>Bar Casa Lola</h1>`).title,
      "Bar Casa Lola",
      title,
    );
  }
  const named = `<title>Inicio</title><meta property="og:site_name" content="Casa Lola"><h1>Inicio</h1>`;
  assert.equal(read(named).title, "Casa Lola");
});

test("A page's own title comes before its section's and its site's", () => {
  const page = (title: string) =>
    read(
      `<title>${title}</title><meta property="og:site_name" content="Casa Lola"><nav><a href="/">Inicio</a>
       <a href="/sillas">Sillas</a></nav><h1>Silla de enea</h1>`,
      "https://ejemplo.test/sillas/enea",
    ).title;
  assert.equal(page("Casa Lola"), "Silla de enea");
  assert.equal(page("Sillas | Casa Lola"), "Silla de enea");
  assert.equal(
    page("Sillas de enea hechas a mano | Casa Lola"),
    "Sillas de enea hechas a mano | Casa Lola",
  );
});

const icons = `<link rel="icon" sizes="192x192" href="/icon.png"><link rel="apple-touch-icon" href="/touch.png">`;

test("A logo that the page shows at its top comes before its icons", () => {
  const logo = (body: string) => read(`${icons}<body>${body}`).logos[0]?.url;
  for (const body of [
    `<header><a href="/"><img src="/marca.png" alt="Casa Lola"></a></header>`,
    `<div class="site-logo"><img src="/marca.png"></div>`,
    `<div id="cabecera"><img src="/marca.png" class="logotipo"></div>`,
    `<nav><a href="https://www.ejemplo.test"><img data-src="/marca.png" src="data:image/gif;base64,R0lGOD"></a></nav>`,
  ]) {
    assert.equal(logo(body), "https://ejemplo.test/marca.png", body);
  }
  for (const body of [
    `<section class="clientes"><img src="/logo-hotel.png" alt="Logo del hotel"></section>`,
    `<footer><img src="/logo-pie.png"></footer>`,
    `<header><a href="https://facebook.com/x"><img src="/facebook.png" alt="Facebook"></a></header>`,
    `<main><img src="/plato.jpg" width="800" height="600" alt="Pulpo"></main>`,
  ]) {
    assert.equal(logo(body), "https://ejemplo.test/icon.png", body);
  }
});

test("A preview picture is a logo only where its name says so, and a brand's logo is not the shop's", () => {
  const preview = (file: string) => `<meta property="og:image" content="/img/${file}">${icons}`;
  assert.equal(read(preview("portada.jpg")).logos[0]?.kind, "icon");
  assert.equal(
    read(preview("logo-lola.png")).logos[0]?.url,
    "https://ejemplo.test/img/logo-lola.png",
  );
  const brand = `<script type="application/ld+json">{"@type":"Product","name":"Bici",
    "brand":{"@type":"Brand","name":"Acme","logo":"/acme.png"}}</script>${icons}`;
  assert.equal(read(brand).logos[0]?.kind, "icon");
});

test("Beacons, spacers, badges and hidden images are no pictures", () => {
  const { pictures } = read(`
    <noscript><img height="1" width="1" style="display:none" src="https://www.facebook.com/tr?id=1&ev=PageView"></noscript>
    <img src="/a.png" width="1" height="1"><img src="/b.png" width="0" height="0">
    <img src="/c.png" style="width:1px;height:1px"><div style="display:none"><img src="/d.jpg" width="800" height="600"></div>
    <img src="/spacer.gif" width="600" height="400"><img src="https://pixel.wp.com/g.gif?v=ext" width="600" height="400">
    <img src="/img/visa.png" width="300" height="200" alt="Visa"><img src="/pago-seguro.png" width="300" height="200">
    <img src="/fotos/pan.jpg" width="800" height="600" alt="Pan de leña">`);
  assert.deepEqual(
    pictures.map(({ url }) => url),
    ["https://ejemplo.test/fotos/pan.jpg"],
  );
});
