import assert from "node:assert/strict";
import { test } from "node:test";
import { parsePage } from "./reader/page.ts";
import { readSite } from "./reader/site.ts";

const kindOf = (body: string, head = "") => {
  const html = `<html lang="es"><head><title>Lola</title>${head}</head><body>${body}</body></html>`;
  const page = parsePage(html, "https://lola.example/");
  return readSite(page, { stylesheets: [], manifest: null }).kind;
};
const marked = (...items: object[]) =>
  `<script type="application/ld+json">${JSON.stringify(items)}</script>`;
const story = "<p>El pelo teñido se cuida con agua templada.</p>".repeat(6);
const product =
  '<div class="product"><h3>Champú de romero</h3><span class="price">12 €</span></div>';
const login = '<form><input name="u"><input type="password"></form>';

test("An article is known by its markup, its date of publication or its signed story", () => {
  assert.equal(kindOf(story, marked({ "@type": "BlogPosting", headline: "El pelo" })), "article");
  assert.equal(
    kindOf(story, '<meta property="article:published_time" content="2026-05-01">'),
    "article",
  );
  assert.equal(
    kindOf(`<article><h1>El pelo</h1><time>1 de mayo</time>${story}</article>`),
    "article",
  );
});

test("A business's page with news, products or an undated text is no article", () => {
  const posts = [1, 2, 3].map((at) => ({ "@type": "BlogPosting", headline: `Noticia ${at}` }));
  assert.equal(kindOf(story, marked(...posts)), undefined);
  assert.equal(kindOf(product + story, marked({ "@type": "Article" })), undefined);
  assert.equal(kindOf(`<article>${story}</article>`), undefined);
  assert.equal(kindOf(story, '<meta property="og:type" content="article">'), undefined);
});

test("A page that only asks for a password is a login page; a shop that has a login is not", () => {
  assert.equal(kindOf(`<h1>Acceder</h1>${login}`), "login");
  assert.equal(kindOf(login + product), undefined);
  assert.equal(kindOf(login + story.repeat(8)), undefined);
});
