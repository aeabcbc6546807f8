import assert from "node:assert/strict";
import { test } from "node:test";
import { isPack } from "./reader/packs.ts";
import { parsePage } from "./reader/page.ts";
import { readSite } from "./reader/site.ts";

/** Names, prices and descriptions as texts. */
const told = (html: string): string[] =>
  readSite(parsePage(`<html lang="es"><body>${html}</body></html>`, "https://ejemplo.test/"), {
    stylesheets: [],
    manifest: null,
  }).products.map(({ name, priceText, description }) =>
    [name, priceText, description].filter(Boolean).join(" | "),
  );

test("How much there is of a thing is told from what it is and how long it takes", () => {
  for (const text of [
    "bandeja de 4",
    "500 g",
    "1,2 kg",
    "6 barritas",
    "C/u",
    "docena",
    "caja de 12",
  ])
    assert.ok(isPack(text), text);
  for (const text of ["75 minutos", "3 días", "lana de oveja", "10 sesiones", "De martes a jueves"])
    assert.ok(!isPack(text), text);
});

test("What a price is for stands with it, and not as a description", () => {
  assert.deepEqual(
    told(
      `<ul><li>Hamburguesas de ternera (bandeja de 4) 5,20 €</li><li>Jabón de aceite de oliva, 2 pastillas 6 €</li>
       <li>Torreznos ya fritos, sabados (bolsa) 4 €</li></ul>`,
    ),
    [
      "Hamburguesas de ternera (bandeja de 4) | 5,20 € (bandeja de 4)",
      "Jabón de aceite de oliva, 2 pastillas | 6 € (2 pastillas)",
      "Torreznos ya fritos, sabados (bolsa) | 4 € (bolsa) | Los sábados",
    ],
  );
  assert.deepEqual(
    told(
      `<table><tr><th>Producto</th><th>Cantidad</th><th>Precio</th><th>Entrega</th></tr>
       <tr><td>Volantes</td><td>1,000</td><td>$650</td><td>3 días</td></tr>
       <tr><td>Lona</td><td>m²</td><td>$95</td><td>1 día</td></tr>
       <tr><td>Sello</td><td>1</td><td>$280</td><td>mismo día</td></tr></table>`,
    ),
    [
      "Volantes | $650 (1,000 uds.) | Entrega: 3 días",
      "Lona | $95 por m² | Entrega: 1 día",
      "Sello | $280 | Mismo día",
    ],
  );
});

test("Texts in capitals, half sentences and conditions behind a price are told as sentences", () => {
  assert.deepEqual(
    told(
      `<h3>Férulas</h3><p>Si aprietas por la noche. Con dos ajustes incluidos. 240 €</p>
       <h3>Cumpleaños</h3><p>Dos horas con monitor, 16 € por criatura, mínimo ocho.</p>
       <h3>Sofá</h3><p>LO DEJAMOS COMO NUEVO. 490 EUROS</p>`,
    ),
    [
      "Férulas | 240 € | Con dos ajustes incluidos.",
      "Cumpleaños | 16 € por criatura | Dos horas con monitor, mínimo ocho.",
      "Sofá | 490 euros | Lo dejamos como nuevo.",
    ],
  );
});
