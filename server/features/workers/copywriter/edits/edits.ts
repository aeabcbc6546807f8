import { condense, wordCount } from "../language/condense.ts";
import { clip, fold, plain } from "../language/escape.ts";
import type { Request } from "../understanding/request.ts";
import { withSentence } from "./additions.ts";
import { fieldNamed, withField } from "./fields.ts";
import { ordinalIn, partsOf, swapped, without } from "./parts.ts";
import { withoutPlace } from "./places.ts";
import { removalOf, unwanted, withoutIt } from "./removals.ts";
import { replacedIn, updated } from "./replacements.ts";

/** What an edit works on. Pieces are texts from their `## ` heading to their end. */
export interface Editing {
  piece: string;
  before: Request;
  /** The request with what the message changes in it. */
  after: Request;
  /** Another whole piece of the same kind for `after`; another key, another text. */
  rewrite(key: string): string;
  /** What the message changes in the whole of it («Ahora para LinkedIn:»); undefined when nothing. */
  whole: string | undefined;
  /** The sentence that it adds, if any. */
  added: string | undefined;
}

/** The piece with one thing changed, and what to say before it. */
export interface Edited {
  what: string;
  text: string;
}

const keys = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"] as const;
const anew =
  /\b(?:cambia\w*|otr[oa]s?|reescrib\w*|rehaz\w*|rehace\w*|mejora\w*|repite\w*|no me (?:gusta|convence|sirve|cierra)\w*|distint[oa])\b/;
const shorter = /\b(?:mas (?:cort[oa]|breve)|acorta\w*|muy larg[oa]|resum\w*)\b/;
const gone = /^(?:y |pero |ok |vale |ahora )*(?:quit|elimin|borr|sac)[a-zA-ZÀ-ÖØ-ž]*\b/u;

/** «que diga que abrimos», «que pregunte si le molestan»: what the part is to say, as a sentence. */
function dictated(prompt: string): string | undefined {
  const asks = /(?<![a-zà-ž])que pregunte\s+(?:si\s+)?([^.;\n]{4,90})/iu.exec(prompt)?.[1];
  const says =
    /(?<![a-zà-ž])que (?:diga|ponga|cuente|mencione)\s+(?:que\s+)?([^.;\n]{4,110})/iu.exec(
      prompt,
    )?.[1];
  const text = clip(plain(asks ?? says ?? ""), 110);
  if (!text) return undefined;
  const whole = `${text[0]!.toUpperCase()}${text.slice(1)}`;
  return asks ? `¿${whole}?` : `${whole}.`;
}

/** A part with a sentence of the owner's in it: a question in the place of the one it had. */
function saying(part: string, sentence: string): string {
  if (part.includes(sentence)) return part;
  const blocks = part.trimEnd().split("\n\n");
  if (blocks.length < 3) return part;
  const asked = sentence.startsWith("¿")
    ? blocks.findLastIndex((block) => block.includes("?") && !block.startsWith("#"))
    : -1;
  return (
    asked > 0 ? blocks.toSpliced(asked, 1, sentence) : blocks.toSpliced(-1, 0, sentence)
  ).join("\n\n");
}

