import type { Brief } from "./brief.ts";
import { businessOf } from "./business.ts";
import { dataOf } from "./data.ts";
import { deliverables } from "./deliverables/deliverables.ts";
import { fold } from "./spanish/fold.ts";
import { list } from "./spanish/phrase.ts";
import { uncapitalized } from "./spanish/sentences.ts";
import type { Line } from "./trades/trade.ts";
import { hasAny, quotedWords } from "./understand/quoted-words.ts";
import type { Harm, Request } from "./understand/request.ts";

/** What was claimed is the whole order; nothing told beside it may be kept. */
const keepsNothing: readonly Harm[] = [
  "superlative",
  "invented-reviews",
  "copied-slogan",
  "health-promise",
  "attack-competitor",
];

/**
 * A reasoned no in one sentence, and what is left of the order as an honest one: its request without
 * the harmful part, to be written as usual; undefined when there is no honest version.
 */
export function refuse(
  brief: Brief,
  request: Request,
): { reason: string; honest: Request | undefined } {
  // A customer who asks whether something heals is answered, not refused.
  if (request.quoted && deliverables.has(request.deliverable))
    return { reason: "Aquí va una respuesta prudente.", honest: { ...request, harm: undefined } };
  const harm = request.harm ?? "deceptive";
  const lines = dataOf<Record<string, Line[]>>("lines/harm");
  const reason = lines[`harm.${harm}`]?.[0]?.text ?? "Eso no lo escribo.";
  const { differences, service } = businessOf(brief.profile);
  const own = differences.length > 0 ? differences : service ? [service] : [];
  const facts = list(own.slice(0, 3).map(uncapitalized));
  const clean: Request = {
    ...request,
    harm: undefined,
    quoted: undefined,
    unclear: [],
    facts: keepsNothing.includes(harm) ? [] : request.facts.filter(({ text }) => !claims(text)),
  };
  // Words of a customer that nobody said: what is honest is to ask customers.
  const isReply = /-reply$/.test(request.deliverable) && !request.quoted;
  if (harm === "invented-reviews" || isReply)
    return {
      reason,
      honest: { ...clean, deliverable: "direct-message", actionText: "pedir reseña" },
    };
  if (deliverables.has(request.deliverable)) return { reason, honest: clean };
  const offer = facts ? lines["harm.own-facts"]![0]!.text.replace("{what}", facts) : "";
  return { reason: `${reason} ${offer}`.trim(), honest: undefined };
}

/** Whether a fact holds a claim of its own that cannot be proven. */
const claims = (text: string) => hasAny(fold(text), quotedWords("claims"));
