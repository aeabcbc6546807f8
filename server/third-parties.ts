import { createFileFolder } from "#server/external/file-folder.ts";
import { createImageModel } from "#server/external/image-model.ts";
import { createLlm } from "#server/external/llm.ts";
import { createMailTransport } from "#server/external/mail-transport.ts";
import { createObjectStore } from "#server/external/object-store.ts";
import { createPayoutSandbox } from "#server/external/payout-folder.ts";
import { createWebFetch } from "#server/external/web-fetch.ts";
import { localModel } from "#server/features/workers/local-model.ts";
import type { Log } from "#server/platform/log.ts";
import type { Config } from "./config.ts";
import type { External } from "./deps.ts";
import { createPayments, type StripeAddress } from "./payments.ts";
import type { Writer } from "./writer/writer.ts";

/**
 * Creates the clients of all third parties in the configuration.
 * @param sandbox the payment sandbox; needed when the configuration has no Stripe keys
 * @param writer the local copywriter, used when no language model is configured
 */
export function createThirdParties(
  config: Config,
  log: Log,
  sandbox: { address(): Promise<StripeAddress> } | undefined,
  writer: Pick<Writer, "writeReply" | "warm">,
): External {
  return {
    llm: createLlm(config.llm, {
      localModel: () => localModel(writer.writeReply),
      warmLocal: () => writer.warm(),
    }),
    imageModel: config.images && createImageModel(config.images),
    mailTransport: createMailTransport({ ...config.mail, log }),
    webFetch: createWebFetch({
      allowHosts: config.fetchAllowHosts,
      contact: { url: config.publicOrigin, email: config.contactEmail },
    }),
    fileStore: config.files.bucket
      ? createObjectStore(config.files.bucket)
      : createFileFolder(config.files),
    ...createPayments(config.stripe, sandbox),
    payouts: {
      provider: config.payouts.provider,
      detailsKeys: config.payouts.detailsKeys,
      sandbox: createPayoutSandbox(config.payouts),
    },
  };
}
