import assert from "node:assert/strict";
import { buffer } from "node:stream/consumers";
import { before, describe, it } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { eq } from "drizzle-orm";
import jsQr from "jsqr";
import sharp from "sharp";
import yauzl from "yauzl";
import { affiliates } from "#db/schema-affiliates.ts";
import {
  affiliateLinkOf,
  materialPicturePath,
  materialPictures,
  materialZipPath,
  sampleAffiliateCode,
} from "#shared/affiliate-material.ts";
import {
  fillLink,
  linkPlaceholder,
  materialAnswers,
  materialEmails,
  materialMessages,
  materialPosts,
} from "#shared/affiliate-texts.ts";
import { PersonAtAddress } from "#test/ads-buyer.ts";
import { dotRenderer } from "#test/ads-orders.ts";
import { newAffiliate } from "#test/affiliate-visitors.ts";
import { suiteApp, type TestApp } from "#test/app.ts";

const code = "LUMBRE7";

/** Creates an affiliate with a chosen code. */
async function affiliateWith(site: TestApp, chosen: string): Promise<void> {
  const { id } = await newAffiliate(site);
  await site.database.db.update(affiliates).set({ code: chosen }).where(eq(affiliates.id, id));
}

/** Reads a picture's QR code, as a phone does. */
async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

async function unzip(zip: Buffer): Promise<Map<string, Buffer>> {
  const file = await yauzl.fromBufferPromise(zip);
  const files = new Map<string, Buffer>();
  for await (const entry of file.eachEntry()) {
    files.set(entry.fileName, await buffer(await file.openReadStreamPromise(entry)));
  }
  return files;
}

