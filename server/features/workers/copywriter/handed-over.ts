import { type HandoffFields, handoffSentence } from "#shared/handoff-fields.ts";
import type { Brief } from "./copywriter.ts";
import { kinds } from "./kinds/kinds.ts";
import { whenNamed } from "./language/dates.ts";
import { clip, fold, plain } from "./language/escape.ts";
import { phrase } from "./language/grammar.ts";
import { writePiece } from "./piece.ts";
import { contentTypeNamed, workerOf } from "./understanding/intent.ts";
import { type Request, readRequest } from "./understanding/request.ts";
import { wishNamed } from "./understanding/wishes.ts";

const comments = new Set(["comment-reply", "review-reply", "direct-message"]);

/** The piece that was handed on, from its fields: only the note is read, and no label is a word of it. */
export function writeHandedOver(brief: Brief, fields: HandoffFields, usual: string): string {
  const { note = "", subject } = fields;
  const contentType = kindOf(brief, fields, usual);
  const answers = comments.has(contentType);
  // What a customer wrote is answered as it stands.
  const prompt = answers && !subject && note ? note : handoffSentence(fields);
  const read = readRequest(prompt, brief.profile?.products ?? [], !answers);
  return writePiece({ ...brief, contentType, prompt }, undefined, asHanded(read, fields, brief));
}

/** What was read of the sentence, with what is known in its place. */
function asHanded(read: Request, fields: HandoffFields, brief: Brief): Request {
  const { subject, goal, date, offer, note, count } = fields;
  const products = brief.profile?.products ?? [];
  // «La apertura», «el sorteo» are what is going on, and no thing that is sold.
  const isNews = Boolean(read.announcement || read.theme) && !isSold(subject ?? "", brief);
  return {
    ...read,
    subject: subject && !isNews ? phrase(clip(plain(subject), 60)) : subject && read.subject,
    facts: note ? readRequest(note, products).facts : [],
    offer: offer ? plain(offer) : read.offer,
    when: date ? (whenNamed(date) ?? read.when) : read.when,
    wish: (goal ? wishNamed(fold(goal)) : undefined) ?? read.wish,
    count: count ? Math.min(10, count) : read.count,
  };
}

function isSold(subject: string, { profile }: Brief): boolean {
  const named = fold(subject);
  return (profile?.products ?? []).some((product) => named.includes(fold(product)));
}

function kindOf(brief: Brief, { deliverable, note, subject }: HandoffFields, usual: string): string {
  const asked = deliverable ?? brief.contentType;
  if (kinds.has(asked)) return asked;
  const named = contentTypeNamed(`${note ?? subject ?? ""}`, brief.workerId);
  return named && workerOf(named) === brief.workerId ? named : usual;
}
