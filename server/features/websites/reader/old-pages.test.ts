import assert from "node:assert/strict";
import { test } from "node:test";
import { parsePage } from "./page.ts";
import { readSite } from "./site.ts";

const read = (html: string) =>
  readSite(parsePage(`<html lang="es"><body>${html}</body></html>`, "https://ejemplo.test/"), {
    stylesheets: [],
    manifest: null,
  });
const texts = (html: string) => (read(html).says ?? []).map(({ text }) => text);
const products = (html: string) =>
  read(html).products.map(
    ({ name, priceText, group }) => `${group ? `${group}: ` : ""}${name} | ${priceText}`,
  );

test("A heading that is broken in two lines is one text; stacked headings stay apart", () => {
  assert.deepEqual(texts("<h1>Si sabés caminar,<br>sabés bailar tango.</h1>"), [
    "Si sabés caminar, sabés bailar tango.",
  ]);
  assert.deepEqual(texts("<h2>Muebles a medida<br>Abierto también los domingos</h2>"), [
    "Muebles a medida",
    "Abierto también los domingos",
  ]);
});

test("A label in bold letters is set apart from the value that touches it", () => {
  assert.deepEqual(
    texts(`<ul><li><b>Principiantes</b><span>lunes y miércoles, 19 h</span></li>
      <li><b>Mayores de 60</b><span>martes y jueves, 10 h</span></li></ul>`),
    ["Principiantes: lunes y miércoles, 19 h", "Mayores de 60: martes y jueves, 10 h"],
  );
  assert.deepEqual(
    texts(`<p><b>Examen sin costo</b><span>con la compra de sus lentes</span></p>
      <p><b>Abierto los domingos</b>También los festivos por la mañana</p>`),
    [
      "Examen sin costo con la compra de sus lentes",
      "Abierto los domingos También los festivos por la mañana",
    ],
  );
});

test("Answers keep their question, in bold or slanted letters or in the same paragraph", () => {
  const found = (html: string) =>
    (read(html).says ?? []).map(({ place, under, text }) => `${place} ${under} ${text}`);
  const answers = [
    "answer ¿Aceptan tarjeta? Débito y QR. Crédito con recargo.",
    "answer ¿Y el auto? Sí, lo guardamos adentro hasta las 19.",
  ];
  for (const [open, close] of [
    ["<b>- ", "</b>"],
    ["<i>", "</i>"],
    ["<strong>¿", "</strong>"],
  ])
    assert.deepEqual(
      found(`<h2>Preguntan siempre</h2><p>${open}Aceptan tarjeta?${close} Débito y QR. Crédito con recargo.<br>
        ${open}Y el auto?${close} Sí, lo guardamos adentro hasta las 19.</p>`),
      answers,
    );
  assert.deepEqual(
    found(`<h2>Preguntas</h2><ul><li>¿Aceptan tarjeta? Débito y QR. Crédito con recargo.</li>
      <li>¿Y el auto? Sí, lo guardamos adentro hasta las 19.</li></ul>`),
    answers,
  );
});

test("Promises and notes that stars part are read each by itself", () => {
  assert.deepEqual(
    texts(`<marquee>*** LAVADO A MANO *** SIN TURNO PREVIO ***</marquee>
      <p>* Los precios incluyen un bordado en el pecho. * También hay overol y chaleco reflectivo.</p>`),
    [
      "Lavado a mano",
      "Sin turno previo",
      "Los precios incluyen un bordado en el pecho.",
      "También hay overol y chaleco reflectivo.",
    ],
  );
});

test("A price has the unit behind it, and neither the heads of columns nor surcharges are statements", () => {
  const html = `<div><div><h3>Pase libre</h3><p>$ 2.900</p><p>por mes, todas las clases</p></div>
      <div><h3>Particular</h3><p>$ 1.800</p><p>la hora, para uno o para dos</p></div></div>
    <table><tr><td></td><td><b>AUTO CHICO</b></td><td><b>CAMIONETA</b></td></tr>
      <tr><td>Lavado exterior</td><td>$ 9.500</td><td>$ 14.000</td></tr></table>
    <ul><li>Autos con mucho barro: $ 4.000 más por lavado</li></ul>`;
  assert.deepEqual(products(html).slice(0, 2), [
    "Pase libre | $ 2.900 por mes",
    "Particular | $ 1.800 la hora",
  ]);
  assert.ok(!texts(html).some((text) => /camioneta|barro/i.test(text)));
});

test("Badges, who said a quotation, and what is gone are no statements", () => {
  assert.deepEqual(
    texts(`<div>El más vendido</div><div>-20 %</div><p>“Lloró hasta mi suegra.”</p>
      <span>Fernanda, boda en Tapalpa</span><ul><li>Máquina antigua de pedal con mueble (reservada)</li>
      <li>Cosemos cada vestido en nuestro taller</li></ul>`),
    ["Cosemos cada vestido en nuestro taller"],
  );
});

