import type { AddressInfo } from "node:net";
import { type DueSteps, runDue } from "./clock.ts";
import { createContext, type SandboxContext } from "./context.ts";
import { createControlHandler } from "./control/control.ts";
import { createFaults } from "./control/faults.ts";
import { stepCheckoutSession } from "./engine/checkout-sessions.ts";
import { stepInvoice, stepSubscription } from "./engine/renewals.ts";
import { stepTestClock } from "./engine/test-clocks.ts";
import { createHttpServer, type PathHandler } from "./http.ts";
import { methods } from "./methods.ts";
import { pagesHandler } from "./pages/handler.ts";
import { checkParameters } from "./schemas/parameters.ts";
import { refuseUnsupported } from "./schemas/supported.ts";
import type { Columns, Stored } from "./store.ts";
import { startDispatcher } from "./webhooks/dispatcher.ts";

export interface SandboxOptions {
  /** Data folder; created if missing. */
  folder: string;
  /** Where browsers reach `/sandbox/…`. */
  origin: string;
  webhookUrl: string | null;
  /** 0: any free port. */
  port?: number;
  draftSeconds?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Called with unexpected errors. */
  onBug?: (error: unknown) => void;
}

export interface Sandbox {
  port: number;
  context: SandboxContext;
  close(): Promise<void>;
}

/** Handlers of paths outside `/v1/`. */
const parts: readonly PathHandler[] = [pagesHandler];

const clockSteps: DueSteps = {
  subscription: stepSubscription,
  invoice: stepInvoice,
  "checkout.session": stepCheckoutSession,
};

/** Scheduled steps, by type of object. */
const dueSteps: DueSteps = {
  ...clockSteps,
  "test_helpers.test_clock": stepTestClock(clockSteps),
};

const tickMs = 1_000;

/** Listens on the loopback address; resolves when it accepts requests. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const context = createContext({ ...options, columnsOf });
  const dispatcher = startDispatcher(context);
  const faults = createFaults();
  const server = createHttpServer(context, {
    methods,
    parts: [...parts, createControlHandler({ dispatcher, faults, steps: dueSteps })],
    validate({ name, reads }, params) {
      checkParameters(name, params);
      refuseUnsupported(reads, params);
    },
    faultOf: faults.take,
    onBug: options.onBug,
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const tick = () => {
    try {
      runDue(context, dueSteps, { untilSeconds: context.nowSeconds() });
    } catch (error) {
      options.onBug?.(error);
    }
  };
  const timer = setInterval(tick, tickMs);
  // Steps that are due at once, or left over from a full batch, do not wait for the next tick.
  let soon: NodeJS.Immediate | null = null;
  context.store.onCommit(() => {
    soon ??= setImmediate(() => {
      soon = null;
      tick();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    context,
    async close() {
      clearInterval(timer);
      if (soon) clearImmediate(soon);
      dispatcher.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      context.store.close();
    },
  };
}

/** The indexed columns of an object: customer, test clock and due time. */
function columnsOf(object: Stored): Columns {
  const fields = object as Stored & { customer?: unknown; test_clock?: unknown; _due?: unknown };
  const customer = object.object === "customer" ? object.id : fields.customer;
  return {
    customer: typeof customer === "string" ? customer : null,
    clock: typeof fields.test_clock === "string" ? fields.test_clock : null,
    due: typeof fields._due === "number" ? fields._due : null,
  };
}
