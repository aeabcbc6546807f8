import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { formatMoney } from "./reader/money.ts";
import { parsePage } from "./reader/page.ts";
import { findPrices } from "./reader/prices.ts";
import { wholeSentences } from "./reader/product-details.ts";
import { readSite } from "./reader/site.ts";

/** The names and prices that are read, as texts. */
function listed(html: string): string[] {
  const page = parsePage(html, "https://ejemplo.test/");
  const { products } = readSite(page, { stylesheets: [], manifest: null });
  return products.map(({ name, priceText }) => `${name}: ${priceText}`);
}

const pages: [what: string, html: string, products: string[]][] = [
  [
    "Shop cards give the current price, not the old price or the discount",
    `<article class="product-miniature"><a href="/1"><img src="/1.jpg"></a><h2 class="product-title"><a href="/1">Camisa de lino</a></h2>
     <div class="product-price-and-shipping"><span class="regular-price">39,00 €</span><span class="discount-percentage">-20%</span><span class="price">31,20 €</span></div></article>
     <article class="product-miniature"><h2 class="product-title"><a href="/2">Pantalón</a></h2><div><span class="price">49,90 €</span></div></article>`,
    ["Camisa de lino: 31,20 €", "Pantalón: 49,90 €"],
  ],
  [
    "A deeply nested price belongs to the name before it",
    `<ol><li><div><a href="/x"><img src="/x.jpg" alt="X"></a><div><strong class="product name"><a href="/x">Mochila urbana</a></strong>
     <div class="price-box"><span class="special-price"><span><span>Precio especial</span><span><span class="price">45,00 €</span></span></span></span>
     <span class="old-price"><span class="price">60,00 €</span></span></div></div></div></li></ol>`,
    ["Mochila urbana: 45,00 €"],
  ],
  [
    "Menu items are read with dots, dashes or no currency sign, in boxes or in lines",
    `<div><div class="menu-item-title">Gazpacho</div><div>€6</div></div>
     <p>Chuletón de vaca madurada ................ 48€/kg</p><p>Secreto ibérico — 17,50€</p>
     <div><span class="drink">Negroni</span><span class="price">10.5</span></div>`,
    [
      "Gazpacho: €6",
      "Chuletón de vaca madurada: 48€/kg",
      "Secreto ibérico: 17,50€",
      "Negroni: 10.5",
    ],
  ],
  [
    "Rooms and plans keep the price's unit and «desde»",
    `<div><h3>Suite con terraza</h3><p>Vistas al mar.</p><p>Desde 180 € por noche, desayuno incluido</p></div>
     <div><p class="amount">29 €/mes</p><h4>Plan Básico</h4></div>`,
    ["Suite con terraza: desde 180 € por noche", "Plan Básico: 29 €/mes"],
  ],
  [
    "Amounts in sentences, shipping costs, carts and deposits are not products",
    `<p>En 2019 invertimos 300.000 € en el taller, y hoy ahorramos 20 € por familia y mes con la nueva instalación.</p>
     <p>¡Gastos de envío 3,90 €!</p><div class="header-cart"><b>Total</b> 12,00 €</div><p>Fianza de 50 €</p>
     <nav><a href="/">Bolsos desde 20 €</a></nav><p>La startup levanta $50 millones</p>`,
    [],
  ],
  [
    "Lines that repeat the price of a structured-data product are skipped, and services with other prices are read",
    `<script type="application/ld+json">[
       {"@type":"Product","name":"Vela de higuera","offers":{"price":"18.00","priceCurrency":"EUR"}},
       {"@type":"Product","name":"Vela de romero","offers":{"price":"18.00","priceCurrency":"EUR"}},
       {"@type":"Product","name":"Caja de tres velas","offers":{"price":"48.00","priceCurrency":"EUR"}}]</script>
     <h2>Hechas a mano</h2><p>Todas nuestras velas: 18,00 €</p><p><strong>El regalo perfecto</strong> 48,00 €</p>
     <ul><li>Taller de velas 35 €</li><li>Grabado con tu nombre 6 €</li></ul>
     <div><a href="/salvia"><img src="/salvia.jpg"></a><h3>Vela de salvia</h3><span class="price">18,00 €</span></div>`,
    [
      "Vela de higuera: 18,00 €",
      "Vela de romero: 18,00 €",
      "Caja de tres velas: 48,00 €",
      "Taller de velas: 35 €",
      "Grabado con tu nombre: 6 €",
      "Vela de salvia: 18,00 €",
    ],
  ],
  [
    "Tables are read with the sign in the column's heading, and not for shipping or opening hours",
    `<table><tr><th>Servicio</th><th>€</th></tr><tr><td>Corte</td><td>18</td></tr><tr><td>Tinte</td><td>32,50</td></tr></table>
     <table><tr><td>Lunes</td><td>9:00 - 14:00</td></tr></table>
     <h2>Gastos de envío</h2><table><tr><td>Península</td><td>4,95 €</td></tr></table>`,
    ["Corte: 18 €", "Tinte: 32,50 €"],
  ],
  [
    "Lines between line breaks are products of their own",
    `<p><b>MONTADITOS</b><br>Carne mechada ...... 3,50 euros<br>Atún - 4 euros<br>Empanada de pino<br>$ 2.500</p>`,
    ["Carne mechada: 3,50 euros", "Atún: 4 euros", "Empanada de pino: $ 2.500"],
  ],
  [
    "Names and prices that alternate at one level belong together",
    `<div><p>Corte</p><p>18 €</p><p>Color</p><p>35 €</p></div>
     <section><h2>Tartas</h2><h3>Tarta de queso</h3><p>Al horno.</p><p>24 €</p><h3>Brownie</h3><p>18 €</p></section>
     <h3>Curso de acuarela</h3><ul><li>Duración: 10 horas</li><li>Precio: 120 €</li></ul>`,
    [
      "Corte: 18 €",
      "Color: 35 €",
      "Tarta de queso: 24 €",
      "Brownie: 18 €",
      "Curso de acuarela: 120 €",
    ],
  ],
  [
    "A picture's text names a product that no words name, and a question names none",
    `<div><a href="/a"><img src="/a.jpg" alt="Collar de plata"></a><span>45 €</span></div>
     <figure><img src="/b.jpg"><figcaption>Ramo de novia<br>90 €</figcaption></figure>
     <h2>¿Cuánto puede costarte una multa?</h2><p>Hasta 2.000 €</p>`,
    ["Collar de plata: 45 €", "Ramo de novia: 90 €"],
  ],
  [
    "The first line of a card names it, and the answer to a question is no product",
    `<div><p>Nuevo</p><p>Inglés B2</p><p>Tres horas semanales.</p><p>Mensualidad: 75 €</p></div>
     <h3>¿Cuánto cuesta la inscripción?</h3><p>Nada. Antes eran 30 €.</p>`,
    ["Inglés B2: 75 €"],
  ],
  [
    "The currencies of Latin America are read as they are printed",
    `<ul><li>Mochila: $ 38.500</li><li>Concha $450 MXN</li><li>Anticuchos S/ 25</li><li>Salteña Bs 35</li>
     <li>Chipa Gs. 25.000</li><li>Casado ₡4.500</li><li>Tamal Q45</li></ul>`,
    [
      "Mochila: $ 38.500",
      "Concha: $450 MXN",
      "Anticuchos: S/ 25",
      "Salteña: Bs 35",
      "Chipa: Gs. 25.000",
      "Casado: ₡4.500",
      "Tamal: Q45",
    ],
  ],
  [
    "Structured prices are told as the page prints them, or else as their country does",
    `<script type="application/ld+json">[
       {"@type":"Product","name":"Poncho","offers":{"price":"38500.00","priceCurrency":"ARS"}},
       {"@type":"Product","name":"Ruana","offers":{"price":"45000","priceCurrency":"CLP"}},
       {"@type":"Product","name":"Chompa","offers":{"price":"189.9","priceCurrency":"PEN"}}]</script>
     <p>Poncho <b>$38.500</b></p>`,
    ["Poncho: $38.500", "Ruana: $45.000", "Chompa: S/ 189.90"],
  ],
  [
    "Services are listed by name under their heading, but neither advantages nor the menu's links",
    `<nav><ul><li><a href="/s">Servicios</a></li><li><a href="/c">Contacto</a></li></ul></nav>
     <h2>Nuestros servicios</h2><ul><li>Reparación de fugas</li><li>Desatascos</li><li>Llámanos sin compromiso.</li></ul>
     <h2>Por qué elegirnos</h2><ul><li>Presupuesto gratis</li><li>Atención de día y de noche</li></ul>`,
    ["Reparación de fugas: null", "Desatascos: null"],
  ],
  [
    "Comments, related things, teasers of a blog and widgets are not products",
    `<h1>Cómo cuidar tu bici</h1><div id="comments"><ol><li><p>Casco bueno 40 €</p></li></ol></div>
     <section><h2>También te puede interesar</h2><div><h3>Luz trasera</h3><p>12 €</p></div></section>
     <section><h3>Del blog</h3><div><h4>Rutas por menos de 10 €</h4><p>8 €</p></div></section>
     <aside><p>Bomba de pie 20 €</p></aside><div class="widget"><p>Parches 5 €</p></div>
     <p>Me costó 40 €</p><p>Dona 10 €</p>`,
    [],
  ],
  [
    "Answers, conditions, savings, reviews and skip links are not products",
    `<a href="#c">Ir directamente al contenido 1.200 €</a><p>Envío gratis desde 49 €</p>
     <div><span>Despacho gratis en compras sobre $50.000</span></div>
     <div><div><a>¿Puedo pagar a plazos?</a></div><div><p>Sí, financiamos hasta 12 meses a partir de 200 €.</p></div></div>
     <p><b>¿Recogen el auto?</b> Sí, por S/ 15 ida y vuelta.</p><p>Reserva con solo $10.000 de abono</p>
     <p>⭐⭐⭐⭐⭐ «Pedí una rueda suelta y me la mandaron por 1 €.» Jorge</p><p>El envío cuesta 3,95 €.</p>
     <h2>Condiciones de entrega</h2><table><tr><td>Resto de la provincia</td><td>15 €</td></tr></table>`,
    [],
  ],
  [
    "Names are parted from the details that touch them, and badges name nothing",
    `<ul><li><span>Puesta a punto</span><em>desde 79 €</em><small>Se limpia con ultrasonidos y se engrasa entera</small></li></ul>
     <table><tr><td>Cambio de aceite<br><small>Aceite semisintético y filtro</small></td><td>45 €</td></tr></table>
     <div><a href="/1"><img src="/1.jpg"><span>Agujas de bambú</span><span>20 €</span><span>3 cuotas de 7 €</span></a>
     <a href="/2"><span class="badge">Novedad</span><span>Kit de gorro</span><span>35 €</span></a></div>
     <article><h3>Tabla de quesos</h3><p>29,50 € <span>Agotado hasta septiembre</span></p></article>`,
    [
      "Puesta a punto: desde 79 €",
      "Cambio de aceite: 45 €",
      "Agujas de bambú: 20 €",
      "Kit de gorro: 35 €",
      "Tabla de quesos: 29,50 €",
    ],
  ],
  [
    "What is offered without an amount among prices is read, too",
    `<table><tr><td>Corte</td><td>18 €</td></tr><tr><td>Tinte</td><td>32 €</td></tr><tr><td>Recogido</td><td>A consultar</td></tr></table>
     <p>Lámina: 28 €<br>Puzle: 39 €<br>Óleo sobre lienzo: según tamaño</p>`,
    [
      "Corte: 18 €",
      "Tinte: 32 €",
      "Recogido: null",
      "Lámina: 28 €",
      "Puzle: 39 €",
      "Óleo sobre lienzo: null",
    ],
  ],
  [
    "Plans in one paragraph, and what a sentence or its heading offers for an amount, are products",
    `<p><span>Plan Casa (2 bolsas) <b>$ 74.000 al mes</b></span><span>Plan Oficina <b>$ 178.000 al mes</b></span></p>
     <p>El primer jueves de cada mes, curso de mecánica: dos horas, 20 €.</p>
     <h2>Plan Cachorro</h2><p>Durante su primer año: todas las vacunas y consultas ilimitadas por 16 € al mes.</p>`,
    [
      "Plan Casa (2 bolsas): $ 74.000 al mes",
      "Plan Oficina: $ 178.000 al mes",
      "curso de mecánica: 20 €",
      "Plan Cachorro: 16 € al mes",
    ],
  ],
  [
    "Structured data that names some of a shop's products does not hide the others",
    `<script type="application/ld+json">{"@type":"Product","name":"Café Uno","offers":{"price":"12","priceCurrency":"EUR"}}</script>
     <h1>Café recién tostado</h1><div><article><h3>Café Uno</h3><p>12 €</p></article><article><h3>Café Dos</h3><p>13 €</p></article>
     <article><h3>Café Tres</h3><p>14 €</p></article></div>`,
    ["Café Uno: 12 €", "Café Dos: 13 €", "Café Tres: 14 €"],
  ],
  [
    "Pieces that are shown with pictures are read where nothing has a price",
    `<section><article><img src="/a.jpg" alt="Silla de castaño"><h2>Silla Nalón</h2><p>De castaño.</p></article>
     <article><img src="/b.jpg" alt="Librería"><h2>Librería Naranco</h2></article><article><h2>Cama Ubiña</h2></article></section>`,
    ["Silla Nalón: null", "Librería Naranco: null", "Cama Ubiña: null"],
  ],
];
for (const [what, html, products] of pages) {
  test(what, () => {
    assert.deepEqual(listed(html), products);
  });
}

