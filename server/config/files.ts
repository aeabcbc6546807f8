import type { ObjectStoreOptions } from "../external/object-store-calls.ts";
import { StartupError } from "../platform/startup-error.ts";
import { asUrl, type Env } from "./values.ts";

export interface FilesConfig {
  /** Folder for files when there is no bucket. */
  folder: string;
  /** Null: files are stored in `folder`. */
  bucket: Pick<
    ObjectStoreOptions,
    "endpoint" | "bucket" | "region" | "accessKeyId" | "secretAccessKey"
  > | null;
}

const patterns = {
  FILES_S3_ENDPOINT: /^/,
  FILES_S3_BUCKET: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
  FILES_S3_REGION: /^[a-z0-9-]{1,40}$/,
  FILES_S3_ACCESS_KEY_ID: /^[!-~]{1,200}$/,
  FILES_S3_SECRET_ACCESS_KEY: /^[!-~]{1,200}$/,
} as const;
type Name = keyof typeof patterns;
const names = Object.keys(patterns) as Name[];

/** File storage: the configured S3 bucket, or a folder when none is configured. */
export function readFilesConfig(env: Env, folder: string): FilesConfig {
  if (!names.some((name) => env[name])) return { folder, bucket: null };
  return {
    folder,
    bucket: {
      endpoint: asEndpoint(asValue("FILES_S3_ENDPOINT", env)),
      bucket: asValue("FILES_S3_BUCKET", env),
      region: asValue("FILES_S3_REGION", env),
      accessKeyId: asValue("FILES_S3_ACCESS_KEY_ID", env),
      secretAccessKey: asValue("FILES_S3_SECRET_ACCESS_KEY", env),
    },
  };
}

/** The validated value. The error does not repeat it, because it may be a secret. */
function asValue(name: Name, env: Env): string {
  const value = env[name];
  if (!value) {
    const present = names.filter((other) => env[other]).join(", ");
    throw new StartupError(
      `Falta ${name}: para guardar archivos en S3 hacen falta las cinco variables FILES_S3_… y solo hay ${present}.`,
    );
  }
  if (patterns[name].test(value)) return value;
  throw new StartupError(`${name} no está bien escrita: así no la acepta ningún servicio S3.`);
}

function asEndpoint(value: string): string {
  const url = new URL(asUrl("FILES_S3_ENDPOINT", value, ["https:", "http:"]));
  if (url.pathname === "/" && !url.search && !url.hash && !url.username && !url.password) {
    return url.origin;
  }
  throw new StartupError(
    "FILES_S3_ENDPOINT es solo esquema y servidor, como https://s3.eu-west-1.amazonaws.com.",
  );
}
