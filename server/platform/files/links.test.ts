import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { anyCharacter } from "#test/any-character.ts";
import { isFileKey, isFilePrefix } from "./keys.ts";
import {
  checkLink,
  contentDisposition,
  type FileLink,
  sanitizeFileName,
  signLink,
} from "./links.ts";
import { detectMediaType, headBytes } from "./media-types.ts";

const secret = Buffer.alloc(32, 7);
const now = new Date("2026-11-21T20:00:00Z");
const second = Math.floor(now.getTime() / 1000);

const folder = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,11}$/);
const file = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,11}(\.[a-z0-9]{1,4}){1,2}$/);
const key = fc
  .tuple(fc.array(folder, { minLength: 2, maxLength: 8 }), file)
  .map(([folders, name]) => [...folders, name].join("/"));
const anyText = fc.string({ unit: "grapheme", maxLength: 300 });
const link: fc.Arbitrary<FileLink> = fc.record(
  {
    key,
    until: fc.integer({ min: second + 1, max: second + 604_800 }),
    name: anyText.map(sanitizeFileName),
    inline: fc.boolean(),
  },
  { noNullPrototype: true },
);

/** Parses a link as the server does. */
function parse(path: string): { key: string; query: Record<string, string> } {
  const url = new URL(path, "http://localhost");
  const at = decodeURIComponent(url.pathname).replace("/archivos/", "");
  return { key: at, query: Object.fromEntries(url.searchParams) };
}

test("Only keys of the server's own form are valid, and none leaves the folder", () => {
  fc.assert(fc.property(key, (made) => isFileKey(made)));
  fc.assert(
    fc.property(fc.oneof(anyText, key, fc.webPath()), anyText, (start, end) => {
      for (const text of [start, start + end, end + start, `${start}/../${end}`]) {
        if (!isFileKey(text)) continue;
        assert.match(text, /^[a-z0-9]/);
        assert.doesNotMatch(text, /\.\.|\/\/|\/\.|\\|[^\x21-\x7e]|\/$/);
        assert.ok(text.length <= 160 && text.split("/").length >= 3);
        assert.ok(!isFilePrefix(text), "no file is a folder");
      }
    }),
  );
  const wrong = [
    "",
    "anuncio.png",
    "orders/anuncio.png",
    "/orders/1/anuncio.png",
    "orders/1/../2/anuncio.png",
    "orders/1/./anuncio.png",
    "orders//1/anuncio.png",
    "orders/1/anuncio",
    "orders/1/.png",
    "orders/1/anuncio.",
    "orders/1/ANUNCIO.png",
    "orders/1/anuncio.png\n",
    "orders/1/añuncio.png",
    "orders/1.png/anuncio.png",
    "orders\\1\\anuncio.png",
    `orders/1/${"a".repeat(160)}.png`,
  ];
  assert.deepEqual(wrong.filter(isFileKey), []);
});

test("A link is valid until the second it expires", () => {
  fc.assert(
    fc.property(link, (made) => {
      const { key, query } = parse(signLink(secret, made));
      assert.deepEqual(checkLink(secret, key, query, now), made);
      const last = new Date(made.until * 1000 - 1);
      assert.deepEqual(checkLink(secret, key, query, last), made);
      assert.equal(checkLink(secret, key, query, new Date(made.until * 1000)), null);
      assert.equal(checkLink(Buffer.alloc(32, 8), key, query, now), null);
    }),
  );
});

test("A link with a changed, missing, added or foreign part is invalid", () => {
  const part = fc.constantFrom("key", "until", "name", "inline", "signature");
  fc.assert(
    fc.property(link, link, part, anyText, (made, other, part, text) => {
      const one = parse(signLink(secret, made));
      const two = parse(signLink(secret, other));
      const flat = { key: one.key, ...one.query };
      const donor: Record<string, string> = { key: two.key, ...two.query };
      for (const value of [donor[part], text, undefined, [flat.key, flat.key]]) {
        const { key, ...query }: Record<string, unknown> = { ...flat, [part]: value };
        if (value === undefined) delete query[part];
        const taken = checkLink(secret, String(key), query, now);
        // The change may have had no effect; then the link is the same.
        if (taken) assert.deepEqual(taken, made);
      }
      assert.equal(checkLink(secret, one.key, { ...one.query, more: text }, now), null);
    }),
    { numRuns: 300 },
  );
});

test("A file name is valid on every disk and in a header", () => {
  fc.assert(
    fc.property(
      fc.oneof(anyText, fc.string({ unit: anyCharacter })),
      fc.boolean(),
      (text, inline) => {
        const name = sanitizeFileName(text);
        assert.equal(sanitizeFileName(name), name);
        assert.ok(name.length > 0 && [...name].length <= 120);
        assert.doesNotMatch(name, /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}]|^[. ]|[. ]$/u);
        const header = contentDisposition({ name: text, inline });
        const form =
          /^(inline|attachment); filename="([^"\\%]+)"; filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/;
        const [, kind, fallback = "", encoded = ""] = form.exec(header) ?? assert.fail(header);
        assert.equal(kind, inline ? "inline" : "attachment");
        assert.match(fallback, /^[\x20-\x7e]+$/);
        assert.equal(decodeURIComponent(encoded), name);
      },
    ),
    { numRuns: 500 },
  );
  assert.equal(sanitizeFileName("../../etc/passwd"), "-..-etc-passwd");
  assert.equal(sanitizeFileName("anuncio\u202Egnp.exe"), "anunciognp.exe");
  assert.equal(sanitizeFileName(" . "), "archivo");
  assert.equal(sanitizeFileName("Oferta del día.png"), "Oferta del día.png");
});

test("Binary content is never taken for text, whatever its name", () => {
  const bytes = fc.uint8Array({ maxLength: 3 * headBytes });
  fc.assert(
    fc.property(key, bytes, (key, bytes) => {
      const type = detectMediaType(key, bytes.subarray(0, headBytes));
      if (type.startsWith("image/") && type !== "image/svg+xml") assert.ok(bytes.length > 2);
      if (bytes.subarray(0, headBytes).includes(0)) assert.doesNotMatch(type, /text|svg|json/);
    }),
  );
});
