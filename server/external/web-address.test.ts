import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { isPublicAddress, readAllowedHost, readWebAddress } from "./web-address.ts";

const rules = { allowHosts: [], ports: [80, 443] };
const read = (text: string) => readWebAddress(text, rules);
const isRefused = (text: string) => "refusal" in read(text);

/** First and last address of each network that is not public. */
const specialIpv4: readonly (readonly [string, string])[] = [
  ["0.0.0.0", "0.255.255.255"],
  ["10.0.0.0", "10.255.255.255"],
  ["100.64.0.0", "100.127.255.255"],
  ["127.0.0.0", "127.255.255.255"],
  ["168.63.129.16", "168.63.129.16"],
  ["169.254.0.0", "169.254.255.255"],
  ["172.16.0.0", "172.31.255.255"],
  ["192.0.0.0", "192.0.0.255"],
  ["192.0.2.0", "192.0.2.255"],
  ["192.31.196.0", "192.31.196.255"],
  ["192.52.193.0", "192.52.193.255"],
  ["192.88.99.0", "192.88.99.255"],
  ["192.168.0.0", "192.168.255.255"],
  ["192.175.48.0", "192.175.48.255"],
  ["198.18.0.0", "198.19.255.255"],
  ["198.51.100.0", "198.51.100.255"],
  ["203.0.113.0", "203.0.113.255"],
  ["224.0.0.0", "255.255.255.255"],
];
const number = (ipv4: string) => ipv4.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
const parts = (value: number) => [24, 16, 8, 0].map((bits) => Math.floor(value / 2 ** bits) % 256);
const ranges = specialIpv4.map(([first, last]) => [number(first), number(last)] as const);
const isSpecial = (value: number) => ranges.some(([low, high]) => low <= value && value <= high);

const anyIpv4 = fc.oneof(
  fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  // Around the edges of each network.
  fc
    .tuple(fc.constantFrom(...ranges.flat()), fc.integer({ min: -2, max: 2 }))
    .map(([edge, step]) => (edge + step + 2 ** 32) % 2 ** 32),
);
const privateIpv4 = fc.constantFrom(...ranges).chain(([min, max]) => fc.integer({ min, max }));

/** All spellings of an IPv4 address that browsers accept. */
const spelling = fc.record({
  bases: fc.array(fc.constantFrom(8, 10, 16), { minLength: 4, maxLength: 4 }),
  partCount: fc.integer({ min: 1, max: 4 }),
  zeros: fc.integer({ min: 0, max: 3 }),
  upper: fc.boolean(),
  finalDot: fc.boolean(),
  disguise: fc.constantFrom("none", "percent", "wide", "circled", "ideographic-dot"),
});
type Spelling = typeof spelling extends fc.Arbitrary<infer Value> ? Value : never;

function spell(value: number, how: Spelling): string {
  const all = parts(value);
  const head = all.slice(0, how.partCount - 1);
  const tail = all.slice(how.partCount - 1).reduce((sum, part) => sum * 256 + part, 0);
  const written = [...head, tail].map((part, at) => {
    const base = how.bases[at]!;
    const zeros = "0".repeat(how.zeros);
    if (base === 10) return String(part);
    const prefix = base === 8 ? "0" : "0x";
    const digits = prefix + zeros + part.toString(base);
    return how.upper ? digits.toUpperCase() : digits;
  });
  const text = written.join(".") + (how.finalDot ? "." : "");
  return disguised(text, how.disguise);
}

function disguised(text: string, disguise: string): string {
  switch (disguise) {
    case "percent":
      return [...text].map((c) => `%${c.charCodeAt(0).toString(16)}`).join("");
    case "wide":
      return [...text].map((c) => String.fromCodePoint(c.charCodeAt(0) + 0xfee0)).join("");
    case "circled":
      return text.replaceAll(/[1-9]/g, (c) => String.fromCodePoint(0x2460 + Number(c) - 1));
    case "ideographic-dot":
      return text.replaceAll(".", "。");
  }
  return text;
}

