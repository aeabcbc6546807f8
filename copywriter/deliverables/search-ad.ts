import { fits } from "../compose.ts";
import { dataOf } from "../data.ts";
import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized, graphemes, sentence, uncapitalized } from "../spanish/sentences.ts";
import { contentWords, differences, mentions, startsWithAmount } from "../telling.ts";
import { actionFor } from "../telling-call.ts";
import type { Line } from "../trades/trade.ts";
import type { Fact } from "../understand/request.ts";
import {
  inParts,
  isOurs,
  leftOut,
  namedSubject,
  offerFacts,
  packed,
  placeOf,
  says,
  startsWithAny,
} from "./offer.ts";

const limits = { title: 30, description: 90, path: 15, link: 25 } as const;

/** Where it is sold: a place that was told, else the business's. */
const placeIn = (job: Job, facts: readonly Fact[]): string =>
  facts.flatMap(({ atoms }) => atoms).find(({ kind }) => kind === "place")?.text ?? placeOf(job);

/** «yoga para embarazadas» of «yoga para embarazadas en Laureles» */
const withoutPlace = ({ text, atoms }: Fact): string => {
  const places = atoms.filter(({ kind }) => kind === "place" || kind === "name");
  return places.reduce(
    (left, { text: place }) =>
      left.endsWith(` ${place}`) ? left.slice(0, -place.length).replace(/(?: en)? $/, "") : left,
    text,
  );
};

/** What is looked for, in the words of the message: notes that name the subject, the subject, the trade. */
function servicesOf(job: Job, facts: readonly Fact[]): string[] {
  const subject = namedSubject(job)?.bare ?? "";
  const { industry, products } = job.business;
  const named = facts
    .filter(({ isSentence, role }) => !isSentence && role === "what")
    .map(withoutPlace)
    .filter((text) => !/\d/.test(text) && text.split(" ").length <= 5 && !/[,:]/.test(text))
    .filter((text) => (subject ? mentions(text, subject) : isOurs(job, text)))
    .map((text) => text.replace(/^(?:el|la|los|las|un|una) /iu, ""));
  const texts = [...named, subject, industry, ...(subject ? [] : products.map(({ bare }) => bare))];
  return distinct(texts.filter(Boolean).map(uncapitalized), 4);
}

/** Texts that do not say the same in other words, the first ones first. */
function distinct(texts: readonly string[], count: number): string[] {
  const chosen: { text: string; words: string[] }[] = [];
  for (const text of texts) {
    const words = contentWords(text).map((word) => word.slice(0, 6));
    const isSame = chosen.some(({ words: other }) => {
      const [few, many] = words.length < other.length ? [words, other] : [other, words];
      return few.every((word) => many.includes(word));
    });
    if (text && !isSame && chosen.length < count) chosen.push({ text, words });
  }
  return chosen.map(({ text }) => text);
}

function titlesOf(
  job: Job,
  facts: readonly Fact[],
  services: readonly string[],
  call: string,
): string[] {
  const { name } = job.business;
  const place = placeIn(job, facts);
  const fit = (texts: readonly string[]) =>
    texts
      .filter((text) => text && graphemes(text) <= limits.title)
      .map((text) => capitalized(text).replace(/¡|[.!]+$/g, ""));
  const placed = services.flatMap((service) => [
    place && !says(service, place) ? `${service} en ${place}` : service,
    service,
  ]);
  const [service = ""] = services;
  const offers = facts
    .filter(({ role }) => role !== "contact")
    .flatMap((fact) => inParts(fact, limits.title))
    // A price alone does not say of what.
    .map((text) => {
      const named = `${service}: ${uncapitalized(text)}`;
      return startsWithAmount(text) && graphemes(named) <= limits.title ? named : text;
    });
  const texts = fit([
    ...placed,
    ...offers,
    ...differences(job, 3),
    name,
    call,
    facts.some(({ role }) => role === "contact") ? "" : job.say("search.call-any"),
  ]);
  const best = distinct(texts, 10);
  // Google wants some to choose from.
  const more = fit([
    ...placed,
    place && name ? `${name} en ${place}` : "",
    ...job.several("search.name", 2),
  ]);
  return best.length >= 6 ? best : [...new Set([...best, ...more])].slice(0, 6);
}