describe("affiliates' promotional material", () => {
  const site = suiteApp();

  before(() => affiliateWith(site, code));

  async function read(path: string) {
    const answer = await site.stranger().fetch(new URL(path, site.origin));
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  }

  for (const { id, width, height } of materialPictures) {
    it(`the QR code of the picture «${id}» leads to the affiliate's link`, async () => {
      const { answer, bytes } = await read(materialPicturePath(id, "png", code));
      assert.equal(answer.status, 200);
      assert.equal(answer.headers.get("content-type"), "image/png");
      const metadata = await sharp(bytes).metadata();
      assert.deepEqual([metadata.width, metadata.height], [width, height]);
      assert.match(metadata.xmpAsString ?? "", /digitalsourcetype\/algorithmicMedia</);
      assert.equal(await readCode(bytes), affiliateLinkOf(site.origin, code));
    });
  }

  it("the QR code of the longest affiliate code is readable in the smallest picture", async () => {
    const longest = "A1B2".repeat(4);
    await affiliateWith(site, longest);
    const { bytes } = await read(materialPicturePath("firma", "webp", longest));
    assert.equal((await sharp(bytes).metadata()).width, 720);
    assert.equal(await readCode(bytes), affiliateLinkOf(site.origin, longest));
  });

  it("a picture without a code shows the sample link", async () => {
    const { answer, bytes } = await read(materialPicturePath("cuadrada", "webp"));
    assert.equal(answer.headers.get("content-type"), "image/webp");
    assert.equal(await readCode(bytes), affiliateLinkOf(site.origin, sampleAffiliateCode));
  });

  it("an unknown code, or one of a deleted affiliate, gives the sample link", async () => {
    const sample = affiliateLinkOf(site.origin, sampleAffiliateCode);
    await affiliateWith(site, "LEFT2345");
    const left = eq(affiliates.code, "LEFT2345");
    await site.database.db.update(affiliates).set({ userId: null }).where(left);
    for (const inactiveCode of ["NADIE234", "A-b-c", "LEFT2345"]) {
      const { bytes } = await read(materialPicturePath("cuadrada", "webp", inactiveCode));
      assert.equal(await readCode(bytes), sample, inactiveCode);
    }
    const { bytes } = await read(materialPicturePath("cuadrada", "webp", code.toLowerCase()));
    assert.equal(await readCode(bytes), affiliateLinkOf(site.origin, code));
    const texts = (await unzip((await read(materialZipPath("NADIE234"))).bytes)).get("textos.txt")!;
    assert.ok(texts.includes(sample) && !texts.includes("NADIE234"));
  });

  it("the ZIP contains every picture, and all texts with the link filled in", async () => {
    const { answer, bytes } = await read(materialZipPath(code));
    assert.match(answer.headers.get("content-disposition") ?? "", /^attachment;.*\.zip"/);
    const files = await unzip(bytes);
    const names = materialPictures.map(({ id }) => `kolmena-${id}.png`);
    assert.deepEqual([...files.keys()].sort(), [...names, "textos.txt"].sort());
    const link = affiliateLinkOf(site.origin, code);
    assert.equal(await readCode(files.get("kolmena-mostrador.png")!), link);
    const texts = files.get("textos.txt")!.toString();
    assert.ok(!texts.includes(linkPlaceholder));
    for (const { text } of [...materialMessages, ...materialPosts, ...materialEmails]) {
      assert.ok(texts.includes(fillLink(text, link)), text);
    }
    for (const { text } of materialAnswers) assert.ok(texts.includes(fillLink(text, link)), text);
  });

  it("a malformed code is refused", async () => {
    const hostile = [
      "",
      "ab",
      "x".repeat(41),
      "a b c",
      "../../etc",
      "<script>",
      "ABC\n",
      "ñandú",
      "A%00B",
    ];
    for (const one of hostile) {
      for (const path of [materialPicturePath("cuadrada", "png", one), materialZipPath(one)]) {
        const { answer, bytes } = await read(path);
        assert.equal(answer.status, 422, JSON.stringify(one));
        assert.ok(JSON.parse(bytes.toString()).fields.code);
      }
    }
    const { answer } = await read(`${materialPicturePath("cuadrada", "png", code)}&code=OTRO`);
    assert.equal(answer.status, 422);
  });

  it("an unknown picture answers 404", async () => {
    for (const name of [
      "redonda.png",
      "cuadrada.svg",
      "cuadrada",
      "__proto__.png",
      "CUADRADA.PNG",
    ]) {
      const { answer } = await read(`/api/affiliate/material/${name}`);
      assert.equal(answer.status, 404, name);
    }
  });
});

describe("rendering of promotional pictures", () => {
  let drawn = 0;
  const site = suiteApp({
    trustedProxies: ["127.0.0.1"],
    renderer: {
      ...dotRenderer,
      paint: async (request) => {
        drawn++;
        // Lets the other requests arrive before the picture is ready.
        if (request.caller.includes("203.0.113")) await delay(150);
        return await dotRenderer.paint(request);
      },
    },
  });
  before(async () => {
    await affiliateWith(site, "MUCHOS");
    const codes = Array.from({ length: 70 }, (_, at) => `CODE${at}`);
    for (const chosen of codes) await affiliateWith(site, chosen);
  });
  const ask = async (ip: string, affiliateCode: string) => {
    const path = materialPicturePath("cuadrada", "png", affiliateCode);
    return (await new PersonAtAddress(site.origin, ip).fetch(new URL(path, site.origin))).status;
  };

  it("simultaneous requests for one picture render it once, and it is cached", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask(`203.0.113.${at}`, "MUCHOS")),
    );
    assert.deepEqual(new Set(statuses), new Set([200]));
    assert.equal(await ask("203.0.113.99", "MUCHOS"), 200);
    assert.equal(drawn, 1);
  });

  it("an IP address above the rendering limit is refused, but still gets cached pictures", async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 70; at++) statuses.push(await ask("198.51.100.1", `CODE${at}`));
    assert.deepEqual(
      statuses,
      Array.from({ length: 70 }, (_, at) => (at < 60 ? 200 : 429)),
    );
    assert.equal(await ask("198.51.100.1", "CODE0"), 200);
    assert.equal(await ask("198.51.100.2", "CODE69"), 200);
  });
});

describe("promotional texts", () => {
  const withLink = [
    ...materialMessages,
    ...materialPosts,
    ...materialEmails,
    ...materialAnswers.filter(({ text }) => text.includes(linkPlaceholder)),
  ].map(({ text }) => text);
  const all = [...withLink, ...materialAnswers.map(({ text }) => text)];

  it("each text with the link says that it is an affiliate link", () => {
    for (const text of withLink) {
      assert.ok(text.includes(linkPlaceholder), text);
      assert.match(text, /enlace de afiliado/i);
    }
  });

  it("each text that mentions the trial mentions the card and the price after it", () => {
    const trials = all.filter((text) => /prueba|pru[ée]ba|\b3 días/i.test(text));
    assert.ok(trials.length >= 6);
    for (const text of trials) {
      assert.match(text, /tarjeta/, text);
      assert.match(text, /\$39 al mes/, text);
    }
  });

  it("no text advertises products without commission", () => {
    for (const text of all) assert.doesNotMatch(text, /Web Ads|Shopify|Video Studio|\$15\b/);
  });

  it("the text for X fits its length limit", () => {
    const { text } = materialPosts.find(({ where }) => where.startsWith("X"))!;
    // X counts every link as 23 characters.
    assert.ok(fillLink(text, "x".repeat(23)).length <= 280);
  });
});
