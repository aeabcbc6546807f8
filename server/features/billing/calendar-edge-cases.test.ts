import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { and, asc, eq, like } from "drizzle-orm";
import { creditEntries } from "#db/schema.ts";
import { invoices } from "#db/schema-billing.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { createPayer, waitUntilSettled } from "#test/subscribers.ts";
import { syncCustomer } from "./stripe/sync.ts";
import { mailTrialReminders } from "./trials/reminders.ts";

/** The longest step that the sandbox's clock takes. */
const stepSeconds = 365 * 86_400;
/** The next leap year. */
const year = 4 * Math.floor(new Date().getUTCFullYear() / 4) + 4;
/** The last Sunday of March, when daylight saving time begins in Madrid. */
const sunday = 31 - new Date(Date.UTC(year, 2, 31)).getUTCDay();
const march = (day: number, time: string) => `${year}-03-${day}T${time}Z`;

for (const kind of testedDatabaseKinds) {
  describe(`leap days and clock changes on ${kind}`, () => {
    const site = suiteApp({ kind, stripe: true });

    /** Advances both clocks, the product's and Stripe's, to a moment. */
    async function advanceTo(moment: string): Promise<void> {
      const until = Date.parse(moment);
      for (;;) {
        const left = Math.round((until - site.app.deps.now().getTime()) / 1000);
        const seconds = Math.min(left, stepSeconds);
        site.advance(seconds * 1000);
        await site.stripe.control.advance(seconds);
        if (seconds === left) break;
      }
      await waitUntilSettled(site);
    }

    it("a month bought on 31 January ends on 29 February, and each month grants its credits once", async () => {
      await advanceTo(`${year}-01-31T11:00:00Z`);
      const { person, subscribe } = await createPayer(site);
      await subscribe("growth");
      await advanceTo(`${year}-02-28T12:00:00Z`);
      const own = eq(invoices.userId, person.userId);
      const paidFor = async () => {
        const rows = await site.database.db
          .select({ from: invoices.periodStart, to: invoices.periodEnd })
          .from(invoices)
          .where(own)
          .orderBy(asc(invoices.periodStart));
        return rows.map(({ from, to }) => [from, to].map((day) => day.toISOString().slice(0, 10)));
      };
      const months = [
        [`${year}-01-31`, `${year}-02-29`],
        [`${year}-02-29`, `${year}-03-31`],
      ];
      assert.deepEqual(await paidFor(), months.slice(0, 1));
      await advanceTo(`${year}-02-29T13:00:00Z`);
      assert.deepEqual(await paidFor(), months);
      const filled = await site.database.db
        .selectDistinct({ ref: creditEntries.ref })
        .from(creditEntries)
        .where(and(eq(creditEntries.userId, person.userId), like(creditEntries.ref, "invoice:%")));
      assert.equal(filled.length, 2);
      assert.equal((await site.app.deps.describeUser(person.userId)).creditsLimit, 400);
    });

    it("a trial across the 23-hour Sunday lasts 72 hours, and its mails give Madrid's time", async () => {
      await advanceTo(march(sunday - 1, "11:05:00"));
      const { person, customer, subscribe } = await createPayer(site);
      await subscribe("starter", { trial_period_days: 3 });
      await waitUntilSettled(site);
      const announced = () =>
        site.mails.filter(({ to, subject }) => to === person.email && /mañana/.test(subject));
      await advanceTo(march(sunday + 1, "11:00:00"));
      await mailTrialReminders(site.app.deps);
      await waitUntilSettled(site);
      assert.equal(announced().length, 0, "it charges in more than 24 hours");
      await advanceTo(march(sunday + 1, "11:10:00"));
      await mailTrialReminders(site.app.deps);
      await waitUntilSettled(site);
      // It began at 12:00 in winter time and ends at 13:00 in summer time.
      const hour = new RegExp(`${sunday + 2} de marzo a las 13:0[3-7] \\(hora de Madrid\\)`);
      assert.match(announced()[0]!.text, hour);
      await advanceTo(march(sunday + 2, "13:00:00"));
      await syncCustomer(site.app.deps, customer);
      const { plan } = await site.app.deps.describeUser(person.userId);
      assert.equal(plan, "starter");
    });
  });
}
