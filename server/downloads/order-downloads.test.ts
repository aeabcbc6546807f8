import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { after, before, describe, it } from "node:test";
import { load } from "cheerio";
import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import yauzl from "yauzl";
import { orders } from "#db/schema-ads.ts";
import type { DocumentMaker, OrderPictures } from "#server/features/ads/exports/documents.ts";
import { exportOrder } from "#server/features/ads/exports/order-exports.ts";
import { orderIdOf } from "#server/features/ads/orders/order-links.ts";
import type { Order } from "#shared/orders.ts";
import { reviseAd } from "#shared/revisions.ts";
import { orderAds, payOrder, readOrderByToken } from "#test/ads-buyer.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { LocalSite } from "#test/local-site.ts";
import { onlyLong } from "#test/only-long.ts";
import type { Person } from "#test/person.ts";
import { eventually } from "#test/wait-until.ts";
import { startWebShop } from "#test/web-shop.ts";

for (const kind of testedDatabaseKinds) {
  describe(`files of an order on ${kind}`, () => {
    let shop: LocalSite;
    let buyer: Person;
    let unpaid: string;
    let order: Order;
    before(async () => {
      shop = await startWebShop();
    });
    after(() => shop.close());
    const site = suiteApp(() => ({ kind, stripe: true, allowHosts: [shop.host] }));
    before(async () => {
      buyer = site.stranger();
      const opened = await orderAds(buyer, shop, { email: "vivero@ejemplo.test" });
      unpaid = (await orderAds(buyer, shop, { email: "otro@ejemplo.test" })).token;
      await payOrder(buyer, opened);
      order = await eventually(async () => {
        const found = await readOrderByToken(buyer, opened.token);
        assert.equal(found.status, "delivered");
        return found;
      });
    });

    async function download(file: string): Promise<Buffer> {
      const answer = await buyer.fetch(`/descargas/${order.token}/${file}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      assert.equal(answer.status, 200, bytes.toString("utf8", 0, 1_000));
      assert.equal(Number(answer.headers.get("content-length")), bytes.length);
      const business = file.replace(/(\.\w+)$/, "-vivero-la-encina$1");
      assert.equal(
        answer.headers.get("content-disposition"),
        `attachment; filename="${business}"; filename*=UTF-8''${business}`,
      );
      for (const [name, value] of [
        ["cache-control", "private, no-store"],
        ["x-content-type-options", "nosniff"],
        ["x-robots-tag", "noindex"],
        ["referrer-policy", "no-referrer"],
      ] as const) {
        assert.equal(answer.headers.get(name), value);
      }
      return bytes;
    }

    /** Folder of the order's files, once they are prepared. */
    const preparedFolder = () =>
      eventually(async () => {
        const id = await orderIdOf(site.app.deps, order.token);
        const [row] = await site.database.db.select().from(orders).where(eq(orders.id, id));
        const folder = `orders/${id}/files/${row!.documents}`;
        assert.ok(await site.app.deps.files.read(`${folder}/anuncios.zip`));
        return folder;
      });

    it("the ZIP has fourteen complete pictures, marked as computer-made, and the other files", async () => {
      const entries = await entriesOf(await download("anuncios.zip"));
      assert.deepEqual(
        [...entries.keys()].filter((name) => !name.startsWith("imagenes/")),
        ["LEEME.txt", "textos-meta.csv", "calendario.ics", "estrategia.pdf", "estrategia.html"],
      );
      const hashes = new Set<string>();
      for (const { number, square, wide } of order.ads) {
        for (const [network, picture] of [
          ["instagram", square] as const,
          ["facebook", wide],
        ] as const) {
          const bytes = entries.get(`imagenes/anuncio-${number}-${network}.png`)!;
          const image = sharp(bytes);
          const { info } = await image.clone().raw().toBuffer({ resolveWithObject: true });
          assert.deepEqual([info.width, info.height], [picture.width, picture.height]);
          const { xmpAsString = "" } = await image.metadata();
          assert.match(xmpAsString, /digitalsourcetype\/(composite|algorithmicMedia)</);
          hashes.add(createHash("sha256").update(bytes).digest("hex"));
          assert.deepEqual(await read(buyer, picture.downloadUrl), bytes);
        }
      }
      assert.equal(hashes.size, 14);
      assert.deepEqual(entries.get("textos-meta.csv"), await download("textos-meta.csv"));
      assert.deepEqual(entries.get("estrategia.pdf"), await download("estrategia.pdf"));
    });

    it("the CSV for Meta has a paused ad for each picture, with the file names of the ZIP", async () => {
      const rows: Record<string, string>[] = parse(await download("textos-meta.csv"), {
        bom: true,
        columns: true,
      });
      assert.equal(rows.length, 14);
      const names = new Set([...(await entriesOf(await download("anuncios.zip"))).keys()]);
      for (const [at, row] of rows.entries()) {
        const { texts } = order.ads[Math.floor(at / 2)]!;
        assert.ok(names.has(`imagenes/${row["Image File Name"]}`), row["Image File Name"]);
        assert.equal(row.Title, texts.headline);
        assert.ok(row.Body!.startsWith(texts.primaryText));
        assert.equal(row["Link Description"], texts.description);
        for (const status of ["Campaign Status", "Ad Set Run Status", "Ad Status"]) {
          assert.equal(row[status], "PAUSED");
        }
        assert.ok(URL.canParse(row.Link!));
      }
    });

    it("the calendar has both posts of each day in Madrid time", async () => {
      const text = (await download("calendario.ics")).toString();
      const root = new ICAL.Component(ICAL.parse(text));
      ICAL.TimezoneService.register(root.getFirstSubcomponent("vtimezone")!);
      const events = root.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
      assert.equal(new Set(events.map(({ uid }) => uid)).size, 14);
      const expected = order.schedule.flatMap(({ date, instagramAt, facebookAt }) => [
        `${date} ${instagramAt}`,
        `${date} ${facebookAt}`,
      ]);
      assert.deepEqual(
        events.map(({ startDate }) => madridTime.format(startDate.toJSDate())),
        expected,
      );
      for (const [at, event] of events.entries()) {
        const { texts } = order.ads[Math.floor(at / 2)]!;
        assert.ok(event.summary.endsWith(texts.headline), event.summary);
        assert.ok(event.description.includes(texts.primaryText), event.description);
        assert.ok(event.description.includes(`/pedidos/${order.token}`));
      }
    });

    it("the PDF strategy has every text and is a tagged document in Spanish", async () => {
      const pdf = await getDocument({
        data: new Uint8Array(await download("estrategia.pdf")),
        verbosity: 0,
      }).promise;
      assert.equal(pdf.numPages, 10);
      const { info, metadata } = await pdf.getMetadata();
      assert.equal((info as { Title: string }).Title, "Tu semana de anuncios · Vivero La Encina");
      assert.equal((info as { Language: string }).Language, "es");
      assert.equal((await pdf.getMarkInfo())?.Marked, true);
      assert.ok(metadata);
      for (const [at, ad] of order.ads.entries()) {
        const page = await pdf.getPage(at + 3);
        const { items } = await page.getTextContent();
        const words = items.map((item) => ("str" in item ? item.str : "")).join("");
        const plain = (text: string) => text.replace(/\s+/g, "");
        for (const text of [ad.texts.primaryText, ad.texts.headline, ad.goal, ad.instagramAt]) {
          assert.ok(plain(words).includes(plain(text)), `${text} is not in ${words}`);
        }
        assert.match(JSON.stringify(await page.getStructTree()), /"role":"Figure"/);
      }
    });

    it("the HTML strategy loads nothing, runs no scripts and shows every ad", async () => {
      const page = load((await download("estrategia.html")).toString());
      assert.equal(page("script, link, iframe, object").length, 0);
      const sources = page("[src]")
        .map((_, element) => page(element).attr("src")!)
        .get();
      assert.ok(sources.length >= 14);
      for (const source of sources) {
        const [head, body = ""] = source.split(",");
        assert.equal(head, "data:image/jpeg;base64");
        assert.equal((await sharp(Buffer.from(body, "base64")).metadata()).format, "jpeg");
      }
      assert.doesNotMatch(
        page("style")
          .text()
          .replaceAll(/url\(data:font[^)]*\)/g, ""),
        /url\(/,
      );
      for (const { texts } of order.ads) assert.ok(page("body").text().includes(texts.primaryText));
      const shown = await buyer.fetch(`/descargas/${order.token}/estrategia.html?ver`);
      assert.match(shown.headers.get("content-disposition")!, /^inline;/);
      assert.match(shown.headers.get("content-security-policy")!, /default-src 'none'.*sandbox/);
    });

    it(
      "slow documents are prepared in advance, and again after an ad has changed",
      onlyLong,
      async () => {
        const { deps } = site.app;
        const before = await preparedFolder();
        let made = 0;
        const { documentMaker } = deps;
        const make = documentMaker.make.bind(documentMaker);
        documentMaker.make = (request) => {
          made += request.formats.length;
          return make({ ...request, pictures: () => dotsFor(request.pictures) });
        };
        const all = async () =>
          [
            await download("anuncios.zip"),
            await download("estrategia.pdf"),
            await download("estrategia.html"),
          ] as const;
        try {
          const first = await all();
          assert.deepEqual(await deps.files.read(`${before}/anuncios.zip`), first[0]);
          assert.deepEqual(await all(), first);
          assert.equal(made, 0);

          const fields = { headline: "Otra cosa que decir" };
          const asked = { params: { token: order.token, number: 1 }, body: { fields } };
          const { status } = await buyer.call(reviseAd, asked);
          assert.equal(status, 200);
          const now = await eventually(async () => {
            const folder = await preparedFolder();
            assert.notEqual(folder, before);
            return folder;
          });
          const changed = await all();
          for (const [at, bytes] of changed.entries()) assert.ok(!bytes.equals(first[at]!));
          assert.ok(changed[2].includes(fields.headline));
          assert.equal(made, 2);
          assert.equal(await preparedFolder(), now);
          assert.equal((await deps.files.remove(before)).removed, 0);
        } finally {
          documentMaker.make = make;
        }
      },
    );

    it(
      "of many parallel downloads only those in turn hold pictures in memory",
      onlyLong,
      async () => {
        const { deps } = site.app;
        const id = await orderIdOf(deps, order.token);
        await preparedFolder();
        await deps.files.remove(`orders/${id}/files`);
        let [holding, holdingMax, turns] = [0, 0, 0];
        const documentMaker = Object.assign(Object.create(deps.documentMaker), {
          make: async ({ pictures, ...request }: Parameters<DocumentMaker["make"]>[0]) => {
            const loadPictures = () => {
              turns += 1;
              holdingMax = Math.max(holdingMax, ++holding);
              return dotsFor(pictures);
            };
            try {
              return await deps.documentMaker.make({ ...request, pictures: loadPictures });
            } finally {
              holding -= 1;
            }
          },
        });
        const made = await Promise.all(
          Array.from({ length: 4 }, () =>
            exportOrder({ ...deps, documentMaker }, order.token, "strategyHtml"),
          ),
        );
        for (const { stream } of made) stream.destroy();
        // Two are made at a time, and a third may begin before the first has reported its end.
        assert.ok(holdingMax <= 3, `${holdingMax} at a time`);
        assert.equal(turns, 4);
      },
    );

    it("a guessed token, an unknown file and an undelivered order get a 404", async () => {
      for (const path of [
        `/descargas/${unpaid}/anuncios.zip`,
        `/descargas/${order.token.slice(0, -1)}_/anuncios.zip`,
        `/descargas/${order.token}/otro.zip`,
        `/descargas/${order.token}/..%2Fanuncios.zip`,
        `/descargas/${order.token}/toString`,
        `/descargas/x/anuncios.zip`,
      ]) {
        assert.equal((await buyer.fetch(path)).status, 404, path);
      }
    });
  });
}

/** Tiny pictures in place of the real ones, for tests that do not check how the documents look. */
async function dotsFor(pictures: () => Promise<OrderPictures>): Promise<OrderPictures> {
  const background = "#9a4a14";
  const dot = await sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
  return (await pictures()).map((day) => ({ ...day, square: dot, wide: dot }));
}

const madridTime = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Madrid",
  dateStyle: "short",
  timeStyle: "short",
});

const read = async (person: Person, url: string): Promise<Buffer> =>
  Buffer.from(await (await person.fetch(url)).arrayBuffer());

/** All entries by name. */
async function entriesOf(zip: Buffer): Promise<Map<string, Buffer>> {
  const file = await yauzl.fromBufferPromise(zip);
  const entries = new Map<string, Buffer>();
  for await (const entry of file.eachEntry()) {
    entries.set(entry.fileName, await buffer(await file.openReadStreamPromise(entry)));
  }
  return entries;
}
