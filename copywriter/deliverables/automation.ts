import type { Deliverable, Draft } from "../draft.ts";
import type { Job } from "../job.ts";
import { capitalized } from "../spanish/sentences.ts";
import {
  type FullStep,
  lineFor,
  rulesOf,
  startOf,
  stepHeading,
  stepMessage,
  stepsOf,
} from "./flow.ts";
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
  const steps = stepsOf(job, usual);
  const messages = steps.filter(({ notice }) => notice === undefined);
  const sheets = steps.map(
    (step, at) => `${stepHeading(step, messages.indexOf(step))}\n\n${stepMessage(job, steps, at)}`,
  );
  const rules = rulesOf(job, steps);
  const note = noteOf(job, messages, [rules, ...sheets].join("\n"));
  return {
    title,
    ...(note ? { note: `Así lo montaría. ${note}` } : {}),
    body: [
      rules,
      ...sheets,
      `**Sale:** ${capitalized(lineFor(job, "flow.leaves"))}\n**Se mide:** ${capitalized(lineFor(job, "flow.metric"))}`,
    ].join("\n\n"),
    reasons: [
      "Se para en cuanto la persona responde: nadie recibe un automático en mitad de una conversación.",
    ],
  };
}

/** What the owner has to set or to add, in a sentence each; "" when all was told. */
function noteOf(job: Job, messages: readonly FullStep[], text: string): string {
  return [
    startOf(job, messages) ? "" : "Dime qué lo pone en marcha y lo ajusto.",
    messages.some(({ isUsual }) => isUsual)
      ? "Las esperas que no dijiste son las habituales; cámbialas si quieres otras."
      : "",
    readPlan(job).channel ? "" : "Como no dijiste el canal, va por correo.",
    / enviamos /.test(text) ? "Adjunta lo que cada mensaje dice que envía." : "",
    text.includes("[cuenta aquí") ? "Completa lo que va entre corchetes: no me lo contaste." : "",
  ]
    .filter(Boolean)
    .join(" ");
}
