import { createLlm, type Llm } from "#server/external/llm.ts";
import { createMailTransport } from "#server/external/mail-transport.ts";
import { localCopywriter } from "#server/features/workers/copywriter/model.ts";
import type { Log } from "#server/platform/log.ts";
import type { MailTransport } from "#server/platform/mail.ts";
import type { Config } from "./config.ts";

/** Everything outside this program that the configuration names. */
export function openThirdParties(
  config: Config,
  log: Log,
): { llm: Llm; mailTransport: MailTransport } {
  return {
    llm: createLlm(config.llm, { localModel: localCopywriter }),
    mailTransport: createMailTransport({ ...config.mail, log }),
  };
}
