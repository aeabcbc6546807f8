import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** What seals and opens: the database's own secret, and those of the configuration, the newest first. */
export interface SealingKeys {
  database: Buffer;
  /** Not in the database: who has only that opens nothing. */
  configured: readonly string[];
}

interface Key {
  /** Stands in what it seals, so that another one does not make it unreadable. */
  id: string;
  bytes: Buffer;
}

/**
 * Encrypts a text for one owner: `1.<key>.<iv, tag and text>`. It opens for nobody else's row.
 * @param owner id of the affiliate
 */
export function seal(text: string, owner: string, keys: SealingKeys): string {
  const [key] = keysOf(keys);
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key!.bytes, iv);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const whole = Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  return `1.${key!.id}.${whole.toString("base64url")}`;
}

/** @throws Error when its key is gone, it was changed, or it is another owner's */
export function open(sealed: string, owner: string, keys: SealingKeys): string {
  const [version, id, encoded = ""] = sealed.split(".");
  const key = keysOf(keys).find((one) => one.id === id);
  if (version !== "1" || !key) {
    throw new Error(`No key ${id} opens these payout details: is it still in PAYOUT_DETAILS_KEYS?`);
  }
  const whole = Buffer.from(encoded, "base64url");
  const decipher = createDecipheriv(algorithm, key.bytes, whole.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(whole.subarray(ivBytes, ivBytes + tagBytes));
  const text = decipher.update(whole.subarray(ivBytes + tagBytes));
  return Buffer.concat([text, decipher.final()]).toString("utf8");
}

/** Those of the configuration, and last what was used before there were any. */
function keysOf({ database, configured }: SealingKeys): Key[] {
  return [...configured, ""].map((secret) => {
    const derive = (what: string, bytes: number) =>
      Buffer.from(
        hkdfSync("sha256", Buffer.concat([database, Buffer.from(secret)]), "", what, bytes),
      );
    return {
      id: derive("payout-details id", 4).toString("hex"),
      bytes: derive("payout-details key", 32),
    };
  });
}