const productsOf = (html: string) =>
  readSite(parsePage(html, "https://ejemplo.test/"), { stylesheets: [], manifest: null }).products;

test("A bare «$» is the money of the page's country", () => {
  const currencyOf = (attributes: string, more: string) =>
    productsOf(`<html ${attributes}><body><p>Poncho: $ 38.500</p>${more}</body></html>`).map(
      ({ currency, priceCents }) => `${currency} ${priceCents}`,
    )[0];
  assert.equal(currencyOf('lang="es-AR"', ""), "ARS 3850000");
  assert.equal(currencyOf('lang="es"', '<a href="tel:+56320000000">Llama</a>'), "CLP 3850000");
  assert.equal(currencyOf("", "<p>Precios en pesos uruguayos.</p>"), "UYU 3850000");
  assert.equal(currencyOf("", "<p>Enviamos a toda Colombia.</p>"), "COP 3850000");
  assert.equal(currencyOf('lang="es-MX"', "<p>Precios en USD</p>"), "MXN 3850000");
  assert.equal(currencyOf('lang="es-ES"', ""), "null null");
});

test("The form of address is told by verbs and pronouns", () => {
  const formOf = (text: string) =>
    readSite(parsePage(`<p>${text}</p>`, "https://ejemplo.test/"), {
      stylesheets: [],
      manifest: null,
    }).addressForm;
  assert.equal(formOf("A las siete ya tienes el pan. Te guardamos el tuyo."), "tu");
  assert.equal(formOf("Le atendemos hoy mismo. Llámenos y se lo llevamos."), "usted");
  assert.equal(formOf("Venid y os atendemos. Si no os gusta, volved."), "vosotros");
  assert.equal(formOf("La masa descansa. Vos, sentate. ¿Tenés hambre? Pedí."), "vos");
  assert.equal(formOf("Además, el té inglés se pide más después de comer."), null);
});

