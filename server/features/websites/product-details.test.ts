import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { adProductName } from "#shared/added-facts.ts";
import { withNameTail } from "./reader/name-tails.ts";
import { parsePage } from "./reader/page.ts";
import { readSite } from "./reader/site.ts";

const read = (html: string) =>
  readSite(parsePage(`<html lang="es"><body>${html}</body></html>`, "https://ejemplo.test/"), {
    stylesheets: [],
    manifest: null,
  });
/** Names, prices and descriptions as texts. */
const told = (html: string): string[] =>
  read(html).products.map(({ name, beforeText, priceText, description }) =>
    [name, beforeText, priceText, description].filter(Boolean).join(" | "),
  );

test("A dish is told with its price and what it is made of, however the menu is set", () => {
  const menus = [
    `<dl><dt>Leche de tigre <span>12 €</span></dt><dd>En copa, con chicharrón de pota.</dd>
     <dt>Causa <span>9 €</span></dt><dd>De pulpo al olivo.</dd></dl>`,
    `<dl><div><dt>Leche de tigre <b>12 €</b></dt><dd>En copa, con chicharrón de pota.</dd></div>
     <div><dt>Causa <b>9 €</b></dt><dd>De pulpo al olivo.</dd></div></dl>`,
    `<h4>Leche de tigre <span class="price">12 €</span></h4><p>En copa, con chicharrón de pota.</p>
     <h4>Causa <span class="price">9 €</span></h4><p>De pulpo al olivo.</p>`,
    `<ul><li><b>Leche de tigre</b> … 12 €<br><small>En copa, con chicharrón de pota.</small></li>
     <li><b>Causa</b> … 9 €<br><small>De pulpo al olivo.</small></li></ul>`,
    `<p><strong>Leche de tigre</strong> — en copa, con chicharrón de pota. <em>12 €</em></p>
     <p><strong>Causa</strong> — de pulpo al olivo. <em>9 €</em></p>`,
    `<p><b>Leche de tigre</b> en copa, con chicharrón de pota. 12 €</p>
     <p><b>Causa</b> de pulpo al olivo. 9 €</p>`,
    `<p>Leche de tigre 12 €<br>En copa, con chicharrón de pota.<br>Causa 9 €<br>De pulpo al olivo.</p>`,
  ];
  for (const menu of menus) {
    assert.deepEqual(
      told(menu),
      [
        "Leche de tigre | 12 € | En copa, con chicharrón de pota.",
        "Causa | 9 € | De pulpo al olivo.",
      ],
      menu,
    );
  }
});

test("A promotion keeps its earlier price and its conditions", () => {
  const page = read(
    `<h3>Menú marino, de martes a jueves</h3>
     <p><s>S/ 48</s> <b>S/ 39</b> — ceviche clásico, arroz y un vaso de chicha. Hasta las 2 p. m.</p>`,
  );
  const [product] = page.products;
  assert.equal(product?.name, "Menú marino, de martes a jueves");
  assert.equal(product.priceText, "S/ 39");
  assert.equal(product.beforeText, "S/ 48");
  assert.equal(
    product.description,
    "De martes a jueves. Ceviche clásico, arroz y un vaso de chicha. Hasta las 2 p. m.",
  );
  assert.deepEqual(
    told(
      `<div><h3>Noche de brasas</h3><p>Antes 30 €, ahora 24 €: parrillada para dos, con postre. Solo jueves.</p></div>`,
    ),
    ["Noche de brasas | 30 € | 24 € | Parrillada para dos, con postre. Solo jueves."],
  );
  // Without its name, the price would say nothing.
  assert.deepEqual(
    page.says?.filter(({ text }) => text.startsWith("S/")),
    [],
  );
});

test("What is added to a price is no product", () => {
  assert.deepEqual(
    told(
      `<ul><li>Abrir puerta: 60 €</li><li>Noches y festivos: + 40 €</li><li>Domingos: suplemento 5 €</li>
       <li>Suplemento por terraza 2 €</li><li>Urgencias: recargo 10 %</li></ul>
       <table><tr><td>Bombín</td><td>80 €</td></tr><tr><td>Nocturno</td><td>+ 40 €</td></tr></table>
       <ul><li>Suplemento de magnesio 12 €</li><li>Menú + bebida 9 €</li></ul>`,
    ),
    [
      "Abrir puerta | 60 €",
      "Bombín | 80 €",
      "Suplemento de magnesio | 12 €",
      "Menú + bebida | 9 €",
    ],
  );
});

