import { StartupError } from "../platform/startup-error.ts";
import { asList, asOneOf, type Env } from "./values.ts";

export interface PayoutsConfig {
  provider: "sandbox" | "stripe" | "csv";
  /** Keys for the affiliates' payout details: the first encrypts, all decrypt. */
  detailsKeys: string[];
  /** Folder for the transfers of the sandbox. */
  folder: string;
}

const keyLengthMin = 32;

/** How affiliates are paid. The sandbox is refused in production, because it would report payouts that never happened. */
export function readPayoutsConfig(
  env: Env,
  { production, folder }: { production: boolean; folder: string },
): PayoutsConfig {
  const mayUseSandbox = !production || env.STRIPE_SANDBOX === "allow-in-production";
  const defaultProvider = mayUseSandbox ? "sandbox" : "csv";
  const provider = asOneOf("PAYOUT_PROVIDER", env.PAYOUT_PROVIDER ?? defaultProvider, [
    "sandbox",
    "stripe",
    "csv",
  ]);
  if (provider === "sandbox" && !mayUseSandbox) {
    throw new StartupError(
      "PAYOUT_PROVIDER=sandbox no puede estar en producción: diría a tus afiliados que han cobrado; usa csv o stripe.",
    );
  }
  const detailsKeys = asList(env.PAYOUT_DETAILS_KEYS);
  if (detailsKeys.some((key) => key.length < keyLengthMin)) {
    throw new StartupError(
      `PAYOUT_DETAILS_KEYS es una lista de secretos de ${keyLengthMin} caracteres o más, separados por comas: uno es más corto.`,
    );
  }
  return { provider, detailsKeys, folder };
}
