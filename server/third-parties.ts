import type { LanguageModelV4 } from "@ai-sdk/provider";
import { createFileFolder } from "#server/external/file-folder.ts";
import { createImageModel } from "#server/external/image-model.ts";
import { createLlm } from "#server/external/llm.ts";
import { createMailTransport } from "#server/external/mail-transport.ts";
import { createObjectStore } from "#server/external/object-store.ts";
import { createWebFetch } from "#server/external/web-fetch.ts";
import type { Log } from "#server/platform/log.ts";
import type { External } from "./app.ts";
import type { Config } from "./config.ts";
import { openPayments, type StripeAddress } from "./payments.ts";

/** The local copywriter. Its words are the largest part of our code: they load after the first answer. */
export async function loadLocalModel(): Promise<LanguageModelV4> {
  const { localCopywriter } = await import("#server/features/workers/copywriter/model.ts");
  return localCopywriter();
}

async function rehearseLocal(): Promise<void> {
  const { rehearse } = await import("#server/features/workers/copywriter/rehearsal.ts");
  await rehearse();
}

/**
 * Everything outside this program that the configuration names.
 * @param sandbox where payments are rehearsed; needed where the configuration has no keys
 */
export function openThirdParties(
  config: Config,
  log: Log,
  sandbox: { address(): Promise<StripeAddress> } | undefined,
): External {
  return {
    llm: createLlm(config.llm, { localModel: loadLocalModel, rehearseLocal }),
    imageModel: config.images && createImageModel(config.images),
    mailTransport: createMailTransport({ ...config.mail, log }),
    webFetch: createWebFetch({
      allowHosts: config.fetchAllowHosts,
      contact: { url: config.publicOrigin, email: config.contactEmail },
    }),
    fileStore: config.files.bucket
      ? createObjectStore(config.files.bucket)
      : createFileFolder(config.files),
    ...openPayments(config.stripe, sandbox),
  };
}
