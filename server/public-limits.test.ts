import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { contact } from "#shared/contact.ts";
import { generateImage } from "#shared/pictures.ts";
import { analyzeWebsite } from "#shared/websites.ts";
import { PersonAtAddress } from "#test/ads-buyer.ts";
import { dotRenderer } from "#test/ads-orders.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { startLocalSite } from "#test/local-site.ts";

const hourMs = 3_600_000;

const shop = await startLocalSite((_request, response) =>
  response.writeHead(200, { "content-type": "text/html" }).end("<h1>Vivero La Encina</h1>"),
);
after(() => shop.close());

for (const kind of testedDatabaseKinds) {
  describe(`limits of public endpoints on ${kind}`, () => {
    const site = suiteApp({
      kind,
      allowHosts: [shop.host],
      renderer: dotRenderer,
      trustedProxies: ["127.0.0.1"],
    });

    /** Counts the statuses of this many requests in a row. */
    async function statuses(times: number, ask: (at: number) => Promise<{ status: number }>) {
      const seen: Record<number, number> = {};
      for (let at = 0; at < times; at++) {
        const { status } = await ask(at);
        seen[status] = (seen[status] ?? 0) + 1;
      }
      return seen;
    }

    /** Moves to the start of an hour, so that no rate-limit window ends during the test. */
    function freshHour(): void {
      site.advance(hourMs - (site.app.deps.now().getTime() % hourMs) + 1000);
    }

    const write = (ip: string, email: string) =>
      new PersonAtAddress(site.origin, ip).call(contact, {
        body: { name: "Ana", email, message: "¿Hay precio de agencia?" },
      });
    const analyze = (ip: string, email: string) =>
      new PersonAtAddress(site.origin, ip).call(analyzeWebsite, {
        body: { websiteUrl: `http://${shop.host}/`, email, businessName: "Vivero" },
      });
    const draw = (ip: string) =>
      new PersonAtAddress(site.origin, ip).call(generateImage, {
        body: { prompt: "Un ramo de flores secas" },
      });

    it("210 messages from one address do not block the contact form for others", async () => {
      freshHour();
      const seen = await statuses(210, (at) => write("203.0.113.1", `una-${at}@ejemplo.test`));
      assert.deepEqual(seen, { 201: 5, 429: 205 });
      assert.equal((await write("203.0.113.2", "otra@ejemplo.test")).status, 201);
    });

    it("an address at its limit does not block others who use the same e-mail", async () => {
      freshHour();
      const seen = await statuses(20, (at) => write("203.0.113.3", `${at % 5}@ejemplo.test`));
      assert.deepEqual(seen, { 201: 5, 429: 15 });
      assert.equal((await write("203.0.113.4", "0@ejemplo.test")).status, 201);
    });

    if (process.env.TEST_LONG) {
      it("1,010 analyses from one address do not block others", async () => {
        freshHour();
        const seen = await statuses(1_010, (at) =>
          analyze("203.0.113.5", `web-${at % 90}@ejemplo.test`),
        );
        assert.deepEqual(seen, { 200: 30, 429: 980 });
        assert.equal((await analyze("203.0.113.6", "otra@ejemplo.test")).status, 200);
      });

      it("610 pictures from one address do not block others", async () => {
        freshHour();
        const seen = await statuses(610, () => draw("203.0.113.7"));
        assert.deepEqual(seen, { 200: 12, 429: 598 });
        assert.equal((await draw("203.0.113.8")).status, 200);
      });
    }
  });
}
