import assert from "node:assert/strict";
import { test } from "node:test";
import { parsePage } from "./reader/page.ts";
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
];
for (const [what, html, products] of pages) {
  test(what, () => {
    assert.deepEqual(listed(html), products);
  });
}
