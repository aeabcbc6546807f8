import { likeness } from "../check/shape.ts";
import { faultsOf, weightOf } from "../check.ts";
import { deliverables } from "../deliverables/deliverables.ts";
import { type Job, newJob } from "../job.ts";
import { asOne, type Piece, partsOf, sectionsOf, splitLine } from "../piece.ts";
import { fold } from "../spanish/fold.ts";
import { polish } from "../spanish/polish.ts";
import { uncapitalized } from "../spanish/sentences.ts";
import type { Request } from "../understand/request.ts";
import { tokensOf } from "../understand/tokens.ts";
import { mainVerbIn } from "../understand/verbs.ts";
import type { Conversation } from "./conversation.ts";
import { tellsNothingNew } from "./lengths.ts";
import { sentencesIn } from "./sentences.ts";

/** Other texts are written so, to choose from. */
const plainnesses = [0, 0, 1, 2] as const;

/** Other texts for the same request, the best first. */
export function alternatives(
  conversation: Conversation,
  request: Request,
  seed: string,
): { piece: Piece; weight: number }[] {
  const deliverable = deliverables.get(request.deliverable);
  if (!deliverable) return [];
  const written = plainnesses.map((plainness, at) => {
    const job = jobOf(conversation, request, `${seed}/${at}`, plainness);
    const { title, body } = deliverable.write(job);
    const piece = asOne(partsOf(`## ${title}\n\n${polish(body)}`).pieces);
    const reply = `## ${piece.title}\n\n${piece.body}`;
    return { piece, weight: weightOf(faultsOf(reply, request, conversation.order)) };
  });
  return written.sort((left, right) => left.weight - right.weight);
}

export function jobOf(
  { order, business }: Conversation,
  request: Request,
  seed: string,
  plainness: Job["plainness"] = 0,
): Job {
  return newJob({ brief: { ...order, seed }, business, request, plainness });
}

/** With what a text and each of its sections begins: the first three words of a sentence behind a greeting. */
function beginningsOf(body: string): string[] {
  return sectionsOf(body).map((section) => {
    const sentences = sentencesIn(section).map((one) => fold(splitLine(one).text));
    const first = sentences.find((one) => one.split(" ").length > 2) ?? sentences[0] ?? "";
    return first.split(" ").slice(0, 3).join(" ");
  });
}

/**
 * The same facts in a text that begins otherwise than all before it: one that the deliverable writes,
 * else the piece led by another sentence of the owner's. Undefined when there is none.
 */
export function another(
  conversation: Conversation,
  piece: Piece,
  request: Request,
  seed: string,
): Piece | undefined {
  const begun = new Set([piece.body, ...conversation.earlier].flatMap(beginningsOf));
  const written = alternatives(conversation, request, seed);
  const most = (written[0]?.weight ?? 0) + 1;
  const isOther = (body: string) =>
    !begun.has(beginningsOf(body)[0]!) && tellsNothingNew(piece.body, body, request);
  const closest = (pieces: readonly Piece[]) =>
    pieces
      .filter(({ body }) => isOther(body))
      .map((one) => ({ one, share: likeness(one.body, piece.body) }))
      .sort((left, right) => left.share - right.share)[0]?.one;
  const sound = written.filter(({ weight }) => weight <= most).map((one) => one.piece);
  return (
    closest(sound) ??
    closest([...sound, piece].flatMap((one) => ledOtherwise(one, conversation, request)))
  );
}

/** Sentences that lean on the one before. */
const leaning =
  /^(?:y|pero|ademas|tambien|asi|por eso|este|esta|esto|l[oa]s?|les?|se|que) | l[oa]s? \S+mos(?: |$)/;

/** The piece with another whole sentence at its head and the one there behind it; else with the business named first. */
function ledOtherwise(
  { title, body }: Piece,
  { business }: Conversation,
  request: Request,
): Piece[] {
  const blocks = body.split("\n\n");
  const at = blocks.findIndex((block) => bold.test(block));
  if (at < 0 || body.includes("### ")) return [];
  const [, head = "", tail = ""] = bold.exec(blocks[at]!)!;
  const next = blocks[at + 1] ?? "";
  const others: string[][] = [];
  const [second = "", ...rest] = /^[#|>`*-]|\n/.test(next) ? [] : sentencesIn(next);
  if (isWhole(second) && second !== sentencesIn(body).at(-1))
    others.push(blocks.toSpliced(at, 2, `**${second}**${tail}`, [head, ...rest].join(" ")));
  const named = ledByName(head, business.name, request);
  if (named) others.push(blocks.toSpliced(at, 1, `**${named}**${tail}`));
  return others.map((lines) => ({ title, body: lines.join("\n\n") }));
}
const bold = /^\*\*([^*\n]+)\*\*( [^\p{L}\n]+)?$/u;

/** «En Casa Roja teñimos bolsos», «En Casa Roja: medias suelas a 18 €»; undefined where the name stands there already. */
export function ledByName(sentence: string, name: string, { facts }: Request): string | undefined {
  if (name === "" || sentence.includes(name) || /^(?:En|Si) |[:¿¡]/u.test(sentence))
    return undefined;
  const isName = facts
    .flatMap(({ atoms }) => atoms)
    .some(({ kind, text }) => /^(?:name|place)$/.test(kind) && sentence.startsWith(text));
  const isOurs = /^\p{L}+mos /u.test(sentence);
  return `En ${name}${isOurs ? "" : ":"} ${isName ? sentence : uncapitalized(sentence)}`;
}

function isWhole(sentence: string): boolean {
  const tokens = tokensOf(sentence);
  return (
    /[.!]$/.test(sentence) &&
    !leaning.test(`${fold(sentence)} `) &&
    mainVerbIn(tokens, 0, tokens.length) >= 0
  );
}
