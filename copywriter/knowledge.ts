import { dataOf } from "./data.ts";
import type { Job } from "./job.ts";
import { fold } from "./spanish/fold.ts";
import { capitalized, sentence } from "./spanish/sentences.ts";
import { brandLines, tellAll } from "./telling.ts";
import { familyOf } from "./trades/trade-of.ts";
import type { Question } from "./understand/request.ts";

/** One thing to know: a short heading and a sentence or two. */
export interface Point {
  title: string;
  text: string;
}

/** What a knowledge piece is made of. */
export interface Knowledge {
  /** The question as a first line, with its number only when as many points follow. */
  title: string;
  points: Point[];
  /** What the owner should tell so that the piece says more. */
  missing?: string;
  /** Nothing is known of what was asked. */
  isEmpty: boolean;
}

/** The subjects on which general advice is true of any trade: ordering, learning, bringing papers. */
function topicsOf(text: string): string[] {
  const words = ` ${fold(text)} `;
  const { topics } = dataOf<{ topics: Record<string, string[]> }>("lines/frame");
  return Object.keys(topics).filter((topic) =>
    topics[topic]!.some((word) => words.includes(` ${word}`)),
  );
}

/** Whether a tip of the trade is about the question: they share a word that says something. */
function isOf(tip: string, { text, kind }: Question): boolean {
  const folded = ` ${fold(tip)}`;
  const words = fold(text)
    .split(" ")
    .filter((word) => word.length > 4);
  return kind === "tips" && words.length < 3
    ? true
    : words.slice(1).some((word) => folded.includes(` ${word.replace(/e?s$/, "")}`));
}

/** A line «Heading: text» of a frame as a point. */
function pointOf(line: string): Point {
  const at = line.indexOf(": ");
  return at < 0
    ? { title: "", text: line }
    : { title: line.slice(0, at), text: sentence(line.slice(at + 2)) };
}

/** The question as a first line: «¿Cuándo conviene resina y cuándo filamento?», «Errores al pedir …». */
function titleOf(question: Question, have: number): string {
  const isNumbered = /^\d+ /.test(question.text) && Number.parseInt(question.text, 10) !== have;
  const text = isNumbered ? question.text.replace(/^\d+ /, "") : question.text;
  const { accents } = dataOf<{ accents: Record<string, string> }>("lines/frame");
  const start = Object.keys(accents).find((word) => `${fold(text)} `.startsWith(`${word} `));
  if (!start) return capitalized(text);
  const accented = `${accents[start]}${text.replace(/[¿?.]/g, "").slice(start.length)}`;
  return `¿${capitalized(accented.replace(/ y (?:cuando|cómo|como) /iu, (and) => (/cu/i.test(and) ? " y cuándo " : " y cómo ")))}?`;
}

/** The two things that a question weighs: «aislar o acondicionar», «cuándo conviene resina y cuándo filamento». */
function sidesOf({ text, sides = [], kind }: Question): readonly string[] {
  if (sides.length > 1) return sides;
  const bare = text.replace(/[¿?]/g, "").replace(/^cu[aá]ndo conviene /i, "");
  const [a = "", b = ""] = bare
    .split(/,/)[0]!
    .split(/\s+(?:o|vs\.?|contra|y cu[aá]ndo(?: conviene| basta(?: con)?)?|frente a)\s+/iu);
  const isShort =
    a.length > 2 && b.length > 2 && a.split(" ").length < 5 && b.split(" ").length < 5;
  return isShort && (kind === "comparison" || kind === "when" || kind === "what") ? [a, b] : [];
}

/** Facts first, then tips of the trade, general advice where it is true, and what sets the business apart. */
export function knowledgeOf(job: Job, usual: number): Knowledge {
  const { question } = job.request;
  const most = job.count(usual, 10);
  if (!question) return { title: "", points: [], isEmpty: true };
  const { sentences, points: told } = tellAll(job);
  const [asks = "", first] = question.text.split(/:\s+/u);
  const points: Point[] = [
    ...(first ? [{ title: "", text: sentence(first) }] : []),
    ...sentences.map((text) => ({ title: "", text })),
    ...told.map(({ label, text }) => ({ title: label, text: sentence(text) })),
  ];
  const sides = sidesOf(question);
  if (sides.length > 1) {
    const [a = "", b = ""] = sides;
    if (a && b) points.push(...job.several("frame.comparison", 3, { a, b }).map(pointOf));
  } else if (job.plainness === 0)
    for (const topic of topicsOf(question.text)) {
      const lines = job.several(`frame.${question.kind}.${topic}`, most - points.length);
      points.push(
        ...(lines.length > 0 ? lines : job.several(`frame.any.${topic}`, most)).map(pointOf),
      );
    }
  if (points.length < most && job.plainness === 0)
    for (const tip of job
      .shuffle(
        [
          ...(familyOf(job.business.trade, job.subject.bare)?.tips ?? []),
          ...(job.business.trade?.tips ?? []),
        ],
        "tips",
        ({ title }) => title,
      )
      .filter(({ title, text }) => isOf(`${title} ${text}`, question))
      .slice(0, most - points.length))
      points.push({
        title: job.fill(tip.title) ?? tip.title,
        text: job.fill(tip.text) ?? tip.text,
      });
  const asked = job.request.limits.count;
  const have = points.length;
  if (have < 3 && job.plainness < 2)
    points.push(...brandLines(job, 2).map((text) => ({ title: "", text })));
  const knows = have >= (asked ?? 3);
  return {
    title:
      sides.length > 1 && !/^cu[aá]ndo/i.test(asks)
        ? `¿${capitalized(sides[0]!)} o ${sides[1]}?`
        : titleOf({ ...question, text: asks }, Math.min(have, most)),
    isEmpty: have === 0,
    points: points.slice(0, Math.max(most, told.length + sentences.length)),
    ...(knows
      ? {}
      : {
          missing: `Lo que sabes del tema no lo invento: dime ${asked ? `los ${asked} puntos` : "dos o tres puntos"} en una frase cada uno y los pongo dentro.`,
        }),
  };
}