test("An earlier price is told as it is crossed out, and only where it is higher", () => {
  const before = (html: string) => productsOf(html).map(({ beforeText }) => beforeText);
  const card = (prices: string) => `<div><h3>Bota de piel</h3>${prices}</div>`;
  for (const prices of [
    "<del>89,00 €</del> <ins>59,00 €</ins>",
    '<span class="old-price">89,00 €</span> <span class="price">59,00 €</span>',
    '<p><s class="x">89,00 €</s> 59,00 €</p>',
    "<p>Antes 89,00 €, ahora 59,00 €</p>",
    "<p>59,00 €</p><p><del>89,00 €</del></p>",
    '<p><span style="text-decoration:line-through">89,00 €</span> 59,00 €</p>',
  ]) {
    assert.deepEqual(before(card(prices)), ["89,00 €"], prices);
  }
  assert.deepEqual(before(card("<del>39,00 €</del> <ins>59,00 €</ins>")), [undefined]);
  const two = `<div><span>Olla</span><s>$ 120</s><span>$ 90</span></div><div><span>Taza</span><span>$ 40</span></div>`;
  assert.deepEqual(before(two), ["$ 120", undefined]);
});

test("A product's description is the whole sentences that stand with it", () => {
  const told = (html: string) => productsOf(html).map(({ description }) => description);
  assert.deepEqual(
    told(
      `<table><tr><td>Masaje</td><td>Con aceite de romero. Dura una hora.</td><td>50 €</td></tr>
       <tr><td>Facial</td><td></td><td>35 €</td></tr></table>`,
    ),
    ["Con aceite de romero. Dura una hora.", undefined],
  );
  const long = `${"Tejido con lana de oveja ".repeat(9)}y nada más.`;
  assert.deepEqual(told(`<div><h3>Manta</h3><p>${long}</p><p>80 €</p></div>`), [undefined]);
  assert.deepEqual(told(`<div><h3>Manta</h3><p>Lana de oveja. ${long}</p><p>80 €</p></div>`), [
    "Lana de oveja.",
  ]);
});