/** What makes a part another one: of a row, what is seen; else all of it but its heading. */
const shown = (part: string) =>
  fold(part.startsWith("|") ? part.split("|")[2]! : part.replace(/^#+ .*$/mu, ""));

/** Its sentences of five words or more, folded. */
const sentencesIn = (part: string) =>
  part
    .split(/\n|(?<=[.?!])\s/u)
    .map((sentence) => fold(sentence.replace(/^\*\*[^*]+:\*\*/u, "")))
    .filter((text) => text.split(" ").length > 4);

/** Whether a new part says a sentence that the rest of the piece says already, and the old part did not. */
function repeats(fresh: string, rest: string, own: string): boolean {
  const [elsewhere, before] = [fold(rest), fold(own)];
  return sentencesIn(fresh).some((text) => elsewhere.includes(text) && !before.includes(text));
}

/** «Cambia el segundo», «el tercero más corto», «quita la 2»: that part, and nothing else. */
function partChanged(prompt: string, { piece, rewrite }: Editing): Edited | undefined {
  const folded = fold(prompt);
  const parts = partsOf(piece, prompt);
  const at = ordinalIn(prompt, parts.length);
  if (at === undefined) return undefined;
  const part = parts[at]!;
  const own = piece.slice(part.start, part.end);
  if (gone.test(folded)) {
    return {
      what: "Sin esa parte; lo demás, igual:",
      text: without(piece, parts, at),
    };
  }
  const sentence = dictated(prompt);
  if (shorter.test(folded)) {
    const [, head = "", body = own] = /^(#+ .*\n+)([\s\S]+)$/u.exec(own) ?? [];
    const short = own.startsWith("|") ? body : condense(body, Math.floor(wordCount(body) * 0.65));
    return wordCount(short) < wordCount(body)
      ? { what: "Solo esa parte, más corta:", text: swapped(piece, part, `${head}${short}`) }
      : undefined;
  }
  if (!anew.test(folded) && !sentence) return undefined;
  const said = new Set(parts.map(({ start, end }) => shown(piece.slice(start, end))));
  let best: { fresh: string; shared: number } | undefined;
  for (const key of keys) {
    if (best?.shared === 0) break;
    const next = rewrite(key);
    const other = partsOf(next, prompt)[at];
    if (!other) continue;
    const fresh = swapped(own, { start: 0, end: own.length }, next.slice(other.start, other.end));
    if (said.has(shown(fresh)) || repeats(fresh, piece.replace(own, " "), own)) continue;
    const shared = sentencesIn(fresh).filter((text) => fold(own).includes(text)).length;
    if (!best || shared < best.shared) best = { fresh, shared };
  }
  if (!best)
    return {
      what: "No tengo otra distinta para esa parte sin inventar. Dime qué quieres que diga («la 3, que diga que…») y la cambio; lo demás se queda así:",
      text: piece,
    };
  return {
    what: "Solo esa parte es nueva; lo demás, igual:",
    text: swapped(piece, part, sentence ? saying(best.fresh, sentence) : best.fresh),
  };
}

/** «Otro asunto», «cambia la primera línea». */
function fieldChanged(prompt: string, { piece, rewrite }: Editing): Edited | undefined {
  const field = anew.test(fold(prompt)) ? fieldNamed(prompt) : undefined;
  if (!field) return undefined;
  for (const key of keys) {
    const text = withField(piece, field, rewrite(key));
    if (text) return { what: "Solo eso es nuevo; lo demás, igual:", text };
  }
  return undefined;
}

const emoji = /\s?\p{Extended_Pictographic}(?:\u{fe0f}|\u{200d}\p{Extended_Pictographic})*/gu;

/** A post without its last paragraph before the tags, which asks for something. */
function uncalled(piece: string): string {
  const blocks = piece.split("\n\n");
  const at = blocks.findLastIndex((block) => !/^#/u.test(block));
  return at < 2 || /^[-|]/u.test(blocks[at]!) ? piece : blocks.toSpliced(at, 1).join("\n\n");
}

function stripped(prompt: string, piece: string): Edited | undefined {
  const folded = fold(prompt);
  if (folded.split(" ").length > 7 || /\b(?:mas|otr[oa]|ahora para)\b/.test(folded))
    return undefined;
  const none = /\b(?:sin|quit\w+|borra\w*|sac\w+|elimin\w*|nada de)\b/.test(folded);
  const text =
    none && /\bemojis?\b|\bemoticon\w*\b/.test(folded)
      ? piece.replace(emoji, "")
      : none && /\b(?:hashtags?|etiquetas)\b/.test(folded)
        ? piece.replace(/\n\n#[a-zA-ZÀ-ÖØ-ž\d][^\n]*/gu, "")
        : none && /\bllamada a la accion\b|\bcta\b/.test(folded)
          ? uncalled(piece)
          : piece;
  return text === piece ? undefined : { what: "Sin eso; lo demás, igual:", text };
}

function removed(prompt: string, editing: Editing): Edited | undefined {
  const said = unwanted(prompt);
  const plainly = said && withoutPlace(editing.piece, said);
  if (plainly) return { what: "Sin eso; lo demás, igual:", text: plainly };
  const removal = said && removalOf(said, editing.before.offer);
  if (!removal) return undefined;
  if (!editing.whole && !removal.matches(editing.piece))
    return {
      what: `Eso no está en el texto («${clip(plain(said), 40)}»), así que lo dejo como estaba. Si te refieres a otra frase, cópiamela tal cual:`,
      text: editing.piece,
    };
  const text = editing.whole ? undefined : withoutIt(editing.piece, removal);
  if (text) return { what: "Sin eso; lo demás, igual:", text };
  for (const key of keys) {
    const next = editing.rewrite(key);
    const clean = removal.matches(next) ? withoutIt(next, removal) : next;
    if (clean && !removal.matches(clean)) return { what: editing.whole ?? "Sin eso:", text: clean };
  }
  return undefined;
}

/** A piece in which a message changes one thing and leaves the rest; undefined when it wants more than that. */
export function edited(prompt: string, editing: Editing): Edited | undefined {
  if (fold(prompt).split(" ").length > 24) return undefined;
  const other = replacedIn(editing.piece, prompt);
  if (other) return { what: "Con ese cambio; lo demás, igual:", text: other };
  const part = partChanged(prompt, editing) ?? fieldChanged(prompt, editing);
  if (part) return part;
  const bare = stripped(prompt, editing.piece);
  if (bare) return bare;
  if (editing.whole) return removed(prompt, editing);
  const less = removed(prompt, editing);
  if (less) return less;
  const added = editing.added && withSentence(editing.piece, editing.added);
  if (added) return { what: "Con eso dentro; lo demás, igual:", text: added };
  const now = updated(editing.piece, editing.before, editing.after);
  return now ? { what: "Con el dato nuevo; lo demás, igual:", text: now } : undefined;
}
