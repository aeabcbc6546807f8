import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readAffiliate, readPayoutAccount, savePayoutDetails } from "#shared/affiliates.ts";
import type { TestAffiliate } from "#test/affiliate-visitors.ts";
import {
  addCommission,
  password,
  payableAffiliate,
  payoutsOf,
} from "#test/affiliates/payable-affiliates.ts";
import { suiteApp } from "#test/app.ts";
import { until } from "#test/wait-until.ts";
import { nextFriday } from "../madrid-time.ts";
import { runFridayPayouts } from "./friday-run.ts";
import { sendPayout } from "./sending.ts";

describe("payouts through Stripe", () => {
  const site = suiteApp({
    stripe: true,
    trustedProxies: ["127.0.0.1"],
    payouts: { provider: "stripe" },
  });
  async function payAll(): Promise<void> {
    const now = site.app.deps.now();
    site.advance(nextFriday(now).getTime() - now.getTime() + 60_000);
    await runFridayPayouts(site.app.deps, new AbortController().signal);
  }
  const latest = (affiliate: TestAffiliate) =>
    until(async () => {
      const all = await payoutsOf(site, affiliate);
      return (
        all.length > 0 && all.every(({ status }) => /completed|failed/.test(status)) && all.at(-1)!
      );
    });
  const findMail = ({ person }: TestAffiliate, subject: string) =>
    until(() => site.mails.find((mail) => mail.to === person.email && mail.subject === subject));

  async function onboardingPath({ person }: TestAffiliate): Promise<string> {
    const redirect = await person.fetch("/api/affiliate/payout-account");
    assert.equal(redirect.status, 302);
    return new URL(redirect.headers.get("location")!).pathname;
  }

  /** Completes the Stripe onboarding, as an affiliate does from the mail's button. */
  async function connect(affiliate: TestAffiliate): Promise<string> {
    const pathname = await onboardingPath(affiliate);
    const form = await site.stripe.fetch(pathname);
    assert.match(await form.text(), /Tu cuenta de cobro/);
    const done = await site.stripe.fetch(pathname.replace("/sandbox/", "/sandbox/js/"), {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      body: "{}",
    });
    return ((await done.json()) as { url: string }).url;
  }

  it("payouts need an IBAN and a complete Stripe account; until then the money stays available", async () => {
    const ana = await payableAffiliate(site);
    const paypal = {
      method: "paypal",
      account: "ana@example.com",
      holder: "Ana",
      password,
    } as const;
    const refused = await ana.person.call(savePayoutDetails, { body: paypal });
    assert.equal(refused.body.fields?.method, "Los pagos llegan por transferencia: elige IBAN");
    const changed = await findMail(ana, "Ha cambiado dónde cobras tus comisiones");
    assert.match(
      changed.text,
      /Completar mis datos en Stripe:\n\S+\/api\/affiliate\/payout-account/,
    );
    await addCommission(site, ana, 2670);
    await payAll();
    assert.equal(
      (await latest(ana)).failureReason,
      "Faltan datos en tu cuenta de cobro de Stripe: complétalos y saldrá.",
    );
    const failedMail = await findMail(ana, "No hemos podido enviarte $26.70 USD");
    assert.match(failedMail.text, /payout-account/);
    assert.match(await connect(ana), /\/affiliate-dashboard\?tab=pagos$/);
    await payAll();
    const paid = await latest(ana);
    assert.equal(paid.status, "completed");
    const [account] = (await site.stripe.stripe.accounts.list()).data;
    const { data } = await site.stripe.stripe.transfers.list({ destination: account!.id });
    assert.deepEqual(
      data.map(({ id, amount }) => [id, amount]),
      [[paid.providerId, 2670]],
    );
  });

  it("an affiliate reads the state of their Stripe account: not begun, incomplete, ready, gone", async () => {
    const ana = await payableAffiliate(site);
    const state = async () => {
      const { status, body } = await ana.person.call(readPayoutAccount);
      assert.equal(status, 200, JSON.stringify(body));
      return body.state;
    };
    const { body: seen } = await ana.person.call(readAffiliate);
    assert.ok("stats" in seen && seen.paysByStripe);
    assert.equal(seen.nextPayout.blockedBy, "connect");
    assert.equal(await state(), "not_begun");
    await onboardingPath(ana);
    assert.equal(await state(), "incomplete");
    await connect(ana);
    assert.equal(await state(), "ready");
    await site.database.sql(
      "update payout_details set stripe_account_id = 'acct_gone' where affiliate_id = $1",
      [ana.id],
    );
    assert.equal(await state(), "not_begun");
  });

  it("a payout is sent once when Stripe's answer is lost after the transfer", async () => {
    const ana = await payableAffiliate(site);
    await connect(ana);
    await addCommission(site, ana, 4321);
    const stripe = site.stripe;
    await stripe.control.fault({
      ...{ method: "POST", path: "/v1/transfers", times: 1, silentMs: 50 },
      kind: "timeout_after_commit",
    });
    await payAll();
    assert.equal((await latest(ana)).status, "completed");
    const all = await stripe.stripe.transfers.list({ limit: 100 });
    assert.equal(all.data.filter(({ amount }) => amount === 4321).length, 1);
  });

  it("a repeated job finds its transfer after Stripe has forgotten the key", async () => {
    const ana = await payableAffiliate(site);
    await connect(ana);
    await addCommission(site, ana, 5432);
    const { stripe } = site.stripe;
    const accounts = (await stripe.accounts.list()).data;
    const now = site.app.deps.now();
    site.advance(nextFriday(now).getTime() - now.getTime() + 60_000);
    const held: { payoutId: string }[] = [];
    const jobs = { later: async (_: unknown, data: unknown) => void held.push(data as never) };
    await runFridayPayouts({ ...site.app.deps, jobs } as never, new AbortController().signal);
    const [waiting] = await payoutsOf(site, ana);
    const made = await stripe.transfers.create({
      ...{ amount: 5432, currency: "usd", destination: accounts[0]!.id },
      transfer_group: waiting!.idempotencyKey,
    });
    await sendPayout.work(site.app.deps, { payoutId: waiting!.id }, new AbortController().signal);
    assert.equal((await latest(ana)).providerId, made.id);
  });

  it("a payout that several processes send at once is one transfer", async () => {
    const ana = await payableAffiliate(site);
    await connect(ana);
    await addCommission(site, ana, 6543);
    const now = site.app.deps.now();
    site.advance(nextFriday(now).getTime() - now.getTime() + 60_000);
    const jobs = { later: async () => undefined };
    const signal = new AbortController().signal;
    await runFridayPayouts({ ...site.app.deps, jobs }, signal);
    const [waiting] = await payoutsOf(site, ana);
    const send = () => sendPayout.work(site.app.deps, { payoutId: waiting!.id }, signal);
    await Promise.all([send(), send(), send()]);
    const { data } = await site.stripe.stripe.transfers.list({ limit: 100 });
    assert.equal(data.filter(({ amount }) => amount === 6543).length, 1);
  });

  it("a visitor or a user who is not an affiliate cannot open Stripe's form", async () => {
    const stranger = await site.stranger().fetch("/api/affiliate/payout-account");
    assert.equal(
      stranger.headers.get("location"),
      "/login?next=%2Faffiliate-dashboard%3Ftab%3Dpagos",
    );
    const person = await site.person();
    assert.equal((await person.fetch("/api/affiliate/payout-account")).status, 404);
    assert.equal((await person.call(readPayoutAccount)).status, 404);
  });
});
