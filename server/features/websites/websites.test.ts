import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import sharp from "sharp";
import { analyses } from "#db/schema-ads.ts";
import type { WebFailureKind } from "#server/external/web-fetch.ts";
import { readBusinessProfile } from "#shared/brain.ts";
import { analyzeWebsite, proposeProfile } from "#shared/websites.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { startLocalSite } from "#test/local-site.ts";
import { ReadingLimitError, startPageReader } from "./page-reader.ts";
import { deleteExpiredAnalyses, readAnalysis } from "./websites.ts";

const page = (name: string, file = "page.html") =>
  readFileSync(new URL(`pages/${name}/${file}`, import.meta.url));

/** A NUL and half a surrogate pair, which PostgreSQL cannot store. */
const unstorable = "\\u0000\\ud83d";
const brokenPage = `<h1>Panadería</h1><script type="application/ld+json">{
  "@type": ["LocalBusiness", "Bakery${unstorable}"], "name": "Lumbre${unstorable}",
  "telephone": "600${unstorable}", "email": "a${unstorable}@b.example", "sameAs": "https://x.com/a${unstorable}",
  "address": {"streetAddress": "Calle${unstorable}", "addressLocality": "Bilbao${unstorable}"},
  "openingHours": "Mo${unstorable}", "logo": "/l${unstorable}.png", "image": "/i${unstorable}.png",
  "makesOffer": {"@type": "Product${unstorable}", "name": "Pan${unstorable}", "url": "/p${unstorable}",
    "offers": {"price": "2.50${unstorable}", "priceCurrency": "EUR${unstorable}"}}
}</script>`;

