import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import type { WebAnswer, WebFailure } from "#server/external/web-fetch.ts";
import type { Analysis } from "#server/features/websites/websites.ts";
import { createLog } from "#server/platform/log.ts";
import { prepareLogo } from "../creatives/source-pictures/prepare-logo.ts";
import { preparePicture } from "../creatives/source-pictures/prepare-picture.ts";
import { isSamePicture } from "../creatives/source-pictures/rank-pictures.ts";
import type { Material } from "./material.ts";
import { pictureKeyOf } from "./picture-key.ts";
import { type MaterialDeps, prepareMaterial } from "./prepare-material.ts";

const url = "https://tienda.test/jarra.jpg";
const facts = {
  products: [{ name: "Jarra", pictureUrl: url }],
  pictures: [],
  logos: [],
} as unknown as Analysis["facts"];

type Site = "answers" | "is silent";
type Preparing = "works" | "has no time";

/** A site with one picture, and how often that was fetched. */
function siteWithOnePicture() {
  const now: { site: Site; preparing: Preparing; asked: number } = {
    site: "answers",
    preparing: "works",
    asked: 0,
  };
  const answer = { ok: true, status: 200, body: Buffer.from("bytes") } as WebAnswer;
  const silence: WebFailure = { ok: false, kind: "too_slow", detail: "As told" };
  const picture = { width: 900, height: 900, kind: "photo", luminance: 0.5, edgeColor: "#888888" };
  const traits = { confidence: 1, sharpness: 1, edgeUniformity: 0, flatness: 0, hash: "0" };
  const prepared = { picture, traits, bytes: Buffer.from("\xff\xd8\xff", "latin1") };
  const failure = { kind: "too_slow", detail: "As told", attempts: 2 };
  const deps = {
    webFetch: {
      async get() {
        now.asked++;
        return now.site === "answers" ? answer : silence;
      },
    },
    renderer: {
      prepare: async () =>
        now.preparing === "works" ? { type: "prepared", prepared } : { type: "failed", failure },
    },
    files: { put: async () => undefined },
    log: createLog({ level: "silent", write: () => undefined }),
  } as unknown as MaterialDeps;
  const prepare = (known: Material | null, lastChance = false) =>
    prepareMaterial(
      deps,
      { facts, folder: "analyses/1", known, lastChance },
      AbortSignal.timeout(60_000),
    );
  return { now, prepare };
}

test("A picture that took too long to prepare is prepared at the next preview", async () => {
  const { now, prepare } = siteWithOnePicture();
  now.preparing = "has no time";
  const first = await prepare(null);
  assert.deepEqual(first.pictures, []);
  now.preparing = "works";
  const second = await prepare(first);
  assert.deepEqual(
    second.pictures.map(({ sourceUrl }) => sourceUrl),
    [url],
  );
  assert.equal(await prepare(second), second);
  assert.equal(now.asked, 2);
});

test("A picture that always takes too long is fetched twice by previews and twice by the order", async () => {
  const { now, prepare } = siteWithOnePicture();
  now.preparing = "has no time";
  let known = await prepare(null);
  for (let again = 0; again < 5; again++) known = await prepare(known);
  assert.equal(now.asked, 2);
  for (let again = 0; again < 5; again++) known = await prepare(known, true);
  assert.equal(now.asked, 4);
});

test("A picture of a silent site is fetched once by previews and again by the paid order", async () => {
  const { now, prepare } = siteWithOnePicture();
  now.site = "is silent";
  let known = await prepare(null);
  for (let again = 0; again < 5; again++) known = await prepare(known);
  assert.equal(now.asked, 1);
  now.site = "answers";
  const paid = await prepare(known, true);
  assert.equal(paid.pictures.length, 1);
  assert.equal(paid.late, undefined);
});