test("What several cost together is a statement and no price of one", () => {
  const page = read(
    `<ul><li>Novela usada: $ 120</li><li>Mesa de saldos: 3 libros por $ 200</li>
     <li>3 muestras por 6 €</li><li>Postales 2x1 a 12 €</li><li>Bono de 10 clases: 90 €</li>
     <li>2 noches por 180 €</li></ul>`,
  );
  assert.deepEqual(
    page.products.map(({ name }) => name),
    ["Novela usada", "Bono de 10 clases", "2 noches"],
  );
  const says = page.says?.map(({ text }) => text) ?? [];
  for (const text of ["Mesa de saldos: 3 libros por $ 200", "3 muestras por 6 €"])
    assert.ok(says.includes(text), text);
});

test("What a row says beside the price, and what is in brackets, stays with the product", () => {
  assert.deepEqual(
    told(
      `<table><tr><th>Título</th><th>Estado</th><th>Precio</th></tr>
       <tr><td>Ficciones</td><td>Falta tapa</td><td>$ 300</td></tr>
       <tr><td>Cuentos del litoral, 1ª edición, dedicado</td><td>Bueno</td><td>$ 900</td></tr></table>
       <table><tr><td>Bombín de seguridad (5 llaves)</td><td>30 min</td><td>90 €</td></tr>
       <tr><td>Copia de llave (c/u)</td><td></td><td>3 €</td></tr></table>
       <table><tr><td>1</td><td>Rayuela</td><td>Sin subrayar</td><td>14 €</td></tr></table>
       <ul><li>Gyozas (8) 7 €</li><li>Copia de llave de coche con mando (sin la pila ni la programación) 45 €</li></ul>`,
    ),
    [
      "Ficciones | $ 300 | Falta tapa",
      "Cuentos del litoral, 1ª edición, dedicado | $ 900 | 1ª edición, dedicado. Bueno",
      "Bombín de seguridad (5 llaves) | 90 € | 30 min",
      "Copia de llave (c/u) | 3 €",
      "Rayuela | 14 € | Sin subrayar",
      "Gyozas (8) | 7 €",
      "Copia de llave de coche con mando | 45 € | Sin la pila ni la programación",
    ],
  );
});

test("What an advertisement leaves out of a name stands in the description", () => {
  const words = fc
    .array(fc.constantFrom("cuento", "llave", "queso", "azul", "raro"), {
      minLength: 1,
      maxLength: 4,
    })
    .map((some) => some.join(" "));
  const names = fc.tuple(words, words, fc.constantFrom("comma", "brackets"));
  fc.assert(
    fc.property(names, fc.option(words), ([first, tail, kind], about) => {
      const name = kind === "comma" ? `${first}, ${tail}` : `${first} (${tail})`;
      const links = { pictureUrl: null, url: null };
      const price = { priceCents: 900, currency: "EUR", priceText: "9 €" };
      const description = about === null ? {} : { description: about };
      const product = withNameTail({ name, ...price, ...description, ...links });
      const shown = `${adProductName(product.name)} ${product.description ?? ""}`.toLowerCase();
      assert.ok(shown.includes(tail), shown);
    }),
  );
});

test("What a page says of all its prices is read as it is printed, and of one price is not", () => {
  const list = "<ul><li>Abrir puerta: 60 €</li><li>Bombín: 80 €</li><li>Caja: 90 €</li></ul>";
  const notes: [html: string, note: string | undefined][] = [
    [`${list}<p>IVA no incluido</p>`, "IVA no incluido"],
    [`${list}<p>Precios más IVA.</p>`, "Precios más IVA"],
    [`<h2>Tarifas (precios sin IVA)</h2>${list}`, "Precios sin IVA"],
    [`${list}<p>Los precios incluyen IGV y servicio.</p>`, "Los precios incluyen IGV y servicio"],
    [`${list}<p>Precios orientativos: pide presupuesto.</p>`, "Precios orientativos"],
    [list.replaceAll(" €", " € + IVA"), "+ IVA"],
    [list.replace("60 €", "60 € + IVA"), undefined],
    [`${list}<p>Presentamos tu IVA cada trimestre</p>`, undefined],
    [`${list}<div><h3>Menú</h3><p>14 €</p><p>Con bebida. IVA incluido.</p></div>`, undefined],
    ["<p>Precios sin IVA</p>", undefined],
  ];
  for (const [html, note] of notes) assert.equal(read(html).priceNote, note, html);
});
