import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { dirname, join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { type FilesConfig, readFilesConfig } from "./config/files.ts";
import { readImageModelConfig } from "./config/images.ts";
import { readLlmConfig } from "./config/llm.ts";
import { type MailConfig, readMailConfig } from "./config/mail.ts";
import { type PayoutsConfig, readPayoutsConfig } from "./config/payouts.ts";
import { readSocialLinks, type SocialLink } from "./config/social.ts";
import { readStripeConfig, type StripeConfig } from "./config/stripe.ts";
import {
  asAddress,
  asDigits,
  asList,
  asNumber,
  asOneOf,
  asUrl,
  type Env,
  variableNames,
} from "./config/values.ts";
import type { ImageModelConfig } from "./external/image-model.ts";
import type { LlmConfig } from "./external/llm-reply.ts";
import { readAllowedHost } from "./external/web-address.ts";
import type { LogLevel } from "./platform/log.ts";
import { StartupError } from "./platform/startup-error.ts";

export interface Config {
  production: boolean;
  host: string;
  /** 0 lets the system choose a free one. */
  port: number;
  /** Scheme and host of the site, without a trailing slash. */
  publicOrigin: string;
  /** Absolute path of the folder for all files that the server writes. */
  dataDir: string;
  /** PostgreSQL; without it the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  trustedProxies: string[];
  logLevel: LogLevel | "silent";
  contactEmail: string;
  /** Legal name and details of the operator for /legal; undefined when not set. */
  company: { name: string | undefined; details: string | undefined };
  /** Social profiles in the order of the footer. */
  social: SocialLink[];
  /** Id of the Meta pixel; undefined: no pixel and no consent question. */
  metaPixelId: string | undefined;
  mail: MailConfig;
  files: FilesConfig;
  llm: LlmConfig;
  /** Null: pictures are drawn without a generated photo. */
  images: ImageModelConfig | null;
  stripe: StripeConfig;
  payouts: PayoutsConfig;
  /** `host:port` of sites that may be fetched although they are not on the public internet. */
  fetchAllowHosts: string[];
}

const logLevels = ["debug", "info", "warn", "error", "silent"] as const;

/**
 * Reads the configuration from environment variables. A blank variable counts as not set.
 * @param root folder that relative paths are resolved against
 * @throws StartupError with one Spanish sentence that names the variable at fault
 */
export function readConfig(
  given: Readonly<Record<string, string | undefined>>,
  root: string,
): Config {
  const env: Env = {};
  for (const name of variableNames) {
    const value = given[name]?.trim();
    if (value) env[name] = value;
  }
  const production =
    asOneOf("NODE_ENV", env.NODE_ENV ?? "development", ["development", "test", "production"]) ===
    "production";
  const port = asNumber("PORT", env.PORT ?? "3000", { min: 0, max: 65_535 });
  const dataDir = resolve(root, env.DATA_DIR ?? "data");
  const publicOrigin = readOrigin(env.PUBLIC_ORIGIN, { production, port });
  return {
    production,
    host: env.HOST ?? (production ? "0.0.0.0" : "127.0.0.1"),
    port,
    publicOrigin,
    trustedProxies: asList(env.TRUSTED_PROXIES).map(asProxy),
    dataDir,
    databaseUrl: env.DATABASE_URL
      ? asUrl("DATABASE_URL", env.DATABASE_URL, ["postgresql:", "postgres:"])
      : undefined,
    logLevel: asOneOf("LOG_LEVEL", env.LOG_LEVEL ?? "info", logLevels),
    contactEmail: asAddress("CONTACT_EMAIL", env.CONTACT_EMAIL ?? "hola@kolmena.example"),
    company: { name: env.COMPANY_NAME, details: env.COMPANY_DETAILS },
    social: readSocialLinks(env),
    metaPixelId: env.META_PIXEL_ID ? asDigits("META_PIXEL_ID", env.META_PIXEL_ID) : undefined,
    mail: readMailConfig(env, { production, folder: join(dataDir, "mail") }),
    files: readFilesConfig(env, join(dataDir, "files")),
    llm: readLlmConfig(env),
    images: readImageModelConfig(env),
    stripe: readStripeConfig(env, { production }),
    payouts: readPayoutsConfig(env, { production, folder: join(dataDir, "payouts") }),
    fetchAllowHosts: readFetchAllowHosts(env.FETCH_ALLOW_HOSTS, { production }),
  };
}

/** The variables of the process and of the `.env` file in `root`; the process wins. */
export function readEnvironment(root: string): Record<string, string | undefined> {
  return { ...readEnvFile(join(root, ".env")), ...withoutBlank(process.env) };
}

/** Folder of the project, both from source and in the bundle. */
export function projectRoot(): string {
  let folder = import.meta.dirname;
  for (;;) {
    try {
      if (JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).name === "kolmena") {
        return folder;
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
    const parent = dirname(folder);
    if (parent === folder) throw new StartupError("No se encuentra la carpeta del proyecto.");
    folder = parent;
  }
}

function readEnvFile(path: string): Record<string, string | undefined> {
  try {
    const file = parseEnv(readFileSync(path, "utf8"));
    assertKnown(Object.keys(file));
    return withoutBlank(file);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw new StartupError(`No se puede leer ${path}: ${(error as Error).message}.`);
  }
}

// A misspelt name in the file would otherwise be ignored silently.
function assertKnown(names: string[]): void {
  const variableSet: ReadonlySet<string> = new Set(variableNames);
  const unknown = names.find(
    (name) => !variableSet.has(name) && !/^(POSTGRES|COMPOSE)_/.test(name),
  );
  if (unknown === undefined) return;
  throw new StartupError(
    `La variable ${unknown} de .env no existe: en .env.example están todas las que hay.`,
  );
}

// Drops blank variables, so that they do not hide values of the file.
function withoutBlank(
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}

function readOrigin(
  value: string | undefined,
  { production, port }: { production: boolean; port: number },
): string {
  if (value === undefined) {
    if (production) {
      throw new StartupError(
        "Falta PUBLIC_ORIGIN: en producción di la dirección pública, por ejemplo https://www.ejemplo.com.",
      );
    }
    return `http://localhost:${port}`;
  }
  const url = new URL(asUrl("PUBLIC_ORIGIN", value, production ? ["https:"] : ["https:", "http:"]));
  if (url.pathname !== "/" || url.search || url.hash || url.username || url.password) {
    throw new StartupError(
      "PUBLIC_ORIGIN es solo esquema y servidor, como https://www.ejemplo.com.",
    );
  }
  return url.origin;
}

function readFetchAllowHosts(
  value: string | undefined,
  { production }: { production: boolean },
): string[] {
  if (value !== undefined && production) {
    throw new StartupError(
      "FETCH_ALLOW_HOSTS no puede estar en producción: dejaría que cualquiera nos hiciera leer la red interna; quítala.",
    );
  }
  return asList(value).map((entry) => {
    const host = readAllowedHost(entry);
    if (host !== null) return host;
    throw new StartupError(
      `FETCH_ALLOW_HOSTS es una lista de servidor:puerto como 127.0.0.1:4100, separados por comas: «${entry}» no lo es.`,
    );
  });
}

function asProxy(range: string): string {
  if (["loopback", "linklocal", "uniquelocal"].includes(range)) return range;
  const [address = "", bits, more] = range.split("/");
  const version = isIP(address);
  const widest = version === 4 ? 32 : 128;
  const fits =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= widest);
  if (version !== 0 && fits && more === undefined) return range;
  throw new StartupError(
    `TRUSTED_PROXIES es una lista de direcciones o rangos como 10.0.0.0/8, separados por comas: «${range}» no lo es.`,
  );
}
