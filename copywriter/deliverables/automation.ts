import type { Deliverable, Draft } from "../draft.ts";
import type { Job } from "../job.ts";
import { capitalized } from "../spanish/sentences.ts";
import { endOf, readFlow, rulesOf, stepHeading, stepMessage, stepsOf } from "./flow.ts";

export const automation: Deliverable = {
  id: "automation",
  rule: "Nombre, objetivo, disparador, condiciones, pasos numerados con esperas y mensajes escritos, salida y métrica.",
  write: (job) =>
    writeFlow(job, {
      title: "Automatización",
      usual: 1,
      trigger: "cuando se cumple la condición que dispara el aviso",
    }),
};

export const welcomeFlow: Deliverable = {
  id: "welcome-flow",
  rule: "Entre 3 y 5 pasos con espera, canal, asunto y texto completo; quién entra, quién sale y cómo se mide.",
  write: (job) =>
    writeFlow(job, {
      title: "Flujo de bienvenida",
      usual: 3,
      trigger: "cuando alguien empieza con nosotros",
    }),
};

export const reactivation: Deliverable = {
  id: "reactivation",
  rule: "A quién, desde cuándo se considera inactivo, 3 mensajes escritos con sus esperas, la última oportunidad y la baja respetuosa.",
  write: (job) =>
    writeFlow(job, {
      title: "Reactivación",
      usual: 3,
      trigger: "cuando alguien lleva tiempo sin venir ni comprar",
      isAway: true,
    }),
};

function writeFlow(
  job: Job,
  {
    title,
    usual,
    trigger,
    isAway = false,
  }: { title: string; usual: number; trigger: string; isAway?: boolean },
): Draft {
  const { moment: found, plan } = readFlow(job);
  const moment = isAway ? { label: "clientes que no vienen", ...found, id: "away" } : found;
  const hasSteps = plan.steps.length > 0;
  const steps = stepsOf(job, plan, hasSteps ? plan.steps.length : usual);
  const messages = steps.map(
    (step, at) => `${stepHeading(step, at)}\n\n${stepMessage(job, { moment, steps }, at)}`,
  );
  return {
    title: moment && moment.id !== "any" ? `${title}: ${moment.label}` : title,
    body: [rulesOf(job, moment, plan.trigger ?? trigger), ...messages, endOf(job, moment)].join(
      "\n\n",
    ),
    reasons: [
      "Los avisos salen cuando dijiste y por donde dijiste.",
      capitalized(
        "se para en cuanto la persona responde: nadie recibe un automático en mitad de una conversación.",
      ),
    ],
  };
}
