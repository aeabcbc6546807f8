import { likeness } from "../check/shape.ts";
import { hasWord, stems } from "../check/spelling.ts";
import { isSetLine, type Piece, sectionsOf, splitLine } from "../piece.ts";
import { fold } from "../spanish/fold.ts";
import { sentence } from "../spanish/sentences.ts";
import type { Edit, Request } from "../understand/request.ts";
import type { Conversation } from "./conversation.ts";
import { tellsNothingNew } from "./lengths.ts";
import { alternatives, ledByName } from "./rewriting.ts";
import { mapSentences, sentencesIn, tidy } from "./sentences.ts";

/** What somebody counts in a text: its sections, its items, its rows, else its paragraphs. */
function partsIn(body: string): string[] {
  const sections = sectionsOf(body);
  if (sections.length >= 2) return sections;
  const items = body.split("\n").filter((line) => /^(?:\d{1,3}[.)/]|\d+\/\d+|[-*+])\s/.test(line));
  if (items.length >= 2) return items;
  const rows = body.split("\n").filter((line) => /^\|(?![\s:|-]+$)/.test(line));
  if (rows.length >= 3) return rows.slice(1);
  return body.split("\n\n").filter((block) => !isSetLine(block) && !/^[#|`]/.test(block));
}

const at = <T>(items: readonly T[], part: number) => items.at(part > 0 ? part - 1 : part);

/** Sentences that a reader counts: no greeting, no labelled line, no signature. */
const countedIn = (body: string) =>
  sentencesIn(
    body
      .split("\n")
      .filter((line) => !splitLine(line).mark.includes("**"))
      .join("\n"),
  ).filter((one) => /[.!?…]["»)*]*$/u.test(one));

/** A part that a change names by its place; undefined where there is none. */
export const partAt = (body: string, part: number): string | undefined => at(partsIn(body), part);

/** Only one of several options, as a piece of its own. */
export function keptPart({ title, body }: Piece, part: number): Piece | undefined {
  const kept = partAt(body, part);
  if (!kept || partsIn(body).length < 2) return undefined;
  return { title, body: kept.replace(/^### [^\n]*\n+/, "").trim() };
}

/** The body with one part in other words: those told, else others for the same facts; undefined when there are none. */
export function withPart(
  conversation: Conversation,
  body: string,
  request: Request,
  edit: Edit & { kind: "part" },
  seed: string,
): string | undefined {
  const bySentence = edit.sentence || (edit.text !== undefined && sectionsOf(body).length < 2);
  const old = bySentence ? at(countedIn(body), edit.part) : partAt(body, edit.part);
  if (!old) return undefined;
  if (edit.text !== undefined)
    return bySentence
      ? mapSentences(body, (one) => (one === old ? sentence(edit.text!) : one))
      : tidy(body.replace(old, () => (edit.text ? textIn(old, edit.text) : "")));
  const rest = body.replace(old, () => " ");
  const about = edit.about ? stems(edit.about) : [];
  const fits = (one: string) =>
    one.length > 0 &&
    one.length <= old.length * 2 + 80 &&
    one.split("\n").length <= old.split("\n").length + 3 &&
    tellsNothingNew(old, `${rest}\n${one}`, request) &&
    about.every((stem) => hasWord(fold(one), stem)) &&
    !request.bannedWords.some((word) => hasWord(fold(one), fold(word)));
  const others = alternatives(conversation, request, seed).flatMap(({ piece }) =>
    bySentence
      ? [at(countedIn(piece.body), edit.part) ?? ""]
      : partsIn(piece.body).filter((one) => one.slice(0, 2) === old.slice(0, 2)),
  );
  const known = bySentence ? countedIn(body) : partsIn(body);
  const closest = (one: string) =>
    Math.max(...known.map((other) => likeness(textOf(other), textOf(one))));
  // Facts are shared by nature: a section may say the same under another heading.
  const headingOf = (one: string) => /^### [^\n]*/.exec(one)?.[0].replace(/\d+/, "");
  const isTaken = (one: string) =>
    known.some(
      (other) =>
        other !== old && headingOf(other) !== undefined && headingOf(other) === headingOf(one),
    );
  const most = bySentence ? 0.6 : 0.85;
  const chosen = others
    .filter((one) => fits(one) && closest(one) < most && !isTaken(one))
    .sort((left, right) => closest(left) - closest(right))[0];
  if (chosen) return body.replace(old, () => withNumberOf(old, chosen));
  if (edit.about) return withTheme(body, old, edit.about, request);
  const isFirst = bySentence && edit.part === 1;
  const led = isFirst ? ledByName(old, conversation.business.name, request) : undefined;
  return led && mapSentences(body, (one) => (one === old ? led : one));
}

/** The part with what the owner told of a theme, as its first sentence. */
function withTheme(body: string, old: string, about: string, request: Request): string | undefined {
  const wanted = stems(about);
  const isAbout = (text: string) => wanted.some((stem) => hasWord(fold(text), stem));
  const told = request.facts.map(({ text }) => text).find(isAbout);
  const first = countedIn(old)[0];
  if (!told || !first || isAbout(old)) return undefined;
  return body.replace(old, () =>
    mapSentences(old, (one) => (one === first ? `${sentence(told)} ${one}` : one)),
  );
}

const marks = /^(?:### [^\n]*|(?:\d{1,3}[.)/]|\d+\/\d+|[-*+])\s)/;
const textOf = (part: string) => part.replace(marks, "").trim();

/** New words under the heading or behind the mark of a part. */
function textIn(old: string, text: string): string {
  const mark = marks.exec(old)?.[0] ?? "";
  return `${mark}${mark.startsWith("###") ? "\n\n" : ""}${sentence(text)}`;
}

/** A section keeps its number, an item its mark. */
function withNumberOf(old: string, text: string): string {
  const mark = marks.exec(old)?.[0] ?? "";
  const number = /\d+/.exec(mark)?.[0];
  if (!mark.startsWith("###")) return mark + text.replace(marks, "");
  return number ? text.replace(/\d+/, number) : text;
}

/** The body with another text behind a label, such as the subject of a mail, in every section that has one. */
export function withOtherLine(
  conversation: Conversation,
  body: string,
  request: Request,
  { label, max, seed }: { label: string; max: number; seed: string },
): string | undefined {
  const find = new RegExp(`(\\*\\*${label}[^*\\n]*:\\*\\* *)([^\\n]+)`);
  const lineOf = (part: string) => find.exec(part)?.[2]?.trim() ?? "";
  const sections = body.split(/^(?=### )/m);
  const taken = new Set(sections.map((part) => fold(lineOf(part))));
  const written = alternatives(conversation, request, seed).flatMap(({ piece }) =>
    piece.body.split(/^(?=### )/m).map(lineOf),
  );
  const changed = sections.map((part) => {
    const old = lineOf(part);
    if (!old) return part;
    const own = countedIn(part).map((one) => one.replace(/\.$/, ""));
    const chosen = [...written, ...own].find(
      (text) =>
        text.length > 8 &&
        text.length <= max &&
        !taken.has(fold(text)) &&
        ![...taken].some((one) => likeness(one, text) > 0.6),
    );
    if (!chosen) return part;
    taken.add(fold(chosen));
    return part.replace(find, (_, mark: string) => mark + chosen);
  });
  return changed.join("") === body ? undefined : changed.join("");
}
