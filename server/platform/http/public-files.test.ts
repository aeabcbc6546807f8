import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { after, before, describe, it, test } from "node:test";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { suiteApp, testApp } from "#test/app.ts";
import { pageHeaders } from "./security-headers.ts";

const home = `<!doctype html><html lang="es"><head>
<link rel="canonical" href="https://kolmena.invalid/"/>
<script type="application/ld+json">{"@type":"Organization"}</script>
<script>one()</script></head><body><p>Inicio</p>
<script type="module" src="/assets/app-1.js"></script><script type="later">two("https://kolmena.invalid")</script></body></html>`;
const code = "export const answer = 42;\n".repeat(20);
const built: Record<string, string | Buffer> = {
  "index.html": home,
  "404/index.html": "<p>Esta página no existe</p>",
  "legal/index.html":
    "<h1>Legal</h1><p>company-name.kolmena.invalid. company-details.kolmena.invalid</p>",
  "estado/index.html": "<footer><ul>social-links.kolmena.invalid</ul></footer>",
  "assets/footer-1.js":
    'export const mail = "contacto@kolmena.invalid", social = "social-links.kolmena.invalid";',
  "precios/index.html":
    '<html lang="es"><link rel="consent" href="/assets/consent-1.js" data-styles="/assets/consent-1.css"/><style>p{top:0}</style><h1>Precios</h1></html>',
  "login/index.html": "<h1>Hola de nuevo</h1>",
  "__spa-fallback.html": "<p>Cargando</p>",
  "sitemap.xml": "<loc>https://kolmena.invalid/legal</loc>",
  "robots.txt": "Sitemap: https://kolmena.invalid/sitemap.xml",
  "manifest.webmanifest": "{}",
  "assets/app-1.js": code,
  "assets/app-1.js.br": brotliCompressSync(code),
};

const folder = mkdtempSync(join(tmpdir(), "kolmena-public-"));

before(() => {
  for (const [path, body] of Object.entries(built)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), body);
  }
  // A file next to the folder that must never be served.
  writeFileSync(`${folder}-secret.txt`, "secret");
});
const site = suiteApp({
  publicFolder: folder,
  company: { name: "Colmenas & Co <SL>", details: undefined },
  social: [{ name: "LinkedIn", href: "https://www.linkedin.com/company/kolmena" }],
});
after(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(`${folder}-secret.txt`, { force: true });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends the path unchanged; fetch would normalise it and decompress the answer. */
function ask(
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(site.origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
      answer.on("error", reject);
    });
    asked.on("error", reject);
    asked.end();
  });
}

/** A request with a session cookie. */
const askSignedIn = (path: string) => ask(path, { headers: { cookie: "kolmena=any" } });

const text = (answer: Answer) => answer.body.toString();

test("A page is served at its path and revalidated each time", async () => {
  const answer = await ask("/legal");
  assert.equal(answer.status, 200);
  assert.match(text(answer), /^<h1>Legal<\/h1>/);
  assert.equal(answer.headers["content-type"], "text/html; charset=utf-8");
  assert.equal(answer.headers["cache-control"], "no-cache");
  assert.equal(answer.headers.vary, "accept-encoding");
  assert.equal(answer.headers["x-content-type-options"], "nosniff");
});

test("Only pages with a card field may frame one, in the sandbox only our own", async () => {
  const policyOf = async (path: string) =>
    String((await askSignedIn(path)).headers["content-security-policy"]);
  assert.match(await policyOf("/dashboard"), /; frame-src 'self';/);
  for (const path of ["/legal", "/login", "/chat"]) {
    assert.doesNotMatch(await policyOf(path), /frame-src|stripe/);
  }
  assert.doesNotMatch(await policyOf("/dashboard"), /stripe\.com/);
  const real = pageHeaders("<p>Hola</p>", { card: "stripe" });
  assert.match(
    real["content-security-policy"]!,
    /script-src 'self' https:\/\/js\.stripe\.com .*frame-src https:\/\/js\.stripe\.com .*hooks\.stripe\.com/,
  );
});

