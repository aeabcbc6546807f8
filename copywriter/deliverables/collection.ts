import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { list, type Phrase, phrase } from "../spanish/phrase.ts";
import { capitalized, sentence } from "../spanish/sentences.ts";
import { differences } from "../telling.ts";
import { bullets, factParagraphs, inClauses, withFacts } from "./mail.ts";
import { seoDescription } from "./page.ts";

export const collection: Deliverable = {
  id: "collection",
  rule: "Título, introducción de 60 a 120 palabras, orden sugerido, filtros y metadescripción (máximo 155).",
  write: (ordered) => {
    const told = inClauses(ordered);
    const subject = phrase(titleOf(told));
    const job = {
      ...withFacts(
        told,
        told.facts().filter(({ text }) => fold(text) !== fold(subject.bare)),
      ),
      subject,
    };
    const items = itemsOf(job);
    const names = items.map(({ bare }) => capitalized(bare));
    const intro = [
      items.length > 1
        ? job.say("shop.collection.intro", { items: list(items.map(({ bare }) => bare)) })
        : "",
      ...factParagraphs(job),
      job.plainness < 2 ? differences(job, 3).map(sentence).join(" ") : "",
      items.length > 1 ? job.say("shop.collection.help") : "",
    ];
    const filters =
      items.length > 3 ? job.several("shop.filter", 4) : job.several("shop.filter", 2);
    return {
      title: `Colección: ${job.subject.bare}`,
      body: [
        `**Título:** ${capitalized(job.subject.bare)}`,
        `### Introducción\n\n${intro.filter(Boolean).join("\n\n")}`,
        items.length > 1
          ? `### Orden sugerido\n\n${names.map((name, at) => `${at + 1}. ${name}`).join("\n")}`
          : "",
        `### Filtros\n\n${bullets(filters)}`,
        `**Metadescripción:** ${seoDescription(job)}`,
      ]
        .filter(Boolean)
        .join("\n\n"),
      reasons: [
        "Nombra los productos que tienes, y ninguno más.",
        "El texto de arriba es corto: a una colección se viene a mirar.",
      ],
    };
  },
};

/** What the collection is called: the first thing told, when it is a name and no product. */
function titleOf(job: Job): string {
  const [first] = job.facts();
  const isName =
    first &&
    !first.isSentence &&
    first.atoms.every(({ kind }) => kind === "term") &&
    first.text.length <= 60 &&
    first.role === "what";
  return isName && !fold(first.text).includes(fold(job.subject.bare))
    ? first.text.split(/ con |, /)[0]!
    : job.subject.bare;
}

/** The owner's products that share a word with the collection; all when none does. */
function itemsOf(job: Job): readonly Phrase[] {
  const words = fold(job.subject.bare)
    .split(" ")
    .filter((word) => word.length > 3);
  const typed = ` ${fold(job.brief.prompt.slice(0, 2000))}`;
  const named = job.business.products.filter(({ bare }) =>
    typed.includes(` ${fold(bare).split(" ")[0]!}`),
  );
  if (named.length > 1) return named;
  const own = job.business.products.filter(({ bare }) =>
    words.some((word) =>
      ` ${fold(bare)}`.includes(` ${word.slice(0, Math.max(4, word.length - 2))}`),
    ),
  );
  const isOne = own.length === 1 && fold(own[0]!.bare).includes(fold(job.subject.bare));
  if (isOne) return [];
  return own.length > 0 ? own : job.business.products;
}
