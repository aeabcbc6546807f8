import assert from "node:assert/strict";
import { test } from "node:test";
import { parsePage } from "./reader/page.ts";
import { readSite } from "./reader/site.ts";

const read = (html: string) =>
  readSite(parsePage(`<html lang="es"><body>${html}</body></html>`, "https://ejemplo.test/"), {
    stylesheets: [],
    manifest: null,
  });
/** Names and prices, after the note of all prices where there is one. */
const told = (html: string): string[] => {
  const { products, priceNote } = read(html);
  const prices = products.map(({ name, beforeText, priceText }) =>
    [name, beforeText, priceText].filter(Boolean).join(" | "),
  );
  return priceNote ? [`(${priceNote})`, ...prices] : prices;
};
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
const head = (...cells: string[]) => row(...cells.map((cell) => `<b>${cell}</b>`));

test("What the head of a column or a list says of its prices stays with them", () => {
  const lists: [html: string, prices: string[]][] = [
    [
      `<table>${head("Trabajo", "Desde")}${row("Silla", "25 €")}</table><p>Portes: 9 €</p>`,
      ["Silla | desde 25 €"],
    ],
    [
      `<table>${head("Mueble", "Precio (sin la tela)")}${row("Silla", "25")}${row("Sofá", "490 €")}</table>
       <ul><li>Curso de costura 60 €</li></ul>`,
      ["Silla | 25 € (sin la tela)", "Sofá | 490 € (sin la tela)", "Curso de costura | 60 €"],
    ],
    [
      `<table>${head("PRECIOS ORIENTATIVOS (SIN LA TELA)", "DESDE")}${row("Silla", "25 EUROS")}
       ${row("Sofá", "490 EUROS")}</table>`,
      ["(Precios orientativos (sin la tela))", "Silla | desde 25 euros", "Sofá | desde 490 euros"],
    ],
    [
      `<h2>Precios por persona (sin bebida)</h2><ul><li>Asado 25 €</li><li>Arroz 32 €</li></ul>`,
      ["(Sin bebida)", "Asado | 25 € por persona", "Arroz | 32 € por persona"],
    ],
  ];
  for (const [html, prices] of lists) assert.deepEqual(told(html), prices, html);
});

test("Each of several columns of prices is told with its head, or the lowest as the least", () => {
  const tables: [table: string, prices: string[]][] = [
    [
      head("", "Adulto", "Niño") + row("Entrada", "8 €", "4 €"),
      ["Entrada adulto | 8 €", "Entrada niño | 4 €"],
    ],
    [
      head("Pizza", "Pequeña", "Grande") + row("Margarita", "8 €", "12 €"),
      ["Margarita, pequeña | 8 €", "Margarita, grande | 12 €"],
    ],
    [
      head("Pizza", "Pequeña", "Grande") + row("Cuatro quesos con nueces y miel", "9 €", "13 €"),
      ["Cuatro quesos con nueces y miel | desde 9 €"],
    ],
    [
      head("", "Antes", "Ahora") + row("Bota de piel", "80 €", "55 €"),
      ["Bota de piel | 80 € | 55 €"],
    ],
    [
      head("", "Laborables", "Fin de semana") + row("Precio", "12 €", "15 €"),
      ["Laborables | 12 €", "Fin de semana | 15 €"],
    ],
    [
      `<tr><th rowspan="2">Habitación</th><th colspan="2">Temporada</th></tr>
       <tr><th>Alta</th><th>Baja</th></tr>${row("Doble", "80 €", "60 €")}`,
      ["Doble, temporada alta | 80 €", "Doble, temporada baja | 60 €"],
    ],
    [
      head("", "Sin IVA", "Con IVA") + row("Clase de yoga", "10 €", "12,10 €"),
      ["(Con IVA)", "Clase de yoga | 12,10 €"],
    ],
    [
      head("", "TURISMO", "4X4 / FURGONETA") + row("INTERIOR", "15 €", "18 €"),
      ["Interior, turismo | 15 €", "Interior, 4x4 o furgoneta | 18 €"],
    ],
    [
      head("Tarjetas", "1 cara", "2 caras") + row("100 uds", "25 €", "35 €"),
      ["100 uds, 1 cara | 25 €", "100 uds, 2 caras | 35 €"],
    ],
  ];
  for (const [table, prices] of tables) {
    assert.deepEqual(told(`<table>${table}</table>`), prices, table);
  }
});

test("A note of one table or section is told of its prices alone", () => {
  const wedding = `<h2>Bodas</h2><table>${row("Menú plata", "90 €")}${row("Menú oro", "1.120 €")}</table>`;
  const menu = `<h2>Carta</h2><ul><li>Croquetas 9 €</li><li>Lomo 19 €</li></ul>`;
  assert.deepEqual(told(`${wedding}<p>IVA no incluido.</p>${menu}`), [
    "Menú plata | 90 € (IVA no incluido)",
    "Menú oro | 1.120 € + IVA",
    "Croquetas | 9 €",
    "Lomo | 19 €",
  ]);
  for (const all of [
    `${wedding}${menu}<p>Todos nuestros precios llevan el IVA incluido</p>`,
    `${wedding}${menu}<h2>Condiciones</h2><p>IVA incluido.</p>`,
  ]) {
    assert.deepEqual(told(all)[0], "(IVA incluido)", all);
  }
  const long = `<h2>Paquetes</h2><p>Básico 9.500 €</p><p>Los precios no incluyen el lote en el panteón.</p>`;
  const [basic] = read(`${long}${menu}`).products;
  assert.equal(basic?.description, "No incluye el lote en el panteón");
});
