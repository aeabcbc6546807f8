import { StartupError } from "../platform/startup-error.ts";
import { asList, asOneOf, type Env } from "./values.ts";

export interface PayoutsConfig {
  provider: "sandbox" | "stripe" | "csv";
  /** The first encrypts where affiliates are paid, all decrypt it. */
  detailsKeys: string[];
  /** Where rehearsed transfers are recorded. */
  folder: string;
}

const keyLengthMin = 32;

/** How affiliates are paid. In production nobody is told that they were when they were not. */
export function readPayouts(
  env: Env,
  { production, folder }: { production: boolean; folder: string },
): PayoutsConfig {
  const rehearses = !production || env.STRIPE_SANDBOX === "allow-in-production";
  const usual = rehearses ? "sandbox" : "csv";
  const provider = asOneOf("PAYOUT_PROVIDER", env.PAYOUT_PROVIDER ?? usual, [
    "sandbox",
    "stripe",
    "csv",
  ]);
  if (provider === "sandbox" && !rehearses) {
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
