import type { Config } from "#server/config.ts";
import type { StripeAddress } from "#server/payments.ts";
import type { Log } from "#server/platform/log.ts";
import { findRunningSandbox } from "#server/sandbox/address.ts";
import { createSandbox, type Sandbox, sandboxSite } from "#server/sandbox/process.ts";

/** The payment sandbox for one command. */
export interface AdminSandbox {
  /**
   * Address of the running server's sandbox, or of one that is started here.
   * @throws AppError `unavailable` when it does not start in time
   */
  address(): Promise<StripeAddress>;
  /** Stops the sandbox if it was started here. */
  close(): Promise<void>;
}

/** Starts lazily, because most commands need no payments. */
export function createAdminSandbox(config: Config, root: string, log: Log): AdminSandbox {
  let found: Promise<StripeAddress> | undefined;
  let startedHere: Sandbox | undefined;

  async function find(): Promise<StripeAddress> {
    const running = await findRunningSandbox(config.dataDir);
    if (running) return running;
    startedHere = createSandbox({ root, dataDir: config.dataDir, log });
    // Its webhooks are delivered when the server runs again.
    startedHere.start(sandboxSite(config, config.port));
    return startedHere.address();
  }

  return {
    address() {
      found ??= find();
      return found;
    },
    close: async () => startedHere?.close(),
  };
}
