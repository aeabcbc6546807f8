import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readAffiliate, requestPayout, savePayoutDetails } from "#shared/affiliates.ts";
import {
  addCommission,
  password,
  payableAffiliate,
  payoutsOf,
  waitForFinishedPayouts,
} from "#test/affiliates/payable-affiliates.ts";
import { suiteApp } from "#test/app.ts";
import { until } from "#test/wait-until.ts";
import { nextFriday } from "../madrid-time.ts";
import { runFridayPayouts } from "./friday-run.ts";

const dayMs = 86_400_000;
const running = new AbortController().signal;

describe("new payout accounts", () => {
  const site = suiteApp({ trustedProxies: ["127.0.0.1"] });

  it("a new account is not paid for three days, and the answer, the dashboard and the mail say until when", async () => {
    const ana = await payableAffiliate(site);
    await addCommission(site, ana, 5000);
    const view = async () => {
      const { body } = await ana.person.call(readAffiliate);
      assert.ok("stats" in body);
      return body;
    };
    const now = site.app.deps.now();
    const first = nextFriday(new Date(now.getTime() + 2 * dayMs));
    const second = nextFriday(first);
    const goTo = (moment: Date) => site.advance(moment.getTime() - site.app.deps.now().getTime());
    goTo(new Date(first.getTime() - 2 * dayMs));
    const body = { method: "paypal", account: "a@example.com", holder: "Ana", password } as const;
    const saved = await ana.person.call(savePayoutDetails, { body });
    const waitsUntil = Date.parse(saved.body.waitsUntil!);
    assert.equal(waitsUntil - Date.parse(saved.body.changedAt), 72 * 3_600_000);
    const day = second.toLocaleDateString("es", {
      ...{ day: "numeric", month: "long", timeZone: "Europe/Madrid" },
    });
    const asked = await ana.person.call(requestPayout, { body: { amount: 10 } });
    assert.match(asked.body.message, new RegExp(`^El viernes ${day} te enviamos .* 72 horas\\.$`));
    assert.equal((await view()).nextPayout.at, second.toISOString());
    const changed = await until(() =>
      site.mails.findLast(
        ({ to, subject }) => to === ana.person.email && /^Ha cambiado/.test(subject),
      ),
    );
    assert.match(changed.text, new RegExp(`72 horas: .* el viernes ${day}\\.`));
    assert.match(changed.text, /\/affiliate-dashboard\?tab=pagos/);
    goTo(new Date(first.getTime() + 60_000));
    await runFridayPayouts(site.app.deps, running);
    assert.deepEqual(
      (await payoutsOf(site, ana)).map(({ status }) => status),
      ["requested"],
    );
    const { payoutDetails: waiting, nextPayout } = await view();
    assert.deepEqual([waiting?.waitsUntil !== null, nextPayout.total], [true, 50]);
    goTo(new Date(second.getTime() + 60_000));
    await runFridayPayouts(site.app.deps, running);
    const paid = await waitForFinishedPayouts(site, ana);
    assert.deepEqual(
      paid.map(({ status, maskedDestination }) => [status, maskedDestination]),
      Array(2).fill(["completed", "PayPal a•••@example.com"]),
    );
    const sentMail = await until(() => site.mails.find(({ subject }) => /^Te hemos/.test(subject)));
    assert.match(sentMail.text, /\/affiliate-dashboard\?tab=pagos/);
  });
});
