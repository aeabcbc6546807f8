import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { weekdays } from "../spanish/dates.ts";
import { fold } from "../spanish/fold.ts";
import { numberOf } from "../spanish/numbers.ts";
import { sentence } from "../spanish/sentences.ts";
import { productList } from "../telling.ts";
import { bullets } from "./mail.ts";

export const contentSystem: Deliverable = {
  id: "content-system",
  rule: "Pilares, formatos, rutina semanal con tiempos, plantilla de cada formato y qué se puede programar.",
  write: (job) => {
    const time = timeOf(job);
    const told = job
      .facts()
      .filter(({ isSentence, atoms }) => isSentence || atoms.length > 0)
      .map(({ text }) => `«${sentence(text).replace(/\.$/, "")}»`);
    const products = productList(job, 3);
    return {
      title: "Sistema de contenido",
      ...(time.minutes
        ? {}
        : { note: "Lo he calculado para una hora; dime de cuánto tiempo dispones y lo ajusto." }),
      body: [
        told.length > 0 ? `**Partimos de:** ${told.join(", ")}.` : "",
        `**Ritmo:** ${rhythm(time)}`,
        `### Temas\n\n${bullets([
          ...(products ? [`**Lo que se ofrece:** ${products}.`] : []),
          job.say("system.pillar.questions"),
          job.say("system.pillar.behind"),
        ])}`,
        `### ${time.monthly ? "Rutina del mes" : "Rutina de la semana"}\n\n${routine(job, time)}`,
        `### Plantillas\n\n${job.several("system.template", 3).join("\n\n")}`,
        `### Qué se puede programar\n\n${job.say("system.schedule")}`,
        `**Si falta tiempo:** ${job.say("system.less")}`,
      ]
        .filter(Boolean)
        .join("\n\n"),
      reasons: [
        time.minutes ? "La rutina suma el tiempo que dijiste." : "Todo se hace en una sola sesión.",
        "Los temas salen de lo que ya haces: no hay que inventar nada nuevo.",
      ],
    };
  },
};

interface Time {
  /** Minutes of a session; undefined when no time was told. */
  minutes?: number;
  day: string;
  monthly: boolean;
  /** «3 veces por semana», «8 fotos»: how many pieces were told. */
  pieces: number | undefined;
}

/** «2 horas los domingos», «publicar 3 veces por semana»: what time the owner has, and for how much. */
function timeOf(job: Job): Time {
  const folded = fold(correct(job.brief.prompt.slice(0, 2000)));
  const tokens = folded.split(" ");
  const countOf = (noun: RegExp) => {
    const at = tokens.findIndex(
      (token, index) => numberOf(token) !== undefined && noun.test(tokens[index + 1] ?? ""),
    );
    return at < 0 ? undefined : { amount: numberOf(tokens[at]!)!, unit: tokens[at + 1]! };
  };
  const span = countOf(/^(?:horas?|h|minutos?|min)$/);
  const minutes = span && (span.unit.startsWith("h") ? span.amount * 60 : span.amount);
  const pieces = countOf(/^(?:fotos?|posts?|publicaciones|piezas|videos?|veces|vez)$/);
  return {
    ...(minutes && minutes <= 600 ? { minutes } : {}),
    day: weekdays.find((name) => new RegExp(`\\b${fold(name)}s?\\b`).test(folded)) ?? "",
    monthly: / (?:al|por|cada) mes /.test(` ${folded} `),
    pieces: pieces && pieces.amount <= 30 ? pieces.amount : undefined,
  };
}

function rhythm({ monthly, pieces }: Time): string {
  const span = monthly ? "al mes" : "a la semana";
  const count = pieces ?? (monthly ? 4 : 2);
  return `${count} ${count === 1 ? "publicación" : "publicaciones"} ${span}, siempre los mismos días.`;
}

/** The work of a session, with its share of the time. */
const shares: readonly (readonly [string, number])[] = [
  ["system.task.choose", 0.15],
  ["system.task.make", 0.35],
  ["system.task.write", 0.25],
  ["system.task.schedule", 0.15],
  ["system.task.look", 0.1],
];

function routine(job: Job, { minutes = 60, day, monthly }: Time): string {
  const spans = shares.map(([, share]) => Math.max(5, Math.round((minutes * share) / 5) * 5));
  spans[1]! += minutes - spans.reduce((sum, span) => sum + span, 0);
  const plural = day.endsWith("s") ? day : `${day}s`;
  const when = day ? `Los ${plural}` : monthly ? "Un día al mes" : "Un día a la semana";
  const rows = shares.map(([use], at) => `| ${spans[at]} min | ${job.say(use)} |`);
  return `${when}, de una vez:\n\n${["| Tiempo | Qué se hace |", "| --- | --- |", ...rows].join("\n")}`;
}
