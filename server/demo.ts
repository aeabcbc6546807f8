import { randomInt } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { demoEmail, removeUnfinishedDemo, seedDemo, setDemoPassword } from "#db/seed.ts";
import type { Config } from "./config.ts";
import type { Deps } from "./deps.ts";
import { createLlm } from "./external/llm.ts";
import { localModel } from "./features/workers/local-model.ts";
import { AppError } from "./platform/errors.ts";

/** How often a call that waits for payments is made anew: a first start on a busy machine takes a while. */
const paymentTries = 8;
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * The login of the demo account, which is made when it is not there yet; null where strangers
 * could reach it or its card would be charged. Its password is this machine's own, kept in the data folder.
 */
export async function demoLogin(
  config: Config,
  deps: Deps,
): Promise<{ email: string; password: string } | null> {
  if (config.production || !isLoopback(config.host) || !deps.billing.testMode) return null;
  const path = join(config.dataDir, "demo-password.txt");
  const kept = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  // Whoever tried out how an account is erased gets another one.
  const there = await deps.db.$count(users, eq(users.email, demoEmail));
  if (kept !== null && there > 0) return { email: demoEmail, password: kept.trim() };
  const password = newPassword();
  // Before anything is made: what lacks its plan would be kept like this.
  await paymentsAnswer(deps);
  await removeUnfinishedDemo(deps);
  if (!(await setDemoPassword(deps, password))) {
    // Whatever model is configured, examples are not what it is paid for.
    const llm = createLlm(
      { provider: "local" },
      { localModel: () => localModel(deps.writer.writeReply) },
    );
    try {
      await seedDemo({ ...deps, llm }, password);
    } catch (error) {
      // Another process on the same database may have made the account in between.
      const made = error instanceof AppError && error.code === "conflict";
      if (!made || !(await setDemoPassword(deps, password))) throw error;
    }
  }
  await writeFile(path, `${password}\n`, { mode: 0o600 });
  return { email: demoEmail, password };
}

async function paymentsAnswer({ stripe }: Deps): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      await stripe();
      return;
    } catch (error) {
      if (tried === paymentTries || !(error instanceof AppError)) throw error;
    }
  }
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}

function newPassword(): string {
  const random = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join("");
  return `panal-${random.slice(0, 5)}-${random.slice(5)}`;
}
