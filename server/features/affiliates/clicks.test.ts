import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { affiliateClicks, affiliates, referrals } from "#db/schema-affiliates.ts";
import { readAffiliate, registerAffiliate, trackClick } from "#shared/affiliates.ts";
import { clickBody, newAffiliate, newReferral, signUp, Visitor } from "#test/affiliate-visitors.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { sumDailyStats } from "./daily-stats.ts";
import { affiliateSchedules } from "./jobs.ts";

const dayMs = 86_400_000;
const nothing = { tracked: false, clickId: null };

for (const kind of testedDatabaseKinds) {
  describe(`visits through an affiliate's link on ${kind}`, () => {
    const site = suiteApp({ kind, trustedProxies: ["127.0.0.1"] });
    const clicksOf = (affiliateId: string) =>
      site.database.db
        .select()
        .from(affiliateClicks)
        .where(eq(affiliateClicks.affiliateId, affiliateId));
    const referralsOf = (affiliateId: string) =>
      site.database.db.select().from(referrals).where(eq(referrals.affiliateId, affiliateId));
    const visit = async (visitor: Visitor, code: string, more = {}) =>
      (await visitor.call(trackClick, { body: { ...clickBody(code), ...more } })).body;

    it("registering again keeps the first code, and another user reads that they are not an affiliate", async () => {
      const { person, code } = await newAffiliate(site);
      assert.match(code, /^[B-DF-HJ-NP-TV-Z2-9]{8}$/);
      const again = await person.call(registerAffiliate);
      assert.match(again.body.message, /Ya eras afiliado/);
      const { body } = await person.call(readAffiliate);
      assert.ok("affiliate" in body);
      assert.equal(body.affiliate.link, `${site.origin}/?ref=${code}`);
      const nobody = await (await site.person()).call(readAffiliate);
      assert.deepEqual([nobody.status, nobody.body], [200, { message: "No eres afiliado" }]);
      const joins = await Promise.all(
        [1, 2, 3, 4].map(async () => (await person.call(registerAffiliate)).status),
      );
      assert.deepEqual(joins, [200, 200, 200, 200]);
    });

    it("a visit counts once a day, and its two URLs are stored without their queries", async () => {
      const { id, code } = await newAffiliate(site);
      const visitor = new Visitor(site.origin);
      const first = await visit(visitor, code.toLowerCase(), {
        referrerUrl: "https://blog.ejemplo.test/entrada?usuario=rosa#pie",
        landingUrl: `${site.origin}/precios?ref=${code}&token=secreto`,
      });
      assert.equal(first.tracked, true);
      assert.deepEqual(await visit(visitor, code), first);
      const other = await visit(new Visitor(site.origin), code, {
        landingUrl: "https://otra.test/x?ref=1",
        referrerUrl: "javascript:alert(1)",
      });
      assert.notEqual(other.clickId, first.clickId);
      const stored = await clicksOf(id);
      assert.deepEqual(
        stored.map(({ landingUrl, referrerUrl }) => [landingUrl, referrerUrl]).sort(),
        [
          ["/", "direct"],
          ["/precios", "https://blog.ejemplo.test/entrada"],
        ],
      );
      site.advance(dayMs + 1000);
      assert.notEqual((await visit(visitor, code)).clickId, first.clickId);
      assert.equal((await clicksOf(id)).length, 3);
    });

    it("twenty simultaneous visits by one browser count once", async () => {
      const { id, code } = await newAffiliate(site);
      const visitor = new Visitor(site.origin);
      const ids = await Promise.all(
        Array.from({ length: 20 }, async () => (await visit(visitor, code)).clickId),
      );
      assert.equal(new Set(ids).size, 1);
      assert.equal((await clicksOf(id)).length, 1);
    });

    it("visits by bots, with unknown codes, to affiliates on hold or by the affiliate are not counted", async () => {
      const { id, code, person } = await newAffiliate(site);
      const robot = new Visitor(site.origin);
      robot.userAgent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
      assert.deepEqual(await visit(robot, code), nothing);
      assert.deepEqual(await visit(new Visitor(site.origin), "NADIE234"), nothing);
      assert.deepEqual(await visit(new Visitor(site.origin), "' or 1=1 --"), nothing);
      assert.deepEqual(await visit(person, code), nothing);
      // The affiliate, signed out, with the same browser and IP address.
      const again = new Visitor(site.origin, person.ip);
      assert.deepEqual(await visit(again, code), nothing);
      await site.database.db
        .update(affiliates)
        .set({ heldAt: site.app.deps.now() })
        .where(eq(affiliates.id, id));
      assert.deepEqual(await visit(new Visitor(site.origin), code), nothing);
      assert.equal((await clicksOf(id)).length, 0);
    });

    it("too long values are refused by field, and the rate limit is per IP address", async () => {
      const { code } = await newAffiliate(site);
      const visitor = new Visitor(site.origin);
      const body = { affiliateCode: "X".repeat(41), referrerUrl: "", landingUrl: "x".repeat(501) };
      const refused = await visitor.call(trackClick, { body });
      assert.equal(refused.status, 422);
      assert.deepEqual(Object.keys(refused.body.fields ?? {}).sort(), [
        "affiliateCode",
        "landingUrl",
        "referrerUrl",
      ]);
      const answers = await Promise.all(
        Array.from(
          { length: 140 },
          async () => (await visitor.call(trackClick, { body: clickBody(code) })).status,
        ),
      );
      const taken = answers.filter((status) => status === 200).length;
      // The limit's hourly window may have ended in between.
      assert.ok(taken >= 120, `${taken}`);
      assert.ok(answers.every((status) => status === 200 || status === 429));
      assert.equal((await visit(new Visitor(site.origin), code)).tracked, true);
    });

    it("a sign-up is attributed to the last click, and a code without a click counts for nobody", async () => {
      const [one, other] = [await newAffiliate(site), await newAffiliate(site)];
      const visitor = new Visitor(site.origin);
      const first = await visit(visitor, one.code);
      const last = await visit(visitor, other.code);
      await signUp(visitor, { affiliateCode: other.code, affiliateClickId: last.clickId });
      assert.equal((await referralsOf(one.id)).length, 0);
      const [referral] = await referralsOf(other.id);
      assert.deepEqual(
        [referral?.userId, referral?.landingUrl, referral?.number, referral?.clickId],
        [visitor.userId, "/precios", 1, last.clickId],
      );
      for (const by of [
        { affiliateCode: one.code },
        { affiliateCode: one.code, affiliateClickId: null },
        // Another affiliate's click, an unknown click, a click without a code.
        { affiliateCode: other.code, affiliateClickId: first.clickId },
        { affiliateCode: one.code, affiliateClickId: crypto.randomUUID() },
        { affiliateClickId: first.clickId },
      ]) {
        await signUp(new Visitor(site.origin), by);
      }
      assert.equal((await referralsOf(one.id)).length + (await referralsOf(other.id)).length, 1);
    });

    it("a sign-up is attributed to a click for sixty days", async () => {
      const ana = await newAffiliate(site);
      const [soon, late] = [new Visitor(site.origin), new Visitor(site.origin)];
      const clicks = [await visit(soon, ana.code), await visit(late, ana.code)];
      site.advance(60 * dayMs - 60_000);
      await signUp(soon, { affiliateCode: ana.code, affiliateClickId: clicks[0]!.clickId });
      site.advance(120_000);
      await signUp(late, { affiliateCode: ana.code, affiliateClickId: clicks[1]!.clickId });
      assert.deepEqual(
        (await referralsOf(ana.id)).map(({ userId }) => userId),
        [soon.userId],
      );
    });

    it("an affiliate cannot refer themselves with another spelling of their email address", async () => {
      const ana = await newAffiliate(site, "ana.ruiz@gmail.com");
      const { clickId } = await visit(new Visitor(site.origin), ana.code);
      await signUp(
        new Visitor(site.origin),
        { affiliateCode: ana.code, affiliateClickId: clickId },
        "AnaRuiz+otra@googlemail.com",
      );
      assert.equal((await referralsOf(ana.id)).length, 0);
    });

    it("simultaneous sign-ups are numbered without gaps", async () => {
      const ana = await newAffiliate(site);
      await Promise.all(Array.from({ length: 8 }, () => newReferral(site, ana)));
      const numbers = (await referralsOf(ana.id)).map(({ number }) => number);
      assert.deepEqual(
        numbers.sort((a, b) => a - b),
        [1, 2, 3, 4, 5, 6, 7, 8],
      );
    });

    it("visitor keys are deleted after two days and clicks after 120, but the daily counts stay", async () => {
      const ana = await newAffiliate(site);
      await newReferral(site, ana);
      await visit(new Visitor(site.origin), ana.code);
      const schedule = affiliateSchedules.find(({ name }) => name === "forget-old-clicks")!;
      const work = () => schedule.work(site.app.deps, new AbortController().signal);
      site.advance(3 * dayMs);
      await work();
      assert.deepEqual(
        (await clicksOf(ana.id)).map(({ visitorKey }) => visitorKey),
        [null, null],
      );
      site.advance(118 * dayMs);
      await work();
      assert.equal((await clicksOf(ana.id)).length, 0);
      assert.equal((await sumDailyStats(site.app.deps, ana.id)).clicks, 2);
      assert.equal((await referralsOf(ana.id))[0]?.clickId, null);
    });
  });
}
