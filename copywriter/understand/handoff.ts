import type { BrandTone } from "#shared/brain.ts";
import type { Brief } from "../brief.ts";
import type { Business } from "../business.ts";
import { correct } from "../spanish/correct.ts";
import { phrase } from "../spanish/phrase.ts";
import { conceptAt } from "./concept-at.ts";
import { deliverableOf } from "./deliverable.ts";
import { factOf, factsOf } from "./facts.ts";
import type { Fact, Network, Request } from "./request.ts";
import type { Orders } from "./scan.ts";
import { nounIn, productIn } from "./subject.ts";
import type { Token } from "./token.ts";
import { tokensOf } from "./tokens.ts";
import { verbIn } from "./verbs.ts";

/** A hand-off's fields as a request; only its note is read as prose. */
export function requestOfHandoff(
  brief: Brief,
  business: Business,
  note: { text: string; tokens: readonly Token[]; orders: Orders },
): Request {
  const { deliverable, subject, date, offer, network, tone, count } = brief.handoff!;
  const { orders } = note;
  const facts: Fact[] = [];
  const add = (text: string | undefined) => {
    if (!text) return;
    const clean = correct(text);
    const tokens = tokensOf(clean);
    facts.push(factOf(clean, verbIn(tokens, 0, tokens.length) >= 0, facts.length === 0));
  };
  const isLong = subject !== undefined && (subject.split(" ").length > 7 || /[,.;:]/.test(subject));
  if (isLong) add(subject);
  add(offer);
  if (date) facts.push({ ...factOf(correct(date), false, false), role: "when" });
  facts.push(...factsOf(note.text, note.tokens, orders.told));
  const named = (text: string | undefined, kind: "network" | "tone") => {
    const tokens = tokensOf(text ?? "");
    for (let at = 0; at < tokens.length; at += 1) {
      const concept = conceptAt(tokens, at, tokens.length, "", [kind]);
      if (concept) return concept.value;
    }
    return undefined;
  };
  const product = productIn(subject ?? note.text, business.products);
  const about = subject && !isLong ? phrase(correct(subject)) : (product?.product ?? nounIn(facts));
  const asked = named(network, "network") as Network | undefined;
  const networks = asked
    ? [asked, ...orders.networks.filter((other) => other !== asked)]
    : orders.networks;
  const wish = (named(tone, "tone") as BrandTone | undefined) ?? orders.tone;
  return {
    ...(deliverable
      ? { deliverable, isColleagues: false }
      : deliverableOf({ brief, orders, quoted: undefined, hasContent: true, isQuestion: false })),
    ...(about ? { subject: about } : {}),
    facts,
    // A longer one is a note to the worker.
    ...(orders.audience && orders.audience.split(" ").length < 4
      ? { audience: orders.audience }
      : {}),
    ...(networks[0] ? { network: networks[0] } : {}),
    networks,
    register: orders.register ?? (/^(?:argentina|uruguay)$/.test(business.country) ? "vos" : "tu"),
    ...(wish ? { tone: wish } : {}),
    ...(orders.action ? { action: orders.action } : {}),
    limits: count ? { ...orders.limits, count } : orders.limits,
    bans: orders.bans,
    bannedWords: orders.bannedWords,
    wants: orders.wants,
    edits: [],
    unclear: orders.unclear,
  };
}
