import { atomsIn, lookupOf, stands } from "../check/facts.ts";
import { hasWord, stems } from "../check/spelling.ts";
import type { Job } from "../job.ts";
import { isSetLine, sectionsOf } from "../piece.ts";
import { fold } from "../spanish/fold.ts";
import { sentence } from "../spanish/sentences.ts";
import type { Request } from "../understand/request.ts";
import type { Conversation } from "./conversation.ts";
import { tellsNothingNew } from "./lengths.ts";
import { alternatives, framed, jobOf, likeness } from "./rewriting.ts";
import { mapSentences, sentencesIn, tidy } from "./sentences.ts";

/** What somebody counts in a text: its sections, its items, else its paragraphs. */
export function partsIn(body: string): string[] {
  const sections = sectionsOf(body);
  if (sections.length >= 2) return sections;
  const items = body.split("\n").filter((line) => /^(?:\d{1,3}[.)/]|\d+\/\d+|[-*+])\s/.test(line));
  if (items.length >= 2) return items;
  const rows = body.split("\n").filter((line) => /^\|(?![\s:|-]+$)/.test(line));
  if (rows.length >= 3) return rows.slice(1);
  return body.split("\n\n").filter((block) => !/^[#|`]/.test(block));
}

const ordinals = ["primer", "segund", "tercer", "cuart", "quint", "sext", "septim", "octav"];

/** The body without the part that is named by its place alone: «segunda», «última lámina»; "" when none is. */
export function withoutPart(body: string, named: string): string {
  const words = fold(named).split(" ");
  const place = ordinals.findIndex((one) => words[0]!.startsWith(one));
  const parts = partsIn(body);
  const part = /^ultim[oa]$/.test(words[0]!) ? parts.length - 1 : place;
  const old = parts[part];
  if (words.length > 2 || part < 0 || !old || parts.length < 2) return "";
  return tidy(body.replace(old, () => ""));
}

const at = <T>(items: readonly T[], part: number) => items.at(part > 0 ? part - 1 : part);

/** The body with one part written differently; undefined when it is not there or there is no other. */
export function withPart(
  conversation: Conversation,
  body: string,
  request: Request,
  { part, about, seed }: { part: number; about?: string; seed: string },
): string | undefined {
  const parts = partsIn(body);
  const old = at(parts, part);
  if (!old) return undefined;
  const needed = needs(body, old, request);
  const rest = body.replace(old, () => " ");
  const wanted = about ? stems(about) : [];
  const candidates = alternatives(conversation, request, seed).flatMap(({ piece }) => {
    const others = partsIn(piece.body);
    // One in the same place first, then any of the same form.
    return [at(others, part) ?? "", ...(about ? [] : others)].filter(
      (one) =>
        isAlike(one, old) &&
        !request.bannedWords.some((word) => hasWord(fold(one), fold(word))) &&
        !isTaken(one, old, parts) &&
        parts.every((known) => likeness(textOf(known), textOf(one)) < 0.8),
    );
  });
  const fitting = candidates.filter((one) => {
    const folded = fold(one);
    return (
      holds(one, needed) &&
      tellsNothingNew(old, `${rest}\n${one}`, request) &&
      wanted.every((stem) => hasWord(folded, stem))
    );
  });
  const others = parts.filter((one) => one !== old);
  const closeness = (one: string) => Math.max(0, ...others.map((known) => likeness(known, one)));
  fitting.sort((left, right) => closeness(left) - closeness(right));
  const chosen = fitting[0] ?? withFact(old, about, request, jobOf(conversation, request, seed));
  if (chosen) return body.replace(old, () => withHeadingOf(old, chosen));
  // The part may be one that the engine writes in one way only: then its first sentence is reworded.
  const first = sentencesIn(old)[0];
  if (about || !first || old.startsWith("### ¿")) return undefined;
  const line = framed(first, request, jobOf(conversation, request, seed));
  return line && body.replace(old, () => mapSentences(old, (one) => (one === first ? line : one)));
}

/** Atoms that stand in one part and nowhere else in the piece. */
const needs = (body: string, part: string, request: Request) => {
  const rest = lookupOf(body.replace(part, () => " "));
  return atomsIn(part, request).filter((atom) => !stands(atom, rest));
};
const holds = (text: string, atoms: ReturnType<typeof needs>) => {
  const lookup = lookupOf(text);
  return atoms.every((atom) => stands(atom, lookup));
};

/** A section for a section, an item for an item, about as long. */
const isAlike = (one: string, old: string) =>
  one.length > 0 &&
  one.slice(0, 2) === old.slice(0, 2).replace(/\d/, one[0]!) &&
  one.split("\n").length <= old.split("\n").length + 3 &&
  one.length <= old.length * 2 + 80;

const marks = /^(?:### [^\n]*|(?:\d{1,3}[.)/]|\d+\/\d+|[-*+])\s)/;

/** Without its heading or mark. */
const textOf = (part: string) => part.replace(marks, "").trim();

/** A section keeps its number, an item its mark; a question changes with its answer. */
function withHeadingOf(old: string, text: string): string {
  const [mark = "", own = ""] = [marks.exec(old)?.[0], marks.exec(text)?.[0]];
  const number = /\d+/.exec(mark)?.[0];
  if (!mark.startsWith("###")) return mark + text.slice(own.length);
  return (number ? own.replace(/\d+/, number) : own) + text.slice(own.length);
}

/** Whether it would stand under a heading that another part has already. */
const isTaken = (text: string, old: string, parts: readonly string[]) => {
  const heading = /^### [^\n\d]+$/m.exec(text)?.[0];
  return (
    heading !== undefined &&
    !old.startsWith(heading) &&
    parts.some((part) => part.startsWith(heading))
  );
};

/** A part whose longest sentence makes room for what it should be about. */
function withFact(
  old: string,
  about: string | undefined,
  request: Request,
  job: Job,
): string | undefined {
  if (!about) return undefined;
  const wanted = stems(about);
  const isAbout = (text: string) => wanted.some((stem) => hasWord(fold(text), stem));
  // «que abrimos los domingos» is told, «el certificado» is only named.
  const told = /^que /iu.test(about)
    ? about.slice(4)
    : [...request.facts.map(({ text }) => text), ...job.business.differences].find(isAbout);
  if (!told) return undefined;
  const fact = sentence(told);
  const isSentence = request.facts.some((one) => one.text === told && one.isSentence);
  const said = isSentence || /^que /iu.test(about) ? fact : (framed(fact, request, job) ?? fact);
  const subject = fact.replace(/\.$/, "");
  const renamed = old.replace(/(\*\*Asunto:\*\* *)[^\n]+/, (all, mark: string) =>
    subject.length <= 50 ? mark + subject : all,
  );
  const running = renamed
    .split("\n")
    .filter((line) => !isSetLine(line) && !/^\*\*(?!Texto)/.test(line));
  const sentences = sentencesIn(running.join("\n")).filter((one) => /[.!?]$/.test(one));
  if (sentences.some((one) => fold(one).includes(fold(told)))) return undefined;
  const longestOf = (some: readonly string[]) =>
    some.reduce((one, other) => (other.length > one.length ? other : one), "");
  // What tells a fact stays, and the new one stands behind it.
  const longest = longestOf(
    sentences.slice(0, -1).filter((one) => !/^¿/.test(one) && atomsIn(one, request).length === 0),
  );
  const kept = longestOf(sentences);
  if (kept === "") return undefined;
  const greeting = /^Hola[^\n]{0,60}[:,]\n\n/m;
  if (longest === "" && greeting.test(renamed))
    return renamed.replace(greeting, (hello) => `${hello}${said}\n\n`);
  return mapSentences(renamed, (one) =>
    longest !== "" && one === longest
      ? said
      : longest === "" && one === kept
        ? `${one} ${fact}`
        : one,
  );
}

/** The body with its n-th sentence said differently and its facts kept. */
export function reworded(
  conversation: Conversation,
  body: string,
  part: number,
  request: Request,
  seed: string,
): string | undefined {
  const sentences = sentencesIn(body);
  const old = at(sentences, part);
  if (!old) return undefined;
  const needed = needs(body, old, request);
  const known = new Set(sentences.map(fold));
  const written = alternatives(conversation, request, seed)
    .map(({ piece }) => at(sentencesIn(piece.body), part) ?? "")
    .filter((one) => one !== "" && !known.has(fold(one)) && holds(one, needed))
    .filter((one) => tellsNothingNew(old, `${body.replace(old, () => " ")}\n${one}`, request));
  const job = jobOf(conversation, request, seed);
  const line = needed.length > 0 || part === 1 ? framed(old, request, job) : job.say("edit.last");
  const chosen = written[0] ?? line;
  if (!chosen || known.has(fold(chosen))) return undefined;
  let isDone = false;
  return mapSentences(body, (one) => {
    if (isDone || one !== old) return one;
    isDone = true;
    return chosen;
  });
}
