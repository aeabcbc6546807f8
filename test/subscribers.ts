import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { customers } from "#db/schema-billing.ts";
import { prepareOrderFiles } from "#server/features/ads/exports/order-exports.ts";
import { priceOf } from "#server/features/billing/plans/prices.ts";
import { ensureCustomerId } from "#server/features/billing/stripe/customers.ts";
import { login } from "#shared/account.ts";
import type { PlanId } from "#shared/plans.ts";
import type { TestApp } from "./app.ts";
import { testCards } from "./card-payments.ts";
import type { Person } from "./person.ts";
import { eventually, waitTimeoutMs } from "./wait-until.ts";

const workingCard = "4242424242424242";

export interface Payer {
  person: Person;
  customer: string;
  /** Makes a subscription as checkout and trial do, without their pages. */
  subscribe(plan: PlanId, more?: Stripe.SubscriptionCreateParams): Promise<Stripe.Subscription>;
  /** Sets another card as the default one. */
  payWith(number: string): Promise<void>;
}

/** A registered person with a card at Stripe, and no plan. */
export async function createPayer(site: TestApp, number = workingCard): Promise<Payer> {
  return await makePayer(site, await site.person(), number);
}

/** Gives somebody a card at Stripe. */
export async function makePayer(
  site: TestApp,
  person: Person,
  number = workingCard,
): Promise<Payer> {
  const { stripe } = site.stripe;
  const customer = await ensureCustomerId(site.app.deps, person.userId);
  async function payWith(digits: string): Promise<void> {
    const method = await stripe.paymentMethods.create({
      type: "card",
      card: { number: digits, exp_month: 12, exp_year: 2034, cvc: "123" },
    });
    await stripe.paymentMethods.attach(method.id, { customer });
    await stripe.customers.update(customer, {
      invoice_settings: { default_payment_method: method.id },
    });
  }
  await payWith(number);
  return {
    person,
    customer,
    payWith,
    async subscribe(plan, more = {}) {
      const price = await priceOf(site.app.deps, plan);
      return await stripe.subscriptions.create({ customer, items: [{ price }], ...more });
    },
  };
}

/** The sum that a person has paid on invoices at Stripe, in cents. */
export async function paidCents(site: TestApp, person: Person): Promise<number> {
  const own = eq(customers.userId, person.userId);
  const [row] = await site.database.db.select().from(customers).where(own);
  const { data } = await site.stripe.stripe.invoices.list({ customer: row!.stripeId });
  return data.reduce((sum, invoice) => sum + invoice.amount_paid, 0);
}

/** A person whose card was declined for Growth's second month, signed in again. */
export async function overduePerson(site: TestApp): Promise<Person> {
  const { person, subscribe, payWith } = await createPayer(site);
  await subscribe("growth");
  await waitUntilSettled(site);
  await payWith(testCards.declinedLater);
  const monthSeconds = 30 * 86_400 + 7_200;
  site.advance(monthSeconds * 1000);
  await site.stripe.control.advance(monthSeconds);
  await waitUntilSettled(site);
  person.cookie = null;
  await person.call(login, { body: { email: person.email, password: "una frase larga y rara" } });
  return person;
}

/**
 * Waits until Stripe has delivered all events and all jobs are done, mails too. Does not wait for the job
 * that makes an order's files, which starts some seconds after the delivery.
 */
export async function waitUntilSettled(site: TestApp, withinMs = waitTimeoutMs): Promise<void> {
  await eventually(async () => {
    // The sandbox waits for two minutes at most.
    await site.stripe.control.idle(Math.min(withinMs, 120_000));
    const { rows } = await site.database.sql(
      `select (select count(*) from stripe_events where worked_at is null)::int as events,
              (select json_agg(left_over) from (
                select name, state, retry_count, start_after, started_on, heartbeat_on, output
                  from pgboss.job
                 where state < 'completed' and name not like 'schedule/%' and name <> $1
                   -- Put off on purpose: retries come sooner.
                   and start_after < now() + interval '12 minutes' limit 10) left_over) as jobs`,
      [prepareOrderFiles.name],
    );
    if (rows[0]!.events !== 0 || rows[0]!.jobs !== null) throw new Error(JSON.stringify(rows[0]));
  }, withinMs);
}
