import type { Config } from "#server/config.ts";
import type { StripeAddress } from "#server/payments.ts";
import type { Log } from "#server/platform/log.ts";
import { runningSandbox } from "#server/sandbox/address.ts";
import { createSandbox, type Sandbox, siteOf } from "#server/sandbox/process.ts";

/** A sandbox for one command. */
export interface BorrowedSandbox {
  /**
   * The one beside the running server, or one of our own when there is none.
   * @throws AppError `unavailable` when it does not come up in time
   */
  address(): Promise<StripeAddress>;
  /** Ends it if it is ours. */
  close(): Promise<void>;
}

/** Nothing is looked for before somebody asks: most commands need no payments. */
export function borrowSandbox(config: Config, root: string, log: Log): BorrowedSandbox {
  let found: Promise<StripeAddress> | undefined;
  let own: Sandbox | undefined;

  async function find(): Promise<StripeAddress> {
    const running = await runningSandbox(config.dataDir);
    if (running) return running;
    own = createSandbox({ root, dataDir: config.dataDir, log });
    // Its events wait for the server to be back.
    own.start(siteOf(config, config.port));
    return own.address();
  }

  return {
    address() {
      found ??= find();
      return found;
    },
    close: async () => own?.close(),
  };
}
