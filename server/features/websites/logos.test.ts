import assert from "node:assert/strict";
import { test } from "node:test";
import { withAbsoluteUrls } from "./reader/css-rules.ts";
import { readManifest } from "./reader/manifest.ts";
import { parsePage } from "./reader/page.ts";
import { readSite } from "./reader/site.ts";

const home = "https://casalola.test/";
const icon = '<link rel="icon" sizes="192x192" href="/icono.png">';

interface Beside {
  url?: string;
  sheet?: string;
  manifest?: string;
}

function logosOf(html: string, { url = home, sheet, manifest = "" }: Beside = {}): string[] {
  const { logos } = readSite(parsePage(html, url), {
    stylesheets: sheet
      ? [withAbsoluteUrls(sheet, "https://casalola.test/tema/css/estilo.css")]
      : [],
    manifest: readManifest(manifest),
  });
  return logos.map((logo) => logo.url.replace(home, "/"));
}

test("A logo that is the background of an element is read from style sheets and attributes", () => {
  const header = '<header><a href="/" class="logo">Casa Lola</a></header>';
  for (const [html, sheet] of [
    [header, ".logo { background: url(../img/marca.png) no-repeat 0 0 }"],
    [header, "header a.logo:before, .x { background-image: url('../img/marca.png') }"],
    [
      '<div id="cabecera"><h1 id="logo"><a href="/">Lola</a></h1></div>',
      "#logo a{background:url(../img/marca.png)}",
    ],
    [
      '<nav><a class="navbar-brand" href="#" style="background-image:url(/tema/img/marca.png)"></a></nav>',
      "",
    ],
    [
      '<style>.site-logo{background:url("/tema/img/marca.png")}</style><header><a href="/" class="site-logo"></a></header>',
      "",
    ],
  ] as const) {
    assert.equal(logosOf(icon + html, { sheet })[0], "/tema/img/marca.png", html + sheet);
  }
});

test("Sheets of icons, other firms' backgrounds and states under the pointer are no logos", () => {
  const header = '<header><a href="/" class="logo">Casa Lola</a></header>';
  for (const [html, sheet] of [
    [header, ".logo { background: url(../img/sprite.png) }"],
    [header, ".logo { background: url(../img/todo.png) -20px -40px }"],
    [header, ".logo:hover { background: url(../img/otra.png) }"],
    [header, ".logo { background: url(data:image/png;base64,AAAA) }"],
    [
      '<section class="clientes"><div class="logo-hotel"></div></section>',
      ".logo-hotel{background:url(/h.png)}",
    ],
    ["<main><p>Hola</p></main>", ".logo { background: url(../img/marca.png) }"],
  ] as const) {
    assert.equal(logosOf(icon + html, { sheet })[0], "/icono.png", html + sheet);
  }
});

test("A logo is found in whatever form, figure, picture or lazy loader its header has it", () => {
  for (const html of [
    '<form id="form1"><header><a href="/"><img src="/marca.png"></a></header><h1>Lola</h1></form>',
    '<header><figure class="wp-block-image"><a href="/"><img src="/marca.png"></a></figure></header>',
    '<header><a href="/"><picture><source srcset="/marca.png 2x"><img src="data:image/gif;base64,R0"></picture></a></header>',
    '<header><a href="/"><img src="data:image/gif;base64,R0" data-lazyload-src="/marca.png"></a></header>',
    '<header><a href="/"><object type="image/svg+xml" data="/marca.png"></object></a></header>',
    '<div class="mainHeader"><a href="index.php"><img src="/marca.png"></a></div>',
    '<nav><a class="navbar-brand" href="#inicio"><img src="/marca.png"></a></nav>',
    '<img src="/marca.png" alt="Casa-Lola">',
    '<div class="izquierda"><a href="/"><img src="/marca.png" class="headerLogo"></a></div>',
  ]) {
    assert.equal(logosOf(icon + html)[0], "/marca.png", html);
  }
});

test("The logo comes after flags and social networks, and before its own white variant", () => {
  const others = `<ul><li><a href="https://redes.test/lola"><img src="/red.png"></a></li>
    <li><a href="/es/"><img src="/es.png" width="18" height="12"></a></li></ul>`;
  assert.equal(
    logosOf(`${icon + others}<div><a href="/"><img src="/marca.png"></a></div>`)[0],
    "/marca.png",
  );
  const variants =
    '<a href="/"><img class="logo" src="/lola-blanco.png"><img class="logo" src="/lola.png"></a>';
  assert.deepEqual(logosOf(`<header>${variants}</header>`), ["/lola.png", "/lola-blanco.png"]);
  const brand = '<div class="brand"><img src="/marca.png"></div>';
  assert.equal(logosOf(`${icon}<header>${brand}</header>`)[0], "/marca.png");
  assert.equal(logosOf(`${icon}<main><h1>Marcas</h1>${brand}</main>`)[0], "/icono.png");
});

