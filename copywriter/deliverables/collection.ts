import { dataOf } from "../data.ts";
import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized } from "../spanish/sentences.ts";
import { grouped } from "../telling.ts";
import { bullets, seoDescription, withoutTitle } from "./page.ts";
import { offerFacts, says, told } from "./selling-points.ts";

export const collection: Deliverable = {
  id: "collection",
  rule: "Título, introducción con lo que cuenta el dueño, filtros que se desprenden de ello y metadescripción (máximo 155).",
  write(job) {
    const title = titleOf(job);
    const facts = offerFacts(job).filter(({ text }) => fold(text) !== fold(title));
    const intro = grouped(facts.map(told));
    const filters = filtersOf(job);
    const items = itemsOf(job, title);
    return {
      title: /^Colecci/.test(title) ? title : `Colección: ${title}`,
      body: [
        `**Título:** ${title}`,
        `### Introducción\n\n${(intro.length > 0 ? intro : [job.say("shop.collection")]).join("\n\n")}`,
        items.length > 1 ? `### Productos\n\n${bullets(items)}` : "",
        filters.length > 0 ? `### Filtros\n\n${bullets(filters)}` : "",
        `**Metadescripción:** ${seoDescription(
          job,
          title,
          facts.map((fact) => withoutTitle(fact, title)),
        )}`,
      ]
        .filter(Boolean)
        .join("\n\n"),
      reasons: [
        "Nombra solo lo que contaste.",
        "El texto de arriba es corto: a una colección se viene a mirar.",
      ],
    };
  },
};

/** «Oficina sin plancha» of «la colección "Oficina sin plancha": …»; «Colección de invierno». */
function titleOf(job: Job): string {
  const typed = correct(job.brief.prompt.slice(0, 1000));
  const [, link = "", name = ""] =
    /\b(?:colecci[oó]n|categor[ií]a|secci[oó]n) (de |de la |del )?([^:,.;\n(]{3,60})/iu.exec(
      typed,
    ) ?? [];
  const bare = name.replace(/["«»“”]/g, "").trim();
  if (!bare) return capitalized(job.subject.bare);
  return /^["«“]/.test(name) || !link ? capitalized(bare) : `Colección ${link}${bare}`;
}

/** The owner's products whose first word names the collection, where the message does not list them: «guitarras». */
function itemsOf(job: Job, title: string): string[] {
  const named = ` ${fold(title)}`;
  const isOf = (text: string) => named.includes(` ${fold(text).split(" ")[0]!.slice(0, 6)}`);
  const isListed = job.facts().some(({ text }) => text.includes(", "));
  return isListed ? [] : job.business.products.map(({ bare }) => bare).filter(isOf);
}

/** What a visitor can choose by: what the owner's own words tell differences of. */
function filtersOf(job: Job): string[] {
  const { filters } = dataOf<{ filters: { name: string; words: string[] }[] }>("lines/shop");
  const typed = job.brief.prompt.slice(0, 2000);
  const isRange =
    job
      .facts()
      .flatMap(({ atoms }) => atoms)
      .filter(({ kind }) => kind === "price").length > 1;
  return [
    ...(isRange ? ["Precio"] : []),
    ...filters
      .filter(({ words }) => words.some((word) => says(typed, word)))
      .map(({ name }) => name),
  ];
}
