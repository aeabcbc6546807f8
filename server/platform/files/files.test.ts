import assert from "node:assert/strict";
import { randomBytes, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { createFileFolder } from "#server/external/file-folder.ts";
import { createObjectStore } from "#server/external/object-store.ts";
import { suiteApp, testApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { type S3Server, startS3 } from "#test/s3.ts";
import type { FileStore, Files } from "./files.ts";

const folder = join(tmpdir(), `kolmena-files-test-${randomUUID()}`);
const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const hour = 3600;

const stores: Record<string, () => Promise<{ store: FileStore; s3?: S3Server }>> = {
  "a folder": async () => ({ store: createFileFolder({ folder }) }),
  "a bucket": async () => {
    const s3 = await startS3();
    return { store: createObjectStore(s3.bucket), s3 };
  },
};

const keyOf = (name: string) => `orders/${randomUUID()}/${name}`;

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

for (const kind of testedDatabaseKinds) {
  for (const [place, open] of Object.entries(stores)) {
    describe(`Files in ${place}, over ${kind}`, () => {
      let s3: S3Server | undefined;
      let files: Files;
      const site = suiteApp(async () => {
        const opened = await open();
        s3 = opened.s3;
        return { kind, fileStore: opened.store };
      });
      before(() => {
        files = site.app.deps.files;
      });
      after(async () => {
        await s3?.close();
        await rm(folder, { recursive: true, force: true });
      });
      const get = (link: string, init: RequestInit = {}) => site.stranger().fetch(link, init);

      it("of any size are returned unchanged", async () => {
        for (const size of [0, 1, 1023, 1024, 1025, 64 * 1024, 64 * 1024 + 1, 1_500_000]) {
          const bytes = randomBytes(size);
          for (const body of [bytes, inPieces(bytes, 1000)]) {
            const key = keyOf("datos.bin");
            const put = await files.put(key, body, { maxBytes: 2_000_000 });
            assert.deepEqual(put, { bytes: size, contentType: "application/octet-stream" });
            assert.deepEqual(await files.read(key), bytes);
            const link = await files.link(key, { name: "datos.bin", expiresInSeconds: hour });
            const answer = await get(link);
            assert.equal(answer.status, 200);
            assert.equal(answer.headers.get("content-length"), String(size));
            assert.deepEqual(Buffer.from(await answer.arrayBuffer()), bytes);
          }
        }
      });

      it("are replaced by a later file with the same key", async () => {
        const key = keyOf("anuncio.png");
        for (const end of ["uno", "otro"]) {
          await files.put(key, Buffer.concat([png, Buffer.from(end)]), { maxBytes: 100 });
        }
        assert.match(String(await files.read(key)), /otro$/);
      });

      it("get the media type of their bytes, and no scripts in them run", async () => {
        const html = "<script>alert(1)</script>";
        const cases: [name: string, body: Buffer | string, type: string][] = [
          ["a.png", png, "image/png"],
          ["a.webp", "RIFF\0\0\0\0WEBPVP8 ", "image/webp"],
          ["a.pdf", "%PDF-1.7\n", "application/pdf"],
          ["a.zip", "PK\x03\x04rest", "application/zip"],
          ["a.html", html, "text/html; charset=utf-8"],
          ["a.svg", `<svg xmlns="http://www.w3.org/2000/svg">${html}</svg>`, "image/svg+xml"],
          ["a.csv", "nombre,precio\n", "text/csv; charset=utf-8"],
          ["a.ics", "BEGIN:VCALENDAR\n", "text/calendar; charset=utf-8"],
          // The name says PNG, the content is HTML.
          ["b.png", html, "application/octet-stream"],
          ["b.jpg", png, "image/png"],
          ["b.csv", "a\0b", "application/octet-stream"],
        ];
        for (const [name, body, type] of cases) {
          const key = keyOf(name);
          const put = await files.put(key, Buffer.from(body), { maxBytes: 1000 });
          assert.equal(put.contentType, type, name);
          const options = { name, expiresInSeconds: hour, inline: true };
          const answer = await get(await files.link(key, options));
          assert.equal(answer.headers.get("content-type"), type, name);
          assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
          assert.equal(answer.headers.get("referrer-policy"), "no-referrer");
          assert.equal(answer.headers.get("x-robots-tag"), "noindex");
          const policy = answer.headers.get("content-security-policy") ?? "";
          assert.equal(/(^|; )sandbox$/.test(policy), name !== "a.pdf", name);
          assert.deepEqual(Buffer.from(await answer.arrayBuffer()), Buffer.from(body));
        }
      });

      it("are refused when their type is not the expected one", async () => {
        const key = keyOf("anuncio.png");
        const asked = { contentType: "image/png", maxBytes: 1000 };
        await assert.rejects(files.put(key, Buffer.from("<html>"), asked), {
          code: "unsupported_media_type",
        });
        assert.equal(await files.read(key), null);
        await files.put(key, png, asked);
        const csv = keyOf("meta.csv");
        await files.put(csv, Buffer.from("a,b"), { contentType: "text/csv", maxBytes: 10 });
      });

      it("that are too large are not stored, and an earlier file stays", async () => {
        const key = keyOf("anuncio.png");
        const tooMuch = inPieces(randomBytes(50_000), 1000);
        await assert.rejects(files.put(key, tooMuch, { maxBytes: 49_999 }), {
          code: "payload_too_large",
        });
        assert.equal(await files.read(key), null);
        await files.put(key, png, { maxBytes: png.length });
        await assert.rejects(files.put(key, randomBytes(17), { maxBytes: 16 }));
        assert.deepEqual(await files.read(key), png);
      });

      it("whose upload breaks off are not stored", async () => {
        const key = keyOf("anuncio.png");
        async function* broken() {
          yield randomBytes(5000);
          throw new Error("The picture was never finished");
        }
        await assert.rejects(files.put(key, broken(), { maxBytes: 10_000 }), /never finished/);
        assert.equal(await files.openStream(key), null);
      });

      it("are served to holders of a link, under its name, until it expires", async () => {
        const key = keyOf("anuncio-1.png");
        await files.put(key, png, { maxBytes: 100 });
        const name = "Año nuevo: «¡2×1!» 🐝.png";
        const link = await files.link(key, { name, expiresInSeconds: hour });
        assert.match(link, /^\/archivos\/orders\//);
        const answer = await get(link);
        assert.equal(answer.status, 200);
        assert.equal(
          answer.headers.get("content-disposition"),
          `attachment; filename="Ano nuevo- __2_1!_ _.png"; filename*=UTF-8''${encodeURIComponent("Año nuevo- «¡2×1!» 🐝.png")}`,
        );
        const [, seconds] = /^private, max-age=(\d+)$/.exec(
          answer.headers.get("cache-control") ?? "",
        )!;
        assert.ok(Number(seconds) > hour - 60 && Number(seconds) <= hour + 1, seconds);
        assert.equal(answer.headers.get("set-cookie"), null);

        const head = await get(link, { method: "HEAD" });
        assert.equal(head.status, 200);
        assert.equal(head.headers.get("content-length"), String(png.length));
        assert.equal((await head.arrayBuffer()).byteLength, 0);
        assert.equal((await get(link, { method: "POST" })).status, 404);

        site.advance((hour + 2) * 1000);
        assert.equal((await get(link)).status, 404);
        const fresh = await files.link(key, { name, expiresInSeconds: hour });
        assert.equal((await get(fresh)).status, 200);
      });

      it("are not served by a changed link or the link of another file", async () => {
        const [mine, theirs] = [keyOf("mio.png"), keyOf("suyo.png")];
        for (const key of [mine, theirs]) await files.put(key, png, { maxBytes: 100 });
        const options = { name: "a.png", expiresInSeconds: hour };
        const link = await files.link(mine, options);
        const changed = (change: (url: URL) => void) => {
          const url = new URL(link, site.origin);
          change(url);
          return url.href;
        };
        const query = (name: string, value: string) =>
          changed(({ searchParams }) => searchParams.set(name, value));
        const { searchParams } = new URL(link, site.origin);
        const [until, signature] = [searchParams.get("until")!, searchParams.get("signature")!];
        // Base64 texts that differ in the last letter may decode to the same bytes.
        const twins = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"]
          .filter((letter) => !signature.endsWith(letter))
          .map((letter) => query("signature", signature.slice(0, -1) + letter));
        const gone = await files.link(keyOf("nunca.png"), options);
        const wrong = [
          changed((url) => {
            url.pathname = `/archivos/${theirs}`;
          }),
          changed((url) => {
            url.search = "";
          }),
          query("until", String(Number(until) + 1)),
          query("until", "99999999999"),
          query("until", `${until}.0`),
          query("name", "b.html"),
          query("inline", "1"),
          query("more", "1"),
          query("signature", ""),
          query("signature", signature.toLowerCase()),
          query("signature", `${signature}=`),
          `${link}&until=${until}`,
          `${link}&signature=${signature}`,
          link.replace("/archivos/", "/archivos//"),
          link.replace("mio.png", "%2e%2e%2fmio.png"),
          link.replace("mio.png", "mio.png%00"),
          link.replace("mio.png", `${"a".repeat(300)}.png`),
          "/archivos/",
          "/archivos/..%2f..%2fetc%2fpasswd?until=9999999999&name=a&signature=a",
          gone,
          ...twins,
        ];
        const bodies = new Set<string>();
        for (const address of wrong) {
          const answer = await get(address);
          assert.equal(answer.status, 404, address);
          bodies.add(await answer.text());
        }
        assert.equal(bodies.size, 1, "nobody learns what was wrong");
        assert.equal((await get(link)).status, 200);
      });

      it("are removed with their owner, and those of others stay", async () => {
        const owner = `orders/${randomUUID()}`;
        const otherKey = `${owner}0/anuncio.png`;
        const keys = ["a.png", "versiones/b.png", "versiones/2/c.png"].map(
          (at) => `${owner}/${at}`,
        );
        for (const key of [...keys, otherKey]) await files.put(key, png, { maxBytes: 100 });
        const link = await files.link(keys[0]!, { name: "a.png", expiresInSeconds: hour });
        assert.deepEqual(await files.remove(owner), { removed: 3, more: false });
        assert.equal((await get(link)).status, 404);
        for (const key of keys) assert.equal(await files.read(key), null);
        assert.deepEqual(await files.read(otherKey), png);
        assert.deepEqual(await files.remove(owner), { removed: 0, more: false });
      });

      it("cannot be removed without a valid prefix", async () => {
        for (const prefix of ["", "/", "orders", "orders/", "..", "orders/../orders/a", "*"]) {
          await assert.rejects(files.remove(prefix), RangeError, prefix);
        }
      });

      it("have links that every server of the site accepts", async () => {
        const key = keyOf("anuncio.png");
        await files.put(key, png, { maxBytes: 100 });
        const fileStore = s3 ? createObjectStore(s3.bucket) : createFileFolder({ folder });
        const beside = await testApp({ beside: site, fileStore });
        try {
          const link = await files.link(key, { name: "a.png", expiresInSeconds: hour });
          assert.equal((await beside.stranger().fetch(link)).status, 200);
        } finally {
          await beside.app.close(0);
        }
      });
    });
  }
}
