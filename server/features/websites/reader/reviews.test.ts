import assert from "node:assert/strict";
import { test } from "node:test";
import { parsePage } from "./page.ts";
import { authorIn } from "./review-authors.ts";
import { ratingIn } from "./shown-ratings.ts";
import { readSite } from "./site.ts";

const read = (html: string) =>
  readSite(parsePage(html, "https://ejemplo.test/"), { stylesheets: [], manifest: null });
const told = (html: string) =>
  read(html).reviews.map(({ text, author, rating }) => [text, author, rating]);

const star = '<i class="fas fa-star"></i>';
const emptyStar = '<i class="far fa-star"></i>';

test("Cards under a heading are read with their author and stars, the answer of the owner is not", () => {
  const html = `<section><h2>Qué opinan nuestros clientes</h2><p>Cuidamos a cada persona que entra.</p><div>
    <div class="card"><div>${star.repeat(4)}${emptyStar}</div><h4>María Fernández López</h4><span>hace 3 meses</span>
    <p>La carne es buenísima y el trato mejor.</p></div>
    <div class="card"><div>${star.repeat(5)}</div><h4>Jose Luis Pérez</h4><span>12/03/2024</span>
    <p>El chuletón, espectacular.</p><p>Volveré seguro.</p><p>Respuesta del propietario: ¡Gracias!</p></div></div>
    <a href="/g">Ver todas las opiniones en Google</a></section>`;
  assert.deepEqual(told(html), [
    ["La carne es buenísima y el trato mejor.", "María F.", 4],
    ["El chuletón, espectacular. Volveré seguro.", "Jose Luis P.", 5],
  ]);
  assert.deepEqual(read(html).says, []);
});

test("Quoted lines with a name are read wherever they stand", () => {
  const html = `<p><i>«Trataron a mi madre como si la conocieran.»</i> Beatriz O.<br>
    ⭐⭐⭐⭐⭐ «Pedí una rueda suelta y me la mandaron.» Jorge M. (Vigo)</p>
    <b>Libro de firmas</b><br><i>"Mi abuela no deja que la toque nadie más"</i> - Rubén A.<br>`;
  assert.deepEqual(told(html), [
    ["Trataron a mi madre como si la conocieran.", "Beatriz O.", null],
    ["Pedí una rueda suelta y me la mandaron.", "Jorge M.", 5],
    ["Mi abuela no deja que la toque nadie más", "Rubén A.", null],
  ]);
});

test("The press, the owner and the famous give no reviews", () => {
  const html = `<h2>En la prensa</h2><blockquote>«La mejor carnicería del barrio» — El Diario de Ejemplo</blockquote>
    <blockquote><p>La carne se elige con los ojos y se vende con la verdad.</p><cite>Ramón Prueba, fundador</cite></blockquote>
    <blockquote>El movimiento es vida en todas partes.<cite>Hipócrates</cite></blockquote>
    <p>«La salud es lo primero», decía mi abuela. Nuestro lema es «Cada sonrisa cuenta una historia».</p>`;
  assert.deepEqual(told(html), []);
});

test("A review that structured data repeats is told once", () => {
  const html = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Review",
    "author":{"@type":"Person","name":"Marta Soler"},"reviewRating":{"@type":"Rating","ratingValue":"5"},
    "reviewBody":"En tres sesiones dejé de cojear."}</script>
    <div class="testimonials"><blockquote>En tres sesiones dejé de cojear.<cite>Marta Soler</cite></blockquote>
    <blockquote>Explican cada ejercicio con paciencia.<cite>Iván, Lugo</cite></blockquote></div>`;
  assert.deepEqual(told(html), [
    ["En tres sesiones dejé de cojear.", "Marta S.", 5],
    ["Explican cada ejercicio con paciencia.", "Iván", null],
  ]);
});

test("A long review ends after a whole sentence, and there are at most 20", () => {
  const long = "Todo salió muy bien en la boda de mi hermana. ".repeat(40);
  const cards = Array.from({ length: 30 }, (_, at) => `<li>Número ${at}: ${long}</li>`);
  const { reviews } = read(`<h2>Opiniones</h2><ul>${cards.join("")}</ul>`);
  assert.equal(reviews.length, 20);
  for (const { text } of reviews) assert.ok(text.length <= 600 && text.endsWith("hermana."));
});

test("Authors are first names and initials, ratings are out of five", () => {
  assert.equal(authorIn("— Carmen Vega, Llanes"), "Carmen V.");
  assert.equal(authorIn("PEDRO SANZ · hace 2 meses"), "Pedro S.");
  assert.equal(authorIn("Ana Ruiz de la Peña"), "Ana R.");
  assert.equal(authorIn("Ana y Luis, Vigo"), "Ana y Luis");
  for (const text of [
    "Cliente verificado",
    "Excelente",
    "Muy buena atención",
    "Bien, pero éramos demasiados.",
  ])
    assert.equal(authorIn(text), null, text);
  assert.equal(ratingIn("★★★★☆"), 4);
  assert.equal(ratingIn("4,5 de 5"), 4.5);
  assert.equal(ratingIn("9/10"), 4.5);
  assert.equal(ratingIn("★ Libro de firmas ★ 3 de mayo"), null);
});

test("Pages with countless headings, cards or quotations are read without failing", () => {
  for (const html of [
    "<p>Opiniones</p>".repeat(60_000),
    `<div class="reviews">${"<div><p>Muy bien todo aquí.</p></div>".repeat(60_000)}</div>`,
    `<p>${"«Hola ".repeat(400_000)}`,
    "<blockquote><p>Todo muy bien</p>".repeat(40_000),
  ]) {
    assert.ok(read(html).reviews.length <= 20);
  }
});
