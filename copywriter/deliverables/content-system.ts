import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { fold } from "../spanish/fold.ts";
import { numberOf } from "../spanish/numbers.ts";
import { capitalized, sentence } from "../spanish/sentences.ts";
import { differences, mentions, tellFact } from "../telling.ts";
import { bullets, inClauses } from "./mail.ts";

export const contentSystem: Deliverable = {
  id: "content-system",
  rule: "Pilares, formatos, rutina semanal con tiempos, plantilla de cada formato y qué se puede programar.",
  write: (ordered) => {
    const job = inClauses(ordered);
    const time = timeOf(job);
    const told = job
      .facts()
      .filter(({ text, atoms }) => atoms.length > 0 && !isTime(text))
      .map(tellFact);
    const { monthly } = time;
    return {
      title: "Sistema de contenido",
      body: [
        time.told ? `**Tiempo:** ${time.told}` : "",
        told.length > 0 ? `**Punto de partida:** ${told.map(sentence).join(" ")}` : "",
        `**Ritmo:** ${rhythm(job, time)}`,
        `### Pilares\n\n${bullets(pillars(job))}`,
        `### Formatos\n\n${bullets(job.several("system.format", 3))}`,
        `### ${monthly ? "Rutina del mes" : "Rutina de la semana"}\n\n${routine(job, time)}`,
        `### Plantillas\n\n${job.several("system.template", 3).join("\n\n")}`,
        `### Qué se puede programar\n\n${job.say("system.schedule")}`,
        `**Si falta tiempo:** ${job.say("system.less")}`,
      ]
        .filter(Boolean)
        .join("\n\n"),
      reasons: [
        "Cabe en el tiempo que dijiste.",
        "Los temas salen de lo que ya haces: no hay que inventar nada nuevo.",
      ],
    };
  },
};

/** How many pieces fit: as told, else few. */
function rhythm(job: Job, { monthly }: Time): string {
  const tokens = fold(
    job
      .facts()
      .map(({ text }) => text)
      .join(" "),
  ).split(" ");
  const at = tokens.findIndex(
    (token, index) =>
      numberOf(token) !== undefined &&
      /^(?:fotos?|posts?|publicaciones|piezas|videos?)$/.test(tokens[index + 1] ?? ""),
  );
  const pieces =
    at >= 0 ? `${tokens[at]} ${tokens[at + 1] === "videos" ? "vídeos" : tokens[at + 1]}` : "";
  if (pieces) return `${pieces} ${monthly ? "al mes" : "a la semana"}, cada una con su texto.`;
  return monthly
    ? "cuatro publicaciones al mes, una por semana."
    : "dos publicaciones a la semana, siempre los mismos días.";
}

interface Time {
  /** Minutes of a session; undefined when no time was told. */
  minutes?: number;
  /** «1 hora, los lunes» */
  told: string;
  day: string;
  monthly: boolean;
}

const days: readonly string[] = [
  "lunes",
  "martes",
  "miércoles",
  "jueves",
  "viernes",
  "sábado",
  "domingo",
];

/** «1 hora los lunes», «2 horas al mes»: the time that the owner has. */
function timeOf(job: Job): Time {
  const folded = fold(correct(job.brief.prompt.slice(0, 2000)));
  const tokens = folded.split(" ");
  const monthly = / (?:al|por|cada) mes /.test(` ${folded} `);
  const at = tokens.findIndex(
    (token, index) =>
      numberOf(token) !== undefined && /^(?:horas?|h|minutos?|min)$/.test(tokens[index + 1] ?? ""),
  );
  const amount = numberOf(tokens[at] ?? "") ?? 0;
  const minutes = at < 0 ? undefined : /^h/.test(tokens[at + 1]!) ? amount * 60 : amount;
  const day = days.find((name) => ` ${folded} `.includes(` ${fold(name)} `)) ?? "";
  const span =
    at < 0
      ? ""
      : `${tokens[at]} ${tokens[at + 1]!.replace(/^h$/, "horas").replace(/^min$/, "minutos")}`;
  const when = day ? `, los ${plural(day)}` : monthly ? " al mes" : "";
  return {
    ...(minutes ? { minutes } : {}),
    told: span ? `${span}${when}.` : "",
    day,
    monthly,
  };
}

const plural = (day: string) => (day.endsWith("s") ? day : `${day}s`);
const isTime = (text: string) => /\b(?:horas?|minutos?|min)\b/i.test(text);

/** The work of a session, with its share of the time. */
const shares: readonly (readonly [string, number])[] = [
  ["system.task.choose", 0.15],
  ["system.task.make", 0.35],
  ["system.task.write", 0.25],
  ["system.task.schedule", 0.15],
  ["system.task.look", 0.1],
];

function routine(job: Job, { minutes, day, monthly }: Time): string {
  const total = minutes ?? 60;
  const spans = shares.map(([, share]) => Math.max(5, Math.round((total * share) / 5) * 5));
  spans[1]! += total - spans.reduce((sum, span) => sum + span, 0);
  const when = day ? `Los ${plural(day)}` : monthly ? "Un día al mes" : "Un día a la semana";
  const rows = shares.map(([use], at) => `| ${spans[at]} min | ${job.say(use)} |`);
  return [
    `${when}, de una vez:`,
    ["| Tiempo | Qué se hace |", "| --- | --- |", ...rows].join("\n"),
  ].join("\n\n");
}

/** What the business has to tell: its products, how it works, what customers ask. */
function pillars(job: Job): string[] {
  const told = job
    .facts()
    .map(({ text }) => text)
    .join(" ");
  const products = job.business.products
    .slice(0, 3)
    .map(({ bare }) => bare)
    .filter((text) => !mentions(told, text));
  const ways = differences(job, 2);
  return [
    products.length > 0 ? `**Lo que se ofrece:** ${products.join(", ")}.` : "",
    ways.length > 0 ? `**Cómo se trabaja:** ${ways.join(", ")}.` : "",
    job.say("system.pillar.questions"),
    job.say("system.pillar.behind"),
  ]
    .filter(Boolean)
    .map(capitalized);
}