test("Whole sentences are the beginning of a text, and never cut in one", () => {
  const sentence = fc
    .array(fc.constantFrom("Lana", "de", "oveja", "1,80", "suave"), {
      minLength: 1,
      maxLength: 40,
    })
    .map((words) => `Hecha ${words.join(" ")}.`);
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 4 }), (sentences) => {
      const told = wholeSentences(sentences.join(" "));
      if (told === null) assert.ok(sentences[0]!.length > 200 || sentences[0]!.length < 12);
      else
        assert.ok(
          [sentences[0], sentences.slice(0, 2).join(" ")].includes(told) && told.length <= 200,
        );
    }),
  );
});

test("An amount that is printed for its country is read back as the same amount", () => {
  const currency = fc.constantFrom(
    ..."EUR ARS COP CLP MXN PEN BOB PYG CRC GTQ DOP UYU BRL GBP USD CHF".split(" "),
  );
  const place = fc.constantFrom("es", "ar", "mx", "ec", "en", null);
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 9_999_999 }), currency, place, (units, code, from) => {
      const [read] = findPrices(`Poncho ${formatMoney(units * 100, code, from)}`);
      assert.equal(read?.cents, units * 100);
      assert.ok(read.currency === null || read.currency === code, `${read.text} ${code}`);
    }),
  );
});
