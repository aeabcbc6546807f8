import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** The secrets that keys derive from: the database's own and the configured ones, newest first. */
export interface EncryptionKeys {
  database: Buffer;
  /** Kept outside the database, so that a stolen database alone cannot be decrypted. */
  configured: readonly string[];
}

interface Key {
  /** Stored with the ciphertext, so that older keys can still be found after a rotation. */
  id: string;
  bytes: Buffer;
}

/**
 * Encrypts a text for one owner as `1.<key id>.<iv, tag and ciphertext>`. With another owner's id it does
 * not decrypt.
 * @param owner id of the affiliate
 */
export function encrypt(text: string, owner: string, keys: EncryptionKeys): string {
  const [key] = keysOf(keys);
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key!.bytes, iv);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const payload = Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  return `1.${key!.id}.${payload.toString("base64url")}`;
}

/** @throws Error when the key is missing, the data was changed, or the owner is another */
export function decrypt(sealed: string, owner: string, keys: EncryptionKeys): string {
  const [version, id, encoded = ""] = sealed.split(".");
  const key = keysOf(keys).find((one) => one.id === id);
  if (version !== "1" || !key) {
    throw new Error(`No key ${id} opens these payout details: is it still in PAYOUT_DETAILS_KEYS?`);
  }
  const payload = Buffer.from(encoded, "base64url");
  const decipher = createDecipheriv(algorithm, key.bytes, payload.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(payload.subarray(ivBytes, ivBytes + tagBytes));
  const text = decipher.update(payload.subarray(ivBytes + tagBytes));
  return Buffer.concat([text, decipher.final()]).toString("utf8");
}

/** Keys of the configured secrets, and last the key that was used before any was configured. */
function keysOf({ database, configured }: EncryptionKeys): Key[] {
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
