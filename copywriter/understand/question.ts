import { dataOf } from "../data.ts";
import { fold } from "../spanish/fold.ts";
import { conceptAt } from "./concept-at.ts";
import type { Fact, Question } from "./request.ts";
import type { Token } from "./token.ts";
import { tokensOf } from "./tokens.ts";
import { numberAt } from "./vocabulary.ts";

type Lists = Record<"openings" | "commands" | "troubles" | "sayings", string[]>;
const words = () => dataOf<Lists>("answers");
const known = new WeakMap<readonly string[], readonly string[]>();
function beginnings(list: readonly string[]): readonly string[] {
  const made = known.get(list) ?? list.map((one) => ` ${one.replace("$", " ")}`);
  known.set(list, made);
  return made;
}

/** Whether a clause asks for advice: «qué hago», «y por dónde empiezo». */
export function startsAsking(clause: string): boolean {
  const asked = ` ${fold(clause.slice(0, 80)).replace(/^(?:y|pero|entonces|bueno|hola|buenas) /, "")} `;
  return beginnings(words().openings).some((opening) => asked.startsWith(opening));
}

/** Whether a message begins as an order: «recuerda a la gente que …». */
export const startsOrdering = (key: string): boolean => words().commands.includes(key);

/** Whether a message asks for advice in one of its clauses, or tells of a trouble. */
export function asksAdvice(text: string): boolean {
  const clauses = text.split(/[.,;:¿?¡!\n]|\by(?= )/u, 80);
  if (clauses.some((clause) => startsAsking(clause.trim()))) return true;
  const folded = ` ${fold(text)} `;
  return beginnings(words().troubles).some((trouble) => folded.includes(trouble));
}

/** The piece in «qué digo en un vídeo», «qué guion uso»: an order in the form of a question. */
export function pieceAsked(tokens: readonly Token[], worker: string): string | undefined {
  const says = tokens.findIndex(({ key }) => words().sayings.includes(key));
  const asks = tokens
    .slice(0, Math.max(0, says))
    .findLastIndex(({ key }) => /^(?:q|que|como)$/.test(key));
  if (asks < 0 || says - asks > 3) return undefined;
  for (let at = asks + 1; at < Math.min(tokens.length, says + 5); at += 1) {
    const concept = conceptAt(tokens, at, tokens.length, worker, ["deliverable"]);
    if (concept) return concept.value;
  }
  return undefined;
}

/** What a knowledge piece must explain, when a fact is in truth its title: «5 errores al pedir …». */
export function questionIn({ text }: Fact): { question: Question; count?: number } | undefined {
  const tokens = tokensOf(text);
  let from = 0;
  while (/^(?:los|las|el|la|unos|unas|de)$/.test(tokens[from]?.key ?? "")) from += 1;
  const count = numberAt(tokens[from]);
  if (count !== undefined) from += 1;
  const concept = conceptAt(tokens, from, tokens.length, "", ["question"]);
  const sides = sidesOf(text);
  const isHow =
    tokens[from]?.key === "como" && /(?:[aei]r|[aei]rse)$/.test(tokens[from + 1]?.key ?? "");
  const isCounted = count !== undefined && concept !== undefined;
  if (sides && !isCounted) return { question: { kind: "comparison", text, sides } };
  // «cuándo un despido es injustificado»: the accent shows a question.
  const asked = tokens[from]?.text.toLowerCase() ?? "";
  const kind = (
    {
      cuándo: "when",
      cómo: "steps",
      qué: "what",
      cuánto: "what",
      cuántos: "what",
      cuántas: "what",
    } as const
  )[asked as "qué"];
  if (kind && !concept && !sides) return { question: { kind, text } };
  if (isHow) return { question: { kind: "steps", text } };
  if (!concept) return undefined;
  if (
    !isCounted &&
    /^(?:what|steps|questions)$/.test(concept.value) &&
    concept.length < 2 &&
    !/^cuant/.test(tokens[from]!.key)
  )
    return undefined;
  if (!isCounted && concept.value === "list") return undefined;
  return {
    question: { kind: concept.value as Question["kind"], text },
    ...(count === undefined ? {} : { count }),
  };
}

/** What it is about: «tres razones para elegir «Roscón»», «un consejo sobre la barra», «cómo conservar el pan». */
export function thingIn({ text }: Question): string {
  const tokens = tokensOf(text);
  const at = tokens.findIndex(
    ({ key }, index) =>
      index > 0 &&
      (/^(?:sobre|de|del)$/.test(key) || /[aei]r(?:se)?$/.test(key)) &&
      !/[aei]r(?:se)?$/.test(tokens[index + 1]?.key ?? ""),
  );
  return at < 0 ? "" : text.slice(tokens[at]!.end).replace(/^ (?:el|la|los|las|una?) /, "");
}

/** «resina contra filamento»: two things that are compared. */
function sidesOf(text: string): string[] | undefined {
  const sides = text.split(/ (?:contra|vs\.?|versus|frente a) /iu);
  return sides.length > 1 && sides.every((side) => side.split(" ").length < 9) ? sides : undefined;
}
