import type { Deliverable } from "../draft.ts";
import { ad } from "./ad.ts";
import { adTest } from "./ad-test.ts";
import { audience } from "./audience.ts";
import { automation, reactivation, welcomeFlow } from "./automation.ts";
import { bio } from "./bio.ts";
import { brandBrief } from "./brand-brief.ts";
import { calendar } from "./calendar.ts";
import { campaignPlan } from "./campaign-plan.ts";
import { carousel } from "./carousel.ts";
import { cartRecovery } from "./cart-recovery.ts";
import { collection } from "./collection.ts";
import { commentReply } from "./comment-reply.ts";
import { contentSystem } from "./content-system.ts";
import { directMessage } from "./direct-message.ts";
import { email } from "./email.ts";
import { emailSequence } from "./email-sequence.ts";
import { faq } from "./faq.ts";
import { ideaList } from "./idea-list.ts";
import { imageCopy } from "./image-copy.ts";
import { landing } from "./landing.ts";
import { metricsPlan } from "./metrics-plan.ts";
import { monthPlan } from "./month-plan.ts";
import { newsletter } from "./newsletter.ts";
import { photoBrief } from "./photo-brief.ts";
import { post } from "./post.ts";
import { postingSchedule } from "./posting-schedule.ts";
import { productPage } from "./product-page.ts";
import { reelScript } from "./reel-script.ts";
import { report } from "./report.ts";
import { reviewReply } from "./review-reply.ts";
import { searchAd } from "./search-ad.ts";
import { shotList } from "./shot-list.ts";
import { storeAudit } from "./store-audit.ts";
import { styleGuide } from "./style-guide.ts";
import { thread } from "./thread.ts";
import { tutorial } from "./tutorial.ts";
import { videoAd } from "./video-ad.ts";
import { visualConcept } from "./visual-concept.ts";
import { weekPlan } from "./week-plan.ts";

const all: readonly Deliverable[] = [
  visualConcept,
  thread,
  styleGuide,
  photoBrief,
  imageCopy,
  carousel,
  calendar,
  bio,
  ad,
  adTest,
  audience,
  automation,
  reactivation,
  welcomeFlow,
  brandBrief,
  campaignPlan,
  commentReply,
  directMessage,
  email,
  emailSequence,
  faq,
  ideaList,
  metricsPlan,
  monthPlan,
  newsletter,
  storeAudit,
  productPage,
  landing,
  contentSystem,
  collection,
  cartRecovery,
  post,
  postingSchedule,
  reelScript,
  report,
  reviewReply,
  searchAd,
  shotList,
  tutorial,
  videoAd,
  weekPlan,
];

/** By id; every deliverable of shared/workers.ts has one. */
export const deliverables: ReadonlyMap<string, Deliverable> = new Map(
  all.map((deliverable) => [deliverable.id, deliverable]),
);
