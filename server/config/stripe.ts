import type { StripeKeys } from "../external/stripe.ts";
import { StartupError } from "../platform/startup-error.ts";
import { asNumber, asOneOf, type Env } from "./values.ts";

export interface StripeConfig {
  /** Null: payments go to the sandbox that the server starts. */
  keys: StripeKeys | null;
  /** True when no real card is charged. */
  testMode: boolean;
  automaticTax: boolean;
  /** Maximum number of trials that start in a month. */
  trialMonthlyCap: number;
}

const patterns = {
  STRIPE_SECRET_KEY: /^[sr]k_(test|live)_\w+$/,
  STRIPE_PUBLISHABLE_KEY: /^pk_(test|live)_\w+$/,
  STRIPE_WEBHOOK_SECRET: /^whsec_[\w+/=]+$/,
} as const;
type KeyName = keyof typeof patterns;
const keyNames = Object.keys(patterns) as KeyName[];

/** Payments: Stripe with the configured keys, or the sandbox when there are none. */
export function readStripeConfig(env: Env, { production }: { production: boolean }): StripeConfig {
  const sandbox =
    env.STRIPE_SANDBOX && asOneOf("STRIPE_SANDBOX", env.STRIPE_SANDBOX, ["allow-in-production"]);
  const keys = readKeys(env);
  const live = keys !== null && isLive(keys.secretKey);
  if (live && sandbox) {
    throw new StartupError(
      "STRIPE_SANDBOX no puede estar junto a una STRIPE_SECRET_KEY de verdad: quita una de las dos.",
    );
  }
  if (keys === null && production && !sandbox) {
    throw new StartupError(
      "Falta STRIPE_SECRET_KEY: en producción se cobra de verdad; si esto es una demostración, di STRIPE_SANDBOX=allow-in-production.",
    );
  }
  return {
    keys,
    testMode: !live,
    automaticTax:
      asOneOf("STRIPE_AUTOMATIC_TAX", env.STRIPE_AUTOMATIC_TAX ?? "false", ["true", "false"]) ===
      "true",
    trialMonthlyCap: asNumber("TRIAL_MONTHLY_CAP", env.TRIAL_MONTHLY_CAP ?? "500", {
      min: 0,
      max: 1_000_000,
    }),
  };
}

function readKeys(env: Env): StripeKeys | null {
  if (!keyNames.some((name) => env[name])) return null;
  const [secretKey, publishableKey, webhookSecret] = keyNames.map((name) => asKey(name, env)) as [
    string,
    string,
    string,
  ];
  if (isLive(secretKey) !== isLive(publishableKey)) {
    throw new StartupError(
      "STRIPE_SECRET_KEY y STRIPE_PUBLISHABLE_KEY no son del mismo modo: una es de prueba y la otra, de verdad.",
    );
  }
  return { secretKey, publishableKey, webhookSecret };
}

/** The validated key. The error does not repeat it, because it is a secret. */
function asKey(name: KeyName, env: Env): string {
  const value = env[name];
  if (!value) {
    const others = keyNames.filter((other) => env[other]).join(" y ");
    throw new StartupError(`Falta ${name}: está ${others} y se necesitan las tres de Stripe.`);
  }
  if (!patterns[name].test(value)) {
    const start = { STRIPE_SECRET_KEY: "sk_", STRIPE_PUBLISHABLE_KEY: "pk_" };
    throw new StartupError(
      `${name} no es una clave de Stripe: empieza por ${(start as Record<string, string>)[name] ?? "whsec_"}.`,
    );
  }
  return value;
}

const isLive = (key: string) => /^\wk_live_/.test(key);
