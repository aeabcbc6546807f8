import sharp from "sharp";
import { drawExamplePictures } from "#server/features/ads/creatives/examples/example-pictures.ts";
import { type LocalSite, startLocalSite } from "./local-site.ts";

const products = [
  { name: "Sansevieria", price: "24.90", picture: "sansevieria" },
  { name: "Poto colgante", price: "18.50", picture: "pothos" },
  { name: "Zamioculca", price: "32.00", picture: "zamioculca" },
  { name: "Butaca de lectura", price: "189.00", picture: "armchair" },
];

const html = `<!doctype html><html lang="es"><head><meta charset="utf-8">
<title>Vivero La Encina · Plantas de interior</title>
<meta property="og:site_name" content="Vivero La Encina">
<meta name="description" content="Plantas de interior que aguantan: te las llevamos a casa en maceta y con su ficha de cuidados.">
<meta name="theme-color" content="#2f6b3c">
<meta property="og:image" content="/house.jpg">
<link rel="icon" href="/leaf.png" sizes="192x192">
<style>:root{--marca:#2f6b3c;--acento:#e2a336}header{background:var(--marca)}a{color:var(--acento)}</style>
<script type="application/ld+json">${JSON.stringify([
  ...products.map(({ name, price, picture }) => ({
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    image: `/${picture}.jpg`,
    offers: { "@type": "Offer", price, priceCurrency: "EUR" },
  })),
  {
    "@context": "https://schema.org",
    "@type": "Store",
    name: "Vivero La Encina",
    foundingDate: "1996",
    openingHours: "Mo-Su 09:00-20:00",
    areaServed: "Segovia y su provincia",
    award: "Mejor vivero de Castilla y León 2024",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Camino del Soto, 8",
      addressLocality: "Segovia",
    },
  },
])}</script></head>
<body><header><img class="logo" src="/leaf.png" alt="Vivero La Encina"></header>
<h1>Plantas que aguantan</h1><p>Elige la tuya y cuéntanos dónde la pondrás: te decimos cuánta luz y agua necesita.</p>
<h2>Envío en 48 horas</h2><ul><li>Abrimos todos los días</li><li>Cambio gratis si llega mal</li></ul>
<img src="/house.jpg" width="1600" height="1100" alt=""></body></html>`;

/** A small shop on this machine, with pictures of what it sells. */
export async function startWebShop(): Promise<LocalSite> {
  const shown = ["house", "leaf", ...products.map(({ picture }) => picture)];
  const drawn = await drawExamplePictures(shown);
  const files = new Map<string, { type: string; bytes: Buffer }>();
  for (const [id, bytes] of drawn.bytes) {
    files.set(`/${id}.png`, { type: "image/png", bytes });
    const photo = await sharp(bytes).flatten({ background: "#ffffff" }).jpeg().toBuffer();
    files.set(`/${id}.jpg`, { type: "image/jpeg", bytes: photo });
  }
  return await startLocalSite((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://shop");
    const file = files.get(pathname);
    if (file) response.writeHead(200, { "content-type": file.type }).end(file.bytes);
    else if (pathname === "/") response.writeHead(200, { "content-type": "text/html" }).end(html);
    else response.writeHead(404).end();
  });
}
