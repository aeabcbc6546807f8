import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { groupName } from "./reader/group-names.ts";
import { parsePage } from "./reader/page.ts";
import { readSite } from "./reader/site.ts";

/** The groups and names of products, as texts. */
const grouped = (html: string): string[] =>
  readSite(parsePage(`<html lang="es"><body>${html}</body></html>`, "https://ejemplo.test/"), {
    stylesheets: [],
    manifest: null,
  }).products.map(({ group, name }) => `${group ?? "—"} / ${name}`);

test("A heading names a kind of thing without the words for prices, years and lists", () => {
  const names: [heading: string, group: string][] = [
    ["Tarifas de natación", "Natación"],
    ["Precios de tapizado", "Tapizado"],
    ["LISTA DE PRECIOS DE LAVADO", "Lavado"],
    ["Tarifas de piscina 2026", "Piscina"],
    ["Nuestros vinos", "Vinos"],
    ["Carta de cócteles", "Cócteles"],
    ["*** MONTADITOS ***", "Montaditos"],
    ["Bonos y tarifas", "Bonos"],
    ["Planes funerarios:", "Planes funerarios"],
    ["Vaso o cono", "Vaso o cono"],
  ];
  for (const [heading, group] of names) assert.equal(groupName(heading, new Map()), group, heading);
  for (const heading of [
    ...["Precios", "TARIFAS 2026", "Servicios", "Nuestra carta", "Lista de precios", "Productos"],
    ...["Precios por persona", "Precios orientativos (sin la tela)", "Elige tu plan", "Novedades"],
    ...["Los tres que más repetís", "¿Cuánto cuesta?", "Un desayuno sin prisa", "Desde 20 €"],
    ...["Te esperamos", "Horario", "Los más vendidos", "El carrito va a su fiesta", "Otros"],
  ]) {
    assert.equal(groupName(heading, new Map()), "", heading);
  }
});

test("A group is never longer than forty characters, nor a whole sentence", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), (heading) => {
      const group = groupName(heading, new Map());
      assert.ok(group.length <= 40 && !/[.!?]$/.test(group));
    }),
  );
});

test("The nearest heading, caption or title row names the group of a product", () => {
  const pages: [html: string, products: string[]][] = [
    [
      `<h2>Tapizado</h2><table><tr><td>Sofá de 3 plazas</td><td>490 €</td></tr></table>
       <h2>Telas</h2><ul><li>Loneta 12 €</li></ul>`,
      ["Tapizado / Sofá de 3 plazas", "Telas / Loneta"],
    ],
    [
      `<h2>Natación</h2><h3>Tarifas</h3><p>Bono de 10: 45 €</p><p>1 clase por semana: 24 €</p>`,
      ["Natación / Bono de 10", "Natación / 1 clase por semana"],
    ],
    [
      `<table><caption>Alojamiento</caption><tr><th>Quién</th><th>Precio</th></tr>
       <tr><td>Mayores</td><td>12 €</td></tr></table>`,
      ["Alojamiento / Mayores"],
    ],
    [
      `<table><tr><td colspan="2"><b>SEÑORA</b></td></tr><tr><td>Corte</td><td>18 €</td></tr>
       <tr><td colspan="2"><b>CABALLERO</b></td></tr><tr><td>Barba</td><td>9 €</td></tr></table>`,
      ["Señora / Corte", "Caballero / Barba"],
    ],
    [
      `<p><b>Frituras</b><br>Cazón en adobo 9 €<br>Puntillitas 12 €<br><b>POSTRES</b><br>Flan 4 €</p>`,
      ["Frituras / Cazón en adobo", "Frituras / Puntillitas", "Postres / Flan"],
    ],
    [
      `<center><font size="5"><b>Planes funerarios</b></font></center>
       <table><tr><td>Básico</td><td>900 €</td></tr></table>`,
      ["Planes funerarios / Básico"],
    ],
    [
      `<div class="head"><h2>Cursos</h2><p>Con monitor.</p></div>
       <div><article><h3>Iniciación</h3><p>75 €</p></article><article><h3>Avanzado</h3><p>90 €</p></article></div>`,
      ["Cursos / Iniciación", "Cursos / Avanzado"],
    ],
    [
      `<table><tr><th>Bonos</th><th>Precio</th></tr><tr><td>10 sesiones</td><td>90 €</td></tr></table>`,
      ["Bonos / 10 sesiones"],
    ],
    [
      `<ul><li>Paletas<ul><li>De agua 2 €</li><li>De leche 3 €</li></ul></li></ul>`,
      ["Paletas / De agua", "Paletas / De leche"],
    ],
    [
      `<script type="application/ld+json">{"@type":"Menu","hasMenuSection":[{"@type":"MenuSection","name":"Entrantes",
       "hasMenuItem":[{"@type":"MenuItem","name":"Causa","offers":{"price":"9","priceCurrency":"EUR"}}]}]}</script>`,
      ["Entrantes / Causa"],
    ],
  ];
  for (const [html, products] of pages) assert.deepEqual(grouped(html), products, html);
});

test("Neither the name of the business, another product nor a mere «Precios» is a group", () => {
  for (const html of [
    "<h1>Tapicería Prueba</h1><table><tr><td>Silla</td><td>25 €</td></tr></table>",
    "<h2>Precios 2026</h2><table><tr><td>Silla</td><td>25 €</td></tr></table>",
    "<p><b>Silla</b></p><p>25 €</p>",
  ]) {
    assert.deepEqual(grouped(html), ["— / Silla"], html);
  }
  assert.deepEqual(grouped("<p><b>Corte</b></p><p>18 €</p><p><b>Color</b></p><p>35 €</p>"), [
    "— / Corte",
    "— / Color",
  ]);
});
