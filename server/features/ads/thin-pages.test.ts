import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { adVersions, analyses, orders } from "#db/schema-ads.ts";
import { createLog } from "#server/platform/log.ts";
import { createRenderer } from "#server/renderer/renderer.ts";
import { type AdEdits, type AdReadiness, ownPicturesMax, previewAds } from "#shared/ads.ts";
import { createAdsPayment } from "#shared/orders.ts";
import {
  addOwnPicture,
  deleteOwnPicture,
  listOwnPictures,
  type OwnPicture,
} from "#shared/own-pictures.ts";
import { photoBytesMax } from "#shared/photos.ts";
import { analyzeWebsite } from "#shared/websites.ts";
import { payOrder, readOrderByToken } from "#test/ads-buyer.ts";
import { checkoutIdFromUrl, dotRenderer, makeDotDocuments, noEdits } from "#test/ads-orders.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { examplePhoto } from "#test/example-photo.ts";
import { type LocalSite, startLocalSite } from "#test/local-site.ts";
import type { Person } from "#test/person.ts";
import { waitUntilSettled } from "#test/subscribers.ts";
import { eventually } from "#test/wait-until.ts";

const greeting =
  "Bienvenida a nuestra peluquería, en la que te atendemos con la calma de siempre y sin prisa.";
const paragraphs = Array.from(
  { length: 6 },
  (_, at) =>
    `<p>${at + 1}. El agua de la ducha no debe estar muy caliente para el pelo teñido.</p>`,
);
const bodies: Record<string, string> = {
  "/": `<h1>Peluquería Lola</h1><p>${greeting}</p>`,
  "/articulo": `<article><h1>Cuidar el pelo teñido</h1><time datetime="2026-05-01">1 de mayo</time>${paragraphs.join("")}</article>`,
  "/entrar": '<form><h1>Acceder</h1><input name="u"><input type="password" name="p"></form>',
  "/english": `<h1>Corner Bakery</h1><p>We bake the bread of the neighbourhood and you are welcome to our shop, from the first loaf of the day to the last.</p>
    <div class="product"><h3>Country loaf</h3><span class="price">£4.80</span></div>`,
};

const added = {
  sells: "Corte de pelo 18 €\nTinte 35,50 €\nMechas desde 60 €",
  distinct: "Abrimos los lunes. Llevamos 20 años en el barrio de Gracia.",
  offer: "10 % en tu primera visita, de martes a jueves",
};

