import { fits } from "../compose.ts";
import { dataOf } from "../data.ts";
import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { fold } from "../spanish/fold.ts";
import { uncapitalized } from "../spanish/sentences.ts";
import type { Line } from "../trades/trade.ts";
import { isAskedOfUs, offerFacts, told } from "./selling-points.ts";

/** One thing to look at: `text` is its name; `match` the folded beginnings of words that tell of it. */
interface Point extends Line {
  match?: readonly string[];
  look: string;
  why: string;
  fix: string;
  effort: "bajo" | "medio" | "alto";
}

/** The points that the owner's words tell of, the surest first, and the others, least effort first. */
function pointsOf(job: Job): { told: Point[]; others: Point[] } {
  const typed = ` ${fold(correct(job.brief.prompt.slice(0, 3000)))} `;
  const { traits, goal, isB2b } = job.business;
  const effort = { bajo: 0, medio: 1, alto: 2 };
  const hits = ({ match = [] }: Point) => match.filter((word) => typed.includes(` ${word}`)).length;
  const points = dataOf<{ points: Point[] }>("lines/audit").points.filter((point) =>
    fits(point, { traits, tone: job.tone, goal, isB2b }),
  );
  return {
    told: points.filter((point) => hits(point) > 0).sort((a, b) => hits(b) - hits(a)),
    others: points
      .filter((point) => hits(point) === 0)
      .sort((a, b) => effort[a.effort] - effort[b.effort]),
  };
}

const pointText = ({ text, look, why, fix, effort }: Point, at: number) =>
  `### Punto ${at + 1} · ${text}

- **Qué mirar:** ${look}
- **Por qué frena:** ${why}
- **Cómo arreglarlo:** ${fix}
- **Esfuerzo:** ${effort}.`;

export const storeAudit: Deliverable = {
  id: "store-audit",
  rule: "Lista priorizada de mejoras con qué mirar, por qué frena ventas, cómo arreglarlo y esfuerzo; primero lo que el dueño cuenta. No afirmes haber visto la tienda.",
  write(job) {
    const points = pointsOf(job);
    const { count } = job.request.limits;
    const usual = Math.min(5, Math.max(3, points.told.length));
    const main = [...points.told, ...points.others].slice(0, Math.min(10, count ?? usual));
    const others = points.others.filter((point) => !main.includes(point)).slice(0, 4);
    const facts = offerFacts(job).filter((fact) => !isAskedOfUs(job, fact));
    return {
      title: "Revisión de tienda",
      body: [
        facts.length > 0 ? `**Lo que cuentas:** ${facts.map(told).join(" ")}` : "",
        `*${job.say("audit.unseen")}*`,
        ...main.map(pointText),
        count === undefined
          ? `### Después\n\n${others.map(({ text, look }) => `- **${text}:** ${uncapitalized(look)}`).join("\n")}`
          : "",
        `**Por dónde empezar:** ${job.say("audit.first", { first: uncapitalized(main[0]!.text) })}`,
      ]
        .filter(Boolean)
        .join("\n\n"),
      reasons:
        points.told.length > 0
          ? ["Primero va lo que contaste.", "Después, lo que menos esfuerzo pide."]
          : [],
    };
  },
};
