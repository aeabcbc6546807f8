import { StartupError } from "../platform/startup-error.ts";

/** All environment variables, in the order of `.env.example`. */
export const variableNames = [
  "NODE_ENV",
  "HOST",
  "PORT",
  "PUBLIC_ORIGIN",
  "TRUSTED_PROXIES",
  "DATA_DIR",
  "DATABASE_URL",
  "LOG_LEVEL",
  "CONTACT_EMAIL",
  "COMPANY_NAME",
  "COMPANY_DETAILS",
  "SOCIAL_INSTAGRAM",
  "SOCIAL_FACEBOOK",
  "SOCIAL_LINKEDIN",
  "SOCIAL_TIKTOK",
  "SOCIAL_YOUTUBE",
  "SOCIAL_X",
  "META_PIXEL_ID",
  "SMTP_URL",
  "MAIL",
  "MAIL_FROM",
  "FILES_S3_ENDPOINT",
  "FILES_S3_BUCKET",
  "FILES_S3_REGION",
  "FILES_S3_ACCESS_KEY_ID",
  "FILES_S3_SECRET_ACCESS_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_SANDBOX",
  "STRIPE_AUTOMATIC_TAX",
  "TRIAL_MONTHLY_CAP",
  "PAYOUT_PROVIDER",
  "PAYOUT_DETAILS_KEYS",
  "LLM_PROVIDER",
  "LLM_API_KEY",
  "OPENAI_API_KEY",
  "ANTHROPIC_API_KEY",
  "GOOGLE_API_KEY",
  "LLM_MODEL",
  "LLM_BASE_URL",
  "LLM_FIRST_TOKEN_TIMEOUT_SECONDS",
  "LLM_TIMEOUT_SECONDS",
  "IMAGE_PROVIDER",
  "IMAGE_API_KEY",
  "IMAGE_MODEL",
  "IMAGE_BASE_URL",
  "IMAGE_TIMEOUT_SECONDS",
  "FETCH_ALLOW_HOSTS",
] as const;

export type Env = Partial<Record<(typeof variableNames)[number], string>>;

export function asOneOf<const Value extends string>(
  name: string,
  value: string,
  allowed: readonly Value[],
): Value {
  const found = allowed.find((candidate) => candidate === value);
  if (found !== undefined) return found;
  throw new StartupError(`${name} solo puede ser ${allowed.join(", ")}: «${value}» no lo es.`);
}

export function asNumber(
  name: string,
  value: string,
  { min, max }: { min: number; max: number },
): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= min && number <= max) return number;
  throw new StartupError(`${name} es un número entero entre ${min} y ${max}: «${value}» no lo es.`);
}

/** An id of digits only, as other services use. */
export function asDigits(name: string, value: string): string {
  if (/^\d{5,20}$/.test(value)) return value;
  throw new StartupError(`${name} son solo cifras, entre 5 y 20: «${value}» no lo es.`);
}

/** The validated address. The error does not repeat it, because it may contain a password. */
export function asUrl(name: string, value: string, schemes: readonly string[]): string {
  const url = URL.parse(value);
  if (url && schemes.includes(url.protocol) && url.hostname) return value;
  const examples = schemes.map((scheme) => `${scheme}//…`).join(" o ");
  throw new StartupError(`${name} es una dirección que empieza por ${examples}.`);
}

/** `hola@ejemplo.com` or `Nombre <hola@ejemplo.com>`. */
export function asEmail(name: string, value: string): string {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value;
  if (/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(address)) return value;
  throw new StartupError(`${name} es una dirección de correo: «${value}» no lo es.`);
}

/** `hola@ejemplo.com` without a name, of characters that need no escaping in HTML or JSON. */
export function asAddress(name: string, value: string): string {
  if (/^[\w.%+-]+@[\w-]+(\.[\w-]+)+$/.test(value)) return value;
  throw new StartupError(`${name} es una dirección de correo sola: «${value}» no lo es.`);
}

export function asList(value: string | undefined): string[] {
  return (value ?? "")
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
}
