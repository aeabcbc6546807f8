import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { stripeEvents } from "#db/schema-billing.ts";
import { runCommand } from "#server/admin/run.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { makeStripeEvent, postEvent } from "#test/stripe-events.ts";
import { createPayer, waitUntilSettled } from "#test/subscribers.ts";
import { eventually } from "#test/wait-until.ts";
import { reconcile } from "./reconciler.ts";

const dayMs = 86_400_000;

for (const kind of testedDatabaseKinds) {
  describe(`events that always fail on ${kind}`, () => {
    const site = suiteApp({ kind, stripe: true, expectsErrors: true });

    const admin = (...argv: string[]) =>
      runCommand({ ...site.app.deps, database: site.database }, argv);

    async function stored(id: string) {
      const [row] = await site.app.deps.db
        .select()
        .from(stripeEvents)
        .where(eq(stripeEvents.id, id));
      return row!;
    }

    const health = async () => JSON.parse((await admin("health", "--json")).out).fields;

    it("a failing event is given up after three days, reported to the operator, and handled when retried", async () => {
      const ana = await createPayer(site);
      const held = await ana.subscribe("starter");
      await waitUntilSettled(site);
      const path = `/v1/subscriptions/${held.id}`;
      await site.stripe.control.fault({ method: "GET", path, times: 1_000, kind: "500" });
      const event = makeStripeEvent("customer.subscription.updated", held.id);
      assert.equal(await postEvent(site, event), 200);
      await eventually(async () => {
        const { rows } = await site.database.sql(
          "select 1 from pgboss.job where name = 'handle-stripe-event' and state = 'retry'",
        );
        assert.equal(rows.length, 1);
      });
      assert.equal((await health()).stripeEventsGivenUp, 0);
      // As if all retries had been used up.
      await site.database.sql(
        "update pgboss.job set state = 'failed' where name = 'handle-stripe-event' and state in ('retry', 'active')",
      );
      site.advance(3 * dayMs + 1_000);
      const givenUpLines = () => site.errors.filter((line) => line.includes("given up"));
      await reconcile(site.app.deps);
      await reconcile(site.app.deps);
      assert.ok((await stored(event.id)).givenUpAt);
      assert.equal(givenUpLines().length, 1);
      assert.match(givenUpLines()[0]!, new RegExp(event.id));
      const { stripeEventsGivenUp, stripeEventsGivenUpSince, stripeEventsWaiting } = await health();
      assert.deepEqual([stripeEventsGivenUp, stripeEventsWaiting], [1, 0]);
      assert.ok(stripeEventsGivenUpSince);
      assert.match((await admin("events", "list")).out, new RegExp(event.id));
      assert.equal((await admin("events", "retry", "evt_nobodys")).exitCode, 3);

      await site.stripe.control.clearFaults();
      const retried = await admin("events", "retry", event.id);
      assert.match(retried.out, /se intentarán de nuevo: 1/, retried.err);
      await eventually(async () => assert.ok((await stored(event.id)).workedAt));
      assert.equal((await health()).stripeEventsGivenUp, 0);
      assert.equal((await admin("events", "retry", event.id)).exitCode, 3);
      assert.match((await admin("events", "retry", "all")).out, /se intentarán de nuevo: 0/);
    });
  });
}