test("Prices by how many one buys are those of one thing, the lowest with «desde»", () => {
  const card = (name: string, high: string, low: string) =>
    `<td><img src="/${high}.jpg" width="200"><br><b>${name}</b><br>COD. 1<br>12 a 49 u.: $ ${high}<br>200 o mas: $ ${low}</td>`;
  assert.deepEqual(
    products(
      `<table><tr>${card("POLO PIQUÉ", "11,50", "8,90")}${card("MANDIL LARGO", "8,20", "6,40")}</tr></table>`,
    ),
    ["POLO PIQUÉ | desde $ 8,90", "MANDIL LARGO | desde $ 6,40"],
  );
  assert.deepEqual(
    products(`<table><tr><th>Prenda</th><th>12 a 49 u.</th><th>50 u. o más</th></tr>
      <tr><td>Polo</td><td>$ 11,50</td><td>$ 8,90</td></tr><tr><td>Gorra</td><td>$ 6</td><td>$ 5</td></tr></table>`),
    ["Polo | desde $ 8,90", "Gorra | desde $ 5"],
  );
});

test("The lowest price of a row stands for its column, where that names a service or a place", () => {
  const table = (one: string, other: string) =>
    products(`<table><tr><th>Área</th><th>${one}</th><th>${other}</th></tr>
      <tr><td>Departamento hasta 80 m2</td><td>S/ 90</td><td>S/ 130</td></tr>
      <tr><td>Departamento de 80 a 150 m2</td><td>S/ 120</td><td>S/ 170</td></tr></table>`);
  assert.deepEqual(table("Fumigación", "Fumigación y desratización"), [
    "Fumigación: Departamento hasta 80 m2 | S/ 90",
    "Fumigación: Departamento de 80 a 150 m2 | S/ 120",
  ]);
  assert.deepEqual(table("Simple", "Reforzada"), [
    "Departamento hasta 80 m2 | desde S/ 90",
    "Departamento de 80 a 150 m2 | desde S/ 120",
  ]);
});

test("Things that are reserved, sold or out of stock are no products", () => {
  assert.deepEqual(
    products(`<ul><li>Remalladora de 4 hilos: 210 €</li><li>Antigua de pedal: 250 € <em>(reservada)</em></li>
      <li>Bordadora: 300 € - vendida</li><li>La más vendida: 90 €</li></ul>`),
    ["Remalladora de 4 hilos | 210 €", "La más vendida | 90 €"],
  );
});

test("Sentences that say what a thing costs name products", () => {
  assert.deepEqual(
    products(`<p>La <b>revisión completa</b> (limpieza y engrase) cuesta 45 euros, piezas aparte. Las remalladoras, 60 euros.</p>
      <p>Canillas, agujas y correas. Juego de 5 agujas, 3,50 euros. Pedal universal, 29 euros. El envío cuesta 6 euros.</p>
      <p>En la península, en cinco días. Baleares, 49 €.</p>`),
    [
      "Revisión completa | 45 euros",
      "Juego de 5 agujas | 3,50 euros",
      "Pedal universal | 29 euros",
    ],
  );
});

test("«Bs 140.-» reads as its amount, and a framed mirror is not sold by the metre of the list above", () => {
  assert.deepEqual(
    products(`<p><b>PRECIOS POR METRO CUADRADO</b></p><pre>Vidrio simple .... Bs 95.-\nVidrio doble .... Bs 120.-</pre>
      <p>Espejos con marco listos para llevar a su casa: de 40x60 Bs 140.-, de 60x90 Bs 260.-. Los marcos son de cedro y los hace don Félix.</p>
      <p>Ventanas: línea 20 Bs 420.- el m2, línea 25 Bs 550.- el m2.</p>`),
    [
      "Vidrio simple | Bs 95 por m²",
      "Vidrio doble | Bs 120 por m²",
      "Espejos con marco listos para llevar a su casa | desde Bs 140",
      "Ventanas, línea 20 | Bs 420 el m2",
      "Ventanas, línea 25 | Bs 550 el m2",
    ],
  );
});

test("A long term names its product with its first part, and amounts to choose from begin at the lowest", () => {
  assert.deepEqual(
    read(`<dl><dt>Pieza mínima <small>hasta 4 cm</small></dt><dd>70 €</dd>
      <dt>Pieza mediana <small>una sesión de unas 3 horas</small></dt><dd>desde 260 €</dd>
      <dt>Tarjeta regalo</dt><dd>50 €, 100 € o 200 €</dd></dl>`).products.map(
      ({ name, priceText, description }) => [name, priceText, description],
    ),
    [
      ["Pieza mínima hasta 4 cm", "70 €", undefined],
      ["Pieza mediana", "desde 260 €", "Una sesión de unas 3 horas"],
      ["Tarjeta regalo", "desde 50 €", undefined],
    ],
  );
});

test("A rule across the page ends what a heading heads", () => {
  const unders = (html: string) => (read(html).says ?? []).map(({ under }) => under);
  assert.deepEqual(
    unders(
      `<h3>Garantía</h3><p>Dos años en rodamientos y silicona.</p><hr><p>Atendemos de lunes a viernes.</p>`,
    ),
    ["Garantía", null],
  );
});

test("A business is none of its products, and a price list's days are part of its note", () => {
  const site =
    read(`<title>Reparacel</title><div class="nav">Reparacel <a href="#a">Precios</a><a href="#b">Preguntas</a><a href="#c">Contacto</a></div>
    <div><h3>Cambio de pantalla</h3><p>$ 149.900</p></div><div><h3>Cambio de batería</h3><p>$ 89.900</p></div>
    <p>Valores con IVA incluido, de lunes a jueves.</p>`);
  assert.deepEqual(
    site.products.map(({ name }) => name),
    ["Cambio de pantalla", "Cambio de batería"],
  );
  assert.match(site.priceNote ?? "", /de lunes a jueves/i);
});
