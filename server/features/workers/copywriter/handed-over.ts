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
  const { subject, network, tone } = fields;
  const contentType = kindOf(brief, fields, usual);
  const answers = comments.has(contentType);
  const note = toldIn(fields);
  // Kinds look for words of their own in it; day and offer are put in their places.
  const sentence = handoffSentence({
    deliverable: contentType,
    ...(subject ? { subject } : {}),
    ...(network ? { network } : {}),
    ...(tone ? { tone } : {}),
    ...(note ? { note } : {}),
  });
  // What a customer wrote is answered as it stands.
  const prompt = answers && !subject && note ? note : sentence;
  const read = readRequest(prompt, brief.profile?.products ?? [], !answers);
  const request = asHanded(read, { ...fields, note: note || undefined }, brief);
  return writePiece({ ...brief, contentType, prompt }, undefined, request);
}

/** How Mel says whom or what a piece is for: words for who writes, where its subject is known. */
const forTheWriter = /^(?:que|para|pensado|cada uno|con (?:esta idea|un solo botón|el día))(?: |:)/u;

/** What the note tells of the matter. */
function toldIn({ note = "", subject }: HandoffFields): string {
  const lines = note.split("\n").filter((line) => !subject || !forTheWriter.test(line));
  return lines.join("\n");
}

type Told = Omit<HandoffFields, "note"> & { note: string | undefined };

/** What was read of the sentence, with what is known in its place. */
function asHanded(read: Request, fields: Told, brief: Brief): Request {
  const { subject, goal, date, offer, note, count } = fields;
  const products = brief.profile?.products ?? [];
  // «La apertura», «el sorteo» are what is going on, and no thing that is sold.
  const isNews = Boolean(read.announcement || read.theme) && !isSold(subject ?? "", brief);
  return {
    ...read,
    subject: subject && !isNews ? phrase(clip(plain(subject), 60)) : subject ? read.subject : undefined,
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