test("A logo that the page draws is kept without asking the site, before the site's icon", async () => {
  const asked: string[] = [];
  const kept: string[] = [];
  const deps = {
    webFetch: {
      async get(address: string): Promise<WebFailure> {
        asked.push(address);
        return { ok: false, kind: "refused", detail: "As told" };
      },
    },
    renderer: {
      prepare: async ({ bytes }: { bytes: Buffer }) => {
        return { type: "prepared", prepared: await prepareLogo(bytes) };
      },
    },
    files: { put: async (key: string) => void kept.push(key) },
    log: createLog({ level: "silent", write: () => undefined }),
  } as unknown as MaterialDeps;
  const drawnLogo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 90"><path fill="#a1243c" d="M0 0h90v90zM200 0h90v90z"/></svg>';
  const icon = "https://tienda.test/icono.png";
  const drawn = { ...facts, products: [], logos: [{ url: icon, kind: "icon" }], drawnLogo };
  const material = await prepareMaterial(
    deps,
    { facts: drawn as unknown as Analysis["facts"], folder: "analyses/1" },
    AbortSignal.timeout(60_000),
  );
  assert.deepEqual(asked, [icon]);
  assert.match(material.logo?.sourceUrl ?? "", /^drawn:[0-9a-f]{20}$/);
  assert.equal(material.logo?.opaque, false);
  assert.deepEqual(kept, [`analyses/1/material/${material.logo?.id}.png`]);
});

test("The same picture at another size or crop is found, and another picture is not", async () => {
  const scene = (at: number) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><linearGradient id="g" x1="${at % 2}" x2="${1 - (at % 2)}" y2="1"><stop offset="0" stop-color="#345"/><stop offset="1" stop-color="#ca8"/></linearGradient><rect width="1200" height="800" fill="url(#g)"/>${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `<circle cx="${(i * 397 + at * 211) % 1200}" cy="${(i * 251 + at * 137) % 800}" r="${60 + ((i + at) % 4) * 35}" fill="hsl(${(i * 60 + at * 45) % 360},50%,${25 + ((i * 17 + at * 29) % 50)}%)"/>`).join("")}</svg>`,
      ),
    );
  const preparedOf = async (image: ReturnType<typeof sharp>) => {
    const made = await preparePicture(await image.jpeg().toBuffer());
    assert.ok("picture" in made);
    return made;
  };
  const original = await preparedOf(scene(1));
  const copies = [
    scene(1).resize(500),
    scene(1).resize({ width: 640, height: 640, fit: "cover" }),
    scene(1).resize({ width: 640, height: 800, fit: "cover" }),
    scene(1).extract({ left: 120, top: 80, width: 960, height: 640 }),
  ];
  for (const [at, copy] of copies.entries()) {
    assert.ok(isSamePicture(original, await preparedOf(copy)), `copy ${at}`);
  }
  for (const at of [2, 4, 6]) {
    assert.ok(!isSamePicture(original, await preparedOf(scene(at))), `picture ${at}`);
  }
});

test("Two dresses on the same hanger before the same wall are two pictures, and a copy of one is the same", async () => {
  const dress = (color: string, hem: number) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><linearGradient id="g"><stop stop-color="#8d867e"/><stop offset="1" stop-color="#d8d2c8"/></linearGradient><rect width="900" height="1200" fill="url(#g)"/><path d="M380 220H520L${450 + hem} 1080H${450 - hem}Z" fill="${color}"/></svg>`,
      ),
    );
  const preparedOf = async (image: ReturnType<typeof sharp>, quality: number) => {
    const made = await preparePicture(await image.jpeg({ quality }).toBuffer());
    assert.ok("picture" in made);
    return made;
  };
  const one = await preparedOf(dress("#f4f0e8", 210), 92);
  assert.ok(!isSamePicture(one, await preparedOf(dress("#f4f0e8", 300), 92)));
  assert.ok(!isSamePicture(one, await preparedOf(dress("#e3b9b4", 210), 92)));
  assert.ok(isSamePicture(one, await preparedOf(dress("#f4f0e8", 210).resize(400), 60)));
});

test("The sizes of one file have one key, and other files have others", () => {
  const base = "https://tienda.test/fotos/jarra.jpg";
  for (const other of [
    "https://tienda.test/fotos/jarra-300x200.jpg",
    "https://tienda.test/fotos/jarra_600x.webp",
    "https://tienda.test/fotos/jarra@2x.jpg",
    "https://tienda.test/fotos/jarra.jpg?width=600&v=3",
  ]) {
    assert.equal(pictureKeyOf(other), pictureKeyOf(base));
  }
  assert.notEqual(pictureKeyOf("https://tienda.test/fotos/jarra-2.jpg"), pictureKeyOf(base));
  assert.notEqual(
    pictureKeyOf("https://tienda.test/foto?id=2"),
    pictureKeyOf("https://tienda.test/foto?id=3"),
  );
});
