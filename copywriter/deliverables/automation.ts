import type { Deliverable, Draft } from "../draft.ts";
import type { Job } from "../job.ts";
import { rulesOf, stepHeading, stepMessage, stepsOf } from "./flow.ts";
import { readPlan } from "./flow-plan.ts";

export const automation: Deliverable = {
  id: "automation",
  rule: "Nombre, disparador, a quién, pasos numerados con esperas, canal y mensajes escritos, salida y métrica.",
  write: (job) => writeFlow(job, "Automatización", 1),
};

export const welcomeFlow: Deliverable = {
  id: "welcome-flow",
  rule: "Entre 3 y 5 pasos con espera, canal, asunto y texto completo; quién entra, quién sale y cómo se mide.",
  write: (job) => writeFlow(job, "Flujo de bienvenida", 3),
};

export const reactivation: Deliverable = {
  id: "reactivation",
  rule: "A quién, desde cuándo se considera inactivo, 3 mensajes escritos con sus esperas, la última oportunidad y la baja respetuosa.",
  write: (job) => writeFlow(job, "Reactivación", 3),
};

function writeFlow(job: Job, title: string, usual: number): Draft {
  const flow = stepsOf(job, usual);
  const messages = flow.steps.filter(({ notice }) => notice === undefined);
  const sheets = flow.steps.map(
    (step, at) => `${stepHeading(step, messages.indexOf(step))}\n\n${stepMessage(job, flow, at)}`,
  );
  const isAway = job.request.deliverable === "reactivation";
  const note = noteOf(
    job,
    messages.some(({ isUsual }) => isUsual),
    sheets.join("\n"),
  );
  return {
    title,
    ...(note ? { note } : {}),
    body: [
      rulesOf(job, flow.steps),
      ...sheets,
      `**Sale:** ${job.say("flow.leaves")}\n**Se mide:** ${job.say(isAway ? "flow.metric.away" : "flow.metric")}`,
    ].join("\n\n"),
    reasons: [
      "Se para en cuanto la persona responde: nadie recibe un automático en mitad de una conversación.",
      note
        ? "Los mensajes son cortos y cada uno dice una sola cosa."
        : "Las esperas y los canales son los que dijiste.",
    ],
  };
}

/** What the owner has to set, in a sentence each; "" when all was told. */
function noteOf(job: Job, hasUsualWaits: boolean, text: string): string {
  const { trigger, channel, steps } = readPlan(job);
  const notes = [
    !trigger &&
    !steps.some(({ when = "" }) => / (?:del?|desde) /.test(when)) &&
    !job.request.audience
      ? "Dime qué lo pone en marcha: he dejado lo habitual."
      : "",
    hasUsualWaits
      ? "Las esperas que no dijiste son las habituales; cámbialas si quieres otras."
      : "",
    channel ? "" : "Como no dijiste el canal, va por correo.",
    text.includes("[cuenta aquí")
      ? "Completa lo que va entre corchetes: no me diste el contenido."
      : "",
  ].filter(Boolean);
  return notes.length > 0 ? `Así lo montaría. ${notes.join(" ")}` : "";
}
