import type { ImageModel } from "./external/image-model.ts";
import type { AccountDeps } from "./features/account/account.ts";
import type { Renderer } from "./features/ads/creatives/renderer.ts";
import type { DocumentMaker } from "./features/ads/exports/documents.ts";
import type { RunningMaterials } from "./features/ads/material/running-materials.ts";
import type { PayoutDeps } from "./features/affiliates/payouts/deps.ts";
import type { BillingDeps } from "./features/billing/deps.ts";
import type { ChatDeps } from "./features/chat/deps.ts";
import type { PhotoReader } from "./features/content/content.ts";
import type { WebsiteDeps } from "./features/websites/websites.ts";
import type { Files } from "./platform/files/files.ts";
import type { OpenStreams } from "./platform/http/open-streams.ts";
import type { MailTransport } from "./platform/mail/mail.ts";
import type { ServiceHealth } from "./status/service-health.ts";
import type { Writer } from "./writer/writer.ts";

/** Everything that verbs of any feature are handed. */
export interface Deps extends AccountDeps, BillingDeps, PayoutDeps, ChatDeps, WebsiteDeps {
  mailTransport: MailTransport;
  files: Files;
  renderer: Renderer;
  writer: Writer;
  runningMaterials: RunningMaterials;
  documentMaker: DocumentMaker;
  orderStreams: OpenStreams;
  serviceHealth: Pick<ServiceHealth, "read">;
  /** null: pictures are drawn without photos. */
  imageModel: ImageModel | null;
  photoReader: PhotoReader;
}