/** An SVG that takes minutes to render, served under a picture's name. */
const bomb = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><style>${Array.from(
    { length: 20_000 },
    (_, at) => `g g g rect.a${at}{fill:red}`,
  ).join("")}</style>${"<g><rect class='a1'/></g>".repeat(60_000)}</svg>`;

/** A logo in the style sheet's folder, and one that the page draws. */
const drawnPage = `<link rel="stylesheet" href="/tema/css/estilo.css"><header><a href="/" class="logo-casa"></a>
  <a href="/"><svg class="logo" viewBox="0 0 300 90"><path onclick="x()" d="${"M0 0h40v80z".repeat(20)}"/></svg></a></header>`;

/** A local shop; `asked` lists the requested paths. */
async function startShop() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const logo = await sharp({
    create: { width: 192, height: 192, channels: 3, background: "#0a7d3c" },
  })
    .png()
    .toBuffer();
  const site = await startLocalSite((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    const answer = (type: string, body: Buffer | string) =>
      response.writeHead(200, { "content-type": type }).end(body);
    if (path === "/tienda") return answer("text/html", page("tienda-ceramica"));
    if (path === "/styles.css") return answer("text/css", page("tienda-ceramica", "styles.css"));
    if (path === "/manifest.json")
      return answer("text/plain", page("solo-guiones", "manifest.json"));
    if (path === "/app") return answer("text/html", page("solo-guiones"));
    if (path === "/logo192.png") return answer("image/png", logo);
    if (path === "/latin") return answer("text/html; charset=iso-8859-1", page("latin-1"));
    if (path === "/rota") return answer("text/html", brokenPage);
    if (path === "/bomba")
      return answer("text/html", '<h1>Bomba</h1><img src="/bomba.png" class="logo" alt="logo">');
    if (path === "/bomba.png") return answer("image/png", bomb());
    if (path === "/foto.png") return answer("image/png", "PNG");
    if (path === "/logo-roto")
      return answer(
        "text/html",
        `<link rel="icon" href="/icono-perdido.png"><header><a href="/"><img src="/logo-perdido.png" class="logo"></a>
         <img src="/logo192.png" class="logo"></header>`,
      );
    if (path === "/dibujado") return answer("text/html", drawnPage);
    if (path === "/tema/css/estilo.css")
      return answer("text/css", ".logo-casa{background:url(../img/logo192.png)}");
    if (path === "/tema/img/logo192.png") return answer("image/png", logo);
    if (path.startsWith("/espera")) return waiting.push(() => answer("text/html", "<h1>Ya</h1>"));
    if (path === "/prohibido") return response.writeHead(403).end();
    if (path === "/dentro") {
      return response.writeHead(302, { location: "http://169.254.169.254/latest/" }).end();
    }
    return response.writeHead(404, { "content-type": "text/html" }).end("<h1>No</h1>");
  });
  return { ...site, asked, waiting };
}

for (const kind of testedDatabaseKinds) {
  describe(`the website analyzer on ${kind}`, () => {
    let shop: Awaited<ReturnType<typeof startShop>>;
    let people = 0;
    before(async () => {
      shop = await startShop();
    });
    after(() => shop.close());
    const site = suiteApp(() => ({ kind, allowHosts: [shop.host] }));

    const analyze = (websiteUrl: string, email = `ana${++people}@ejemplo.test`) =>
      site.stranger().call(analyzeWebsite, { body: { websiteUrl, email, businessName: "Taller" } });

    it("a file that only claims to be a picture is not opened", async () => {
      const { status, body } = await analyze(`${shop.host}/bomba`);
      assert.equal(status, 200, JSON.stringify(body));
      assert.ok(shop.asked.includes("/bomba.png"), "The logo was not asked for");
    });

    it("a page with characters that the database cannot store is still read", async () => {
      const { status, body } = await analyze(`${shop.host}/rota`);
      assert.equal(status, 200, JSON.stringify(body));
      const { facts } = await readAnalysis(site.app.deps, body.analysis.id);
      assert.match(facts.town ?? "", /^Bilbao/);
    });

    it("a shop's URL without a scheme gives its products and colours", async () => {
      const { status, body } = await analyze(`${shop.host}/tienda`);
      assert.equal(status, 200, JSON.stringify(body));
      const { analysis } = body;
      assert.equal(analysis.url, `http://${shop.host}/tienda`);
      assert.equal(analysis.title, "Tienda de cerámica hecha a mano — Taller Ejemplo");
      assert.equal(analysis.language, "es");
      assert.deepEqual(
        analysis.products.map(({ name, priceCents, currency }) => [name, priceCents, currency]),
        [
          ["Plato llano azul cobalto", 2400, "EUR"],
          ["Taza con asa", 1850, "EUR"],
          ["Jarrón Talavera grande", 112000, "EUR"],
        ],
      );
      assert.ok(analysis.colors.slice(0, 2).includes("#1f3fa8"), analysis.colors.join());
      assert.equal(analysis.products[0]!.pictureUrl, `http://${shop.host}/img/plato-800x800.jpg`);
      const stored = await readAnalysis(site.app.deps, analysis.id);
      assert.equal(stored.businessName, "Taller");
    });

    it("a page rendered by scripts is read from its head, manifest and logo", async () => {
      const { body } = await analyze(`http://${shop.host}/app`);
      assert.equal(body.analysis.title, "Gestoría Ejemplo: tus facturas al día");
      assert.deepEqual(body.analysis.colors.slice(0, 2), ["#3d5afe", "#0a7d3c"]);
      assert.deepEqual(body.analysis.products, []);
    });

    it("a logo that is missing comes after those that answer", async () => {
      const { body } = await analyze(`http://${shop.host}/logo-roto`);
      const { facts } = await readAnalysis(site.app.deps, body.analysis.id);
      assert.deepEqual(
        facts.logos.map(({ url }) => new URL(url).pathname),
        ["/logo192.png", "/logo-perdido.png", "/icono-perdido.png"],
      );
      assert.ok(body.analysis.colors.includes("#0a7d3c"), body.analysis.colors.join());
    });

    it("logos behind elements and within the page are read, and nothing but shapes is kept", async () => {
      const { body } = await analyze(`http://${shop.host}/dibujado`);
      const { facts } = await readAnalysis(site.app.deps, body.analysis.id);
      assert.equal(body.analysis.logoUrl, `http://${shop.host}/tema/img/logo192.png`);
      assert.match(
        facts.drawnLogo ?? "",
        /^<svg xmlns="[^"]+" viewBox="0 0 300 90" class="logo"><path d="M0/,
      );
      assert.ok(body.analysis.colors.includes("#0a7d3c"), body.analysis.colors.join());
    });

    it("a page in Latin-1 keeps its letters", async () => {
      const { body } = await analyze(`http://${shop.host}/latin`);
      assert.equal(body.analysis.title, "Jamones Ejemplo - Jamón ibérico de Jabugo");
    });

    it("a page is fetched once an hour for all users and spellings of its URL", async () => {
      const first = await analyze(`${shop.host}/tienda`);
      const second = await analyze(`http://${shop.host}/tienda#precios`);
      assert.notEqual(first.body.analysis.id, second.body.analysis.id);
      assert.deepEqual({ ...first.body.analysis, id: "" }, { ...second.body.analysis, id: "" });
      assert.equal(shop.asked.filter((path) => path === "/tienda").length, 1);
      site.advance(3_600_001);
      await analyze(`${shop.host}/tienda`);
      assert.equal(shop.asked.filter((path) => path === "/tienda").length, 2);
    });

    it("missing values are reported by field", async () => {
      const { status, body } = await site
        .stranger()
        .call(analyzeWebsite, { body: { websiteUrl: " ", email: "ana", businessName: "" } });
      assert.equal(status, 422);
      assert.deepEqual(body.fields, {
        websiteUrl: "Escribe la dirección de tu web",
        email: "Introduce un email válido",
        businessName: "Escribe el nombre de tu negocio",
      });
    });

    it("each reason for a failure has its own sentence under the same message", async () => {
      site.advance(3_600_001);
      const sentences = new Set<string>();
      const refused = async (typed: string, status: number) => {
        const answer = await analyze(typed);
        assert.equal(answer.status, status, `${typed}: ${JSON.stringify(answer.body)}`);
        assert.equal(answer.body.message, "No pudimos analizar tu sitio web. Verifica la URL.");
        sentences.add(answer.body.fields!.websiteUrl!);
      };
      for (const typed of [
        "mi web",
        "ftp://ejemplo.test",
        "javascript:alert(1)",
        "ana@ejemplo.test",
        "localhost",
        "https://",
      ]) {
        await refused(typed, 422);
      }
      assert.equal(sentences.size, 1);
      await refused("http://127.0.0.1/", 403);
      await refused("http://10.0.0.1", 403);
      await refused(`http://${shop.host}/dentro`, 403);
      assert.equal(sentences.size, 2);
      await refused(`http://${shop.host}/no-esta`, 404);
      await refused(`http://${shop.host}/prohibido`, 502);
      await refused(`http://${shop.host}/foto.png`, 422);
      assert.equal(sentences.size, 5);
      const { webFetch } = site.app.deps;
      for (const [why, status] of [
        ["too_slow", 504],
        ["refused", 502],
        ["too_big", 422],
      ] as [WebFailureKind, number][]) {
        site.app.deps.webFetch = { get: async () => ({ ok: false, kind: why, detail: "" }) };
        await refused("https://lenta.ejemplo.test", status);
      }
      site.app.deps.webFetch = webFetch;
      assert.equal(sentences.size, 8);
    });

    it("a person can have three sites read at once, and more afterwards", async () => {
      site.advance(3_600_001);
      const email = "prisa@ejemplo.test";
      const three = [1, 2, 3].map((at) => analyze(`http://${shop.host}/espera${at}`, email));
      while (shop.waiting.length < 3) await new Promise(setImmediate);
      const fourth = await analyze(`http://${shop.host}/tienda?nueva`, email);
      assert.equal(fourth.status, 429);
      for (const go of shop.waiting.splice(0)) go();
      const answers = await Promise.all(three);
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200, 200],
      );
      const { status } = await analyze(`http://${shop.host}/tienda`, email);
      assert.equal(status, 200);
    });

    it("a signed-in person's site gives a proposal for Brain Central, and nothing is saved", async () => {
      site.advance(3_600_001);
      const person = await site.person();
      const { status, body } = await person.call(proposeProfile, {
        body: { websiteUrl: `${shop.host}/tienda` },
      });
      assert.equal(status, 200, JSON.stringify(body));
      assert.equal(body.proposal.businessName, "Taller Ejemplo");
      assert.equal(body.proposal.industry, "Cerámica, velas y jabones");
      assert.match(body.proposal.mainService ?? "", /^Platos, tazas y jarrones/);
      assert.ok(body.proposal.products.includes("Taza con asa"));
      assert.equal((await person.call(readBusinessProfile)).body, null);
      const wrong = await person.call(proposeProfile, { body: { websiteUrl: "mi web" } });
      assert.equal(wrong.status, 422);
      assert.match(wrong.body.fields?.websiteUrl ?? "", /no es válida/);
    });

    it("an email address can request fifteen analyses per hour", async () => {
      site.advance(3_600_001);
      const statuses: number[] = [];
      for (let at = 0; at < 17; at += 1) {
        statuses.push((await analyze(`${shop.host}/tienda`, "mucho@ejemplo.test")).status);
      }
      assert.deepEqual(statuses.slice(0, 15), Array(15).fill(200));
      assert.deepEqual(statuses.slice(15), [429, 429]);
    });

    it("an analysis is deleted after seven days", async () => {
      site.advance(3_600_001);
      const { body } = await analyze(`${shop.host}/tienda`);
      site.advance(7 * 24 * 3_600_000);
      await assert.rejects(readAnalysis(site.app.deps, body.analysis.id), { code: "not_found" });
      await deleteExpiredAnalyses(site.app.deps, AbortSignal.timeout(30_000));
      assert.deepEqual(await site.app.deps.db.select().from(analyses), []);
    });
  });
}

it("reading a page is stopped at its deadline, together with its thread", async () => {
  const reading = startPageReader(1);
  // A short page can be read before the timer is looked at.
  const body = Buffer.from("<p>Horneamos el pan con leña cada mañana.</p>".repeat(20_000));
  const opened = reading.open({ body, charset: null, url: "https://ejemplo.test/" });
  await assert.rejects(opened, (error) => {
    assert.ok(error instanceof ReadingLimitError);
    assert.equal(error.failure.kind, "too_slow");
    return true;
  });
  await reading.close();
});