for (const kind of testedDatabaseKinds) {
  describe(`Pages that say too little on ${kind}`, () => {
    let thin: LocalSite;
    let photos: Buffer[];
    const real = createRenderer({
      log: createLog({ level: "silent", write: () => undefined }),
      priority: 0,
      children: 1,
    });
    before(async () => {
      const widths = Array.from({ length: ownPicturesMax + 1 }, (_, at) => 600 + at * 20);
      photos = await Promise.all(
        widths.map((width) => examplePhoto({ width, height: 400, lying: true })),
      );
      thin = await startLocalSite((request, response) => {
        const body = bodies[request.url ?? ""];
        const lang = request.url === "/english" ? "en" : "es";
        const html = `<!doctype html><html lang="${lang}"><head><title>Lola</title></head><body>${body}</body></html>`;
        response.writeHead(body ? 200 : 404, { "content-type": "text/html" }).end(html);
      });
    });
    after(() => thin.close());
    after(() => real.close());
    const site = suiteApp(() => ({
      kind,
      stripe: true,
      allowHosts: [thin.host],
      renderer: { ...dotRenderer, prepare: (request) => real.prepare(request) },
      beforeClose: waitUntilSettled,
    }));
    let buyer: Person;
    before(() => {
      buyer = site.stranger();
      makeDotDocuments(site);
    });

    async function analyze(path: string) {
      const typed = {
        websiteUrl: `http://${thin.host}${path}`,
        email: "lola@ejemplo.test",
        businessName: "Peluquería Lola",
      };
      const { status, body } = await buyer.call(analyzeWebsite, { body: typed });
      assert.equal(status, 200, JSON.stringify(body));
      return { typed, id: body.analysis.id };
    }
    async function readiness(analysisId: string, edits: AdEdits = noEdits): Promise<AdReadiness> {
      const answer = await buyer.call(previewAds, { params: { analysisId }, body: { edits } });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      assert.equal(answer.body.ads.length, 7);
      return answer.body.readiness;
    }
    const order = ({ typed, id }: Awaited<ReturnType<typeof analyze>>, edits: AdEdits) =>
      buyer.call(createAdsPayment, { body: { ...typed, analysis: { id, edits } } });
    async function upload(analysisId: string, bytes: Uint8Array, type = "image/jpeg") {
      await site.database.sql("delete from throttles");
      const answer = await buyer.send(
        addOwnPicture,
        { params: { analysisId } },
        { headers: { "content-type": type }, body: new Uint8Array(bytes) },
      );
      const body = (await answer.json()) as OwnPicture & { fields?: Record<string, string> };
      return { status: answer.status, body };
    }

    it("the preview says what is missing: something to sell, a business, the language", async () => {
      const found: Record<string, string[]> = {};
      for (const path of Object.keys(bodies)) {
        const { id } = await analyze(path);
        const { isReady, missing } = await readiness(id);
        assert.equal(isReady, false);
        found[path] = missing.map(({ reason }) => reason);
      }
      assert.deepEqual(found, {
        "/": ["no_products", "few_facts"],
        "/articulo": ["article", "few_facts"],
        "/entrar": ["login", "few_facts"],
        "/english": ["other_language", "few_facts"],
      });
    });

    it("an order is refused by field until what was added is enough", async () => {
      for (const path of Object.keys(bodies)) {
        const analysis = await analyze(path);
        const refused = await order(analysis, noEdits);
        assert.equal(refused.status, 422, path);
        assert.ok(Object.keys(refused.body.fields ?? {}).length > 0, path);
        const one = await order(analysis, { ...noEdits, added: { ...added, distinct: null } });
        assert.deepEqual(
          [one.status, Object.keys(one.body.fields ?? {})],
          [422, ["analysis.edits.added.distinct"]],
        );
        const accepted = await order(analysis, { ...noEdits, added });
        assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
      }
      const stored = await site.database.db.select({ edits: orders.edits }).from(orders);
      assert.equal(stored.length, Object.keys(bodies).length);
    });

    it("texts that do not fit are refused at their field", async () => {
      const analysis = await analyze("/");
      const long = {
        ...added,
        sells: "Un corte de pelo con lavado y masaje 18 €\nTinte",
      };
      const answer = await order(analysis, { ...noEdits, added: long });
      assert.equal(answer.status, 422);
      assert.match(answer.body.fields?.["analysis.edits.added.sells"] ?? "", /^Acorta «Un corte/);
    });

    it("an uploaded picture is upright and without its camera's notes, and once however often sent", async () => {
      const { id } = await analyze("/");
      const { status, body } = await upload(id, photos[0]!);
      assert.equal(status, 201, JSON.stringify(body));
      assert.deepEqual([body.width, body.height], [400, 600]);
      const small = await buyer.fetch(body.thumbnailUrl);
      assert.equal(small.headers.get("content-type"), "image/webp");
      const [row] = await site.database.db.select().from(analyses).where(eq(analyses.id, id));
      const [own] = row!.ownPictures;
      const key = `analyses/${id}/own/${own!.id}/picture.${own!.extension}`;
      const bytes = await site.app.deps.files.read(key);
      const { exif, orientation } = await sharp(bytes!).metadata();
      assert.deepEqual([exif, orientation], [undefined, undefined]);
      assert.ok(!bytes!.includes("Ejemplo"));
      assert.equal((await upload(id, photos[0]!)).body.id, body.id);
      const { body: listed } = await buyer.call(listOwnPictures, { params: { analysisId: id } });
      assert.deepEqual(
        listed.map((picture) => picture.id),
        [body.id],
      );
      const removal = { params: { analysisId: id, pictureId: body.id } };
      assert.equal((await buyer.call(deleteOwnPicture, removal)).status, 200);
      assert.equal(await site.app.deps.files.read(key), null);
      assert.equal((await buyer.call(deleteOwnPicture, removal)).status, 404);
    });

    it("what is no picture, too large, an iPhone's HEIC, or for an unknown analysis is refused", async () => {
      const { id } = await analyze("/");
      const refusal = async (bytes: Uint8Array, analysisId = id) => {
        const { status, body } = await upload(analysisId, bytes);
        return [status, body.fields?.picture];
      };
      assert.deepEqual(await refusal(Buffer.from("no soy una foto")), [
        422,
        "Esto no es una foto PNG, JPEG ni WebP. Prueba con otra.",
      ]);
      assert.deepEqual(await refusal(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1")), [
        422,
        "Es una foto HEIC, que aquí no se puede abrir. Guárdala o compártela como JPEG.",
      ]);
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
      assert.equal((await refusal(svg))[0], 422);
      assert.deepEqual(await refusal(Buffer.alloc(photoBytesMax + 1)), [
        413,
        "Esta foto pesa más de 10 MB. Prueba con una más ligera.",
      ]);
      const huge = await sharp({
        create: { width: 8_000, height: 6_000, channels: 3, background: "#aa5500" },
      })
        .png({ compressionLevel: 9 })
        .toBuffer();
      assert.match(String((await refusal(huge))[1]), /40 megapíxeles/);
      const unknown = await refusal(photos[0]!, "3b9c1c52-0f4e-4f0a-9f0e-7d5a2f1b8c11");
      assert.equal(unknown[0], 404);
    });

    it("an analysis has six pictures at most, however many are sent at once", async () => {
      const { id } = await analyze("/");
      for (const bytes of photos.slice(0, -2)) assert.equal((await upload(id, bytes)).status, 201);
      const last = await Promise.all(photos.slice(-2).map((bytes) => upload(id, bytes)));
      assert.deepEqual(last.map(({ status }) => status).sort(), [201, 409]);
    });

    it("another analysis's picture is refused, in a preview and in an order", async () => {
      const [mine, other] = [await analyze("/"), await analyze("/")];
      const { body } = await upload(other.id, photos[0]!);
      const edits = { ...noEdits, added, pictureIds: [body.id] };
      const seen = await buyer.call(previewAds, {
        params: { analysisId: mine.id },
        body: { edits },
      });
      assert.deepEqual(
        [seen.status, Object.keys(seen.body.fields ?? {})],
        [422, ["edits.pictureIds"]],
      );
      const ordered = await order(mine, edits);
      assert.deepEqual(
        [ordered.status, Object.keys(ordered.body.fields ?? {})],
        [422, ["analysis.edits.pictureIds"]],
      );
      const taken = { params: { analysisId: mine.id, pictureId: body.id } };
      assert.equal((await buyer.call(deleteOwnPicture, taken)).status, 404);
    });

    it("a paid order shows its own pictures, also when they are deleted before its delivery", async () => {
      const analysis = await analyze("/");
      const { body: picture } = await upload(analysis.id, photos[0]!);
      const edits = { ...noEdits, added, pictureIds: [picture.id] };
      const { status, body } = await order(analysis, edits);
      assert.equal(status, 200, JSON.stringify(body));
      await buyer.call(deleteOwnPicture, {
        params: { analysisId: analysis.id, pictureId: picture.id },
      });
      const checkoutId = checkoutIdFromUrl(body.checkoutUrl);
      await payOrder(buyer, { token: body.orderToken, email: analysis.typed.email, checkoutId });
      await eventually(async () => {
        assert.equal((await readOrderByToken(buyer, body.orderToken)).status, "delivered");
      });
      const [row] = await site.database.db
        .select({ id: orders.id })
        .from(orders)
        .where(eq(orders.checkoutId, checkoutId));
      const drawn = await site.database.db
        .select({ ad: adVersions.ad })
        .from(adVersions)
        .where(eq(adVersions.orderId, row!.id));
      const shown = drawn.filter(({ ad }) => ad.creatives.square.picture?.id === picture.id);
      assert.ok(shown.length > 0);
      const texts = drawn.map(({ ad }) => JSON.stringify(ad.copy)).join(" ");
      assert.match(texts, /[Cc]orte de pelo|[Tt]inte|[Mm]echas/);
    });
  });
}
