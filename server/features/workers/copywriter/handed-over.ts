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
  const told = toldIn(fields);
  // «La apertura», «el sorteo» are what is going on, and no thing that is sold.
  const going = subject ? readRequest(`Prepara un post sobre ${subject}.`, []) : undefined;
  const isNews = Boolean(going?.announcement || going?.theme) && !isSold(subject ?? "", brief);
  // Kinds look for words of their own in it; day and offer are put in their places.
  const sentence = handoffSentence({
    deliverable: contentType,
    ...(subject && !(isNews && told) ? { subject } : {}),
    ...(network ? { network } : {}),
    ...(tone ? { tone } : {}),
    ...(told ? { note: told } : {}),
  });
  // What a customer wrote is answered as it stands, and whoever ordered the piece said it best.
  const isOrder = contentTypeNamed(told, brief.workerId) === contentType;
  const prompt = told && !subject && (answers || isOrder) ? told : sentence;
  const products = brief.profile?.products ?? [];
  const read = readRequest(prompt, products, !answers);
  const request = {
    ...asHanded(read, fields),
    subject: subject && !isNews ? phrase(clip(plain(subject), 60)) : read.subject,
    facts: told ? readRequest(told, products).facts : [],
  };
  return writePiece({ ...brief, contentType, prompt }, undefined, request);
}

/** How Mel says whom or what a piece is for: words for who writes. */
const forTheWriter =
  /^(?:que|para|pensado|cada uno|con (?:esta idea|un solo botón|el día))(?=[ ,:])/u;

/** What the note tells of the matter; where nothing else does, what the piece is for. */
function toldIn({ note = "", subject }: HandoffFields): string {
  const lines = note.split("\n").filter((line) => line !== "");
  const told = lines.filter((line) => !forTheWriter.test(line));
  const matter =
    told.length > 0 || subject ? told : lines.filter((line) => !line.startsWith("que "));
  return matter.join("\n");
}

/** What was read of the sentence, with what is known in its place. */
function asHanded(read: Request, { goal, date, offer, count }: HandoffFields): Request {
  return {
    ...read,
    offer: offer ? plain(offer) : read.offer,
    when: date ? (whenNamed(date) ?? read.when) : read.when,
    season: date ? (readRequest(`Para ${date}.`, []).season ?? read.season) : read.season,
    wish: (goal ? wishNamed(fold(goal)) : undefined) ?? read.wish,
    count: count ? Math.min(10, count) : read.count,
  };
}

function isSold(subject: string, { profile }: Brief): boolean {
  const named = fold(subject);
  return (profile?.products ?? []).some((product) => named.includes(fold(product)));
}

function kindOf(
  brief: Brief,
  { deliverable, note, subject }: HandoffFields,
  usual: string,
): string {
  const asked = deliverable ?? brief.contentType;
  if (kinds.has(asked)) return asked;
  const named = contentTypeNamed(`${note ?? subject ?? ""}`, brief.workerId);
  return named && workerOf(named) === brief.workerId ? named : usual;
}
