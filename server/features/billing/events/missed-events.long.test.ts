import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { count, isNull } from "drizzle-orm";
import type Stripe from "stripe";
import { stripeEvents } from "#db/schema-billing.ts";
import { silentLog, testDatabase, testedDatabaseKinds } from "#test/database.ts";
import type { BillingDeps } from "../deps.ts";
import { readMissedEvents } from "./missed-events.ts";

const day = 86_400;
const nowSeconds = 1_800_000_000;
const many = process.env.TEST_LONG ? 45_000 : 2_600;

/** Stripe's list of events in memory: `total` events, aged as `ageOf` says. */
function listedAtStripe(total: number, ageOf: (at: number) => number) {
  // Oldest first.
  const events = Array.from({ length: total }, (_, at) => ({
    id: `evt_${at}`,
    type: "product.updated",
    created: Math.floor(nowSeconds - ageOf(at)),
    data: { object: { id: "prod_1" } },
  })).sort((one, other) => one.created - other.created);
  const places = new Map(events.map(({ id }, at) => [id, at]));
  let requests = 0;
  let diesAfter = Number.POSITIVE_INFINITY;
  async function list(params: Stripe.EventListParams) {
    requests += 1;
    if (requests > diesAfter) throw new Error("Killed");
    const { gte = 0, lt = Number.POSITIVE_INFINITY } = params.created as Stripe.RangeQueryParam;
    const before = params.starting_after ? places.get(params.starting_after)! : events.length;
    const data = [];
    let at = before - 1;
    for (; at >= 0 && data.length < params.limit! && events[at]!.created >= gte; at--) {
      if (events[at]!.created < lt) data.push(events[at]!);
    }
    return { data, has_more: at >= 0 && events[at]!.created >= gte };
  }
  return {
    stripe: async () => ({ events: { list } }) as unknown as Stripe,
    requests: () => requests,
    dieAfter: (more: number) => {
      diesAfter = requests + more;
    },
  };
}

for (const kind of testedDatabaseKinds) {
  describe(`events that no webhook brought, on ${kind}`, () => {
    async function withDatabase(
      listed: ReturnType<typeof listedAtStripe>,
      work: (deps: BillingDeps, queued: string[]) => Promise<void>,
    ): Promise<void> {
      const database = await testDatabase(kind);
      const queued: string[] = [];
      const deps = {
        db: database.db,
        log: silentLog(),
        now: () => new Date(nowSeconds * 1000),
        stripe: listed.stripe,
        jobs: {
          later: async (_job: unknown, { eventId }: { eventId: string }) => queued.push(eventId),
        },
      } as unknown as BillingDeps;
      try {
        await work(deps, queued);
      } finally {
        await database.close();
      }
    }
    const stored = async ({ db }: BillingDeps) =>
      (
        await db.select({ rows: count() }).from(stripeEvents).where(isNull(stripeEvents.workedAt))
      )[0]!.rows;

    it(`${many} events of thirty days are all read, although each run is killed on the way`, async (t) => {
      // Quiet weeks, busy days, and a burst within a minute.
      const ageOf = (at: number) =>
        at % 3 === 0
          ? (at / many) * 30 * day
          : at % 3 === 1
            ? 9 * day + (at % 900)
            : 2 * day + (at % 60);
      const listed = listedAtStripe(many, ageOf);
      await withDatabase(listed, async (deps, queued) => {
        const perLife = process.env.TEST_LONG ? 120 : 25;
        let lives = 0;
        let found = 0;
        for (let complete = false; !complete; lives++) {
          assert.ok(lives < 100, "it never ends");
          listed.dieAfter(perLife);
          const read = await readMissedEvents(deps).catch((error: Error) => {
            if (error.message !== "Killed") throw error;
            return null;
          });
          found += read?.missed ?? 0;
          complete = read?.complete ?? false;
        }
        t.diagnostic(
          `${kind}: ${many} events in ${listed.requests()} requests, ${lives} lives of ${perLife} requests; ${found} found by the last`,
        );
        assert.equal(await stored(deps), many);
        assert.equal(new Set(queued).size, many);
        assert.equal(queued.length, many, "none is queued twice");
        const before = listed.requests();
        listed.dieAfter(10);
        assert.deepEqual(await readMissedEvents(deps), { missed: 0, complete: true });
        assert.ok(listed.requests() - before <= 2, "the next round asks for the last hour only");
      });
    });

    it("more than twenty thousand events within one second are all read", async () => {
      const burst = process.env.TEST_LONG ? 21_000 : 2_300;
      const listed = listedAtStripe(burst, () => 5 * day);
      await withDatabase(listed, async (deps) => {
        assert.deepEqual(await readMissedEvents(deps), { missed: burst, complete: true });
        assert.equal(await stored(deps), burst);
      });
    });

    it("a server whose clock is ahead of Stripe's misses no event", async () => {
      const listed = listedAtStripe(40, (at) => 2 * day - at * 60);
      await withDatabase(listed, async (deps) => {
        const ahead = { ...deps, now: () => new Date((nowSeconds + 5 * day) * 1000) };
        assert.equal((await readMissedEvents(ahead)).missed, 40);
        const later = listedAtStripe(41, (at) => 2 * day - at * 60);
        assert.equal((await readMissedEvents({ ...ahead, stripe: later.stripe })).missed, 1);
      });
    });

    it("an aborted round stops after its page and reports that it is incomplete", async () => {
      const listed = listedAtStripe(500, () => 3 * day);
      await withDatabase(listed, async (deps) => {
        const aborted = AbortSignal.abort();
        assert.deepEqual(await readMissedEvents(deps, aborted), { missed: 0, complete: false });
      });
    });
  });
}
