import { findWorker } from "#shared/workers.ts";
import type { Brief } from "../brief.ts";
import type { QuotedMessage } from "./request.ts";
import type { Orders } from "./scan.ts";
import { defaultOf } from "./vocabulary.ts";

/** Named so often in passing that a button outweighs them. */
const loose = new Set([
  "post",
  "email",
  "ad",
  "reel-script",
  "idea-list",
  "direct-message",
  "comment-reply",
  "review-reply",
  "image-copy",
  "visual-concept",
  "collection",
  "campaign-plan",
  "chat",
]);

/** What is to be written, and whether it is another worker's. */
export function deliverableOf(options: {
  brief: Brief;
  orders: Orders;
  quoted: QuotedMessage | undefined;
  hasContent: boolean;
  isQuestion: boolean;
}): { deliverable: string; isColleagues: boolean } {
  const { brief, orders, quoted, hasContent, isQuestion } = options;
  const own = new Set(findWorker(brief.workerId)?.deliverables.map(({ id }) => id));
  const named = orders.deliverables.map(({ id }) => id);
  const mine = (id: string) => ({ deliverable: id, isColleagues: !own.has(id) && id !== "chat" });
  if (brief.contentType !== "chat" && brief.contentType !== "image") {
    const other = named.find((id) => own.has(id) && id !== brief.contentType && !loose.has(id));
    return mine(other && !named.includes(brief.contentType) ? other : brief.contentType);
  }
  if (brief.workerId === "lia" && !named.includes("faq") && !isQuestion)
    return mine(replyKind(named, quoted, brief.prompt));
  const chosen = named.find((id) => own.has(id)) ?? named[0];
  const isGoogle = orders.networks.includes("google");
  if (brief.workerId === "bran" && isGoogle && (chosen === undefined || chosen === "ad"))
    return mine("search-ad");
  if (chosen === "email" && (orders.limits.count ?? 1) > 1) return mine("email-sequence");
  if (chosen) return mine(chosen);
  if (isQuestion) return mine("chat");
  if (brief.workerId === "mel") return mine(hasContent ? "post" : "chat");
  return mine(hasContent || orders.networks.length > 0 ? defaultOf(brief.workerId) : "chat");
}

function replyKind(
  named: readonly string[],
  quoted: QuotedMessage | undefined,
  prompt: string,
): string {
  // A question that is reported came by message.
  if (named.includes("direct-message") || (quoted?.questions && !/["«“]/u.test(prompt)))
    return "direct-message";
  return quoted?.isReview ? "review-reply" : (named[0] ?? "comment-reply");
}