/** Lines of whole sentences: what was told, then what the business does; each with a call where it fits. */
function descriptionsOf(
  job: Job,
  facts: readonly Fact[],
  call: string,
): { texts: string[]; left: string[] } {
  const { service } = job.business;
  const place = placeIn(job, facts);
  const left = facts.filter((fact) => inParts(fact, limits.description).length === 0);
  let open = facts.flatMap((fact) => inParts(fact, limits.description - 1).map(sentence));
  const texts: string[] = [];
  while (open.length > 0 && texts.length < 3) {
    const { text, left: later } = packed(open, limits.description);
    texts.push(text);
    open = later;
  }
  const placed = place && !says(service, place) ? sentence(`${service} en ${place}`) : "";
  const what = [placed, sentence(service)].find((text) => text && graphemes(text) <= 90) ?? "";
  if (what && !texts.some((text) => says(text, service))) texts.push(what);
  const own = packed(
    differences(job, 3).map((text) => sentence(capitalized(text))),
    90,
  ).text;
  if (own && texts.length < 4) texts.push(own);
  return {
    texts: texts.map((text, at) =>
      at < 2 || texts.length < 3 ? packed([text, sentence(call)], 90).text : text,
    ),
    left: [...left.map(({ text }) => text), ...open],
  };
}

const smallWords = /^(?:de|del|en|y|a|con|para|la|el|los|las|por)$/i;
/** «suelo-pélvico»: whole words, at most 15 characters. */
const pathOf = (text: string): string =>
  fold(text)
    .split(" ")
    .filter((word) => !smallWords.test(word))
    .reduce((joined, word) => {
      const longer = joined ? `${joined}-${word}` : word;
      return longer.length <= limits.path ? longer : joined;
    }, "");

/** Searches by service, place and intention, each with its match type. */
function keywordsOf(job: Job, facts: readonly Fact[], services: readonly string[]): string[] {
  const place = placeIn(job, facts);
  const about = {
    traits: job.business.traits,
    tone: job.tone,
    goal: job.business.goal,
    isB2b: job.business.isB2b,
  };
  const { intents } = dataOf<{ intents: Line[] }>("lines/search");
  const main = services.filter((text) => text.split(" ").length <= 5).slice(0, 2);
  const found = [
    ...main.map((text) => `${text} (exacta)`),
    ...main.map((text) => (place && !says(text, place) ? `${text} ${place} (de frase)` : "")),
    ...main
      .slice(0, 1)
      .flatMap((text) =>
        intents
          .filter((line) => fits(line, about))
          .map((line) => `${line.text.replace("{s}", text)} (de frase)`),
      ),
    job.business.name && `${job.business.name} (exacta)`,
  ];
  return [...new Set(found.filter(Boolean))].slice(0, 8);
}

const negated = /^(?:no|ni|que no|salvo|excepto|menos) (?:sean? )?(?:de )?/iu;

export const searchAd: Deliverable = {
  id: "search-ad",
  rule: "Anuncio adaptable de Google: de 6 a 10 títulos (máximo 30 cada uno), de 2 a 4 descripciones (máximo 90), 2 rutas (máximo 15), enlaces de sitio si los hay (título 25) y 8 palabras clave con su concordancia. Sin signos de exclamación en los títulos.",
  write(job) {
    const all = offerFacts(job);
    // «no comprar telas»: searches that are not wanted.
    const unwanted = all.filter(
      ({ text, isSentence }) => !isSentence && startsWithAny(text, ["no", "ni"]),
    );
    const facts = all.filter((fact) => !unwanted.includes(fact));
    const services = servicesOf(job, facts);
    const call =
      job.say(`search.call-${actionFor(job)}`) ||
      (facts.some(({ role }) => role === "contact") ? "" : job.say("search.call-any"));
    const { texts, left } = descriptionsOf(job, facts, call);
    const { business, request } = job;
    const isFree = facts.some(({ text }) => /grati|sin coste?/.test(fold(text)));
    const excluded = [
      ...[...(request.exclusions ?? []), ...unwanted.map(({ text }) => text)].map((text) =>
        text.replace(negated, ""),
      ),
      ...(isFree ? [] : ["gratis"]),
      ...dataOf<{ excluded: string[] }>("lines/search").excluded,
      ...(business.traits.has("taught") ? [] : ["curso"]),
    ];
    const links = business.products
      .map(({ bare }) => capitalized(bare))
      .filter((text) => graphemes(text) <= limits.link)
      .slice(0, 4);
    const paths = [...new Set([pathOf(services[0] ?? ""), pathOf(placeIn(job, facts))])];
    const items = (lines: readonly string[]) => lines.map((text) => `- ${text}`).join("\n");
    return {
      title: "Anuncio para Google",
      body: [
        `### Titulares\n\n${items(titlesOf(job, facts, services, call))}`,
        `### Descripciones\n\n${items(texts)}`,
        `**Rutas:** /${paths.filter(Boolean).join("/")}`,
        links.length > 1 ? `### Enlaces de sitio\n\n${items(links)}` : "",
        `### Palabras clave\n\n${items(keywordsOf(job, facts, services))}`,
        `**Palabras que excluir:** ${excluded.join(", ")}.`,
      ]
        .filter(Boolean)
        .join("\n\n"),
      note: leftOut(left) || undefined,
      reasons: [
        "Cada titular se entiende solo: Google los mezcla.",
        "Ningún titular pasa de 30 caracteres ni ninguna descripción de 90.",
      ],
    };
  },
};
