import { atomsIn } from "../check/facts.ts";
import { faultsOf, weightOf } from "../check.ts";
import { deliverables } from "../deliverables/deliverables.ts";
import { type Job, newJob } from "../job.ts";
import { asOne, isHashtagLine, type Piece, partsOf, splitLine } from "../piece.ts";
import { fold } from "../spanish/fold.ts";
import { polish } from "../spanish/polish.ts";
import { uncapitalized } from "../spanish/sentences.ts";
import type { Request } from "../understand/request.ts";
import type { Conversation } from "./conversation.ts";
import { isDroppable } from "./lengths.ts";
import { mapSentences, sentencesIn } from "./sentences.ts";

/** Other texts are written so, to choose from. */
const plainnesses = [0, 0, 1, 2] as const;

/** Other texts for the same request, the best first; the first of equals is as written. */
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
  const brief = { ...order, seed };
  return newJob({ brief, business, request, plainness });
}

/** The share of word pairs that two texts have in common. */
export function likeness(one: string, other: string): number {
  const [left, right] = [pairsOf(one), pairsOf(other)];
  if (left.size === 0 || right.size === 0) return fold(one) === fold(other) ? 1 : 0;
  let same = 0;
  for (const pair of left) if (right.has(pair)) same += 1;
  return same / (left.size + right.size - same);
}

function pairsOf(text: string): Set<string> {
  const words = fold(text).split(" ");
  return new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`));
}

/** The first sentence of a text, folded. */
export const firstOf = (body: string) =>
  fold(splitLine(sentencesIn(body)[0] ?? body.split("\n")[0] ?? "").text);

/**
 * Another text with the same facts, another beginning and as little in common as may be; undefined
 * when there is only one way to begin it.
 */
export function another(
  conversation: Conversation,
  request: Request,
  seed: string,
): Piece | undefined {
  const { piece } = conversation;
  const written = alternatives(conversation, request, seed);
  const sound = written.filter(({ weight }) => weight <= (written[0]?.weight ?? 0) + 1);
  const rank = (bodies: readonly Piece[]) =>
    bodies
      .filter(({ body }) => firstOf(body) !== firstOf(piece.body))
      .map((one) => ({ one, share: likeness(one.body, piece.body) }))
      .sort((left, right) => left.share - right.share)[0];
  const best = rank(sound.map((one) => one.piece));
  if (best && best.share <= alike) return best.one;
  const job = jobOf(conversation, request, seed);
  if (/^(?:### |[-*] |\*\*[^*\n]+:\*\*)/m.test(piece.body)) {
    const other = sound
      .map((one) => ({ one: one.piece, share: likeness(one.piece.body, piece.body) }))
      .sort((left, right) => left.share - right.share)[0];
    const line = /^\*\*[^*\n]+:\*\* *([^\n]+)/.exec(other?.one.body ?? "");
    const title = job.say("edit.title");
    if (best || !other || !line || title === "") return best?.one;
    return { ...other.one, body: other.one.body.replace(line[1]!, () => title) };
  }
  const retold = sound.flatMap((one) =>
    inOtherOrders(one.piece.body, request).map((body) => ({
      title: one.piece.title,
      body: retell(body, piece.body, request, job),
    })),
  );
  return rank([...(best ? [best.one] : []), ...retold])?.one;
}

/** Two texts with a larger share in common are the same to a reader. */
const alike = 0.55;

/** A text with what it shares with the one before dropped, framed or said otherwise, its facts kept. */
function retell(body: string, before: string, request: Request, job: Job): string {
  const known = new Set(sentencesIn(before).map(fold));
  const sentences = sentencesIn(body);
  const [first, last] = [sentences[0], sentences.at(-1)];
  const retold = mapSentences(body, (one) => {
    if (!known.has(fold(one))) return one;
    if (one === first && firstOf(body) === firstOf(before)) return framed(one, request, job) ?? one;
    if (!isDroppable(one, body, request)) return one;
    return one === last ? job.say("edit.last") || one : "";
  });
  const tags = retold.split("\n").find(isHashtagLine);
  return tags ? retold.replace(tags, () => tags.trim().split(/\s+/).slice(0, 3).join(" ")) : retold;
}

/** A sentence with other first words: «Apunta: los miércoles, 2 por 14.000 $.» */
export function framed(sentence: string, { facts }: Request, job: Job): string | undefined {
  const bare = sentence.replace(/[.!]+$/u, "").replaceAll("**", "");
  if (/[¿¡:]/u.test(bare)) return undefined;
  const atoms = facts.flatMap((fact) => fact.atoms);
  const isName = atoms.some(({ kind, text }) => kind === "name" && bare.startsWith(text));
  return job.say("edit.frame", { text: isName ? bare : uncapitalized(bare) }) || undefined;
}

/** The body, and those that begin with another paragraph that tells a fact; the last one stays. */
function inOtherOrders(body: string, request: Request): string[] {
  const blocks = body.split("\n\n");
  const free = blocks.flatMap((block, at) =>
    /^(?:[#|>-]|\* |\d+[.)/]|`|\*\*[^*]+:\*\*|Hola)/.test(block) || block.includes("\n")
      ? []
      : [at],
  );
  if (free.length < 3 || body.includes("### ")) return [body];
  const first = free[0]!;
  const isBold = /^\*\*[^*]+\*\*/.test(blocks[first]!);
  const others = free.slice(1, -1).filter((at) => atomsIn(blocks[at]!, request).length > 0);
  const turned = others.map((other) => {
    const swapped = [...blocks];
    swapped[first] = isBold ? `**${blocks[other]!.replaceAll("**", "")}**` : blocks[other]!;
    swapped[other] = blocks[first]!.replaceAll("**", "");
    return swapped.join("\n\n");
  });
  return [body, ...turned];
}
