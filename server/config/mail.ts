import { StartupError } from "../platform/startup-error.ts";
import { asEmail, asOneOf, asUrl, type Env } from "./values.ts";

export interface MailConfig {
  /** Undefined: each message is written as a file to `folder`. */
  smtpUrl: string | undefined;
  from: string;
  folder: string;
  /** Whether sign-in links are logged; only outside production, where nobody else reads the log. */
  logLinks: boolean;
}

/** Mail delivery. In production writing to a folder must be chosen explicitly. */
export function readMailConfig(
  env: Env,
  { production, folder }: { production: boolean; folder: string },
): MailConfig {
  const files = env.MAIL !== undefined && asOneOf("MAIL", env.MAIL, ["files"]) === "files";
  const smtpUrl = env.SMTP_URL ? asUrl("SMTP_URL", env.SMTP_URL, ["smtp:", "smtps:"]) : undefined;
  if (files && smtpUrl !== undefined) {
    throw new StartupError("MAIL=files no puede estar junto a SMTP_URL: quita una de las dos.");
  }
  if (production && smtpUrl === undefined && !files) {
    throw new StartupError(
      "Falta SMTP_URL: en producción los correos salen de verdad; si esto es una demostración, di MAIL=files y se quedan en DATA_DIR.",
    );
  }
  return {
    smtpUrl,
    from: asEmail("MAIL_FROM", env.MAIL_FROM ?? "Kolmena <hola@kolmena.example>"),
    folder,
    logLinks: !production,
  };
}
