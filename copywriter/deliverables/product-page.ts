import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized, sentence, uncapitalized } from "../spanish/sentences.ts";
import { callFor, differences, mentions, tellFact } from "../telling.ts";
import type { Fact } from "../understand/request.ts";
import { bullets, inClauses, knowledge, paragraphsOf } from "./mail.ts";
import {
  answeredQuestions,
  fitting,
  questionLines,
  seoDescription,
  seoTitle,
  tradeQuestions,
} from "./page.ts";

export const productPage: Deliverable = {
  id: "product-page",
  rule: "Título SEO (máximo 60), título, descripción de 80 a 160 palabras, 5 beneficios, características por confirmar, preguntas frecuentes y metadescripción (máximo 155).",
  write: (ordered) => {
    const job = inClauses(ordered);
    const facts = job.facts();
    const told = (roles: readonly string[]) => facts.filter(({ role }) => roles.includes(role));
    const title = capitalized(job.subject.bare);
    const names = (text: string) => mentions(text, job.subject.bare);
    const isAsked = (fact: Fact) => fact.role === "condition" && fact.isSentence;
    const isPrice = (fact: Fact) => fact.role === "price" && !fact.isSentence && !names(fact.text);
    const prose = facts.filter(
      (fact) =>
        !isAsked(fact) &&
        (fact.isSentence || (names(fact.text) && fold(fact.text) !== fold(title))),
    );
    const features = facts.filter(
      (fact) => !prose.includes(fact) && !isPrice(fact) && !isAsked(fact),
    );
    const prices = facts.some(isPrice)
      ? facts.filter(isPrice).map((fact) => uncapitalized(tellFact(fact)))
      : told(["price"]).flatMap(startingPrice).slice(0, 1);
    const isRange = prose.some(
      ({ role, atoms }) =>
        role === "price" && atoms.filter(({ kind }) => kind === "price").length > 1,
    );
    const ways = differences(job, job.plainness === 2 ? 0 : 4);
    const questions = [...answeredQuestions(job, facts.filter(isAsked)), ...tradeQuestions(job, 2)];
    const parts = [
      `**Título:** ${title}`,
      `**Título SEO:** ${seoTitle(job)}`,
      `### Descripción\n\n${[
        ...description(
          job,
          title,
          prose.map((fact) => sentence(tellFact(fact))),
        ),
      ].join("\n\n")}`,
      prices.length > 0 && !(isRange && !facts.some(isPrice))
        ? `**Precio:** ${prices.join("; ")}`
        : "",
      features.length > 0
        ? `### Características\n\n${bullets(features.map((fact) => featureText(job, fact)).filter((text) => fold(text) !== fold(title)))}`
        : "",
      ways.length > 0 ? `### ${job.say("shop.ways") || "Ventajas"}\n\n${bullets(ways)}` : "",
      questions.length > 0 ? `### Preguntas frecuentes\n\n${questionLines(questions)}` : "",
      `### Por confirmar\n\n${bullets(unknown(job))}`,
      `**Metadescripción:** ${seoDescription(job)}`,
      `**Dirección:** /${fold(job.subject.bare).replace(/[^a-z\d]+/g, "-")}`,
      `**Texto alternativo de la foto:** ${altText(job, title)}`,
    ];
    return {
      title: `Ficha de producto: ${job.subject.bare}`,
      body: parts.filter((part) => part !== "" && !part.endsWith("\n\n")).join("\n\n"),
      reasons: [
        "El precio y las medidas van tal como los diste.",
        "Lo que no sé del producto está en «Por confirmar», no en el texto.",
      ],
    };
  },
};

/** «3 semanas» alone says too little. */
function featureText(job: Job, fact: Fact): string {
  const text = tellFact(fact);
  if (!/^\d+ (?:días?|semanas?|meses|horas?|minutos)$/.test(text)) return text;
  return `${job.business.traits.has("goods") ? "Plazo" : "Duración"}: ${text}`;
}

/** «desde $3,200» of a longer text. */
function startingPrice({ text, atoms }: Fact): string[] {
  return atoms
    .filter(({ kind }) => kind === "price")
    .map((atom) => (text.includes(`desde ${atom.text}`) ? `desde ${atom.text}` : atom.text));
}

function description(job: Job, title: string, sentences: readonly string[]): string[] {
  const isNamed = sentences.some((text) => mentions(text, title));
  const first = isNamed ? "" : job.business.name ? job.say("shop.intro") : `${title}.`;
  return paragraphsOf([first, ...sentences, ...knowledge(job), callFor(job)].filter(Boolean));
}

/** What the photo shows, for those who can not see it: the product and what was told of it. */
function altText(job: Job, title: string): string {
  const seen = job.facts().find(({ role, isSentence }) => !isSentence && role === "what");
  const detail = seen && !mentions(seen.text, title) ? `: ${uncapitalized(seen.text)}` : "";
  const name = job.business.name ? ` de ${job.business.name}` : "";
  return fitting(125, `${title}${name}${detail}`, `${title}${name}`, title);
}

/** What a buyer asks and nobody told. */
function unknown(job: Job): string[] {
  const told = fold(
    job
      .facts()
      .map(({ text }) => text)
      .join(" "),
  );
  const has = (kind: string) =>
    job.facts().some(({ atoms }) => atoms.some((atom) => atom.kind === kind));
  return job
    .several("shop.unknown", 8)
    .filter((text) => {
      const [first = ""] = fold(text).split(" ");
      if (first === "precio") return !has("price");
      if (first === "plazo")
        return !/\b(?:dias?|horas?|semanas?|mes(?:es)?|plazo|entrega|listo)\b/.test(told);
      return !told.includes(first.slice(0, 5));
    })
    .slice(0, 4);
}
