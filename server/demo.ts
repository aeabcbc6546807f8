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

/** Attempts to reach the payment sandbox, which starts slowly on a busy machine. */
const paymentTries = 8;
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * Login of the demo account, which is created when it does not exist. Null when the server is reachable
 * by others or real cards would be charged. The password is random and saved in the data folder.
 */
export async function demoLogin(
  config: Config,
  deps: Deps,
): Promise<{ email: string; password: string } | null> {
  if (config.production || !isLoopback(config.host) || !deps.billing.testMode) return null;
  const path = join(config.dataDir, "demo-password.txt");
  const savedPassword = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  // The account may have been erased; then it is created again.
  const existing = await deps.db.$count(users, eq(users.email, demoEmail));
  if (savedPassword !== null && existing > 0)
    return { email: demoEmail, password: savedPassword.trim() };
  const password = newPassword();
  // Check payments first; otherwise the account would be created without its plan.
  await waitForPayments(deps);
  await removeUnfinishedDemo(deps);
  if (!(await setDemoPassword(deps, password))) {
    // Always the local model: a paid one should not be used for sample data.
    const llm = createLlm(
      { provider: "local" },
      { localModel: () => localModel(deps.writer.writeReply) },
    );
    try {
      await seedDemo({ ...deps, llm }, password);
    } catch (error) {
      // Another process on the same database may have created the account meanwhile.
      const isAlreadyCreated = error instanceof AppError && error.code === "conflict";
      if (!isAlreadyCreated || !(await setDemoPassword(deps, password))) throw error;
    }
  }
  await writeFile(path, `${password}\n`, { mode: 0o600 });
  return { email: demoEmail, password };
}

async function waitForPayments({ stripe }: Deps): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await stripe();
      return;
    } catch (error) {
      if (attempt === paymentTries || !(error instanceof AppError)) throw error;
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