test("A private IPv4 address is refused in every spelling and with both schemes", () => {
  fc.assert(
    fc.property(privateIpv4, spelling, fc.boolean(), (value, how, secure) => {
      const host = spell(value, how);
      assert.ok(isRefused(`http${secure ? "s" : ""}://${host}/`), host);
    }),
    { numRuns: 5_000 },
  );
});

test("An IPv4 address embedded in an IPv6 address is refused in every form", () => {
  const forms: ((quad: string, hex: string) => string)[] = [
    (quad) => `::ffff:${quad}`,
    (quad) => `::${quad}`,
    (quad) => `::ffff:0:${quad}`,
    (quad) => `64:ff9b::${quad}`,
    (quad) => `64:ff9b:1::${quad}`,
    (_quad, hex) => `::ffff:${hex}`,
    (_quad, hex) => `0:0:0:0:0:FFFF:${hex}`,
    (_quad, hex) => `2002:${hex}::1`,
    (_quad, hex) => `2001:0:${hex}::`,
  ];
  fc.assert(
    fc.property(anyIpv4, fc.constantFrom(...forms), (value, form) => {
      const [a, b, c, d] = parts(value).map((part) => part.toString(16).padStart(2, "0"));
      const address = form(parts(value).join("."), `${a}${b}:${c}${d}`);
      assert.equal(isPublicAddress(address), false, address);
      assert.ok(isRefused(`http://[${address}]/`), address);
    }),
    { numRuns: 3_000 },
  );
});

test("Exactly the IPv4 addresses of special networks are not public", () => {
  fc.assert(
    fc.property(anyIpv4, (value) => {
      const address = parts(value).join(".");
      assert.equal(isPublicAddress(address), !isSpecial(value), address);
      assert.equal(isRefused(`https://${address}/`), isSpecial(value), address);
    }),
    { numRuns: 5_000 },
  );
});

test("Of IPv6 only global unicast is public", () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  const groups = fc.array(group, { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(groups, fc.option(fc.integer({ min: 0x2000, max: 0x3fff })), (rest, first) => {
      const all = first === null ? rest : [first, ...rest.slice(1)];
      const [a, b] = all as [number, number];
      const special =
        (a === 0x2001 && (b < 0x200 || b === 0xdb8)) ||
        a === 0x2002 ||
        (a === 0x2620 && b === 0x4f && all[2] === 0x8000) ||
        (a === 0x3fff && b < 0x1000);
      const expected = a >= 0x2000 && a <= 0x3fff && !special;
      const address = all.map((value) => value.toString(16)).join(":");
      assert.equal(isPublicAddress(address), expected, address);
      assert.equal(isRefused(`http://[${address}]/`), !expected, address);
    }),
    { numRuns: 3_000 },
  );
});

test("The borders of the special IPv6 networks are exact", () => {
  const inside = ["::", "::1", "fe80::1", "fec0::1", "fc00::1", "fd00:ec2::254", "ff02::1"];
  const edges = ["2001::", "2001:1ff:ffff::", "2001:db8::", "2002::", "3fff:fff::", "4000::"];
  const outside = ["2001:200::", "2001:db7::", "2001:db9::", "2003::", "3fff:1000::", "2600::1"];
  assert.deepEqual([...inside, ...edges].filter(isPublicAddress), []);
  assert.deepEqual(outside.filter(isPublicAddress), outside);
  assert.equal(isPublicAddress("2600::1%eth0"), false);
  assert.equal(isPublicAddress("no address"), false);
});

