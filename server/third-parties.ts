import { createLlm } from "#server/external/llm.ts";
import { createMailTransport } from "#server/external/mail-transport.ts";
import { localCopywriter } from "#server/features/workers/copywriter/model.ts";
import type { Log } from "#server/platform/log.ts";
import type { Config } from "./config.ts";
import type { Deps } from "./deps.ts";
import { openPayments } from "./payments.ts";
import { createSandbox, type Sandbox } from "./sandbox.ts";

export interface ThirdParties {
  external: Pick<Deps, "llm" | "mailTransport" | "stripe" | "billing">;
  /** Where payments are rehearsed, not started yet; absent when they go to Stripe. */
  sandbox?: Sandbox;
}

/** Everything outside this program that the configuration names. */
export function openThirdParties(config: Config, root: string, log: Log): ThirdParties {
  const sandbox = createSandbox({ root, dataDir: config.dataDir, log });
  return {
    external: {
      llm: createLlm(config.llm, { localModel: localCopywriter }),
      mailTransport: createMailTransport({ ...config.mail, log }),
      ...openPayments(config.stripe, sandbox),
    },
    ...(config.stripe.keys === null ? { sandbox } : {}),
  };
}
