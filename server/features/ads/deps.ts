import type { Llm } from "#server/external/llm.ts";
import type { WebFetch } from "#server/external/web-fetch.ts";
import type { Files } from "#server/platform/files.ts";
import type { MailTransport } from "#server/platform/mail.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Renderer } from "./creatives/renderer.ts";

/** What working on orders needs beyond the platform. */
export interface AdsDeps extends Platform {
  llm: Llm;
  webFetch: WebFetch;
  renderer: Renderer;
  files: Files;
  mailTransport: MailTransport;
  billing: { testMode: boolean };
}