test("A file name or a text tells a logo, and Spanish words that only end like it do not", () => {
  const first = (file: string, alt = "") =>
    logosOf(`${icon}<p>Uno</p><img src="/${file}" alt="${alt}"><h1>Pan</h1>`)[0];
  for (const file of ["logo-2024.png", "ellogo.png", "nuestroLogo.png", "logotipo.svg"]) {
    assert.equal(first(file), `/${file}`);
  }
  for (const file of ["catalogo.jpg", "psicologo.jpg", "logopeda.jpg", "blogoteca.jpg"]) {
    assert.equal(first(file), "/icono.png");
  }
  assert.equal(first("a.jpg", "Catálogo de primavera"), "/icono.png");
});

test("Others' marks, means of payment, funders and strips with photos are not the shop's logo", () => {
  for (const html of [
    '<footer><a href="/pagos"><img src="/logos-pago.png" alt="Visa"></a><img src="/logo-socio.png"></footer>',
    '<footer><a href="/"><img src="/logo-kit-digital.png"></a></footer>',
    '<section class="clientes"><a href="#"><img src="/logo-hotel.png" alt="Logo"></a></section>',
    '<table><tr><td><img src="/cabecera.jpg" width="780" height="130" alt="Casa Lola"></td></tr></table>',
    '<header><form class="buscar"><input><img src="/logo-lupa.png"></form></header>',
  ]) {
    assert.equal(logosOf(icon + html)[0], "/icono.png", html);
  }
  const organizations = `<script type="application/ld+json">[
    {"@type":"Organization","name":"Cámara de Comercio","url":"https://camara.test","logo":"/camara.png"},
    {"@type":"Bakery","name":"Casa Lola","url":"https://www.casalola.test/es/","logo":"/lola.png"}]</script>`;
  assert.deepEqual(logosOf(icon + organizations), ["/lola.png", "/icono.png"]);
});

test("The shop's own logo in its footer is better than its icon, and that in its header comes first", () => {
  const footer = '<footer><a href="/"><img src="/logo-pie.png" alt="Logo"></a></footer>';
  const header = '<header><a href="/"><img src="/logo-arriba.png"></a></header>';
  assert.deepEqual(logosOf(icon + footer), ["/logo-pie.png", "/icono.png"]);
  assert.deepEqual(logosOf(icon + header + footer).slice(0, 2), [
    "/logo-arriba.png",
    "/logo-pie.png",
  ]);
});

test("A post's masthead and its feed's mark of unknown shape come after a large icon, a shop's do not", () => {
  const header = '<header><a href="/"><img src="/logo.png"></a></header>';
  const post = "https://casalola.test/blog/como-hacemos-el-pan/";
  assert.equal(logosOf(icon + header, { url: post })[0], "/icono.png");
  assert.equal(logosOf(icon + header)[0], "/logo.png");
  assert.equal(logosOf(icon + header, { url: "https://casalola.test/blog/" })[0], "/logo.png");
  const marked = (
    type: string,
    size = "",
  ) => `<script type="application/ld+json">{"@type":"${type}",
    "headline":"Pan","publisher":{"@type":"Organization","logo":{"@type":"ImageObject","url":"/marca.png"${size}}}}</script>`;
  assert.equal(logosOf(icon + marked("NewsArticle"))[0], "/icono.png");
  assert.equal(logosOf(icon + marked("NewsArticle", ',"width":200,"height":200'))[0], "/marca.png");
  assert.equal(logosOf(marked("NewsArticle") + icon.replace("192x192", "32x32"))[0], "/marca.png");
  assert.equal(logosOf(icon + marked("WebPage"))[0], "/marca.png");
});

test("An icon for home screens comes before one of 16 pixels, and the manifest's icons count", () => {
  const tab = '<link rel="icon" type="image/png" sizes="16x16" href="/16.png">';
  const touch = '<link rel="apple-touch-icon" href="/touch.png">';
  assert.deepEqual(logosOf(tab + touch), ["/touch.png", "/16.png"]);
  const manifest = JSON.stringify({
    icons: [
      { src: "512.png", sizes: "512x512" },
      { src: "margen.png", sizes: "512x512", purpose: "maskable" },
      "nada",
    ],
  });
  const link = '<link rel="manifest" href="/app/manifest.json">';
  assert.deepEqual(logosOf(tab + link, { manifest }), ["/app/512.png", "/16.png"]);
  const vector =
    '<link rel="icon" href="/i.ico"><link rel="icon" type="image/svg+xml" href="/i.svg">';
  assert.deepEqual(logosOf(vector), ["/i.svg", "/i.ico"]);
});
