import assert from "node:assert/strict";
import { test } from "node:test";
import type { SiteProduct } from "#db/schema-site-facts.ts";
import { parsePage } from "./page.ts";
import { readSite } from "./site.ts";

const products = (html: string): SiteProduct[] =>
  readSite(parsePage(html, "https://ejemplo.test/"), { stylesheets: [], manifest: null }).products;
const told = (html: string) =>
  products(html).map(({ name, priceText, description }) =>
    [name, priceText, ...(description ? [description] : [])].join(" | "),
  );

test("A card whose sentence tells the price is named by its heading", () => {
  assert.deepEqual(
    told(
      "<div><h3>Endodoncia</h3><p>Con microscopio y en una sola sesión casi siempre, desde 190 €</p></div>",
    ),
    ["Endodoncia | desde 190 € | Con microscopio y en una sola sesión casi siempre."],
  );
  assert.deepEqual(
    told(`<div><div><h3>Implantes</h3><p>De titanio con corona de circonio desde 1.150 €. Con garantía de 10 años.</p></div>
      <div><h3>Limpieza</h3><p>55 €. Con ultrasonidos y pulido, en media hora.</p></div>
      <div><h3>Férulas</h3><p>Si aprietas por la noche. 240 €, con dos ajustes incluidos.</p></div></div>`),
    [
      "Implantes | desde 1.150 € | De titanio con corona de circonio. Con garantía de 10 años.",
      "Limpieza | 55 € | Con ultrasonidos y pulido, en media hora.",
      "Férulas | 240 € | Con dos ajustes incluidos.",
    ],
  );
});

test("A course that a sentence offers keeps its name under a heading that names none", () => {
  assert.deepEqual(
    told(
      "<div><h3>Aprende a hacerlo</h3><p>Cada jueves, curso de mecánica básica por 20 €.</p></div>",
    ),
    ["curso de mecánica básica | 20 €"],
  );
});

test("What one may pay besides is no product's price", () => {
  for (const html of [
    "<ol><li><h4>Colocación</h4><p>Anestesia local. Si tienes miedo, sedación con anestesista por 180 €.</p></li></ol>",
    "<ol><li><strong>Colocación.</strong> Anestesia local. Si tienes miedo, sedación por 180 €.</li></ol>",
    "<div><h3>Corte</h3><p>Sin cita. Con lavado opcional por 5 €.</p></div>",
    "<div><h3>Cena</h3><p>Los viernes. El estacionamiento de a la vuelta, $ 50.</p></div>",
    "<p>El precio de la visita se descuenta si compras 30 € o más en la tienda.</p>",
    "<table><tr><td>Casilla rodante</td><td>$ 350 más</td></tr></table>",
  ]) {
    assert.deepEqual(told(html), [], html);
  }
  assert.deepEqual(told("<ul><li>Aceite de oliva virgen extra 12 €</li></ul>"), [
    "Aceite de oliva virgen extra | 12 €",
  ]);
});

test("Badges that reassure are no products", () => {
  assert.deepEqual(
    told(`<div class="badges"><div><p class="block-title">Pago seguro</p><p>Tarjeta, Bizum o transferencia</p></div>
      <div><p>Envío en 48/72 h</p><p>5,90 € en península, gratis desde 60 €.</p></div>
      <div><p>Devoluciones</p><p>En 30 días por 3,90 €</p></div></div>`),
    [],
  );
});

test("A sentence that stands above a price names no product", () => {
  assert.deepEqual(
    told(`<h2>Para tener en cuenta</h2><p>Después de la medianoche no se permite música.<br>
      Los perros vienen con correa. Pagan $ 100 por día.<br>No aceptamos tarjetas.</p>`),
    [],
  );
});

test("A price takes the unit of the heading or column over it, where it has none", () => {
  assert.deepEqual(
    told(`<h2>Precios por noche</h2><table><tr><td>Mayores</td><td>$ 420</td></tr>
      <tr><td>Cabaña para 4 personas (hay 3), con cocina</td><td>$ 2.900</td></tr>
      <tr><td>Perros</td><td>$ 100 por día</td></tr></table>`),
    [
      "Mayores | $ 420 por noche",
      "Cabaña para 4 personas (hay 3), con cocina | $ 2.900 por noche | Con cocina",
      "Perros | $ 100 por día",
    ],
  );
  const column = (heading: string, name = "Solomillo") =>
    told(
      `<table><tr><th>Pieza</th><th>${heading}</th></tr><tr><td>${name}</td><td>19 €</td></tr><tr><td>Lomo</td><td>8 €</td></tr></table>`,
    )[0];
  assert.equal(column("Precio/kg"), "Solomillo | 19 € por kilo");
  assert.equal(column("Mensual"), "Solomillo | 19 € al mes");
  assert.equal(column("Cuota mensual", "Hora suelta"), "Hora suelta | 19 €");
  assert.equal(column("Tarifas mensuales y anuales"), "Solomillo | 19 €");
  assert.equal(column("Precio"), "Solomillo | 19 €");
  assert.deepEqual(
    told("<h3>Tarifas por persona</h3><p>Menú corto: 35 €<br>Menú largo: 52 €</p>"),
    ["Menú corto | 35 € por persona", "Menú largo | 52 € por persona"],
  );
});

test("Cards without boxes, with an option beside or in lines are read with their own names", () => {
  assert.deepEqual(
    told(`<h3>Barquillo</h3><p>Crujiente y hecho en casa cada mañana, 3 €.</p>
      <h3>Tarrina de 1 litro</h3><p>Para llevar, hasta tres sabores, 16 €.</p>`),
    [
      "Barquillo | 3 € | Crujiente y hecho en casa cada mañana.",
      "Tarrina de 1 litro | 16 € | Para llevar, hasta tres sabores.",
    ],
  );
  assert.deepEqual(
    told(`<div><h3>Cesta de Navidad</h3><p>Con queso, lomo y vino. 59 €</p>
      <p>Si quieres caja de madera, 12 € más.</p></div>`),
    ["Cesta de Navidad | 59 € | Con queso, lomo y vino."],
  );
  assert.deepEqual(
    told(`<p>Básico: ataúd metálico, traslado y velación en domicilio. $14,500.00 M.N.<br>
      Capilla: lo anterior y capilla por 24 horas, con café. $23,900.00 M.N.</p>`),
    [
      "Básico | $14,500.00 | Ataúd metálico, traslado y velación en domicilio",
      "Capilla | $23,900.00 | Lo anterior y capilla por 24 horas, con café",
    ],
  );
  assert.deepEqual(told("<h2>Historia</h2><p>El abuelo compró el local por 3.000 €.</p>"), []);
});
