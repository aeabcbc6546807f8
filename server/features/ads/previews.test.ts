import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import sharp from "sharp";
import { deleteExpiredAnalyses, readAnalysis } from "#server/features/websites/websites.ts";
import { createLog } from "#server/platform/log.ts";
import { createRenderer } from "#server/renderer/renderer.ts";
import { type AdEdits, type AdPreview, type PreviewEvent, previewAds } from "#shared/ads.ts";
import { analyzeWebsite } from "#shared/websites.ts";
import { dotRenderer } from "#test/ads-orders.ts";
import { suiteApp, testApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { type LocalSite, startLocalSite } from "#test/local-site.ts";
import { onlyLong } from "#test/only-long.ts";
import type { Person } from "#test/person.ts";
import { readEvents } from "#test/reply-events.ts";
import { eventually } from "#test/wait-until.ts";
import { startWebShop } from "#test/web-shop.ts";
import type { Renderer } from "./creatives/renderer.ts";

const asRead: AdEdits = { colors: null, products: null };

/** The real renderer, which counts its calls and fails when `fails` is set. */
function countingRenderer() {
  const log = createLog({ level: "silent", write: () => undefined });
  const realRenderer = createRenderer({ log, priority: 0, children: 1 });
  const calls = {
    ...{ draws: 0, preparations: 0, fails: false, held: Promise.resolve() },
    /** For tests that do not look at the drawn pictures. */
    drawsDots: false,
  };
  const renderer: Renderer = {
    async draw(request) {
      calls.draws++;
      if (!calls.fails) return await (calls.drawsDots ? dotRenderer : realRenderer).draw(request);
      const failure = { kind: "crashed" as const, detail: "As told", attempts: 3 };
      return { type: "failed", failure };
    },
    async prepare(request) {
      // The analysis itself asks for colours; that is not counted.
      if (request.use === "colors") return await realRenderer.prepare(request);
      calls.preparations++;
      await calls.held;
      return await realRenderer.prepare(request);
    },
    paint: (request) => realRenderer.paint(request),
    close: () => realRenderer.close(),
  };
  return { renderer, calls };
}

/** A page with unusable pictures: missing, broken, not pictures; one never ends while `isSilent`. */
async function startPoorShop() {
  const html = `<!doctype html><html lang="es"><head><title>Bodega Ejemplo</title>
    <meta name="description" content="Vino de la sierra, en botella y a granel.">
    <meta property="og:image" content="/nunca.jpg"></head>
    <body><img class="logo" src="/no.png" alt="Bodega Ejemplo">
    <div class="product"><h3>Vino joven</h3><img src="/texto.jpg" width="800" height="800" alt=""><span class="price">4,50 €</span></div>
    <div class="product"><h3>Vino de guarda</h3><img src="/roto.png" width="800" height="800" alt=""><span class="price">14 €</span></div>
    </body></html>`;
  const shop = { isSilent: false };
  const site = await startLocalSite((request, response) => {
    if (request.url === "/") return response.setHeader("content-type", "text/html").end(html);
    if (request.url === "/nunca.jpg" && shop.isSilent)
      return response.writeHead(200, { "content-type": "image/jpeg" }).write("\xff");
    if (request.url === "/texto.jpg")
      return response.setHeader("content-type", "image/jpeg").end("no es una foto");
    if (request.url === "/roto.png") {
      const broken = Buffer.concat([
        Buffer.from("89504e470d0a1a0a", "hex"),
        Buffer.alloc(4_000, 7),
      ]);
      return response.setHeader("content-type", "image/png").end(broken);
    }
    return response.writeHead(404).end();
  });
  return Object.assign(shop, site);
}

for (const kind of testedDatabaseKinds) {
  describe(`Previews on ${kind}`, () => {
    let shop: LocalSite;
    let poor: Awaited<ReturnType<typeof startPoorShop>>;
    let buyer: Person;
    /** The analysis of the shop with pictures, which take a while to prepare. */
    let shopId: string;
    let ads: AdPreview[];
    const { renderer, calls } = countingRenderer();

    before(async () => {
      [shop, poor] = await Promise.all([startWebShop(), startPoorShop()]);
    });
    after(() => {
      shop.close();
      poor.close();
    });
    const site = suiteApp(() => ({ kind, allowHosts: [shop.host, poor.host], renderer }));
    before(async () => {
      buyer = site.stranger();
      shopId = await analyze(shop.host);
      await preview(shopId);
      // Fetches again what was late.
      ads = await preview(shopId);
      calls.drawsDots = true;
    });

    async function analyze(host: string): Promise<string> {
      const answer = await buyer.call(analyzeWebsite, {
        body: { websiteUrl: `http://${host}/`, email: "ana@ejemplo.test", businessName: "Vivero" },
      });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      return answer.body.analysis.id;
    }

    async function preview(analysisId: string, edits = asRead): Promise<AdPreview[]> {
      const answer = await buyer.call(previewAds, { params: { analysisId }, body: { edits } });
      assert.equal(answer.status, 200, `${JSON.stringify(answer.body)} ${site.errors}`);
      return answer.body.ads;
    }

    const pathOf = ({ thumbnailUrl }: AdPreview) => thumbnailUrl!.split("?")[0];
    /** Without the pictures' URLs, whose ids and signatures may contain any number. */
    const wordsOf = (ads: AdPreview[]) =>
      ads.map(({ headline, primaryText }) => `${headline} ${primaryText}`).join(" ");

    it("a preview has seven ads by day; a second preview draws and prepares nothing", async () => {
      assert.deepEqual(
        ads.map(({ number }) => number),
        [1, 2, 3, 4, 5, 6, 7],
      );
      assert.equal(new Set(ads.map(({ angle }) => angle)).size, 7);
      assert.equal(new Set(ads.map(({ primaryText }) => primaryText)).size, 7);
      for (const ad of ads) {
        const file = await buyer.fetch(ad.thumbnailUrl!);
        assert.equal(file.status, 200);
        assert.equal(file.headers.get("content-type"), "image/jpeg");
        const { width, height } = await sharp(await file.bytes()).metadata();
        assert.deepEqual([width, height], [480, 480]);
      }
      const { draws, preparations } = calls;
      assert.ok(preparations >= 4);
      const again = await preview(shopId);
      assert.deepEqual(again.map(pathOf), ads.map(pathOf));
      assert.deepEqual([calls.draws, calls.preparations], [draws, preparations]);
      const { material } = await readAnalysis(site.app.deps, shopId);
      const sources = material!.pictures.map(({ sourceUrl }) => new URL(sourceUrl).pathname);
      assert.ok(sources.includes("/sansevieria.jpg") && sources.includes("/armchair.jpg"));
      assert.ok(material!.logo?.sourceUrl.endsWith("/leaf.png"));
    });

    it("as events, a preview sends the texts first, then each thumbnail by day", async () => {
      const answer = await buyer.send(
        previewAds,
        { params: { analysisId: shopId }, body: { edits: asRead } },
        {
          headers: { accept: "text/event-stream", "content-type": "application/json" },
        },
      );
      assert.equal(answer.status, 200);
      const events: PreviewEvent[] = [];
      for await (const event of readEvents(answer) as AsyncGenerator<unknown>) {
        events.push(event as PreviewEvent);
      }
      const [first, ...rest] = events;
      assert.ok(first?.type === "week" && !first.week.isDraft);
      assert.equal(wordsOf(first.week.ads), wordsOf(ads));
      assert.deepEqual(
        rest.map(
          (event) => event.type === "drawn" && [event.number, event.thumbnailUrl?.split("?")[0]],
        ),
        ads.map((ad) => [ad.number, pathOf(ad)]),
      );
    });

    it("pictures are prepared right after an analysis, for one analysis per client address at a time", async () => {
      const counting = countingRenderer();
      const ahead = await testApp({
        kind,
        allowHosts: [shop.host],
        renderer: counting.renderer,
        prefetches: true,
      });
      const held = Promise.withResolvers<void>();
      counting.calls.held = held.promise;
      const analyzeShop = async () => {
        const answer = await ahead.stranger().call(analyzeWebsite, {
          body: { websiteUrl: shop.host, email: "ana@ejemplo.test", businessName: "Vivero" },
        });
        return answer.body.analysis.id;
      };
      const [one, other] = [await analyzeShop(), await analyzeShop()];
      held.resolve();
      const material = await eventually(async () => {
        const { material } = await readAnalysis(ahead.app.deps, one);
        assert.ok(material);
        return material;
      });
      assert.ok(material.pictures.length > 0 || material.late);
      assert.equal((await readAnalysis(ahead.app.deps, other)).material, null);
      assert.deepEqual(ahead.errors, []);
      await ahead.close();
    });

    it("a preview shows the buyer's colours and products, and the original ones when they undo the edits", async () => {
      const { preparations } = calls;
      const blue = await preview(shopId, { ...asRead, colors: ["#0044cc"] });
      assert.deepEqual(
        blue.map(({ primaryText }) => primaryText),
        ads.map(({ primaryText }) => primaryText),
      );
      for (const [at, ad] of blue.entries()) assert.notEqual(pathOf(ad), pathOf(ads[at]!));
      const chosen = await preview(shopId, {
        ...asRead,
        products: [{ index: 3, name: "Butaca azul", priceText: "150 €" }],
      });
      const texts = wordsOf(chosen);
      assert.match(texts, /[Bb]utaca azul/);
      assert.doesNotMatch(texts, /Sansevieria|24,90|189/);
      const nothing = await preview(shopId, { ...asRead, products: [] });
      assert.doesNotMatch(wordsOf(nothing), /[Ss]ansevieria|[Bb]utaca|[Pp]oto/);
      assert.deepEqual((await preview(shopId)).map(pathOf), ads.map(pathOf));
      assert.equal(calls.preparations, preparations);
    });

    it(
      "a site whose pictures never end, are missing or broken gets ads without pictures",
      onlyLong,
      async () => {
        const id = await analyze(poor.host);
        poor.isSilent = true;
        const ads = await preview(id);
        poor.isSilent = false;
        assert.ok(ads.every(({ thumbnailUrl }) => thumbnailUrl));
        const { material } = await readAnalysis(site.app.deps, id);
        assert.deepEqual([material!.pictures, material!.logo], [[], null]);
      },
    );

    it(
      "when drawing fails a preview has texts only, and the next one has thumbnails",
      onlyLong,
      async () => {
        const edits = { ...asRead, colors: ["#aa3300"] };
        calls.fails = true;
        const failed = await preview(shopId, edits);
        calls.fails = false;
        assert.ok(failed.every(({ thumbnailUrl, headline }) => thumbnailUrl === null && headline));
        assert.ok((await preview(shopId, edits)).every(({ thumbnailUrl }) => thumbnailUrl));
      },
    );

    it("parallel previews of one analysis prepare its pictures once", onlyLong, async () => {
      const id = await analyze(poor.host);
      const { preparations } = calls;
      const all = await Promise.all([1, 2, 3].map(() => preview(id)));
      for (const one of all) assert.deepEqual(one.map(pathOf), all[0]!.map(pathOf));
      assert.equal(calls.preparations - preparations, 2);
    });

    it("an expired analysis is deleted with its pictures", async () => {
      const id = shopId;
      const [first] = ads;
      const { material } = await readAnalysis(site.app.deps, id);
      const [storedPicture] = material!.pictures;
      const key = `analyses/${id}/material/${storedPicture!.id}.${storedPicture!.extension}`;
      assert.ok(await site.app.deps.files.read(key));
      site.advance(8 * 24 * 3_600_000);
      await deleteExpiredAnalyses(site.app.deps, AbortSignal.timeout(60_000));
      assert.equal(await site.app.deps.files.read(key), null);
      const sample = pathOf(first!)!.replace("/archivos/", "");
      assert.equal(await site.app.deps.files.read(sample), null);
      const answer = await buyer.call(previewAds, {
        params: { analysisId: id },
        body: { edits: asRead },
      });
      assert.equal(answer.status, 404);
    });

    it("previews of one analysis are limited to 60 an hour", async () => {
      const id = await analyze(poor.host);
      const status = async () =>
        (await buyer.call(previewAds, { params: { analysisId: id }, body: { edits: asRead } }))
          .status;
      let refused = 0;
      for (let tries = 0; tries < 61 && refused !== 429; tries++) refused = await status();
      assert.equal(refused, 429);
    });
  });
}
