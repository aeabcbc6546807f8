import type { Llm } from "#server/external/llm.ts";
import type { BillingDeps } from "#server/features/billing/billing.ts";
import type { WebsiteDeps } from "#server/features/websites/websites.ts";
import type { ConcurrencyLimit } from "#server/platform/concurrency-limit.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { OpenStreams } from "#server/platform/http/open-streams.ts";
import type { MailTransport } from "#server/platform/mail/mail.ts";
import type { AdWriter } from "./ad-writer.ts";
import type { Renderer } from "./creatives/renderer.ts";
import type { DocumentMaker } from "./exports/documents.ts";
import type { RunningMaterials } from "./material/running-materials.ts";

/** What working on orders needs beyond the platform. */
export interface AdsDeps extends BillingDeps, WebsiteDeps {
  llm: Llm;
  renderer: Renderer;
  writer: AdWriter;
  runningMaterials: RunningMaterials;
  /** The open event streams of order pages. */
  orderStreams: OpenStreams;
  documentMaker: DocumentMaker;
  /** Analyses whose pictures are prepared before a preview asks for them; null: none are. */
  prefetches: ConcurrencyLimit | null;
  files: Files;
  mailTransport: MailTransport;
}
