import assert from "node:assert/strict";
import { connect } from "node:net";
import { describe, it } from "node:test";
import { crc32 } from "node:zlib";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { users } from "#db/schema.ts";
import { photos } from "#db/schema-content.ts";
import { generate, listMessages, retryReply } from "#shared/chat.ts";
import {
  addPhoto,
  deletePhoto,
  listPhotos,
  type Photo,
  photosMax,
  readPhoto,
  restorePhoto,
} from "#shared/photos.ts";
import { pictureFormatIds } from "#shared/pictures.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { examplePhoto } from "#test/example-photo.ts";
import type { Person } from "#test/person.ts";
import { creditsUsed } from "#test/reply-stream.ts";
import { until } from "#test/wait-until.ts";
import { purgeDeletedPhotos } from "./photo-deletion.ts";

/** Few by default, because each format draws a picture. */
const formats = process.env.TEST_LONG ? pictureFormatIds : (["square", "story"] as const);

for (const kind of testedDatabaseKinds) {
  describe(`uploaded photos on ${kind}`, () => {
    const site = suiteApp({ kind });

    async function personWithPictures(): Promise<Person> {
      const someone = await site.person();
      await site.app.deps.db
        .update(users)
        .set({ plan: "trial" })
        .where(eq(users.id, someone.userId));
      return someone;
    }
    async function upload(
      person: Person,
      bytes: Uint8Array,
      { type = "image/jpeg", name = "barra.jpg" } = {},
    ) {
      const answer = await person.send(
        addPhoto,
        { query: { name } },
        {
          method: "POST",
          headers: { "content-type": type },
          body: new Uint8Array(bytes),
        },
      );
      const body = (await answer.json()) as Photo & {
        message: string;
        fields?: Record<string, string>;
      };
      return { status: answer.status, body };
    }
    const bytesOf = async (url: string) => {
      const answer = await site.stranger().fetch(url);
      assert.equal(answer.status, 200, url);
      return Buffer.from(await answer.arrayBuffer());
    };
    const draw = (person: Person, photoId: string | null, more: object = {}) =>
      person.call(generate, {
        params: { workerId: "ani" },
        body: {
          prompt: "Nuevo: empanada de atún",
          contentType: "image",
          metadata: { photoId },
          ...more,
        },
      });

    it("a photo is stored upright, smaller and without its metadata", async () => {
      const ana = await site.person();
      const original = await examplePhoto({ width: 3000, height: 2000, lying: true });
      assert.ok((await sharp(original).metadata()).exif?.includes("Ejemplo"));
      const { status, body } = await upload(ana, original);
      assert.equal(status, 201, JSON.stringify(body));
      // The upload was rotated; the longer side is reduced to 2400.
      assert.deepEqual([body.width, body.height, body.name], [1600, 2400, "barra.jpg"]);
      const stored = await bytesOf(body.url);
      const { width, height, format, exif, xmp, iptc, orientation } =
        await sharp(stored).metadata();
      assert.deepEqual([width, height, format], [1600, 2400, "jpeg"]);
      assert.deepEqual(
        [exif, xmp, iptc, orientation],
        [undefined, undefined, undefined, undefined],
      );
      assert.ok(!stored.includes("Exif"));
      assert.equal((await sharp(await bytesOf(body.thumbnailUrl)).metadata()).format, "webp");
      const list = await ana.call(listPhotos);
      assert.deepEqual(
        list.body.map(({ id }) => id),
        [body.id],
      );
    });

    it("a file that is no photo is refused with a reason, whatever its declared type", async () => {
      const ana = await site.person();
      const jpeg = await examplePhoto();
      const small = await examplePhoto({ width: 90, height: 90 });
      const tries: [string, Uint8Array, { type?: string }, number, RegExp][] = [
        ["a page", Buffer.from("<html>hola</html>"), {}, 422, /no es una foto PNG, JPEG ni WebP/],
        [
          "a drawing",
          Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
          {},
          422,
          /no es una foto/,
        ],
        ["a GIF", await sharp(jpeg).gif().toBuffer(), { type: "image/png" }, 422, /no es una foto/],
        [
          "a HEIC",
          Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
          {},
          422,
          /Guárdala.*como JPEG/,
        ],
        ["half a photo", jpeg.subarray(0, 900), {}, 422, /dañada/],
        ["nothing", Buffer.alloc(0), {}, 422, /Elige una foto/],
        ["a stamp", small, {}, 422, /demasiado pequeña/],
        ["JSON", Buffer.from("{}"), { type: "application/json" }, 415, /no es una foto/],
        ["too much", Buffer.concat([jpeg, Buffer.alloc(10_000_001)]), {}, 413, /más de 10 MB/],
        ["a bomb", await bomb(), { type: "image/png" }, 422, /40 megapíxeles/],
      ];
      for (const [what, bytes, how, status, words] of tries) {
        const answer = await upload(ana, bytes, how);
        assert.equal(answer.status, status, `${what}: ${JSON.stringify(answer.body)}`);
        assert.match(answer.body.fields?.photo ?? "", words, what);
      }
      assert.equal((await ana.call(listPhotos)).body.length, 0);
      // A wrong name and type do no harm.
      const mislabelled = await upload(ana, await sharp(jpeg).webp().toBuffer(), {
        type: "image/png",
        name: "nota.exe",
      });
      assert.equal(mislabelled.status, 201);
    });

    it("strangers cannot upload, and another person's photo is not found", async () => {
      const ana = await personWithPictures();
      const eva = await personWithPictures();
      assert.equal((await upload(site.stranger(), await examplePhoto())).status, 401);
      const { body } = await upload(ana, await examplePhoto());
      const params = { photoId: body.id };
      for (const endpoint of [readPhoto, deletePhoto, restorePhoto]) {
        assert.equal((await eva.call(endpoint, { params })).status, 404, endpoint.path);
      }
      assert.equal((await draw(eva, body.id)).status, 404);
      assert.equal(await creditsUsed(eva), 0);
      const asText = await ana.call(generate, {
        params: { workerId: "ani" },
        body: { prompt: "Un texto", metadata: { photoId: body.id } },
      });
      assert.deepEqual(
        [asText.status, Object.keys(asText.body.fields ?? {})],
        [422, ["metadata.photoId"]],
      );
    });

    it("the drawn picture contains the photo in each format, and the conversation shows it", async () => {
      const ana = await personWithPictures();
      const { body: photo } = await upload(ana, await examplePhoto());
      let conversationId: string | undefined;
      for (const format of formats) {
        const { status, body } = await draw(ana, photo.id, {
          metadata: { photoId: photo.id, format },
          ...(conversationId ? { conversationId } : {}),
        });
        assert.equal(status, 200, JSON.stringify(body));
        conversationId = body.conversationId;
        assert.match(body.picture!.alt, /con tu foto: .*empanada de atún/i);
        assert.equal(body.picture!.generated, false);
        const png = await bytesOf(body.picture!.url);
        assert.match(String((await sharp(png).metadata()).xmp), /digitalsourcetype\/composite</);
        assert.ok(await hasGreen(png), `${format} shows the photo`);
      }
      const thread = await ana.call(listMessages, { params: { conversationId: conversationId! } });
      assert.deepEqual(
        thread.body.filter(({ role }) => role === "user").map(({ photo: shown }) => shown?.id),
        formats.map(() => photo.id),
      );
    });

    it("a third parallel upload of a person is refused, until an earlier one ends or is aborted", async () => {
      const ana = await site.person();
      const { hostname, port } = new URL(site.origin);
      const hanging = [1, 2].map(() => {
        const socket = connect(Number(port), hostname);
        socket.on("error", () => undefined);
        socket.write(
          `POST /api/photos HTTP/1.1\r\nhost: ${hostname}:${port}\r\norigin: ${site.origin}\r\ncookie: ${ana.cookie}\r\ncontent-type: image/jpeg\r\ncontent-length: 9000000\r\n\r\nx`,
        );
        return socket;
      });
      const bytes = await examplePhoto();
      await until(async () => (await upload(ana, bytes)).status === 429);
      for (const socket of hanging) socket.destroy();
      await until(async () => (await upload(ana, bytes)).status === 201);
    });

    it("the same photo uploaded twice, even in parallel, is stored once", async () => {
      const ana = await site.person();
      const bytes = await examplePhoto();
      const answers = await Promise.all([upload(ana, bytes), upload(ana, bytes)]);
      answers.push(await upload(ana, bytes));
      assert.deepEqual(
        answers.map(({ status }) => status),
        [201, 201, 201],
      );
      assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
    });

    it("a deleted photo can be restored for ten minutes, then its files are removed", async () => {
      const ana = await personWithPictures();
      const { body: photo } = await upload(ana, await examplePhoto());
      const params = { photoId: photo.id };
      assert.equal((await ana.call(deletePhoto, { params })).status, 200);
      assert.equal((await ana.call(readPhoto, { params })).status, 404);
      assert.equal((await draw(ana, photo.id)).status, 404);
      assert.equal((await ana.call(restorePhoto, { params })).body.id, photo.id);
      assert.equal((await draw(ana, photo.id)).status, 200);
      await ana.call(deletePhoto, { params });
      site.advance(601_000);
      await purgeDeletedPhotos(site.app.deps);
      await until(async () => (await site.stranger().fetch(photo.url)).status === 404);
      assert.equal((await ana.call(restorePhoto, { params })).status, 404);
    });

    it("retrying a picture whose photo was deleted is refused and costs nothing", async () => {
      const ana = await personWithPictures();
      const { body: photo } = await upload(ana, await examplePhoto());
      const first = await draw(ana, photo.id);
      await site.app.deps.db.execute(
        `update messages set status = 'failed' where id = '${first.body.messageId}'`,
      );
      await ana.call(deletePhoto, { params: { photoId: photo.id } });
      const used = await creditsUsed(ana);
      const again = await ana.call(retryReply, {
        params: { messageId: first.body.messageId },
        body: {},
      });
      assert.equal(again.status, 409);
      assert.match(again.body.message ?? "", /ya no está en tu galería. No te hemos cobrado/);
      assert.equal(await creditsUsed(ana), used);
    });

    it("an account has at most 200 photos", async () => {
      const ana = await site.person();
      const { body } = await upload(ana, await examplePhoto());
      const [row] = await site.app.deps.db.select().from(photos).where(eq(photos.id, body.id));
      await site.app.deps.db.insert(photos).values(
        Array.from({ length: photosMax - 1 }, (_, at) => ({
          ...row!,
          id: crypto.randomUUID(),
          digest: String(at),
        })),
      );
      const answer = await upload(ana, await examplePhoto({ width: 640, height: 500 }));
      assert.equal(answer.status, 409);
      assert.match(answer.body.message, /Ya tienes 200 fotos/);
      const list = await ana.call(listPhotos);
      assert.deepEqual([list.body.length, list.headers.get("x-total-count")], [50, "200"]);
    });
  });
}

/** A small PNG whose header declares 64 megapixels. */
async function bomb(): Promise<Buffer> {
  const png = await sharp({
    create: { width: 300, height: 300, channels: 3, background: "#fff" },
  })
    .png()
    .toBuffer();
  png.writeUInt32BE(8_000, 16);
  png.writeUInt32BE(8_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** Whether a large part of a picture is green like the test's photo; no palette has that green. */
async function hasGreen(png: Buffer): Promise<boolean> {
  const { data } = await sharp(png)
    .resize(60, 60, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let green = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
    if (g > r + 60 && g > b + 60) green += 1;
  }
  return green > 120;
}
