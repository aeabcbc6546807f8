import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized, graphemes, sentence } from "../spanish/sentences.ts";
import { callFor, differences, mentions, startsWithAmount } from "../telling.ts";
import { actionFor } from "../telling-call.ts";
import type { Fact } from "../understand/request.ts";
import { answered, bullets, listed, seoDescription, seoTitle } from "./page.ts";
import {
  beginning,
  buttonCall,
  callBeside,
  namesFor,
  offerFacts,
  offerName,
  placeOf,
  says,
  serviceOf,
  soldSubject,
  startsWithAny,
  told,
} from "./selling-points.ts";

export const landing: Deliverable = {
  id: "landing",
  rule: "Por secciones: titular (máximo 60), subtítulo (máximo 140), botón, lo que se ofrece, formulario si se pide, cierre, título SEO (máximo 60) y descripción SEO (máximo 155); aparte, las pruebas que el dueño tendrá que aportar. Sin preguntas ni pasos inventados.",
  write(job) {
    const fields = fieldsOf(job);
    const isForm = fields.length > 0;
    const facts = offerFacts(job).filter(({ text }) => !isForm || !says(text, "formulario"));
    const { rest } = callBeside(job, facts);
    const title = titleOf(job, rest);
    const isTitle = ({ text }: Fact) => [title, offerName(job)].map(fold).includes(fold(text));
    const first = rest.find(
      (fact) =>
        !["contact", "price", "limit"].includes(fact.role) &&
        !isTitle(fact) &&
        !startsWithAmount(fact.text) &&
        !startsWithAny(fact.text, ["no", "sin", "solo"]) &&
        graphemes(fact.text) < 140,
    );
    const subtitle = first ? told(first) : sentence(serviceOf(job));
    const others = rest.filter((fact) => fact !== first && !isTitle(fact));
    const questions = others.flatMap((fact) => answered(fact) ?? []);
    const offered = others.filter((fact) => !answered(fact)).map(listed);
    const own = job.plainness === 2 ? [] : differences(job, 3);
    // A trade that takes bookings is not asked for one on every page.
    const usual = actionFor(job);
    const action = job.request.action || usual !== "book" ? usual : "message";
    const button = isForm
      ? job.say("landing.button-form")
      : job.say(`landing.button-${action}`) || job.say("landing.button-any");
    const { name } = job.business;
    return {
      title: `Landing page: ${title}`,
      body: [
        `### Cabecera\n\n**Titular:** ${title}\n\n${subtitle && `**Subtítulo:** ${subtitle}\n\n`}**Botón:** ${button}`,
        offered.length > 0 ? `### Los detalles\n\n${bullets(offered)}` : "",
        own.length > 0 ? `### Por qué ${name}\n\n${bullets(own)}` : "",
        questions.length > 0
          ? `### Preguntas\n\n${questions.map(({ question, answer }) => `**${question}**\n${answer}`).join("\n\n")}`
          : "",
        isForm ? `### Formulario\n\n${bullets(fields)}\n\n**Botón:** Enviar` : "",
        `### Para cerrar\n\n${isForm ? job.say("landing.form") : buttonCall(job) || callFor(job, { action })}`,
        `### Para buscadores\n\n**Título SEO:** ${seoTitle(job, title, placeOf(job))}\n\n**Descripción SEO:** ${seoDescription(
          job,
          title,
          rest.filter((fact) => !isTitle(fact)),
        )}`,
        `### Tareas para ti (no se publican)\n\n${bullets(job.several("landing.proof", 2))}`,
      ]
        .filter(Boolean)
        .join("\n\n"),
      reasons: [
        "Todo lo que promete lo contaste tú.",
        "Las opiniones y las fotos quedan como tarea: tienen que ser reales.",
      ],
    };
  },
};

/** What is offered, to whom or where, at most 60 long. */
function titleOf(job: Job, facts: readonly Fact[]): string {
  const place = placeOf(job);
  const name = offerName(job);
  const [first] = facts;
  const isUnnamed = !soldSubject(job) && first;
  const texts = [
    isUnnamed ? beginning(first, 60) : "",
    ...namesFor(job),
    place && !mentions(name, place) ? `${name} en ${place}` : "",
    name,
    job.business.industry,
    job.business.name,
  ];
  return capitalized(texts.find((text) => text && graphemes(text) <= 60) ?? "");
}

/** The fields that were told («formulario con dirección y metros»), behind name and contact; none without a form. */
function fieldsOf(job: Job): string[] {
  const form =
    /formulario(?: (?:que|donde|para|se))*(?: \S+)? (?:con|pida|pide|pidan|incluya|tenga|pongan|de) ([^.;\n]{3,200})/i;
  const [, told = ""] = form.exec(correct(job.brief.prompt.slice(0, 2000))) ?? [];
  const fields = told.split(/,\s*(?:y\s+)?|\s+y\s+/).map((field) => field.trim());
  const has = (words: readonly string[]) => fields.some((field) => startsWithAny(field, words));
  if (told === "") return [];
  return [
    ...(has(["nombre", "el nombre", "su nombre"]) ? [] : ["Nombre"]),
    ...fields,
    ...(/tel[eé]fono|celular|m[oó]vil|correo|mail|whats/i.test(told) ? [] : ["Teléfono o correo"]),
  ];
}
