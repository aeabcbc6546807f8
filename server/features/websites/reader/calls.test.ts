import assert from "node:assert/strict";
import { test } from "node:test";
import { readCalls } from "./calls.ts";
import { parsePage } from "./page.ts";

const calls = (html: string) => readCalls(parsePage(html, "https://ejemplo.test/"));
const shop = `<main><h1>Mates</h1><button>Agregar al carrito</button></main>`;

test("A cart in the header adds its word once, after the buttons", () => {
  for (const cart of [
    `<header><a href="/cart" class="icon"><svg></svg></a></header>`,
    `<header><a href="#" class="js-toggle-cart">Carrito (<span>0</span>)</a></header>`,
    `<header><button aria-label="Ver carrito"><i></i></button></header>`,
    `<header><div id="_desktop_cart"><div class="blockcart"><i>shopping_cart</i> Carrito (0)</div></div></header>`,
    `<div id="top"><a href="compra.asp">Mi compra</a></div>`,
    `<div class="site-nav"><a class="header-cart-link" href="/x"><img src="c.png"></a></div>`,
    `<table><tr><td><a href="carrito.php">Ver cesta</a></td></tr></table>`,
  ]) {
    assert.deepEqual(calls(`<body>${cart}${shop}</body>`), ["Agregar al carrito", "Carrito"], cart);
  }
});

test("A page without a cart in its header has none", () => {
  for (const html of [
    shop,
    `<header><a href="/carta">Carta</a></header>${shop}`,
    `<header><a href="/cestas">Cestas de mimbre</a></header>${shop}`,
    `<h1>Mates</h1><p>Con cestas.</p><div class="product-cart-form"><button class="add_to_cart">Agregar al carrito</button></div>`,
  ]) {
    assert.deepEqual(calls(html), ["Agregar al carrito"], html);
  }
});

test("Orders by WhatsApp keep their words", () => {
  assert.deepEqual(calls(`<a href="https://wa.me/34600000000">Pedir por WhatsApp</a>`), [
    "Pedir por WhatsApp",
  ]);
});
