import { after, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import Stripe from "stripe";
import { type StripeSandbox, startStripeSandbox } from "#test/stripe-sandbox.ts";

/** Whoever the statements are tried on: the sandbox, or Stripe itself in test mode. */
export interface Target {
  stripe: Stripe;
  /** For what only the sandbox can be asked to do. */
  sandbox: StripeSandbox | null;
  /** Reads until it is as it should be; throws with what was read last when that takes too long. */
  until<T>(read: () => Promise<T>, isSo: (value: T) => boolean): Promise<T>;
  /** Removed at the end, as all that is made by these. */
  customer(params?: Stripe.CustomerCreateParams): Promise<Stripe.Customer>;
  /** A customer whose invoices this test card pays. */
  payer(card?: string, testClock?: string): Promise<Stripe.Customer>;
  /** A monthly price in dollars of a product of its own. */
  price(cents: number): Promise<Stripe.Price>;
  /** A clock that stands still until it is moved. */
  clock(): Promise<Clock>;
  /** An event about an object; it may come after the answer that made it. */
  event(type: string, objectId: string): Promise<Stripe.Event>;
  /** Called at the end, the last one first. */
  later(undo: () => Promise<unknown>): void;
}

export interface Clock {
  id: string;
  startSeconds: number;
  /** Moves it to that long after its start; resolves when all that became due was done. */
  advanceTo(secondsAfterStart: number): Promise<void>;
}

export const days = (count: number): number => count * 86_400;
export const hours = (count: number): number => count * 3_600;

/** The key of a Stripe account's test mode is read here and nowhere else. */
const key = process.env.STRIPE_TEST_SECRET_KEY;

/** Registers statements about Stripe for the sandbox and, if there is a key, for Stripe itself. */
export function conformance(noun: string, statements: (at: () => Target) => void): void {
  describe(`${noun}, in the sandbox`, () => {
    let target: Target;
    let sandbox: StripeSandbox;
    before(async () => {
      // An hour as at Stripe.
      sandbox = await startStripeSandbox({ draftSeconds: 3_600 });
      target = targetOf(sandbox.stripe, sandbox, []);
    });
    after(async () => {
      const complaints = sandbox.complaints();
      await sandbox.close();
      if (complaints) throw new Error(complaints);
    });
    statements(() => target);
  });
  if (key === undefined) {
    test(`${noun}, at Stripe`, { skip: "STRIPE_TEST_SECRET_KEY is not set" });
    return;
  }
  if (!/^(sk|rk)_test_/.test(key)) throw new Error("STRIPE_TEST_SECRET_KEY is no test mode's key");
  describe(`${noun}, at Stripe`, () => {
    const undoing: (() => Promise<unknown>)[] = [];
    const target = targetOf(new Stripe(key, { maxNetworkRetries: 3 }), null, undoing);
    after(async () => {
      for (const undo of undoing.toReversed()) await undo();
    });
    statements(() => target);
  });
}

function targetOf(
  stripe: Stripe,
  sandbox: StripeSandbox | null,
  undoing: (() => Promise<unknown>)[],
): Target {
  const pauseMs = sandbox ? 20 : 1_500;
  const deadlineMs = sandbox ? 60_000 : 240_000;
  const later = (undo: () => Promise<unknown>) => void undoing.push(undo);

  async function until<T>(read: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
    const end = Date.now() + deadlineMs;
    for (;;) {
      const value = await read();
      if (isSo(value)) return value;
      if (Date.now() > end) throw new Error(`Still not so: ${JSON.stringify(value)}`);
      await delay(pauseMs);
    }
  }

  async function customer(params: Stripe.CustomerCreateParams = {}): Promise<Stripe.Customer> {
    const made = await stripe.customers.create(params);
    // Those of a clock go with it.
    if (!params.test_clock) later(() => stripe.customers.del(made.id));
    return made;
  }

  return {
    stripe,
    sandbox,
    until,
    customer,
    later,
    async payer(card = "pm_card_visa", testClock) {
      const clocked = testClock ? { test_clock: testClock } : {};
      const made = await customer({ email: "ana@example.com", ...clocked });
      const { id } = await stripe.paymentMethods.attach(card, { customer: made.id });
      return stripe.customers.update(made.id, { invoice_settings: { default_payment_method: id } });
    },
    async price(cents) {
      const product = await stripe.products.create({ name: "Kolmena: conformidad" });
      later(() => stripe.products.update(product.id, { active: false }));
      return stripe.prices.create({
        product: product.id,
        currency: "usd",
        unit_amount: cents,
        recurring: { interval: "month" },
      });
    },
    async clock() {
      const { testClocks } = stripe.testHelpers;
      // A month of 30 days without a change of the clocks before it.
      const startSeconds = Math.floor(Date.now() / 1000);
      const { id } = await testClocks.create({ frozen_time: startSeconds, name: "conformidad" });
      later(() => testClocks.del(id));
      return {
        id,
        startSeconds,
        async advanceTo(seconds) {
          await testClocks.advance(id, { frozen_time: startSeconds + seconds });
          await until(
            () => testClocks.retrieve(id),
            ({ status }) => status === "ready",
          );
        },
      };
    },
    async event(type, objectId) {
      const isAbout = ({ data }: Stripe.Event) => (data.object as { id?: string }).id === objectId;
      const { data } = await until(
        () => stripe.events.list({ type, limit: 100 }),
        (page) => page.data.some(isAbout),
      );
      return data.find(isAbout)!;
    },
  };
}
