import assert from "node:assert/strict";
import { test } from "node:test";
import Stripe from "stripe";
import { conformance, type Target } from "./targets.ts";

const card = { allowed_payment_method_types: ["card" as const] };

function pay({ stripe }: Target, payment_method: string, more: object = {}) {
  return stripe.paymentIntents.create({
    ...{ amount: 3_900, currency: "usd", confirm: true, payment_method },
    ...card,
    ...more,
  });
}

async function cardError(refused: Promise<unknown>): Promise<Stripe.errors.StripeCardError> {
  const error = await refused.then(
    () => assert.fail("It was not refused"),
    (reason) => reason,
  );
  assert.ok(error instanceof Stripe.errors.StripeCardError, String(error));
  assert.equal(error.statusCode, 402);
  return error;
}

conformance("Saving cards, payments, refunds and disputes", (at) => {
  test("Confirming a setup intent attaches the card to the customer", async () => {
    const { stripe, customer, event } = at();
    const { id } = await customer();
    const intent = await stripe.setupIntents.create({
      ...{ customer: id, usage: "off_session", metadata: { purpose: "trial" } },
      ...card,
    });
    assert.equal(intent.status, "requires_payment_method");
    assert.match(intent.client_secret!, new RegExp(`^${intent.id}_secret_`));
    const done = await stripe.setupIntents.confirm(intent.id, {
      payment_method: "pm_card_visa",
      expand: ["payment_method"],
    });
    assert.equal(done.status, "succeeded");
    const saved = done.payment_method as Stripe.PaymentMethod;
    assert.equal(saved.customer, id);
    assert.equal(saved.card?.last4, "4242");
    assert.ok(saved.card?.fingerprint);
    const { data } = await stripe.paymentMethods.list({ customer: id, type: "card" });
    assert.deepEqual(
      data.map((method) => method.id),
      [saved.id],
    );
    await event("setup_intent.succeeded", intent.id);
    await assert.rejects(stripe.setupIntents.confirm(intent.id), {
      code: "setup_intent_unexpected_state",
    });
  });

  test("A card that is declined during setup leaves the intent in requires_payment_method", async () => {
    const { stripe, customer, event } = at();
    const { id } = await customer();
    const intent = await stripe.setupIntents.create({ customer: id, ...card });
    const error = await cardError(
      stripe.setupIntents.confirm(intent.id, { payment_method: "pm_card_visa_chargeDeclined" }),
    );
    assert.equal(error.code, "card_declined");
    assert.equal(error.decline_code, "generic_decline");
    const after = await stripe.setupIntents.retrieve(intent.id);
    assert.equal(after.status, "requires_payment_method");
    assert.equal(after.last_setup_error?.code, "card_declined");
    await event("setup_intent.setup_failed", intent.id);
  });

  test("A card that requires authentication leaves the setup intent in requires_action", async () => {
    const { stripe, customer } = at();
    const { id } = await customer();
    const intent = await stripe.setupIntents.create({ customer: id, ...card });
    const asked = await stripe.setupIntents.confirm(intent.id, {
      payment_method: "pm_card_authenticationRequired",
    });
    assert.equal(asked.status, "requires_action");
    assert.ok(asked.next_action);
    const ended = await stripe.setupIntents.cancel(intent.id);
    assert.equal(ended.status, "canceled");
  });

  test("A successful payment has a charge with the same amount", async () => {
    const target = at();
    const { stripe, event } = target;
    const paid = await pay(target, "pm_card_visa", { expand: ["latest_charge"] });
    assert.equal(paid.status, "succeeded");
    assert.equal(paid.amount_received, 3_900);
    const charge = paid.latest_charge as Stripe.Charge;
    assert.equal(charge.paid, true);
    assert.equal(charge.payment_intent, paid.id);
    assert.equal((await stripe.charges.retrieve(charge.id)).amount, 3_900);
    await event("payment_intent.succeeded", paid.id);
    await event("charge.succeeded", charge.id);
  });

  const declines = [
    ["pm_card_visa_chargeDeclined", "generic_decline"],
    ["pm_card_visa_chargeDeclinedInsufficientFunds", "insufficient_funds"],
  ] as const;
  for (const [token, decline] of declines) {
    test(`A declined payment has an error code, and its intent waits for another card: ${token}`, async () => {
      const target = at();
      const error = await cardError(pay(target, token));
      assert.equal(error.code, "card_declined");
      assert.equal(error.decline_code, decline);
      const { id } = error.payment_intent!;
      const intent = await target.stripe.paymentIntents.retrieve(id);
      assert.equal(intent.status, "requires_payment_method");
      assert.equal(intent.last_payment_error?.decline_code, decline);
      await target.event("payment_intent.payment_failed", id);
    });
  }

  test("A payment that requires authentication is not paid yet", async () => {
    const target = at();
    const intent = await pay(target, "pm_card_authenticationRequired");
    assert.equal(intent.status, "requires_action");
    assert.equal(intent.amount_received, 0);
    const ended = await target.stripe.paymentIntents.cancel(intent.id);
    assert.equal(ended.status, "canceled");
  });

  test("Refunds cannot exceed the payment", async () => {
    const target = at();
    const { stripe, event } = target;
    const paid = await pay(target, "pm_card_visa");
    const part = await stripe.refunds.create({ payment_intent: paid.id, amount: 900 });
    assert.equal(part.status, "succeeded");
    assert.equal(part.payment_intent, paid.id);
    const charge = await stripe.charges.retrieve(paid.latest_charge as string);
    assert.equal(charge.refunded, false);
    assert.equal(charge.amount_refunded, 900);
    await assert.rejects(stripe.refunds.create({ payment_intent: paid.id, amount: 3_001 }), {
      type: "StripeInvalidRequestError",
    });
    const rest = await stripe.refunds.create({ payment_intent: paid.id });
    assert.equal(rest.amount, 3_000);
    assert.equal((await stripe.charges.retrieve(charge.id)).refunded, true);
    await assert.rejects(stripe.refunds.create({ payment_intent: paid.id }), {
      code: "charge_already_refunded",
    });
    const { data } = await stripe.refunds.list({ payment_intent: paid.id });
    assert.deepEqual(
      data.map(({ id }) => id),
      [rest.id, part.id],
    );
    await event("charge.refunded", charge.id);
    await event("refund.created", part.id);
  });

  test("The dispute of a payment is listed and can be won or lost", async () => {
    const target = at();
    const { stripe, sandbox, until, event } = target;
    const paid = await pay(target, sandbox ? "pm_card_visa" : "pm_card_createDispute");
    if (sandbox) await sandbox.control.dispute(paid.id);
    const { data } = await until(
      () => stripe.disputes.list({ payment_intent: paid.id }),
      (page) => page.data.length === 1,
    );
    const dispute = data[0]!;
    assert.equal(dispute.amount, 3_900);
    assert.equal(dispute.payment_intent, paid.id);
    assert.equal(dispute.status, "needs_response");
    await event("charge.dispute.created", dispute.id);
    await stripe.disputes.update(dispute.id, {
      evidence: { uncategorized_text: "losing_evidence" },
      submit: true,
    });
    await until(
      () => stripe.disputes.retrieve(dispute.id),
      ({ status }) => status === "lost",
    );
    await event("charge.dispute.closed", dispute.id);
  });
});