test("Without a pixel no page may contact Meta or loads the consent script", async () => {
  for (const path of ["/precios", "/login", "/dashboard"]) {
    const answer = await askSignedIn(path);
    assert.doesNotMatch(text(answer), /data-pixel/, path);
    const policy = String(answer.headers["content-security-policy"]);
    assert.doesNotMatch(policy, /facebook/, path);
    assert.match(policy, /; img-src 'self' data: blob:; font-src 'self'; connect-src 'self';/);
    assert.equal(answer.headers["referrer-policy"], "strict-origin-when-cross-origin");
  }
});

test("With a pixel exactly the measured pages allow its two hosts and load the consent script", async () => {
  const app = await testApp({ publicFolder: folder, metaPixelId: "123456789012345" });
  try {
    const headersOf = async (path: string) => {
      const answer = await fetch(app.origin + path);
      const policy = answer.headers.get("content-security-policy") ?? "";
      return { policy, html: await answer.text(), etag: answer.headers.get("etag") };
    };
    const measured = await headersOf("/precios");
    assert.match(measured.policy, /; script-src 'self' https:\/\/connect\.facebook\.net;/);
    assert.match(measured.policy, /; img-src 'self' data: blob: https:\/\/www\.facebook\.com;/);
    assert.match(measured.policy, /; connect-src 'self' https:\/\/www\.facebook\.com;/);
    assert.match(
      measured.html,
      /<html data-pixel="" lang="es">.*<script type="module" src="\/assets\/consent-1\.js" data-pixel="123456789012345">/,
    );
    assert.notEqual(measured.etag, (await ask("/precios")).headers.etag);
    for (const path of ["/login", "/dashboard", "/pedidos/secreto", "/nada"]) {
      const { policy, html } = await headersOf(path);
      assert.doesNotMatch(policy + html, /facebook|data-pixel="1/, path);
    }
  } finally {
    await app.close();
  }
});

test("/pricing redirects permanently to /precios", async () => {
  for (const method of ["GET", "HEAD"]) {
    const answer = await ask("/pricing?plan=growth&ref=x", { method });
    assert.equal(answer.status, 301);
    assert.equal(answer.headers.location, "/precios?plan=growth&ref=x");
  }
});

test("A prerendered app page is preferred to the fallback page; the others get the fallback", async () => {
  assert.match(text(await ask("/login?tab=register&next=%2Fchat")), /Hola de nuevo/);
  for (const path of ["/dashboard", "/chat", "/chat/teo", "/restablecer?token=x"]) {
    const answer = await askSignedIn(path);
    assert.equal(answer.status, 200, path);
    assert.match(text(answer), /Cargando/, path);
  }
});

test("A private page redirects strangers to sign in, with the way back", async () => {
  for (const [path, next] of [
    ["/dashboard", "%2Fdashboard"],
    ["/dashboard?tab=plan&x=%26", "%2Fdashboard%3Ftab%3Dplan%26x%3D%2526"],
    ["/chat/teo", "%2Fchat%2Fteo"],
    ["/onboarding", "%2Fonboarding"],
    ["/onboarding?ref=ROSA", "%2Fonboarding&ref=ROSA"],
    ["/dashboard?tab=plan&ref=R%26", "%2Fdashboard%3Ftab%3Dplan&ref=R%26"],
  ] as const) {
    const { status, headers } = await ask(path);
    assert.equal(status, 302, path);
    assert.equal(headers.location, `/login?next=${next}`);
    assert.equal(headers["cache-control"], "no-store");
  }
});

test("Placeholders for the public origin are replaced", async () => {
  for (const path of ["/", "/sitemap.xml", "/robots.txt"]) {
    const body = text(await ask(path));
    assert.match(body, /http:\/\/localhost/, path);
    assert.doesNotMatch(body, /kolmena\.invalid/, path);
  }
});

test("The company name is escaped in pages and scripts", async () => {
  const page = text(await ask("/legal"));
  assert.match(page, /Colmenas &amp; Co &lt;SL&gt;\. Los datos de la empresa titular/);
  const code = await ask("/assets/footer-1.js");
  assert.match(text(code), /"hola@kolmena\.example"/);
  // Its hash is that of the built file, not of the replaced text, so it is not immutable.
  assert.equal(code.headers["cache-control"], "no-cache");
});

test("Social profiles are list items in pages, and the same in the script that hydrates them", async () => {
  const href = "https://www.linkedin.com/company/kolmena";
  const page = text(await ask("/estado"));
  assert.match(page, new RegExp(`<ul><li><a href="${href}" rel="me">LinkedIn</a></li></ul>`));
  assert.match(text(await ask("/assets/footer-1.js")), new RegExp(`social = "LinkedIn=${href}"`));
});

test("A trailing slash redirects to the page and keeps the query", async () => {
  const expected = {
    "/legal/": "/legal",
    "/login/?tab=register&next=/": "/login?tab=register&next=/",
    "/dashboard/": "/dashboard",
    "/chat/": "/chat",
    "/chat/teo/?a=1": "/chat/teo?a=1",
    "/chat/%2F%2Fevil.example/": "/chat/%2F%2Fevil.example",
  };
  for (const [path, target] of Object.entries(expected)) {
    const answer = await ask(path);
    assert.equal(answer.status, 301, path);
    assert.equal(answer.headers.location, target);
  }
  assert.equal((await ask("//evil.example/")).status, 404);
});

test("Files with a hash in their name are cached for a year; others are not", async () => {
  const asset = await ask("/assets/app-1.js");
  assert.equal(asset.headers["cache-control"], "public, max-age=31536000, immutable");
  assert.equal(asset.headers["content-type"], "text/javascript; charset=utf-8");
  const manifest = await ask("/manifest.webmanifest");
  assert.equal(manifest.headers["content-type"], "application/manifest+json");
  assert.equal(manifest.headers["cache-control"], "no-cache");
});

test("Clients that accept brotli get it, with the same content", async () => {
  for (const [path, accepts] of [
    ["/assets/app-1.js", "gzip, deflate, br, zstd"],
    ["/", "br;q=0.5"],
  ] as const) {
    const plain = await ask(path);
    const packed = await ask(path, { headers: { "accept-encoding": accepts } });
    assert.equal(plain.headers["content-encoding"], undefined);
    assert.equal(packed.headers["content-encoding"], "br");
    assert.equal(packed.headers.vary, "accept-encoding");
    assert.ok(packed.body.length < plain.body.length, path);
    assert.deepEqual(brotliDecompressSync(packed.body), plain.body);
  }
  for (const accepts of ["gzip", "br;q=0", "br; q=0.0, gzip", "brotli", "identity"]) {
    const answer = await ask("/", { headers: { "accept-encoding": accepts } });
    assert.equal(answer.headers["content-encoding"], undefined, accepts);
  }
});

test("A matching etag gets a 304 without a body", async () => {
  const { headers } = await ask("/");
  const etag = String(headers.etag);
  for (const known of [etag, `"other", ${etag}`, etag.replace("W/", ""), "*"]) {
    const answer = await ask("/", { headers: { "if-none-match": known } });
    assert.equal(answer.status, 304, known);
    assert.equal(answer.body.length, 0);
    assert.equal(answer.headers.etag, etag);
    assert.equal(answer.headers["cache-control"], "no-cache");
  }
  const other = await ask("/", { headers: { "if-none-match": '"other"' } });
  assert.equal(other.status, 200);
  const missing = await ask("/no-existe", { headers: { "if-none-match": "*" } });
  assert.equal(missing.status, 404);
});

test("HEAD answers like GET, without a body", async () => {
  for (const path of ["/", "/dashboard", "/assets/app-1.js", "/no-existe"]) {
    const got = await ask(path);
    const head = await ask(path, { method: "HEAD" });
    assert.equal(head.status, got.status, path);
    assert.equal(head.body.length, 0);
    assert.equal(head.headers["content-length"], String(got.body.length), path);
    assert.equal(head.headers.etag, got.headers.etag);
  }
});

test("An unknown path shows the 404 page; an unknown asset gets a JSON 404", async () => {
  for (const path of ["/no-existe", "/legal/otra", "/chat/teo/1", "/login/x", "/404"]) {
    const answer = await ask(path);
    assert.equal(answer.status, 404, path);
    assert.match(text(answer), /Esta página no existe/, path);
    assert.match(String(answer.headers["content-security-policy"]), /default-src 'none'/);
  }
  for (const path of ["/assets/app-0.js", "/api/no-existe"]) {
    const answer = await ask(path);
    assert.equal(answer.status, 404, path);
    assert.equal(answer.headers["cache-control"], "no-store", path);
    assert.equal(JSON.parse(text(answer)).code, "not_found");
  }
});

test("The fallback page and compressed copies have no address of their own", async () => {
  for (const path of ["/__spa-fallback.html", "/404/index.html", "/assets/app-1.js.br"]) {
    assert.equal((await ask(path)).status, 404, path);
  }
});

test("No path leads out of the folder", async () => {
  const secret = `${basename(folder)}-secret.txt`;
  const ways = ["..", "%2e%2e", ".%2e", "..%2f..", "%2e%2e%2f", "..%5c..", "..%252f..", "....//"];
  const starts = ["", "/assets", "/legal"];
  for (const start of starts) {
    for (const way of ways) {
      for (const target of [secret, "etc/passwd", "package.json"]) {
        const answer = await ask(`${start}/${way}/${target}`);
        assert.ok([400, 404].includes(answer.status), `${start}/${way}/${target}`);
        assert.doesNotMatch(text(answer), /secret|root:|kolmena"/);
      }
    }
  }
  assert.equal((await ask("/..%2f..%2fetc/passwd")).status, 404);
  assert.equal((await ask("/legal%00.html")).status, 404);
});

test("Too long and malformed paths get an answer, not an error", async () => {
  assert.equal((await ask(`/${"a".repeat(8_000)}`)).status, 404);
  assert.equal((await ask(`/chat/${"a".repeat(8_000)}`)).status, 404);
  assert.equal((await ask(`/legal?${"a".repeat(8_000)}`)).status, 200);
  assert.equal((await ask(`/${"a".repeat(40_000)}`)).status, 431);
  assert.equal((await ask("/%E0%A4%A")).status, 400);
  assert.deepEqual(site.errors, []);
});

test("Pages do not accept other methods", async () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const answer = await ask("/legal", { method });
    assert.equal(answer.status, 404, method);
    assert.equal(JSON.parse(text(answer)).code, "not_found");
  }
});

