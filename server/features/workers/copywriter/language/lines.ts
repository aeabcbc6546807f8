import { fold } from "./escape.ts";

const isTags = (block: string) => /^#[a-zA-ZÀ-ÖØ-ž\d]/u.test(block);
const greeting = /^(?:¡?Hola|¡?Buen[oa]s|Estimad)[^.?!:]{0,30}[.?!:,]$/u;
const signature = /^[A-ZÀ-ÖØ-Þ][a-zA-ZÀ-ÖØ-ž ]{2,24}, [A-ZÀ-ÖØ-Þ][^.?!]*\.$/u;
const sentenceEnd = /(?<=[.?!…]["»”)*]*)\s+(?=[A-ZÀ-ÖØ-Þ¿¡«*\d])/u;

/**
 * A text of several paragraphs in at most `most` lines: its first, what it must say, what fits of the
 * rest and its last, in their order. Tags count as a line and go first.
 */
export function inLines(body: string, most: number, musts: readonly string[]): string {
  const blocks = body.split("\n\n").filter((block) => block.trim());
  if (blocks.length <= most) return body;
  const texts = blocks.filter((block) => !isTags(block));
  const hello = greeting.test(texts[0] ?? "") ? texts.shift() : undefined;
  const farewell = signature.test(texts.at(-1) ?? "") ? texts.pop() : undefined;
  const first = texts.shift() ?? "";
  const last = texts.pop() ?? "";
  const sentences = texts.flatMap((block) => block.split(sentenceEnd));
  const must = (text: string) => musts.some((one) => fold(text).includes(fold(one)));
  // Who has one line says the thing itself; who has two says it and what to do.
  const openings = [first, ...sentences].filter(must);
  const lead = most < 3 ? (openings[0] ?? first) : first;
  const room = Math.max(0, most - (last ? 2 : 1));
  const rest = sentences.filter((text) => text !== lead);
  const chosen = new Set([...new Set([...rest.filter(must), ...rest])].slice(0, room));
  // What must be said and finds no line of its own stands in the last of them.
  const over = rest.filter((text) => must(text) && !chosen.has(text));
  const middle = rest.filter((text) => chosen.has(text));
  const end = most > 1 && last ? [last] : [];
  const all = [lead, ...middle, ...end];
  if (over.length > 0) {
    const at = Math.max(0, all.length - 1 - end.length);
    all[at] = `${all[at]!} ${over.join(" ")}`;
  }
  all[0] = [hello, all[0]].filter(Boolean).join(" ");
  if (farewell) all[all.length - 1] = `${all.at(-1)} ${farewell}`;
  return all.join("\n\n");
}
