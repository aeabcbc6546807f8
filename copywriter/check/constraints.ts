import { isHashtagLine, type Piece, partsOf, pasted, sectionsOf } from "../piece.ts";
import { fold } from "../spanish/fold.ts";
import { graphemes } from "../spanish/sentences.ts";
import type { Ban, Request } from "../understand/request.ts";
import { amountsIn } from "./money.ts";
import { hasPhrase, hasWord, normalized, withoutQuotes } from "./spelling.ts";
import { wordsOf } from "./words.ts";

export const emoji =
  /(?![©®™↔↕↩↪▪▫▶◀◻◼☑✔✖ℹ\d#*])\p{Extended_Pictographic}\ufe0f?(?:\u200d\p{Extended_Pictographic}\ufe0f?)*/u;
export const hashtag = /(?<![\p{L}\p{N}#&])#(?![0-9A-Fa-f]{3,8}\b)[\p{L}\p{N}_]{2,}/u;
const dayAndMonth = /\b\d{1,2} (?:de )?(ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic)/;

const bansIn: Readonly<Record<Ban, (text: string, names: Names) => boolean>> = {
  price: (text) => amountsIn(normalized(text)).length > 0,
  emoji: (text) => emoji.test(text),
  hashtags: (text) => hashtag.test(text),
  discount: (text) => isSaid([...wordsOf("discount")], text) || /\d ?%/.test(text),
  voice: () => false,
  date: (text) => dayAndMonth.test(fold(text)),
  phone: (text) => /\d{7,}/.test(text.replace(/[ .-]/g, "")) && /(?:\d[ .-]?){9,}/.test(text),
  exclamation: (text) => /[¡!]/.test(text),
  question: (text) => /[¿?]/.test(text),
  business: (text, { business }) => business !== "" && hasPhrase(fold(text), business),
  link: (text) => /\bwww\.|\bhttps?:|\.(?:com|es|mx|ar|co|cl)\b/i.test(text),
  hour: (text) => /\d:\d\d|\ba las? \d/i.test(text),
  place: (text, { place }) => place !== "" && hasPhrase(fold(text), place),
  conditions: () => false,
};

interface Names {
  business: string;
  place: string;
}

/** What stands in a piece against the owner's wish. */
export function banFaults({ title, body }: Piece, request: Request, names: Names): string[] {
  const text = `${title}\n${body}`;
  return [
    ...request.bans.filter((ban) => bansIn[ban](ban === "business" ? body : text, names)),
    ...request.bannedWords.filter((word) => isSaid([fold(word)], body)),
  ];
}

/** Whether a word is said, and not denied as in «sin descuento». */
function isSaid(words: readonly string[], text: string): boolean {
  const folded = ` ${fold(text)}`;
  return words.some((word) => {
    if (word === "") return false;
    for (let at = folded.indexOf(` ${word}`); at >= 0; at = folded.indexOf(` ${word}`, at + 1))
      if (!/ (?:sin|ni|no|nunca)(?: \S+)?$/.test(folded.slice(Math.max(0, at - 20), at)))
        return true;
    return false;
  });
}

/** Limits that the piece does not keep. */
export function limitFaults({ body }: Piece, request: Request): string[] {
  const { limits, wants } = request;
  const faults: string[] = [];
  const text = pasted(body);
  const sections = sectionsOf(body).map(pasted).filter(Boolean).map(graphemes);
  const most = Math.max(0, ...sections);
  if (limits.maxChars !== undefined && most > limits.maxChars) faults.push(`${most} characters`);
  if (limits.minChars !== undefined && Math.min(...sections) < limits.minChars)
    faults.push(`${Math.min(...sections)} characters`);
  const longest = Math.max(...unitsOf(body).map(graphemes), 0);
  if (limits.maxCharsEach !== undefined && longest > limits.maxCharsEach)
    faults.push(`${longest} characters each`);
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (limits.maxWords !== undefined && words > limits.maxWords) faults.push(`${words} words`);
  const subject = subjectOf(body);
  if (limits.subjectMaxChars !== undefined && graphemes(subject) > limits.subjectMaxChars)
    faults.push(`subject of ${graphemes(subject)}`);
  if (limits.ending !== undefined && !endsWith(body, limits.ending))
    faults.push(`does not end with ${limits.ending}`);
  // What nobody knows enough of is told in fewer points.
  if (limits.count !== undefined && !request.question && !countsIn(body).has(limits.count))
    faults.push(`not ${limits.count}`);
  if (wants.includes("emoji") && !emoji.test(body)) faults.push("no emoji");
  if (wants.includes("hashtags") && !hashtag.test(body)) faults.push("no hashtags");
  return faults;
}

/** The mail's subject, or "". */
export const subjectOf = (body: string) =>
  /^\W*asunto\W*:\W*(.+)$/im.exec(body.replace(/\*/g, ""))?.[1]?.trim() ?? "";

/** Texts that are used one by one: paragraphs, items, labelled lines. */
const unitsOf = (body: string) =>
  body
    .split(/^### .*$|\n{2,}|^(?=[-*+] |\d+[.)] |\*\*[^*]+:\*\*)/m)
    .map((part) => pasted(part ?? "").replace(/^[^:\n]{3,30}:\s+/, ""))
    .filter(Boolean);

function endsWith(body: string, ending: string): boolean {
  // A mail's farewell, name and button stand behind its last sentence.
  const lines = body.split("\n").filter((line) => line.trim() !== "" && !isHashtagLine(line));
  const last = lines.slice(-5).map((line) => pasted(line));
  const words = fold(ending);
  if (words === "" || hasWord(words, "pregunta")) return last.some((line) => /\?\W*$/.test(line));
  return last.some((line) => fold(line).endsWith(words));
}

/** All the ways to count a piece's parts: sections, numbered items, list items, rows. */
function countsIn(body: string): Set<number> {
  const lines = body.split("\n");
  const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
  const counts = new Set([count(/^### /), count(/^\s*\d+[.)]\s/), count(/^[-*+]\s/)]);
  counts.add(count(/^### .*\d/));
  // The first and the last message of a thread, and of a carousel, may be counted or not.
  for (const parts of [count(/^\d+\/\d+/), count(/^### /)]) {
    counts.add(parts);
    counts.add(parts - 1);
    counts.add(parts - 2);
  }
  counts.add(count(/^\|(?![\s:|-]+$)/) - 1);
  counts.add(count(/^\*\*[^*]*\d+[^*]*\*\*/));
  for (const section of body.split(/^### .*$/m)) {
    counts.add(section.split("\n").filter((line) => /^\s*\d+[.)]\s/.test(line)).length);
    counts.add(section.split("\n").filter((line) => /^[-*+]\s/.test(line)).length);
  }
  counts.add(1);
  return counts;
}

/** What was said to the worker and stands in the piece. */
export function instructionFaults(body: string, request: Request, prompt: string): string[] {
  // What a colleague is told stands in a fence; a plan may name its aim.
  const folded = fold(withoutQuotes(body.replace(/```[^`]*```/g, " ")));
  const isPlan = !wordsOf("sent").has(request.deliverable);
  const facts = request.facts.map(({ text }) => fold(text));
  const isFact = (words: string) => facts.some((fact) => hasPhrase(fact, words));
  // Whom it is for may be said.
  const audience = fold(request.audience ?? "");
  const isAudience = (words: string) => audience !== "" && words.includes(audience);
  const told = (request.directives ?? []).map(fold).filter((words) => words.includes(" "));
  const typed = ` ${fold(prompt)}`;
  const isReply = /-reply$|^direct-message$/.test(request.deliverable);
  const orders = [
    ...wordsOf("orders"),
    ...[...wordsOf("telling")].filter((words) => /les?$|l[oa]s?$/.test(words)),
    ...(isReply ? wordsOf("reports") : []),
  ].filter((words) => hasWord(typed, words));
  return [
    ...told.filter((words) => !isFact(words) && !isAudience(words) && hasPhrase(folded, words)),
    ...orders.filter((words) => !isPlan && hasPhrase(folded, words)),
  ];
}

/** Whether somebody is taken for what is sold: «¿Buscas comunidades?». */
export function subjectFaults(body: string, { subject, audience }: Request): string[] {
  const head = subject ? fold(subject.bare).split(" ")[0]! : "";
  if (subject && isPeople(head)) return [subject.bare];
  const wanted = audience ? fold(audience).split(" ")[0]! : "";
  const searched = [...body.matchAll(/¿(?:Buscas?|Buscás|Necesitas?|Necesitás) ([^?]{3,60})\?/g)];
  return searched
    .map(([, thing = ""]) => fold(thing).replace(/^(?:un|una|unos|unas|el|la|los|las) /, ""))
    .filter((thing) => isPeople(thing.split(" ")[0]!) || thing.split(" ")[0] === wanted);
}

export const isPeople = (word: string) => wordsOf("people").has(word);

/** The pieces of a reply, or all of it as one where none is marked. */
export const piecesOf = (reply: string): readonly Piece[] => {
  const { pieces } = partsOf(reply);
  return pieces.length > 0 ? pieces : [{ title: "", body: reply }];
};
