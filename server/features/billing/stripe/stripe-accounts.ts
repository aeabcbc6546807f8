import { setTimeout as delay } from "node:timers/promises";
import type Stripe from "stripe";
import { stripeAccounts } from "#db/schema-billing.ts";
import { AppError } from "#server/platform/errors.ts";
import { StartupError } from "#server/platform/startup-error.ts";
import type { BillingDeps } from "../deps.ts";
import { callStripe } from "./stripe-failure.ts";

type Deps = Pick<BillingDeps, "db" | "now" | "log" | "stripe" | "billing" | "onStripeCall">;
type LinkedAccount = typeof stripeAccounts.$inferSelect;

/**
 * Stripe's client, provided only when its account is the one linked to this database: stored ids are
 * not valid in another account. The first account that is used is linked.
 * @throws AppError `unavailable`, with a `StartupError` as its cause when the account is another one;
 *   as `callStripe` while Stripe does not answer
 */
export function createLinkedStripe(deps: Deps): BillingDeps["stripe"] {
  let lookup: { client: Stripe; account: Promise<string> } | undefined;
  return async () => {
    const client = await deps.stripe();
    if (lookup?.client !== client) {
      const newLookup = { client, account: accountOf(deps, client) };
      lookup = newLookup;
      newLookup.account.catch(() => {
        if (lookup === newLookup) lookup = undefined;
      });
    }
    const accountId = await lookup.account;
    const linked = await linkAccount(deps, accountId);
    if (linked.accountId === accountId && linked.isLive === !deps.billing.testMode) return client;
    throw new AppError(
      "unavailable",
      "Ahora mismo no podemos cobrar: es un problema nuestro. Escríbenos y lo arreglamos.",
      { cause: new StartupError(wrongAccountMessage(linked, accountId, !deps.billing.testMode)) },
    );
  };
}

/** The account that is linked to this database; null: none yet. */
export async function readLinkedAccount({ db }: Pick<Deps, "db">): Promise<LinkedAccount | null> {
  const [row] = await db.select().from(stripeAccounts);
  return row ?? null;
}

/** The error for the operator inside a refusal because of another account; undefined: another error. */
export function findWrongAccountError(error: unknown): StartupError | undefined {
  const cause = error instanceof AppError ? error.cause : undefined;
  return cause instanceof StartupError ? cause : undefined;
}

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * Retries until Stripe has confirmed that the configured account is the linked one.
 * @throws StartupError when another account is linked
 */
export async function assertLinkedAccount(
  stripe: BillingDeps["stripe"],
  signal: AbortSignal,
): Promise<void> {
  for (
    let pauseMs = firstPauseMs;
    !signal.aborted;
    pauseMs = Math.min(longestPauseMs, 2 * pauseMs)
  ) {
    try {
      await stripe();
      return;
    } catch (error) {
      const refused = findWrongAccountError(error);
      if (refused) throw refused;
    }
    await delay(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

async function accountOf(deps: Deps, client: Stripe): Promise<string> {
  return callStripe({ ...deps, stripe: async () => client }, async (stripe) => {
    const { id } = await stripe.accounts.retrieveCurrent();
    return id;
  });
}

async function linkAccount(deps: Deps, accountId: string): Promise<LinkedAccount> {
  const known = await readLinkedAccount(deps);
  if (known) return known;
  const { db, now, billing } = deps;
  await db
    .insert(stripeAccounts)
    .values({ id: "own", accountId, isLive: !billing.testMode, tiedAt: now() })
    .onConflictDoNothing();
  // A parallel process may have linked another account first.
  return (await readLinkedAccount(deps))!;
}

function wrongAccountMessage(linked: LinkedAccount, accountId: string, isLive: boolean): string {
  const named = (id: string, live: boolean) => `${id} (${live ? "de verdad" : "de prueba"})`;
  return `Esta base de datos guarda los pagos de la cuenta de Stripe ${named(linked.accountId, linked.isLive)} y la configurada es ${named(accountId, isLive)}: vuelve a la de antes, usa otra base de datos o haz que los olvide con «npm run admin -- stripe forget ${linked.accountId}».`;
}
