import type { Brief } from "./brief.ts";
import {
  banFaults,
  instructionFaults,
  limitFaults,
  piecesOf,
  subjectFaults,
} from "./check/constraints.ts";
import { lostFrom } from "./check/facts.ts";
import { inventedIn, knownOf } from "./check/invented.ts";
import { languageFaults } from "./check/language.ts";
import { amountsIn } from "./check/money.ts";
import { answeredQuestions, emptyLabels, ordersIn, shapeFaults } from "./check/shape.ts";
import { normalized, withoutQuotes } from "./check/spelling.ts";
import { wordsOf } from "./check/words.ts";
import { asOne, type Piece, partsOf, splitLine } from "./piece.ts";
import { fold } from "./spanish/fold.ts";
import { registerOf } from "./spanish/register.ts";
import { sentencesOf } from "./spanish/sentences.ts";
import type { Request } from "./understand/request.ts";

/** Why a reply may not leave. */
export interface Fault {
  kind:
    | "lost"
    | "instruction"
    | "subject"
    | "title"
    | "limit"
    | "language"
    | "ban"
    | "register"
    | "invented";
  detail: string;
}

/** How bad it is to send a text with such a fault. */
const weights: Readonly<Partial<Record<Fault["kind"], number>>> = {
  instruction: 4,
  ban: 4,
  invented: 4,
  subject: 3,
  lost: 3,
  title: 2,
  register: 2,
  limit: 2,
};

/** How bad it is to send a text with these faults; 0 for none. */
export const weightOf = (faults: readonly Fault[]) =>
  faults.reduce((sum, { kind }) => sum + (weights[kind] ?? 1), 0);

/** What is wrong with a reply, told what was understood. Pure; empty when it may leave. */
export function faultsOf(reply: string, request: Request, brief: Brief): Fault[] {
  const piece = asOne(piecesOf(reply));
  const note = partsOf(reply).before;
  const faults = faultsOfPiece(piece, request, {
    prompt: brief.prompt,
    business: brief.profile?.businessName ?? "",
    place: brief.profile?.audienceLocation?.split(/[,(/;]/)[0] ?? "",
  });
  const invented = inventedIn(piece.body, knownOf(request, brief), request.deliverable);
  const excused = faults.findIndex(
    ({ kind, detail }) => kind === "lost" && /fuera|no cabe/.test(note) && note.includes(detail),
  );
  return [
    ...faults.filter((_, at) => at !== excused),
    ...invented.map((detail) => ({ kind: "invented" as const, detail })),
  ];
}

/** The same for a piece alone, whoever wrote it; what was invented can only be told with a brief. */
export function faultsOfPiece(
  piece: Piece,
  request: Request,
  context: { prompt?: string; business?: string; place?: string } = {},
): Fault[] {
  const { prompt = "", business = "", place = "" } = context;
  const as = (kind: Fault["kind"]) => (detail: string) => ({ kind, detail });
  const names = { business: fold(business), place: fold(place) };
  // The heading of a plan is part of what its owner reads.
  const isRead = !wordsOf("sent").has(request.deliverable);
  const missing = lostFrom(isRead ? `${piece.title}\n${piece.body}` : piece.body, request);
  const lost = [...new Set([...missing, ...unpriced(piece.body, request)])];
  const published = isRead ? [] : ordersIn(piece.body, prompt);
  return [
    ...lost.map(as("lost")),
    ...published.map(as("instruction")),
    ...(isRead ? [] : answeredQuestions(piece.body, prompt)).map(as("invented")),
    ...emptyLabels(piece, request, names.business).map(as("title")),
    ...instructionFaults(piece.body, request, prompt).map(as("instruction")),
    ...subjectFaults(piece.body, request).map(as("subject")),
    ...banFaults(piece, request, names).map(as("ban")),
    ...limitFaults(piece, request).map(as("limit")),
    ...registerFaults(piece.body, request).map(as("register")),
    ...languageFaults(piece.body).map(as("language")),
    ...(isRead ? [] : shapeFaults(piece.body)).map(as("language")),
  ];
}

/** Prices whose number stands in the text without its currency. */
function unpriced(body: string, { facts, bans }: Request): string[] {
  if (bans.includes("price")) return [];
  const amounts = new Set(amountsIn(normalized(body)).map(({ value }) => value));
  return facts
    .flatMap(({ atoms }) => atoms)
    .filter(({ kind, text }) => {
      const [told] = amountsIn(normalized(text));
      return kind === "price" && told !== undefined && !amounts.has(told.value);
    })
    .map(({ text }) => text);
}

/** Sentences that address the reader otherwise than asked. */
function registerFaults(body: string, { register, deliverable }: Request): string[] {
  if (!wordsOf("sent").has(deliverable)) return [];
  return body.split("\n").flatMap((line) =>
    sentencesOf(splitLine(line).text).filter((sentence) => {
      const found = registerOf(withoutQuotes(sentence));
      // What is said alike to tú and to vos counts as tú.
      return found !== undefined && found !== register && !(register === "vos" && found === "tu");
    }),
  );
}
