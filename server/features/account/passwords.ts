import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, type Options, verify } from "@node-rs/argon2";
import { AppError } from "#server/platform/errors.ts";
import { Semaphore } from "#server/platform/semaphore.ts";

// 19 MiB and two passes on one lane: OWASP's figures for argon2id, the library's default algorithm.
export const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

export interface Passwords {
  /** @throws AppError `unavailable` when too many people are waiting */
  hash(password: string): Promise<string>;
  /**
   * Compares a password; without a stored hash it takes as long and answers false.
   * @throws AppError `unavailable` when too many people are waiting
   */
  matches(password: string, storedHash: string | null): Promise<boolean>;
}

export interface Hasher {
  hash(password: string): Promise<string>;
  verify(storedHash: string, password: string): Promise<boolean>;
}

const argon2id: Hasher = {
  hash: (password) => hash(password, cost),
  verify: (storedHash, password) => verify(storedHash, password),
};

/**
 * Hashes off the event loop, at most four passwords in parallel: each takes 19 MiB, and more than the
 * CPU has cores would only be slower. At most `waitingAtMost` more wait in a queue.
 */
export function createPasswords(
  options: { hasher?: Hasher; atOnce?: number; waitingAtMost?: number } = {},
): Passwords {
  const hasher = options.hasher ?? argon2id;
  const semaphore = new Semaphore({
    permits: options.atOnce ?? Math.min(4, Math.max(2, availableParallelism())),
    waitingMax: options.waitingAtMost ?? 100,
    refusal: tooManyWaiting,
  });
  return {
    hash: (password) => semaphore.run(() => hasher.hash(canonical(password))),
    matches: (password, storedHash) =>
      semaphore.run(async () => {
        const same = await hasher.verify(storedHash ?? dummyHash, canonical(password));
        return same && storedHash !== null;
      }),
  };
}

// Keyboards send the same letters composed or decomposed.
function canonical(password: string): string {
  return password.normalize("NFC");
}

const base64 = (bytes: number) => randomBytes(bytes).toString("base64").replaceAll("=", "");

/** A well-formed hash of the real cost that matches no known password; a mailed link sets a password later. */
export function unusablePasswordHash(): string {
  return `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${base64(16)}$${base64(32)}`;
}

const dummyHash = unusablePasswordHash();

const tooManyWaiting = () =>
  new AppError(
    "unavailable",
    "Ahora mismo hay mucha gente entrando. Vuelve a probar en unos segundos.",
    { retryAfterSeconds: 3 },
  );
