import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { ads, adVersions } from "#db/schema-ads.ts";
import type { DrawAnswer } from "#server/features/ads/creatives/renderer.ts";
import { createLog } from "#server/platform/log.ts";
import { createRenderer } from "#server/renderer/renderer.ts";
import type { OrderedAd } from "#shared/orders.ts";
import { proposeChanges, type RevisionInput, restoreAd, reviseAd } from "#shared/revisions.ts";
import { orderAds, payOrder, readOrderByToken } from "#test/ads-buyer.ts";
import { dotRenderer, makeDotDocuments } from "#test/ads-orders.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { LocalSite } from "#test/local-site.ts";
import { onlyLong } from "#test/only-long.ts";
import { eventually } from "#test/wait-until.ts";
import { startWebShop } from "#test/web-shop.ts";
import { orderIdOf } from "../orders/order-links.ts";

const day = 86_400_000;
const deliveryTimeoutMs = 400_000;
const crash: DrawAnswer = {
  type: "failed",
  failure: { kind: "crashed", detail: "The test's renderer crashed", attempts: 3 },
};

for (const kind of testedDatabaseKinds) {
  describe(`changing advertisements on ${kind}`, () => {
    let shop: LocalSite;
    let rendererFails = false;
    /** Dots stand in for the fourteen delivered pictures, which take four seconds of CPU; revisions are really drawn. */
    let drawsDots = true;
    let token: string;
    let people = 0;
    before(async () => {
      shop = await startWebShop();
    });
    after(() => shop.close());
    const site = suiteApp(() => {
      const renderer = createRenderer({
        log: createLog({ level: "error", write: () => undefined }),
      });
      return {
        kind,
        stripe: true,
        allowHosts: [shop.host],
        renderer: {
          ...renderer,
          draw: (async (request) =>
            rendererFails
              ? crash
              : await (drawsDots ? dotRenderer : renderer).draw(request)) as typeof renderer.draw,
        },
      };
    });
    before(async () => {
      makeDotDocuments(site);
      token = await deliverOrder();
      drawsDots = false;
    });

    async function deliverOrder() {
      const person = site.stranger();
      const order = await orderAds(person, shop, {
        email: `cambio-${++people}-${kind}@ejemplo.test`,
      });
      await payOrder(person, order);
      await eventually(async () => {
        const { status } = await readOrderByToken(person, order.token);
        assert.equal(status, "delivered");
      }, deliveryTimeoutMs);
      return order.token;
    }

    const requestRevision = (token: string, number: number, body: RevisionInput) =>
      site.stranger().call(reviseAd, { params: { token, number }, body });

    async function expectRevised(token: string, number: number, body: RevisionInput) {
      const { status, body: answer } = await requestRevision(token, number, body);
      assert.equal(status, 200, JSON.stringify(answer));
      assert.ok(answer.type === "revised", JSON.stringify(answer));
      return answer;
    }

    const readAd = async (token: string, number: number) =>
      (await readOrderByToken(site.stranger(), token)).ads.find((ad) => ad.number === number)!;

    async function bytesOf(ad: OrderedAd, format: "square" | "wide" = "square") {
      const answer = await fetch(new URL(ad[format].url, site.origin));
      assert.equal(answer.status, 200);
      return Buffer.from(await answer.arrayBuffer());
    }

    it("typed words make a new version, drawn and stored beside the first", async () => {
      const before = await bytesOf(await readAd(token, 1));
      const { ad, changes, undone } = await expectRevised(token, 1, {
        words: "pon «Ven a verla» en el botón y quita el logo",
      });
      assert.deepEqual(changes, ["Sin logo", "El botón: «Ven a verla»"]);
      assert.deepEqual(undone, []);
      assert.equal(ad.texts.pictureCta, "Ven a verla");
      assert.deepEqual([ad.version, ad.revisionsLeft, ad.versions.length], [1, 2, 2]);
      assert.equal(ad.versions[1]!.request, "pon «Ven a verla» en el botón y quita el logo");
      assert.notDeepEqual(await bytesOf(ad), before);
      for (const format of ["square", "wide"] as const) {
        const { width, height } = await sharp(await bytesOf(ad, format)).metadata();
        assert.deepEqual([width, height], [ad[format].width, ad[format].height]);
      }
      const seen = await readAd(token, 1);
      assert.deepEqual(seen, ad);
      const others = (await readOrderByToken(site.stranger(), token)).ads.slice(1);
      assert.ok(others.every(({ version, revisionsLeft }) => version === 0 && revisionsLeft === 3));
    });

    it("form fields make a new version, also together with words", async () => {
      const { ad } = await expectRevised(token, 2, {
        words: "fondo azul marino",
        fields: {
          primaryText: "Este sábado, taller de trasplante. Somos los mejores de Sevilla.",
          hashtags: ["#plantas", "#sevilla"],
          pictureHeadline: "Taller de trasplante",
        },
      });
      // The owner's own claims are not checked against the site.
      assert.equal(
        ad.texts.primaryText,
        "Este sábado, taller de trasplante. Somos los mejores de Sevilla.",
      );
      assert.deepEqual(ad.texts.hashtags, ["#plantas", "#sevilla"]);
      assert.equal(ad.texts.pictureHeadline, "Taller de trasplante");
    });

    it("an unclear or impossible wish gets a question and does not count as a revision", async () => {
      for (const [words, question] of [
        ["cambia el texto del botón", /Qué texto quieres en el botón/],
        ["asdf qwerty", /Qué quieres cambiar/],
        ["constructor __proto__ https:// %", /\?/],
        ["pon la foto del elefante", /No encontramos una foto de «elefante»/],
        ["cambia caballo por burro", /No encontramos «caballo»/],
        ["pon «Esto es demasiado largo para un botón» en el botón", /24 caracteres/],
        ["hazlo más bonito", /los colores, el título, la foto/],
      ] as const) {
        const { status, body } = await requestRevision(token, 3, { words });
        assert.equal(status, 200);
        assert.ok(body.type === "unclear", `${words}: ${JSON.stringify(body)}`);
        assert.match(body.question, question);
      }
      const { revisionsLeft, version } = await readAd(token, 3);
      assert.deepEqual([revisionsLeft, version], [3, 0]);
    });

    it("every proposal can be made, and nothing is proposed for a part that the picture lacks", async () => {
      const readProposals = async (number: number) => {
        const call = { params: { token, number } };
        const { status, body } = await site.stranger().call(proposeChanges, call);
        assert.equal(status, 200, JSON.stringify(body));
        return body.proposals;
      };
      assert.ok((await readProposals(1)).includes("Otro color"));
      const adWithoutPrice = (await readOrderByToken(site.stranger(), token)).ads.find(
        ({ texts }) => texts.picturePrice === null && !/\d/.test(texts.pictureHeadline),
      )!;
      const larger = "Más grande el precio";
      assert.ok(!(await readProposals(adWithoutPrice.number)).includes(larger));
      const { body } = await requestRevision(token, adWithoutPrice.number, { words: larger });
      assert.ok(body.type === "unclear" && /no lleva precio/.test(body.question));
      const { ad } = await expectRevised(token, 1, { words: "Otro color" });
      assert.equal(ad.revisionsLeft, 1);
    });

    it("an ad takes three revisions, not a fourth, and any version can be restored for free", async () => {
      const pictures = [await bytesOf(await readAd(token, 4))];
      for (const words of ["en azul", "sin logo", "otra letra"]) {
        pictures.push(await bytesOf((await expectRevised(token, 4, { words })).ad));
      }
      const late = await site.stranger().call(proposeChanges, { params: { token, number: 4 } });
      assert.deepEqual([late.status, late.body.proposals], [200, []]);
      const fourth = await requestRevision(token, 4, { words: "en rojo" });
      assert.equal(fourth.status, 409);
      assert.match(fourth.body.message!, /tres cambios/);
      const restore = (version: number) =>
        site.stranger().call(restoreAd, { params: { token, number: 4 }, body: { version } });
      for (const version of [1, 0, 3, 2]) {
        const { status, body } = await restore(version);
        assert.deepEqual([status, body.version, body.revisionsLeft], [200, version, 0]);
        assert.ok((await bytesOf(body)).equals(pictures[version]!));
      }
      const missing = await site
        .stranger()
        .call(restoreAd, { params: { token, number: 3 }, body: { version: 2 } });
      assert.equal(missing.status, 404);
    });

    it("a revision starts from the version that is shown", async () => {
      const first = await expectRevised(token, 2, { words: "pon «Uno» en el botón" });
      await site.stranger().call(restoreAd, { params: { token, number: 2 }, body: { version: 0 } });
      const { ad } = await expectRevised(token, 2, { words: "cambia el título a Hola" });
      assert.equal(first.ad.texts.pictureCta, "Uno");
      assert.notEqual(ad.texts.pictureCta, "Uno");
      assert.deepEqual([ad.version, ad.texts.pictureHeadline], [3, "Hola"]);
    });

    it("eight requests at once make at most three versions, and the count matches the versions", async () => {
      const id = await orderIdOf(site.database, token);
      const clicks = Array.from({ length: 8 }, (_, at) =>
        requestRevision(token, 5, { words: `pon «Clic ${at}» en el botón` }),
      );
      const statuses = (await Promise.all(clicks)).map(({ status }) => status);
      const succeeded = statuses.filter((status) => status === 200).length;
      assert.ok(succeeded >= 1 && succeeded <= 3, statuses.join());
      assert.ok(
        statuses.every((status) => status === 200 || status === 409),
        statuses.join(),
      );
      const [row] = await site.database.db
        .select()
        .from(ads)
        .where(and(eq(ads.orderId, id), eq(ads.number, 5)));
      const versions = await site.database.db
        .select()
        .from(adVersions)
        .where(and(eq(adVersions.orderId, id), eq(adVersions.adNumber, 5)));
      assert.deepEqual(
        [row!.revisions, versions.length, row!.revisionRun],
        [succeeded, succeeded + 1, null],
      );
      await bytesOf(await readAd(token, 5));
    });

    it("another order's link cannot change this order, and a forged link gets 404", async () => {
      const person = site.stranger();
      const email = `otro-${kind}@ejemplo.test`;
      const { token: other } = await orderAds(person, shop, { email });
      const early = await requestRevision(other, 3, { words: "en azul" });
      assert.equal(early.status, 409);
      assert.match(early.body.message!, /cuando están entregados/);
      assert.equal((await readAd(token, 3)).version, 0);
      const forged = `${token.slice(0, -4)}AAAA`;
      const { status } = await requestRevision(forged, 1, { words: "en azul" });
      assert.equal(status, 404);
      const missing = await site
        .stranger()
        .call(restoreAd, { params: { token: forged, number: 1 }, body: { version: 0 } });
      assert.equal(missing.status, 404);
      assert.equal((await requestRevision(token, 8, { words: "en azul" })).status, 404);
    });

    it(
      "a failed drawing does not count as a revision, and the next try succeeds",
      onlyLong,
      async () => {
        rendererFails = true;
        const { status, body } = await requestRevision(token, 6, { words: "en azul" });
        rendererFails = false;
        assert.deepEqual([status, (await readAd(token, 6)).revisionsLeft], [503, 3]);
        assert.match(body.message!, /no se te ha descontado/);
        assert.equal((await expectRevised(token, 6, { words: "en azul" })).ad.revisionsLeft, 2);
      },
    );

    it("the lock of a killed process expires after two minutes", onlyLong, async () => {
      const id = await orderIdOf(site.database, token);
      const until = new Date(site.app.deps.now().getTime() + 120_000);
      await site.database.db
        .update(ads)
        .set({ revisionRun: "00000000-0000-4000-8000-000000000000", revisingUntil: until })
        .where(and(eq(ads.orderId, id), eq(ads.number, 7)));
      const held = await requestRevision(token, 7, { words: "en azul" });
      assert.equal(held.status, 409);
      assert.match(held.body.message!, /se está cambiando/);
      site.advance(121_000);
      assert.equal((await expectRevised(token, 7, { words: "en azul" })).ad.revisionsLeft, 2);
    });

    it("revisions close after seven days; versions can still be restored", async () => {
      site.advance(7 * day - 3_600_000);
      await expectRevised(token, 1, { words: "en azul" });
      site.advance(7_200_000);
      const { status, body } = await requestRevision(token, 1, { words: "en rojo" });
      assert.equal(status, 403);
      assert.match(body.message!, /siete días/);
      const back = await site
        .stranger()
        .call(restoreAd, { params: { token, number: 1 }, body: { version: 0 } });
      assert.deepEqual([back.status, back.body.version], [200, 0]);
    });
  });
}
