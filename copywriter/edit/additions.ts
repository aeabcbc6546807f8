import { emoji } from "../check/constraints.ts";
import { atomsIn, lookupOf, stands } from "../check/facts.ts";
import { dataOf } from "../data.ts";
import type { Job } from "../job.ts";
import { isHashtagLine, isSetLine, sectionsOf, splitLine } from "../piece.ts";
import { hashtag } from "../spanish/hashtag.ts";
import { sentence, sentencesOf } from "../spanish/sentences.ts";
import type { Fact, Request } from "../understand/request.ts";

/** A body with one more fact as a sentence: behind the last fact, before what is asked for. */
export function withFact(body: string, fact: Fact, request: Request): string {
  const text = sentence(fact.text);
  if (body.includes(text)) return body;
  const sections = sectionsOf(body);
  if (sections.length >= 2)
    return sections.reduce(
      (whole, one) => whole.replace(one, () => placed(one, text, request)),
      body,
    );
  return placed(body, text, request);
}

function placed(body: string, text: string, request: Request): string {
  const blocks = body.split("\n\n");
  const running = blocks.flatMap((block, at) =>
    isSetLine(block) || /^(?:[-*+>] |\d{1,3}[.)] |\*\*[^*]+:\*\*)/.test(block) ? [] : [at],
  );
  const withFacts = running.filter((at) => atomsIn(blocks[at]!, request).length > 0);
  const listed = blocks.findLastIndex((block) => atomsIn(block, request).length > 0);
  const target = withFacts.at(-1) ?? running.at(-2) ?? running[0];
  if (target === undefined || (withFacts.length === 0 && listed >= 0))
    return blocks.toSpliced(listed + 1, 0, text).join("\n\n");
  const block = blocks[target]!;
  const isBold = /^\*\*[^*]+\*\*$/.test(block.trim());
  if (isBold || block.includes("\n")) return blocks.toSpliced(target + 1, 0, text).join("\n\n");
  const sentences = sentencesOf(block);
  const last = sentences.findLastIndex((one) => atomsIn(one, request).length > 0);
  const at = last >= 0 ? last + 1 : sentences.length;
  return blocks.toSpliced(target, 1, sentences.toSpliced(at, 0, text).join(" ")).join("\n\n");
}

/** Up to four emojis, each at the end of a line that says what it shows; one at least. */
export function withEmojis(body: string, { request, business, shuffle }: Job): string {
  const { signs, plain } = dataOf<{
    signs: Record<string, string[]>;
    plain: string[];
  }>("edit/emojis");
  const used = new Set<string>();
  const kinds = request.facts.flatMap(({ atoms }) => atoms);
  const next = (kind: string) => {
    const sign = (signs[kind] ?? []).find((one) => !used.has(one));
    if (sign) used.add(sign);
    return sign;
  };
  const lines = body.split("\n").map((line) => {
    if (used.size >= 4 || line.trim() === "" || isSetLine(line) || emoji.test(line)) return line;
    // Not in a subject or another field.
    if (/^\*\*[^*]+:\*\*/.test(line)) return line;
    const lookup = lookupOf(line);
    const atom = kinds.find(
      (one) => stands(one, lookup) && signs[one.kind]?.some((s) => !used.has(s)),
    );
    const sign = atom && next(atom.kind);
    return sign ? behind(line, sign) : line;
  });
  if (used.size === 0 && !emoji.test(body)) {
    const sign = shuffle(business.traits.has("solemn") ? ["🤍"] : plain, "emoji", (one) => one)[0]!;
    const at = lines.findIndex((line) => line.trim() !== "" && !isSetLine(line));
    if (at >= 0) lines[at] = behind(lines[at]!, sign);
  }
  return lines.join("\n");
}

const behind = (line: string, sign: string) =>
  /\*\*$/.test(line) && !splitLine(line).text.startsWith("**")
    ? `${line} ${sign}`
    : line.replace(/(\*\*)?$/, (stars) => ` ${sign}${stars}`);

/** A last line of hashtags from what is known: subject, trade, place, business. */
export function withHashtags(body: string, { subject, business, request, count }: Job): string {
  if (body.split("\n").some(isHashtagLine)) return body;
  const tags = [
    subject.bare,
    request.occasion ?? "",
    business.industry,
    ...(business.trade?.tags ?? []),
    business.place,
    business.name,
  ]
    .map(hashtag)
    .filter(Boolean)
    .map((tag) => tag.toLowerCase());
  return `${body}\n\n${[...new Set(tags)].slice(0, Math.max(3, count(6, 10))).join(" ")}`;
}
