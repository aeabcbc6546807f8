import { fits } from "../compose.ts";
import { dataOf } from "../data.ts";
import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { fold } from "../spanish/fold.ts";
import { sentence } from "../spanish/sentences.ts";
import { tellFact } from "../telling.ts";
import type { Line } from "../trades/trade.ts";
import { inClauses } from "./mail.ts";

/** One thing to look at: `text` is its name; `match` the folded beginnings of words that tell of it. */
interface Point extends Line {
  match?: readonly string[];
  look: string;
  why: string;
  fix: string;
  effort: "bajo" | "medio" | "alto";
}

export const storeAudit: Deliverable = {
  id: "store-audit",
  rule: "Lista priorizada de 8 a 10 mejoras con qué mirar, por qué frena ventas, cómo arreglarlo y esfuerzo. No afirmes haber visto la tienda.",
  write: (ordered) => {
    const job = inClauses(ordered);
    const points = pointsOf(job).slice(0, Math.max(3, Math.min(10, job.request.limits.count ?? 8)));
    const told = job
      .facts()
      .map((fact) => sentence(tellFact(fact)))
      .join(" ");
    return {
      title: "Revisión de tienda",
      body: [
        told ? `**Punto de partida, según lo contado:** ${told}` : "",
        `*${job.say("audit.unseen")}*`,
        ...points.map((point, at) => pointText(job, point, at)),
        `**Por dónde empezar:** ${job.say("audit.first", { first: points[0]!.text.toLowerCase() })}`,
      ]
        .filter(Boolean)
        .join("\n\n"),
      reasons: ["Primero va lo que contaste; después, lo que menos esfuerzo pide."],
    };
  },
};

/** What the owner told of comes first, then what takes least effort. */
function pointsOf(job: Job): Point[] {
  const told = ` ${fold(correct(job.brief.prompt.slice(0, 3000)))} `;
  const about = {
    traits: job.business.traits,
    tone: job.tone,
    goal: job.business.goal,
    isB2b: job.business.isB2b,
  };
  const effort = { bajo: 0, medio: 1, alto: 2 };
  const rank = (point: Point) => {
    const hits = (point.match ?? []).filter((word) => told.includes(` ${word}`)).length;
    return hits > 0 ? -hits : (point.needs ? 5 : 10) + effort[point.effort];
  };
  return dataOf<{ points: Point[] }>("lines/audit")
    .points.filter((point) => fits(point, about))
    .map((point) => ({ point, rank: rank(point) }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ point }) => point);
}

function pointText(job: Job, point: Point, at: number): string {
  const line = (label: string, text: string) => `- **${label}:** ${job.fill(text) ?? text}`;
  return [
    `### Punto ${at + 1} · ${point.text}\n`,
    line("Qué mirar", point.look),
    line("Por qué frena", point.why),
    line("Cómo arreglarlo", point.fix),
    line("Esfuerzo", `${point.effort}.`),
  ].join("\n");
}