/** The inline scripts that a browser would run: those whose hash is in the policy. */
function scriptsThatRun(html: string, policy: string): string[] {
  const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
  assert.ok(!allowed.some((source) => /unsafe|^\*|data:/.test(source)), policy);
  const inside = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  return inside
    .map(([, script = ""]) => script)
    .filter((script) => {
      const hash = createHash("sha256").update(script).digest("base64");
      return allowed.includes(`'sha256-${hash}'`);
    });
}

test("Inline scripts of the build run; an injected one does not", async () => {
  const answer = await ask("/");
  const policy = String(answer.headers["content-security-policy"]);
  const html = text(answer);
  assert.deepEqual(scriptsThatRun(html, policy), ["one()", 'two("http://localhost")']);
  const injected = html.replace("<p>Inicio</p>", "<p>Inicio</p><script>steal()</script>");
  assert.ok(!scriptsThatRun(injected, policy).includes("steal()"));
  const elsewhere = String((await ask("/legal")).headers["content-security-policy"]);
  assert.deepEqual(scriptsThatRun(html, elsewhere), []);
});

test("Inline styles of the build apply; an injected one does not", async () => {
  const policy = String((await ask("/precios")).headers["content-security-policy"]);
  const hash = createHash("sha256").update("p{top:0}").digest("base64");
  assert.match(policy, /; style-src 'self' 'sha256-[^' ]+';/);
  assert.ok(policy.includes(`style-src 'self' 'sha256-${hash}';`), policy);
});

test("A page loads nothing from other origins and cannot be framed", async () => {
  const policy = String((await ask("/")).headers["content-security-policy"]).split("; ");
  for (const rule of [
    "default-src 'none'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]) {
    assert.ok(policy.includes(rule), rule);
  }
});

describe("in production", () => {
  const live = suiteApp({ publicFolder: folder, production: true });

  it("the development page does not exist", async () => {
    assert.equal((await ask("/dashboard-test")).status, 200);
    const answer = await fetch(`${live.origin}/dashboard-test`);
    assert.equal(answer.status, 404);
    assert.match(await answer.text(), /Esta página no existe/);
    assert.equal((await fetch(`${live.origin}/dashboard`)).status, 200);
  });

  it("without profiles the list is empty", async () => {
    const answer = await fetch(`${live.origin}/estado`);
    assert.equal(await answer.text(), "<footer><ul></ul></footer>");
  });
});
