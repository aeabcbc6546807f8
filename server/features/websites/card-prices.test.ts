import assert from "node:assert/strict";
import { test } from "node:test";
import { parsePage } from "./reader/page.ts";
import { readSite } from "./reader/site.ts";

/** Name, price and description of each product, as texts. */
function goods(html: string): string[] {
  const page = parsePage(html, "https://ejemplo.test/");
  const { products } = readSite(page, { stylesheets: [], manifest: null });
  return products.map(({ name, priceText, description = "—" }) =>
    [name, priceText, description].join(" | "),
  );
}

const card = (title: string, text: string, price: string) =>
  `<article><h3>${title}</h3><p>${text}</p><p class="precio">${price}</p></article>`;

test("What stands behind a card's price is the price's, and the heading names the product", () => {
  assert.deepEqual(
    goods(
      card("Básico", "Para conversar en casa y ver la tele.", "$ 950.000 <small>por oído</small>") +
        card(
          "Toldo de brazos",
          "Para terrazas y áticos.",
          "desde 690 € <small>2 m de frente</small>",
        ) +
        card(
          "Pérgola",
          "Lamas que giran con un mando.",
          "desde 4.950 € <small>3 × 3 m, con motor y luz LED</small>",
        ),
    ),
    [
      "Básico | $ 950.000 por oído | Para conversar en casa y ver la tele.",
      "Toldo de brazos | desde 690 € (2 m de frente) | Para terrazas y áticos.",
      "Pérgola | desde 4.950 € | 3 × 3 m, con motor y luz LED. Lamas que giran con un mando.",
    ],
  );
});

test("A size names what is sold by its size, with the unit of the whole list, and not what is gone", () => {
  assert.deepEqual(
    goods(
      `<h2>Tamaños</h2><p>Renta mensual con IVA.</p>
       <div><h3>2 m²</h3><p>Un clóset y la bici de casa.</p><p>$690</p></div>
       <div><h3>4 m²</h3><p>Una recámara o un archivo.</p><p>$1,190</p></div>
       <div><h3>6 m²</h3><p>Un departamento chico.</p><p>$1,650</p><p>Lista de espera</p></div>`,
    ),
    [
      "2 m² | $690 al mes | Un clóset y la bici de casa.",
      "4 m² | $1,190 al mes | Una recámara o un archivo.",
    ],
  );
});

test("The next row of a list tells nothing of the one above it, its own sentence does", () => {
  assert.deepEqual(
    goods(
      `<p>Reparación de bomba desde $850.<br>Detección de fugas $2,500. Si no la encontramos no paga.<br>
       Cambio de azulejo y boquillas: se cotiza en el lugar.<br>Cambio de arena $1,500.</p>`,
    ),
    [
      "Reparación de bomba | desde $850 | —",
      "Detección de fugas | $2,500 | Si no la encontramos no paga.",
      "Cambio de azulejo y boquillas |  | —",
      "Cambio de arena | $1,500 | —",
    ],
  );
});

test("A kind in a sentence of its own is one of what was named before it", () => {
  assert.deepEqual(
    goods(
      "<p>Cambio de pila reloj pulsera desde $ 6.500. Con prueba de agua $ 14.000. Malla de cuero desde $ 18.000.</p>",
    ),
    [
      "Cambio de pila reloj pulsera | desde $ 6.500 | —",
      "Cambio de pila (con prueba de agua) | $ 14.000 | Con prueba de agua",
      "Malla de cuero | desde $ 18.000 | —",
    ],
  );
});

test("An amount that tells for whom something is, or what is paid on top, is no price", () => {
  const box = (name: string, price: string, bills: string) =>
    `<div><h3>${name}</h3><h4>${price}</h4><ul><li>4 paneles</li><li>Para cuentas de ${bills}</li></ul></div>`;
  assert.deepEqual(
    goods(
      box("Casa 2 kW", "$2.390.000", "$ 40.000 a $ 60.000") +
        box("Casa 4 kW", "$3.890.000", "$ 80.000 a $ 120.000"),
    ).map((text) => text.split(" | ").slice(0, 2).join(" | ")),
    ["Casa 2 kW | $2.390.000", "Casa 4 kW | $3.890.000"],
  );
  assert.deepEqual(
    goods(
      "<p>OFICINA Y BODEGA</p><p>Lunes a viernes 8 a 5. Emergencias también domingo (cargo extra de $400)</p>",
    ),
    [],
  );
});

test("The heading of a list tells the currency of its bare amounts", () => {
  assert.deepEqual(
    goods(
      "<h3>Precios de esta semana (€/kg)</h3><table><tr><td>Merluza</td><td>18,90</td></tr><tr><td>Almeja</td><td>14,00</td></tr></table>",
    ).map((text) => text.split(" | ")[1]),
    ["18,90 € por kilo", "14,00 € por kilo"],
  );
});

test("A note that prices do not carry a tax is of them all", () => {
  const page = parsePage(
    "<ul><li>Espejo 48 €</li><li>Mesa 95 €</li></ul><p>Estos precios no llevan el IVA (21%).</p>",
    "https://ejemplo.test/",
  );
  const { priceNote } = readSite(page, { stylesheets: [], manifest: null });
  assert.equal(priceNote, "Estos precios no llevan el IVA");
});
