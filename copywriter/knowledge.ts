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

/** A line «Heading: text» as a point. */
function pointOf(line: string): Point {
  const [title = "", ...rest] = line.split(": ");
  return rest.length > 0 ? { title, text: sentence(rest.join(": ")) } : { title: "", text: line };
}

/** The question as a first line: «¿Cuándo conviene resina y cuándo filamento?», «Errores al pedir …». */
function titleOf(text: string, have: number): string {
  const isNumbered = /^\d+ /.test(text) && Number.parseInt(text, 10) !== have;
  const plain = isNumbered ? text.replace(/^\d+ /, "") : text;
  const { accents } = dataOf<{ accents: Record<string, string> }>("lines/frame");
  const start = Object.keys(accents).find((word) => `${fold(plain)} `.startsWith(`${word} `));
  if (!start) return capitalized(plain);
  const asked = `${accents[start]}${plain.replace(/[¿?.]/g, "").slice(start.length)}`;
  return `¿${capitalized(asked.replace(/ y cuando /iu, " y cuándo ").replace(/ y como /iu, " y cómo "))}?`;
}

/** Two things that a question weighs: «aislar o acondicionar», «cuándo conviene resina y cuándo filamento». */
function sidesOf({ text, sides = [], kind }: Question): readonly string[] {
  if (sides.length > 1) return sides;
  const [first = ""] = text
    .replace(/[¿?]/g, "")
    .replace(/^cu[aá]ndo conviene /i, "")
    .split(",");
  const found = first.split(
    / (?:o|vs\.?|contra|y cu[aá]ndo(?: conviene| basta(?: con)?)?|frente a) /iu,
  );
  const isShort = found.length === 2 && found.every((side) => side.split(" ").length < 5);
  return isShort && /^(?:comparison|when|what)$/.test(kind) ? found : [];
}

/** General advice on the question, and tips of the trade that share a word with it; for who told nothing. */
function adviceOn(
  job: Job,
  { text, kind }: Question,
  sides: readonly string[],
  most: number,
): Point[] {
  const [a = "", b = ""] = sides;
  if (a && b) return job.several("frame.comparison", 3, { a, b }).map(pointOf);
  if (job.plainness > 0) return [];
  const asked = ` ${fold(text)} `;
  const { topics } = dataOf<{ topics: Record<string, string[]> }>("lines/frame");
  const lines = Object.keys(topics)
    .filter((topic) => topics[topic]!.some((word) => asked.includes(` ${word}`)))
    .flatMap((topic) => {
      const own = job.several(`frame.${kind}.${topic}`, most);
      return own.length > 0 ? own : job.several(`frame.any.${topic}`, most);
    });
  const words = fold(text)
    .split(" ")
    .filter((word) => word.length > 4);
  const { trade } = job.business;
  const tips = [...(familyOf(trade, job.subject.bare)?.tips ?? []), ...(trade?.tips ?? [])].filter(
    (tip) =>
      (kind === "tips" && words.length < 3) ||
      words
        .slice(1)
        .some((word) =>
          ` ${fold(`${tip.title} ${tip.text}`)}`.includes(` ${word.replace(/e?s$/, "")}`),
        ),
  );
  return [
    ...lines.map(pointOf),
    ...job
      .shuffle(tips, "tips", ({ title }) => title)
      .map((tip) => ({
        title: job.fill(tip.title) ?? tip.title,
        text: job.fill(tip.text) ?? tip.text,
      })),
  ];
}

/** What was told; where that is little, advice that is true of any trade, and what sets the business apart. */
export function knowledgeOf(job: Job, usual: number): Knowledge {
  const { question } = job.request;
  if (!question) return { title: "", points: [], isEmpty: true };
  const most = job.count(usual, 10);
  const told = tellAll(job);
  const [asks = "", first] = question.text.split(/:\s+/u);
  const own: Point[] = [
    ...(first ? [{ title: "", text: sentence(first) }] : []),
    ...told.sentences.map((text) => ({ title: "", text })),
    ...told.points.map(({ text }) => ({ title: "", text: sentence(text) })),
  ];
  const sides = sidesOf(question);
  const points = [
    ...own,
    ...adviceOn(job, question, sides, most).slice(0, Math.max(0, most - own.length)),
  ];
  const have = points.length;
  const asked = job.request.limits.count;
  if (have < 3 && job.plainness < 2)
    points.push(...brandLines(job, 2).map((text) => ({ title: "", text })));
  const missing = `Lo que sabes del tema no lo invento: dime ${asked ? `los ${asked} puntos` : "dos o tres puntos"} en una frase cada uno y los pongo dentro.`;
  return {
    title:
      sides.length > 1 && !/^cu[aá]ndo/i.test(asks)
        ? `¿${capitalized(sides[0]!)} o ${sides[1]}?`
        : titleOf(asks, Math.min(have, most)),
    isEmpty: have === 0,
    points: points.slice(0, Math.max(most, own.length)),
    ...(have >= (asked ?? 3) ? {} : { missing }),
  };
}
