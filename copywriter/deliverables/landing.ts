import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized, graphemes, sentence } from "../spanish/sentences.ts";
import { callFor, differences, mentions, shorten, tellFact } from "../telling.ts";
import { actionFor } from "../telling-call.ts";
import type { Fact } from "../understand/request.ts";
import { bullets, buttonFor, inClauses, withFacts } from "./mail.ts";
import {
  answeredQuestions,
  fitting,
  placed,
  questionLines,
  seoDescription,
  seoTitle,
  tradeQuestions,
} from "./page.ts";

export const landing: Deliverable = {
  id: "landing",
  rule: "Por secciones: titular (máximo 60), subtítulo (máximo 140), botón, beneficios, cómo funciona, pruebas que habrá que aportar, preguntas frecuentes y cierre; más título SEO (máximo 60) y descripción SEO (máximo 155).",
  write: (ordered) => {
    const whole = inClauses(ordered);
    const form = whole.facts().find(({ text }) => fold(text).startsWith("formulario"));
    const job = withFacts(
      whole,
      whole.facts().filter((fact) => fact !== form),
    );
    const title = titleOf(job);
    const subtitle = subtitleOf(job, title);
    const button = buttonFor(job);
    const rest = job.facts().filter((fact) => fact !== subtitle.fact);
    const isAsked = ({ role, isSentence }: Fact) =>
      !["what", "benefit", "included"].includes(role) && (role !== "condition" || isSentence);
    const known = answeredQuestions(job, rest.filter(isAsked));
    const questions = [...known, ...tradeQuestions(job, Math.max(0, 3 - known.length))];
    const benefits = [
      ...rest.filter((fact) => !isAsked(fact)).map(tellFact),
      ...differences(job, job.plainness === 2 ? 0 : 4).filter(
        (text) => fold(text) !== fold(subtitle.text),
      ),
    ].filter((text) => fold(text) !== fold(title));
    const parts = [
      `### Cabecera\n\n**Titular:** ${title}\n\n**Subtítulo:** ${subtitle.text}\n\n**Botón:** ${button}`,
      benefits.length > 0
        ? `### ${job.say("landing.benefits") || "Beneficios"}\n\n${bullets(benefits)}`
        : "",
      `### Cómo funciona\n\n${steps(job)}`,
      form ? `### Formulario\n\n${bullets(fieldsOf(job, form))}` : "",
      `### Pruebas que conviene añadir\n\n${bullets(job.several("landing.proof", 3))}`,
      questions.length > 0 ? `### Preguntas frecuentes\n\n${questionLines(questions)}` : "",
      `### Para cerrar\n\n${job.say("landing.closing")}\n\n**Botón:** ${button}`,
      `### Para buscadores\n\n**Título SEO:** ${seoTitle(job)}\n\n**Descripción SEO:** ${seoDescription(job)}`,
    ];
    return {
      title: `Landing page: ${job.subject.bare}`,
      body: parts.filter(Boolean).join("\n\n"),
      reasons: [
        "Cada dato que diste está una vez, donde se busca: beneficios, preguntas o cabecera.",
        "Las pruebas se piden, no se inventan: faltan opiniones y fotos tuyas.",
      ],
    };
  },
};

/** The fields of the form that the owner wants: name and contact, and what was told. */
function fieldsOf(job: Job, { text }: Fact): string[] {
  const told = text.replace(/^formulario(?: que (?:pida|incluya|tenga)| con| para)?\s*/i, "");
  return [...job.several("landing.field", 2), ...told.split(/,\s*|\s+y\s+/).filter(Boolean)];
}

function titleOf(job: Job): string {
  const title = capitalized(job.subject.bare);
  const { audience } = job.request;
  const { name, place } = job.business;
  return fitting(
    60,
    audience && !mentions(title, audience) && !/\sque\s/.test(audience)
      ? `${title} para ${audience.replace(/^para\s+/i, "")}`
      : undefined,
    placed(job) && !mentions(title, place) ? `${title} en ${place}` : undefined,
    title,
    shorten(title, 60),
    name,
  );
}

/** The fact that says most beside the title, else what the business does. */
function subtitleOf(job: Job, title: string): { text: string; fact?: Fact } {
  const facts = job
    .facts()
    .filter((fact) => fold(fact.text) !== fold(title) && fact.role !== "contact");
  const main =
    facts.find(({ role }) => role === "what" || role === "benefit" || role === "included") ??
    facts[0];
  const text = main && sentence(tellFact(main));
  if (text && graphemes(text) <= 140) return { text, fact: main };
  return { text: sentence(shorten(job.business.service, 139)) || job.say("landing.subtitle") };
}

function steps(job: Job): string {
  const action = actionFor(job);
  const call = callFor(job);
  const [second, third] = [2, 3].map(
    (at) => job.say(`landing.step.${action}.${at}`) || job.say(`landing.step.any.${at}`),
  );
  return [call || job.say("landing.closing"), second, third]
    .filter(Boolean)
    .map((text, at) => `${at + 1}. ${text}`)
    .join("\n");
}
