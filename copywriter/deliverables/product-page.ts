import { dataOf } from "../data.ts";
import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { list } from "../spanish/phrase.ts";
import { sentence, uncapitalized } from "../spanish/sentences.ts";
import { differences, grouped } from "../telling.ts";
import type { Fact } from "../understand/request.ts";
import {
  answered,
  bullets,
  listed,
  pageTitle,
  seoDescription,
  seoTitle,
  withoutTitle,
} from "./page.ts";
import { offerFacts, told } from "./selling-points.ts";

export const productPage: Deliverable = {
  id: "product-page",
  rule: "Título, descripción con las frases del dueño, detalles en lista (medidas, materiales, precio, envío), preguntas solo si hay respuesta, título SEO (máximo 60) y metadescripción (máximo 155).",
  write(job) {
    const facts = offerFacts(job);
    const title = pageTitle(job, facts);
    const body = facts.map((fact) => withoutTitle(fact, title)).filter(({ text }) => text !== "");
    const questions = body.flatMap((fact) => answered(fact) ?? []);
    const texts = body.filter((fact) => !answered(fact));
    const details = texts.filter((fact) => isDetail(fact, texts));
    const prose = texts.filter((fact) => !details.includes(fact)).map(told);
    // Next to much that was told, what is true of the whole shop is not needed.
    const own = job.plainness === 2 || facts.length > 3 ? [] : differences(job, 3);
    const { name } = job.business;
    const named = name ? `${title}, de ${name}` : title;
    // Where there is nothing but a list, its plain words describe the thing.
    const plain = details.filter(({ text, role }) => role !== "price" && !/[\d:]/.test(text));
    const start =
      prose.length === 0 && plain.length > 1
        ? sentence(`${named}: ${list(plain.map(({ text }) => uncapitalized(text)))}`)
        : `${named}.`;
    return {
      title: `Ficha de producto: ${title}`,
      body: [
        `**Título:** ${title}`,
        `### Descripción\n\n${[start, ...grouped(prose)].join("\n\n")}`,
        details.length > 0 ? `### Detalles\n\n${bullets(details.map(listed))}` : "",
        own.length > 0 ? `### Por qué ${name}\n\n${bullets(own)}` : "",
        questions.length > 0
          ? `### Preguntas\n\n${questions.map(({ question, answer }) => `**${question}**\n${answer}`).join("\n\n")}`
          : "",
        `### Para buscadores\n\n**Título SEO:** ${seoTitle(job, title)}\n\n**Metadescripción:** ${seoDescription(job, title, body)}`,
      ]
        .filter(Boolean)
        .join("\n\n"),
      note: missingOf(job, facts),
      reasons: [
        details.length > 0
          ? "Los datos están en una lista para leerlos de un vistazo."
          : "Las frases son las tuyas, en tu orden.",
        "No añade nada del producto que no hayas contado.",
      ],
    };
  },
};

/** A price, a measure or a note among notes; a note alone between sentences belongs to them. */
function isDetail(fact: Fact, facts: readonly Fact[]): boolean {
  if (fact.isSentence) return false;
  const isMeasure = fact.atoms.some(({ kind }) => ["price", "number", "percent"].includes(kind));
  if (isMeasure && fact.role !== "condition") return true;
  const at = facts.indexOf(fact);
  const before = facts.slice(0, at).findLastIndex(({ isSentence }) => isSentence);
  const after = facts.findIndex(({ isSentence }, index) => isSentence && index > at);
  return (after < 0 ? facts.length : after) - before > 3;
}

/** What a buyer wants to know and nobody told. */
function missingOf(job: Job, facts: readonly Fact[]): string | undefined {
  const { unknown } = dataOf<{ unknown: { name: string; words: string[] }[] }>("lines/shop");
  const typed = ` ${fold(job.brief.prompt.slice(0, 3000))}`;
  const isPriced = facts.some(({ atoms }) => atoms.some(({ kind }) => kind === "price"));
  const missing = [
    ...(isPriced || /\d/.test(typed) ? [] : ["el precio"]),
    ...unknown
      .filter(() => job.business.traits.has("goods") || job.business.traits.has("edible"))
      .filter(({ words }) => !words.some((word) => typed.includes(` ${word}`)))
      .map(({ name }) => name),
  ];
  return missing.length > 0
    ? `Lista para la tienda. Quien compra querrá saber también ${missing.join(" y ")}: si me lo dices, lo añado.`
    : undefined;
}
