import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { isObject } from "../picture.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized, graphemes, sentence } from "../spanish/sentences.ts";
import { mentions } from "../telling.ts";
import { clausesOf, termsOf } from "./clause-parts.ts";
import { shortened } from "./fit.ts";
import { namedSubject, publishableFacts } from "./selling-points.ts";
import { withoutAsking } from "./video-order.ts";

const titleMax = 40;

const bare = (text: string) => capitalized(text.replace(/[.,;]+$/u, ""));

/** The owner's facts, clause by clause, without what the text is put on. */
const piecesOf = (job: Job) =>
  publishableFacts(job)
    .flatMap(({ text }) => clausesOf(withoutAsking(text)))
    .filter((text) => text !== "" && !isObject(text))
    .map(bare);

/** «El Día del Niño» of «cartel por el Día del Niño», as the owner says it. */
const occasionIn = (job: Job) =>
  job
    .facts()
    .flatMap(({ text }) => / (?:por|para) ((?:el |la )?\p{Lu}.+)$/u.exec(text)?.[1] ?? [])[0];

/** Short phrases that are true whatever the piece is for: the occasion, the trade's own, product, place. */
function phrasesOf(job: Job): string[] {
  const { name, place, service, products, trade } = job.business;
  const { bannedWords } = job.request;
  const prompt = fold(job.brief.prompt);
  const occasion = [occasionIn(job), job.request.occasion].find(
    (text) => text && prompt.includes(fold(text.replace(/^(?:el|la) /iu, ""))),
  );
  const own = (trade?.lines["short.trade"] ?? []).flatMap(({ text }) => job.fill(text) ?? []);
  const all = [
    occasion ? `${occasion} en ${name}` : "",
    ...job.shuffle(own, "short.trade", String).slice(0, occasion ? 1 : 2),
    service,
    products[0] && name ? `${products[0].bare} de ${name}` : "",
    place && name ? `${name}, en ${place}` : name,
  ];
  return all
    .filter((text) => text && graphemes(text) <= titleMax)
    .filter((text) => !bannedWords.some((word) => fold(text).includes(fold(word))))
    .map(bare)
    .slice(0, job.count(3, 6));
}

interface Option {
  title: string;
  support: string;
}

/** What it is about or the first fact as title; a longer fact goes on below, behind its comma. */
function optionsOf(job: Job, pieces: readonly string[]): Option[] {
  const named = namedSubject(job);
  const subject = named && !isObject(named.bare) ? bare(named.bare) : "";
  const isSaid = pieces.some((text) => subject !== "" && mentions(text, subject));
  const [first = "", ...rest] = pieces;
  const head = shortened(first, titleMax, true);
  const tail = first.slice(head.length).replace(/^[\s,;:–]+/u, "");
  const own = head ? [head, tail, ...rest].filter(Boolean) : pieces;
  const all = subject && !isSaid ? [subject, ...own] : own;
  const fallback = isSaid && graphemes(subject) <= titleMax ? subject : job.business.name;
  const titles =
    head || all.length > own.length
      ? all.filter((text) => graphemes(text) <= titleMax)
      : [fallback];
  return titles.slice(0, job.count(all.length > own.length && head ? 2 : 1, 6)).map((title) => ({
    title,
    support: all
      .filter((text) => text !== title)
      .map(sentence)
      .join(" "),
  }));
}

/** A button is pressed on a web page or in an ad alone. */
const hasButton = (job: Job) => /\b(?:banner|anuncio|bot[oó]n)\b/iu.test(job.brief.prompt);

export const imageCopy: Deliverable = {
  id: "image-copy",
  rule: "Una a tres propuestas, cada una con titular (máximo 40) y apoyo; botón (máximo 20) solo en un banner o un anuncio.",
  write(job) {
    const pieces = piecesOf(job);
    if (pieces.length === 0) {
      const phrases = phrasesOf(job).map((text, at) => `${at + 1}. ${text}`);
      return {
        title: "Frases para imagen",
        body: [phrases.join("\n"), termsOf(job.facts().map(({ text }) => text))]
          .filter(Boolean)
          .join("\n\n"),
      };
    }
    const button = hasButton(job) ? job.say("caption.button") : "";
    const options = optionsOf(job, pieces);
    return {
      title: "Texto para imagen",
      body: [
        ...options.map(({ title, support }, at) =>
          [
            options.length > 1 ? `### Opción ${at + 1}\n` : "",
            `- **Título:** ${title}`,
            `- **Línea de apoyo:** ${support || sentence([job.business.name, job.business.place].filter(Boolean).join(", "))}`,
            button ? `- **Botón:** ${button}` : "",
          ]
            .filter(Boolean)
            .join("\n"),
        ),
        "**Dónde va cada texto:** el título arriba y grande; la línea de apoyo debajo, más pequeña.",
      ].join("\n\n"),
    };
  },
};
