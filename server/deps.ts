import type { ImageModel } from "./external/image-model.ts";
import type { AccountDeps } from "./features/account/account.ts";
import type { AccountLimits } from "./features/account/limits.ts";
import { createPasswords, type Passwords } from "./features/account/passwords.ts";
import type { AdsDeps } from "./features/ads/deps.ts";
import { DocumentMaker } from "./features/ads/exports/documents.ts";
import { RunningMaterials } from "./features/ads/material/running-materials.ts";
import { readSiteColors } from "./features/ads/material/site-colors.ts";
import { orderPaid, orderRefunded } from "./features/ads/orders/order-payments.ts";
import { expireOrder } from "./features/ads/orders/orders.ts";
import { orderStreamLimit } from "./features/ads/orders/read-orders.ts";
import { makePicture } from "./features/ads/pictures/make-picture.ts";
import { readOwnPhoto } from "./features/ads/pictures/read-own-photo.ts";
import { prefetchedSitesMax } from "./features/ads/prefetch-material.ts";
import { attributeSignUp, reattributeSignUp } from "./features/affiliates/attribution.ts";
import { referrerOf, updateCommission } from "./features/affiliates/earnings.ts";
import type { PayoutDeps } from "./features/affiliates/payouts/deps.ts";
import { createLinkedStripe } from "./features/billing/stripe/stripe-accounts.ts";
import type { ChatDeps } from "./features/chat/deps.ts";
import { LiveReplies } from "./features/chat/live-replies.ts";
import { replyStreamLimit } from "./features/chat/reply-readers.ts";
import type { PhotoReader } from "./features/content/content.ts";
import { openCreditAccount } from "./features/credits/credits.ts";
import { ReadingLimiter } from "./features/websites/reading-limiter.ts";
import { ConcurrencyLimit } from "./platform/concurrency-limit.ts";
import type { Database } from "./platform/database/db.ts";
import { createFiles, type FileStore } from "./platform/files/files.ts";
import { OpenStreams } from "./platform/http/open-streams.ts";
import type { JobQueue } from "./platform/jobs/jobs.ts";
import type { Log } from "./platform/log.ts";
import type { Settings } from "./platform/platform.ts";
import { createRenderer } from "./renderer/renderer.ts";
import { describeUser } from "./signed-in-person.ts";
import { ServiceHealth } from "./status/service-health.ts";
import { createWriter, type Writer } from "./writer/writer.ts";
import { WritingThreads } from "./writer/writing-threads.ts";

/** Everything that the verbs of all features need. */
export interface Deps extends AccountDeps, AdsDeps, PayoutDeps, ChatDeps {
  writer: Writer;
  serviceHealth: Pick<ServiceHealth, "read">;
  /** null: pictures are drawn without photos. */
  imageModel: ImageModel | null;
  photoReader: PhotoReader;
}

/** Everything outside this program. */
export interface External
  extends Pick<
    Deps,
    "llm" | "imageModel" | "mailTransport" | "webFetch" | "stripe" | "billing" | "payouts"
  > {
  fileStore: FileStore;
}

export interface DepsOptions {
  database: Database;
  settings: Settings;
  external: External;
  /** Who hashes passwords; the product's own when absent. */
  passwords?: Passwords;
  /** Who draws pictures, until the product closes; its own child processes when absent. */
  renderer?: Deps["renderer"];
  /** Who writes in Spanish, until the product closes; its own threads when absent. */
  writer?: Deps["writer"];
  /** Whether a site's pictures are prepared before anybody asks for a preview; they are when absent. */
  prefetches?: boolean;
  /** How often people may try; the product's own when absent. */
  limits?: AccountLimits;
  log: Log;
  now: () => Date;
}

/**
 * Puts together what verbs are handed. A feature may not import a later one: where it needs one, as
 * billing needs commissions, the later feature's verb is handed to it here.
 */
export function createDeps(options: DepsOptions, jobs: JobQueue): Deps {
  const { database, settings, external, log, now } = options;
  const { db } = database;
  const serviceHealth = new ServiceHealth(database, now);
  const onStripeCall = (answered: boolean) => serviceHealth.noteStripe(answered);
  const deps: Deps = {
    db,
    jobs,
    log,
    settings,
    now,
    ...external,
    llm: serviceHealth.watchLlm(external.llm),
    mailTransport: serviceHealth.watchMail(external.mailTransport),
    onStripeCall,
    serviceHealth,
    files: createFiles({ store: external.fileStore, db, now }),
    stripe: createLinkedStripe({ ...external, onStripeCall, db, log, now }),
    passwords: options.passwords ?? createPasswords(),
    renderer: serviceHealth.watchRenderer(options.renderer ?? createRenderer({ log })),
    writer: options.writer ?? createWriter(new WritingThreads({ log })),
    ...(options.limits ? { limits: options.limits } : {}),
    liveReplies: new LiveReplies(),
    runningReadings: new ReadingLimiter(),
    runningMaterials: new RunningMaterials(),
    documentMaker: new DocumentMaker(),
    replyStreams: new OpenStreams(replyStreamLimit),
    orderStreams: new OpenStreams(orderStreamLimit),
    prefetches: options.prefetches === false ? null : new ConcurrencyLimit(prefetchedSitesMax),

    pictureColors: (picture) => readSiteColors(deps, picture),
    pictures: { make: (request) => makePicture(deps, request) },
    photoReader: { read: (bytes, caller) => readOwnPhoto(deps, bytes, caller) },
    subjectNamed: (request, call) => deps.writer.subjectNamed(request, call),
    describeUser: (userId) => describeUser(deps, userId),
    orderPayments: {
      paid: (checkout) => orderPaid(deps, checkout),
      expired: ({ orderId }) => expireOrder(deps, orderId),
      refunded: (payment) => orderRefunded(deps, payment),
    },
    commissions: {
      referrerOf: (userId) => referrerOf(deps, userId),
      updateCommission: (invoice) => updateCommission(deps, invoice),
    },
    onRegistered: async (userId, recommended) => {
      await openCreditAccount(deps, userId, "free");
      await attributeSignUp(deps, userId, recommended);
    },
    onHandedOver: (userId, recommended) => reattributeSignUp(deps, userId, recommended),
  };
  return deps;
}
