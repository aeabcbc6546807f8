import assert from "node:assert/strict";
import { test } from "node:test";
import { parsePage } from "./reader/page.ts";
import { readSite } from "./reader/site.ts";

/** Groups, names, prices and descriptions as texts. */
const told = (html: string): string[] =>
  readSite(parsePage(html, "https://ejemplo.test/"), {
    stylesheets: [],
    manifest: null,
  }).products.map(({ group, name, beforeText, priceText, description }) =>
    [group && `${group}:`, name, beforeText, priceText, description].filter(Boolean).join(" | "),
  );

const pages: [what: string, html: string, products: string[]][] = [
  [
    "Several prices of one line are told apart by what stands before each",
    `<p>Adultos: 5 €. Niños (6 a 12 años): 2,50 €.<br>Pozole chico $70, grande $95<br>Sopes (orden de 3) $60</p>
     <p>Baño y secado: pequeño 18 €, mediano 24 €.</p><p>Masaje relajante (30 min) 25€ / (60 min) 40€</p>`,
    [
      "Adultos | 5 €",
      "Niños (6 a 12 años) | 2,50 €",
      "Pozole chico | $70",
      "Pozole grande | $95",
      "Sopes (orden de 3) | $60",
      "Baño y secado, pequeño | 18 €",
      "Baño y secado, mediano | 24 €",
      "Masaje relajante, 30 min | 25€",
      "Masaje relajante, 60 min | 40€",
    ],
  ],
  [
    "Amounts of one thing are not told apart",
    `<ul><li>Bono de 5 masajes: 180 € (36 € cada uno)</li><li>Camiseta: antes 20 €, ahora 15 €</li>
     <li>Sofá 490 €, señal 100 €</li></ul>`,
    ["Bono de 5 masajes | 180 €", "Camiseta | 20 € | 15 €", "Sofá | 490 €"],
  ],
  [
    "Preformatted text is read by its lines",
    `<pre>
      PANTALONES
      Bajo a máquina ............... 6 euros
      Cambiar cremallera ........... 10 euros (cremallera incluida)

      VESTIDOS
      Bajo con vuelo ............... desde 15 euros
     </pre>`,
    [
      "Pantalones: | Bajo a máquina | 6 euros",
      "Pantalones: | Cambiar cremallera | 10 euros (cremallera incluida)",
      "Vestidos: | Bajo con vuelo | desde 15 euros",
    ],
  ],
  [
    "Amounts without a sign are read where the page tells the currency once",
    `<table><tr><td></td><td>1 hora</td><td>Día completo</td></tr><tr><td>Kayak doble</td><td>12</td><td>45</td></tr></table>
     <p>Precios en euros.</p><ul><li>De atún, entera ............ 16,00</li></ul>`,
    [
      "Kayak doble, 1 hora | 12 euros",
      "Kayak doble, día completo | 45 euros",
      "De atún, entera | 16,00 €",
    ],
  ],
  [
    "A list in two languages is told in Spanish",
    `<table><tr><th>Producte / Producto</th><th>Preu / Precio</th></tr>
     <tr><td>Coca de recapte / Coca de verduras</td><td>3,20 €</td></tr>
     <tr><td>Pa de pagès / Pan de payés (1 kg)</td><td>4,10 €</td></tr></table>`,
    ["Coca de verduras | 3,20 €", "Pan de payés (1 kg) | 4,10 €"],
  ],
  [
    "What a menu consists of is its description, and its title the name",
    `<p><font color="red">MENU DEL DIA</font></p><p>Sopa o ensalada, plato fuerte, agua de jamaica y postre<br>$85.00</p>`,
    ["MENU DEL DIA | $85.00 | Sopa o ensalada, plato fuerte, agua de jamaica y postre"],
  ],
  [
    "What is delivered or carried for an amount is no product, and a tax behind one price stays with it",
    `<h2>Reportajes</h2><p>Bodas - desde 1.200€ + IVA</p><p>Retrato - 90€</p><p>Embarazo - 120€</p>
     <h2>Entregas</h2><ul><li>Valle: martes y viernes, $ 18.000.</li></ul><p>RECOGIDA Y ENTREGA A DOMICILIO: 30 EUROS</p>`,
    [
      "Reportajes: | Bodas | desde 1.200€ + IVA",
      "Reportajes: | Retrato | 90€",
      "Reportajes: | Embarazo | 120€",
    ],
  ],
  [
    "The tariffs of people are those of what the page's title calls the place",
    `<h1>Camping El Ejemplo</h1><h2>PRECIOS POR NOCHE</h2><table><tr><td>Mayores</td><td>$ 420</td></tr>
     <tr><td>Niños de 4 a 10 años</td><td>$ 210</td></tr></table>`,
    ["Camping: | Mayores | $ 420 por noche", "Camping: | Niños de 4 a 10 años | $ 210 por noche"],
  ],
  [
    "A visit to the doctor is a name, and short terms are told",
    `<div><h4>Consulta</h4><p class="precio">$ 18.000</p><p>Con turno</p></div>
     <div><h4>Consulta a domicilio</h4><p class="precio">$ 30.000</p><p>Dentro de Caballito</p></div>`,
    ["Consulta | $ 18.000 | Con turno", "Consulta a domicilio | $ 30.000 | Dentro de Caballito"],
  ],
];
for (const [what, html, products] of pages) {
  test(what, () => {
    assert.deepEqual(told(`<html lang="es"><body>${html}</body></html>`), products);
  });
}