test("Only http and https without user info and on their default ports are allowed", () => {
  const refused = [
    "",
    "ejemplo.es",
    "//ejemplo.es",
    "ftp://ejemplo.es/",
    "file:///etc/passwd",
    "gopher://ejemplo.es/",
    "data:text/html,hola",
    "javascript:alert(1)",
    "blob:https://ejemplo.es/1",
    "ws://ejemplo.es/",
    "view-source:http://ejemplo.es/",
    "http://ana@ejemplo.es/",
    "http://:clave@ejemplo.es/",
    "http://ejemplo.es:22/",
    "https://ejemplo.es:8443/",
    "http://ejemplo.es:0/",
    "http://ejemplo.es:65536/",
    "http://tienda/",
    "http://localhost/",
    "http://a.localhost/",
    "http://ⓛocalhost/",
    "http://impresora.local/",
    "http://metadata.google.internal/",
    "http://nas.home.arpa/",
    "http://a..es/",
    "http://./",
    "http://ejemplo.es../",
    "http://*.es/",
    "http://a!b.es/",
    `http://ejemplo.es/${"a".repeat(2_048)}`,
    `http://${"a.".repeat(126)}ejemplo/`,
  ];
  assert.deepEqual(
    refused.filter((text) => !isRefused(text)),
    [],
  );
});

test("An address is normalised: ASCII, lower case, no trailing dot, no fragment", () => {
  const forms: Record<string, string> = {
    "HTTP://Ejemplo.ES": "http://ejemplo.es/",
    "https://ejemplo.es:443/a?b=c#d": "https://ejemplo.es/a?b=c",
    "https://ejemplo.es:80/": "https://ejemplo.es:80/",
    "http://ejemplo.es./x": "http://ejemplo.es/x",
    "http://Ñandú.example/": "http://xn--and-6ma2c.example/",
    "https://peluquería.es。": "https://xn--peluquera-n5a.es/",
    "http://134744072/": "http://8.8.8.8/",
  };
  for (const [text, form] of Object.entries(forms)) {
    const address = read(text);
    assert.equal("url" in address && address.url.href, form, text);
  }
});

test("Any input gives a public web address or a refusal", () => {
  const pieces = "http|https|://|@|:|80|443|.|0|localhost|[::1]|ejemplo|.es|/|\\|?|#|%2e|。|ñ";
  const typed = fc.oneof(
    fc.string({ unit: "grapheme-ascii" }),
    fc.array(fc.constantFrom(...pieces.split("|")), { maxLength: 8 }).map((some) => some.join("")),
    fc.string().map((text) => `http://${text}`),
    fc.stringMatching(/^https?:\/\/[a-z0-9.:@%-]+$/),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const address = read(text);
      if ("refusal" in address) return;
      const { url } = address;
      assert.match(url.protocol, /^https?:$/);
      assert.equal(url.username + url.password + url.hash, "");
      assert.match(url.port, /^(80|443)?$/);
      assert.deepEqual(read(url.href), address, "its form is final");
    }),
    { numRuns: 3_000 },
  );
});

test("An allowed host is allowed on its port only", () => {
  const allowHosts = ["127.0.0.1:4100", "[::1]:80", "pruebas:8080"];
  const allowed = ["http://127.0.0.1:4100/", "http://2130706433:4100/", "https://127.1:4100/x"];
  const others = ["http://127.0.0.1/", "http://127.0.0.1:4101/", "http://127.0.0.2:4100/"];
  for (const text of [...allowed, "http://[::1]/", "http://PRUEBAS.:8080/"]) {
    const address = readWebAddress(text, { ...rules, allowHosts });
    assert.ok("url" in address && address.allowed, text);
  }
  for (const text of [...others, "http://ana@127.0.0.1:4100/", "ftp://127.0.0.1:4100/"]) {
    assert.ok("refusal" in readWebAddress(text, { ...rules, allowHosts }), text);
  }
  assert.equal(readAllowedHost("Pruebas:8080"), "pruebas:8080");
  const wrong = [
    "",
    ":80",
    "a",
    "a:0",
    "a:x",
    "a:99999",
    "u@a:80",
    "a/b:80",
    "http://a:80",
    "*:80",
  ];
  for (const entry of wrong) {
    assert.equal(readAllowedHost(entry), null, entry);
  }
});
