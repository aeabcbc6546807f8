import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it, type TestContext, test } from "node:test";
import sharp from "sharp";
import { createLog } from "#server/platform/log.ts";
import { createRenderer } from "#server/renderer/renderer.ts";
import { analyzeWebsite } from "#shared/websites.ts";
import { suiteApp } from "#test/app.ts";
import { startLocalSite } from "#test/local-site.ts";
import type { PrepareRequest, Renderer } from "../creatives/renderer.ts";
import { readSiteColors } from "./site-colors.ts";

const faulty = join(import.meta.dirname, "../../../../test/faulty-drawing-process.ts");
const never = new AbortController().signal;

const square = (background: string) =>
  sharp({ create: { width: 96, height: 96, channels: 3, background } })
    .png()
    .toBuffer();

/** A renderer that is closed with its test, and what it logs. */
function rendererOf(t: TestContext, program?: string) {
  const lines: { message: string; pid?: number; kind?: string; attempts?: number }[] = [];
  const log = createLog({ level: "info", write: (line) => lines.push(JSON.parse(line)) });
  const renderer = createRenderer({
    log,
    priority: 0,
    children: 1,
    ...(program ? { program } : {}),
  });
  t.after(() => renderer.close());
  return { renderer, log, lines };
}

test("A picture's colours are read by a process without the server's secrets in its environment", async (t) => {
  const secrets = { STRIPE_SECRET_KEY: "sk-a-secret", DATABASE_URL: "postgres://a-secret" };
  Object.assign(process.env, secrets);
  t.after(() => {
    for (const name of Object.keys(secrets)) delete process.env[name];
  });
  const { lines, ...deps } = rendererOf(t);
  const red = { url: "http://a.test/a.png", bytes: await square("#c81e1e"), signal: never };
  assert.deepEqual(await readSiteColors(deps, red), ["#c81e1e"]);
  const page = Buffer.from("<html>No</html>");
  assert.deepEqual(await readSiteColors(deps, { ...red, bytes: page }), []);
  const started = lines.filter(({ message }) => message === "A renderer started");
  assert.equal(started.length, 1);
  const environment = `/proc/${started[0]!.pid}/environ`;
  if (!existsSync(environment)) return t.skip("Only Linux shows what a process was given");
  const environmentText = readFileSync(environment, "utf8");
  assert.doesNotMatch(environmentText, /secret|STRIPE|DATABASE/i);
});

test("A picture that crashes the reading process gives no colours and no other damage", async (t) => {
  const { lines, ...deps } = rendererOf(t, faulty);
  const bad = { url: "http://a.test/a.png", bytes: Buffer.from("CRASH"), signal: never };
  assert.deepEqual(await readSiteColors(deps, bad), []);
  const lost = lines.filter(({ message }) => message === "A renderer was lost");
  assert.deepEqual(
    lost.map(({ attempts }) => attempts),
    [1, 2],
  );
  const late = { ...bad, signal: AbortSignal.abort() };
  assert.deepEqual(await readSiteColors(deps, late), []);
});

describe("the colours of a site's pictures", () => {
  let shop: Awaited<ReturnType<typeof startLocalSite>>;
  let people = 0;
  const requestedUses: PrepareRequest["use"][] = [];
  let answer: Awaited<ReturnType<Renderer["prepare"]>>;
  const renderer = {
    prepare: async ({ use }: PrepareRequest) => {
      requestedUses.push(use);
      return answer;
    },
    draw: () => Promise.reject(new Error("Nothing is drawn here")),
    close: async () => undefined,
  } as unknown as Renderer;

  before(async () => {
    const mark = await square("#c81e1e");
    shop = await startLocalSite((request, response) => {
      const [type, body] = request.url?.endsWith(".png")
        ? ["image/png", mark]
        : ["text/html", '<title>Pan</title><h1>Pan</h1><img src="/m.png" class="logo" alt="logo">'];
      response.writeHead(200, { "content-type": type as string }).end(body);
    });
  });
  after(() => shop.close());
  const site = suiteApp(() => ({ allowHosts: [shop.host], renderer }));

  async function colorsOf(path: string) {
    const body = {
      websiteUrl: `${shop.host}${path}`,
      email: `ana${++people}@ejemplo.test`,
      businessName: "Taller",
    };
    const analyzed = await site.stranger().call(analyzeWebsite, { body });
    assert.equal(analyzed.status, 200, JSON.stringify(analyzed.body));
    return analyzed.body.analysis.colors;
  }

  it("come from the renderer, and a page whose picture cannot be read is still analysed", async () => {
    answer = { type: "prepared", prepared: { colors: ["#1e5ac8"] } };
    assert.deepEqual(await colorsOf("/uno"), ["#1e5ac8"]);
    assert.deepEqual([...new Set(requestedUses)], ["colors"]);
    answer = { type: "failed", failure: { kind: "crashed", detail: "It fell", attempts: 2 } };
    assert.deepEqual(await colorsOf("/dos"), []);
  });
});
