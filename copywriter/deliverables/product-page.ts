import { dataOf } from "../data.ts";
import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { list } from "../spanish/phrase.ts";
import { sentence, uncapitalized } from "../spanish/sentences.ts";
import { differences, grouped } from "../telling.ts";
import type { Fact } from "../understand/request.ts";
import { offerFacts, told } from "./offer.ts";
import { answered, bullets, listed, pageTitle, seoDescription, seoTitle } from "./page.ts";

export const productPage: Deliverable = {
  id: "product-page",
  rule: "Título, descripción con las frases del dueño, detalles en lista (medidas, materiales, precio, envío), preguntas solo si hay respuesta, título SEO (máximo 60) y metadescripción (máximo 155).",
  write(job) {
    const facts = offerFacts(job);
    const title = pageTitle(job, facts);
    const isTitle = ({ text }: Fact) =>
      fold(text).replace(/^(?:el|la|los|las) /, "") === fold(title);
    const questions = facts.flatMap((fact) => answered(fact) ?? []);
    const body = facts.filter((fact) => !answered(fact) && !isTitle(fact));
    const details = body.filter((fact) => isDetail(fact, body));
    const prose = body.filter((fact) => !details.includes(fact)).map(told);
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
        `### Para buscadores\n\n**Título SEO:** ${seoTitle(job, title)}\n\n**Metadescripción:** ${seoDescription(job, title, facts)}`,
      ]
        .filter(Boolean)
        .join("\n\n"),
      note: missingOf(job, facts),
      reasons: [
        "Las frases son las tuyas; lo demás está en una lista para leerlo de un vistazo.",
        "No añade nada del producto que no hayas contado.",
      ],
    };
  },
};

/** Whether a note stands among notes, as measures and materials do; a note between sentences stays there. */
function isDetail(fact: Fact, facts: readonly Fact[]): boolean {
  if (fact.isSentence) return false;
  const at = facts.indexOf(fact);
  return facts.filter((other, index) => Math.abs(index - at) < 3 && !other.isSentence).length > 2;
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
