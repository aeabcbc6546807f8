import { after, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import Stripe from "stripe";
import { type StripeSandbox, startStripeSandbox } from "#test/stripe-sandbox.ts";

/** What the tests run against: the sandbox, or Stripe in test mode. */
export interface Target {
  stripe: Stripe;
  /** For requests that only the sandbox supports. */
  sandbox: StripeSandbox | null;
  /** Polls until the condition holds; throws with the last value at the deadline. */
  until<T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T>;
  /** Creates a customer. Like all objects of these methods, it is deleted after the tests. */
  customer(params?: Stripe.CustomerCreateParams): Promise<Stripe.Customer>;
  /** A customer with this test card as default payment method. */
  payer(card?: string, testClock?: string): Promise<Stripe.Customer>;
  /** A monthly price of a new product, in US cents. */
  price(cents: number): Promise<Stripe.Price>;
  /** A test clock. */
  clock(): Promise<Clock>;
  /** The event of a type about an object; waits for it, because events can come late. */
  event(type: string, objectId: string): Promise<Stripe.Event>;
  /** Registers a cleanup after the tests; the last one runs first. */
  later(undo: () => Promise<unknown>): void;
}

export interface Clock {
  id: string;
  startSeconds: number;
  /** Advances to a time after its start; resolves when the clock is ready. */
  advanceTo(secondsAfterStart: number): Promise<void>;
}

export const days = (count: number): number => count * 86_400;
export const hours = (count: number): number => count * 3_600;

/** Test mode key of a Stripe account; only these tests read it. */
const key = process.env.STRIPE_TEST_SECRET_KEY;

/** Registers conformance tests for the sandbox and, if there is a key, for Stripe itself. */
export function conformance(noun: string, registerTests: (at: () => Target) => void): void {
  describe(`${noun}, in the sandbox`, () => {
    let target: Target;
    let sandbox: StripeSandbox;
    before(async () => {
      // As at Stripe.
      sandbox = await startStripeSandbox({ draftSeconds: 3_600 });
      target = targetOf(sandbox.stripe, sandbox, []);
    });
    after(async () => {
      const complaints = sandbox.errorOutput();
      await sandbox.close();
      if (complaints) throw new Error(complaints);
    });
    registerTests(() => target);
  });
  if (key === undefined) {
    test(`${noun}, at Stripe`, { skip: "STRIPE_TEST_SECRET_KEY is not set" });
    return;
  }
  if (!/^(sk|rk)_test_/.test(key)) throw new Error("STRIPE_TEST_SECRET_KEY is no test mode's key");
  describe(`${noun}, at Stripe`, () => {
    const cleanups: (() => Promise<unknown>)[] = [];
    const target = targetOf(new Stripe(key, { maxNetworkRetries: 3 }), null, cleanups);
    after(async () => {
      for (const undo of cleanups.toReversed()) await undo();
    });
    registerTests(() => target);
  });
}

function targetOf(
  stripe: Stripe,
  sandbox: StripeSandbox | null,
  cleanups: (() => Promise<unknown>)[],
): Target {
  const pauseMs = sandbox ? 20 : 1_500;
  const deadlineMs = sandbox ? 60_000 : 240_000;
  const later = (undo: () => Promise<unknown>) => void cleanups.push(undo);

  async function until<T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> {
    const end = Date.now() + deadlineMs;
    for (;;) {
      const value = await read();
      if (isDone(value)) return value;
      if (Date.now() > end) throw new Error(`Still not so: ${JSON.stringify(value)}`);
      await delay(pauseMs);
    }
  }

  async function customer(params: Stripe.CustomerCreateParams = {}): Promise<Stripe.Customer> {
    const created = await stripe.customers.create(params);
    // Customers of a test clock are deleted with it.
    if (!params.test_clock) later(() => stripe.customers.del(created.id));
    return created;
  }

  return {
    stripe,
    sandbox,
    until,
    customer,
    later,
    async payer(card = "pm_card_visa", testClock) {
      const clocked = testClock ? { test_clock: testClock } : {};
      const created = await customer({ email: "ana@example.com", ...clocked });
      const { id } = await stripe.paymentMethods.attach(card, { customer: created.id });
      return stripe.customers.update(created.id, {
        invoice_settings: { default_payment_method: id },
      });
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
