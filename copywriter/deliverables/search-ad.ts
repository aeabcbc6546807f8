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
  purposeOf,
  says,
  serviceOf,
  soldSubject,
  standing,
  startsWithAny,
  wantedIn,
} from "./selling-points.ts";

const limits = { title: 30, description: 90, path: 15, link: 25 } as const;
/** Fewer titles than that leave Google nothing to mix. */
const least = 6;

const smallWords = /^(?:de|del|en|y|a|con|para|la|el|los|las|por)$/i;

/** Where it is sold: a place that was told, else the business's. */
function placeIn(job: Job, facts: readonly Fact[]): string {
  const told = facts.flatMap(({ atoms }) => atoms).find(({ kind }) => kind === "place")?.text ?? "";
  const own = placeOf(job);
  return told && !says(own, told) ? told : own;
}

/** «yoga para embarazadas» of «yoga para embarazadas en Laureles» */
function withoutPlace(job: Job, { text, atoms }: Fact): string {
  const places = [
    job.business.place,
    ...atoms.filter(({ kind }) => kind === "place" || kind === "name").map((atom) => atom.text),
  ];
  const place = places.find((name) => name && fold(text).endsWith(` ${fold(name)}`));
  const rest = place ? text.slice(0, -place.length).trim().replace(/ en$/, "") : text;
  return smallWords.test(rest.split(" ").at(-1) ?? "") ? text : rest;
}

/** What is looked for, in the words of the message: what people seek, notes that name the subject, the subject, the trade. */
function servicesOf(job: Job, facts: readonly Fact[]): string[] {
  const subject = soldSubject(job)?.bare ?? "";
  const { industry, products } = job.business;
  const named = facts
    .filter(({ isSentence, role }) => !isSentence && role === "what")
    .map((fact) => withoutPlace(job, fact))
    .filter((text) => !/[\d,:]/.test(text) && text.split(" ").length <= 5)
    .filter((text) => (subject ? mentions(text, subject) : isOurs(job, text)))
    .map((text) => text.replace(/^(?:el|la|los|las|un|una) /iu, ""));
  const sought = [...facts.map(({ text }) => text), purposeOf(job)].map(
    (text) => wantedIn(text).thing,
  );
  const told = [...sought, ...named, subject].filter(Boolean);
  const about = job.facts().length === 0 ? (namedSubject(job)?.bare ?? "") : "";
  const own = told.length > 0 ? [] : products.map(({ bare }) => bare);
  return distinct([...told, about, industry, ...own].map(uncapitalized), 4);
}

/** Texts that do not say the same in other words, the first ones first. */
function distinct(texts: readonly string[], count: number): string[] {
  const chosen: { text: string; words: string[] }[] = [];
  for (const text of texts.filter(Boolean)) {
    const words = contentWords(text).map((word) => word.slice(0, 6));
    const isSame = chosen.some(({ words: other }) => {
      const [few, many] = words.length < other.length ? [words, other] : [other, words];
      return few.every((word) => many.includes(word));
    });
    if (!isSame && chosen.length < count) chosen.push({ text, words });
  }
  return chosen.map(({ text }) => text);
}

/** What an ad is made of. */
interface Search {
  facts: readonly Fact[];
  /** What is looked for, the closest first. */
  services: readonly string[];
  place: string;
  call: string;
}

function titlesOf(job: Job, { facts, services, place, call }: Search): string[] {
  const { name } = job.business;
  const [service = ""] = services;
  const fit = (texts: readonly string[]) =>
    texts
      .filter((text) => text && graphemes(text) <= limits.title)
      .map((text) => capitalized(text).replace(/¡|[.!]+$/g, ""));
  const placed = services.map((text) =>
    place && !says(text, place) ? `${text} en ${place}` : text,
  );
  const told = facts.filter((fact) => fact.role !== "contact" && !isSought(fact));
  const offers = told
    .flatMap((fact) => standing(fact, limits.title))
    .map((text) => {
      // A price alone does not say of what.
      const named = [service, job.business.industry]
        .map((name) => name && `${name}: ${uncapitalized(text)}`)
        .find((name) => name && graphemes(name) <= limits.title);
      return startsWithAmount(text) && named ? named : text;
    });
  const isAsked = facts.some(({ role }) => role === "contact");
  const last = [name, call, isAsked ? "" : job.say("search.call-any")];
  const best = distinct(
    fit([...placed, ...offers, ...services, ...differences(job, 3), ...last]),
    10,
  );
  if (best.length >= least) return best;
  // Google wants some to choose from.
  const more = fit([...placed, ...services, ...job.several("search.more", 3)]);
  return [...new Set([...best, ...more])].slice(0, least);
}

const isSought = ({ text }: Fact) => wantedIn(text).thing !== "";

/** Lines of whole sentences: what was told, then what the business does and what sets it apart; two with a call where it fits. */
function descriptionsOf(
  job: Job,
  { facts, place, call }: Search,
): { texts: string[]; left: string[] } {
  const max = limits.description;
  const service = serviceOf(job);
  const told = facts.filter((fact) => !isSought(fact));
  const left = told.filter((fact) => inParts(fact, max - 1).length === 0).map(({ text }) => text);
  let open = told.flatMap((fact) => inParts(fact, max - 1).map(sentence));
  const texts: string[] = [];
  while (open.length > 0 && texts.length < 3) {
    const line = packed(open, max);
    texts.push(line.text);
    open = line.left;
  }
  const placed = place && !says(service, place) ? `${service} en ${place}` : service;
  const what = [placed, service].map(sentence).find((text) => graphemes(text) <= max) ?? "";
  const own = differences(job, 3).map((text) => sentence(capitalized(text)));
  if (what && !texts.some((text) => says(text, service))) texts.push(what);
  if (own.length > 0 && texts.length < 4) texts.push(packed(own, max).text);
  const called = texts.map((text, at) =>
    at < 2 ? packed([text, sentence(call)], max).text : text,
  );
  return { texts: called.filter(Boolean), left: [...left, ...open] };
}

/** «suelo-pélvico»: whole words, at most 15 characters. */
const pathOf = (text: string): string =>
  text
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word && !smallWords.test(word))
    .reduce((joined, word) => {
      const longer = joined ? `${joined}-${word}` : word;
      return longer.length <= limits.path ? longer : joined;
    }, "");

/** Searches by service, place and intention, each with its match type. */
function keywordsOf(job: Job, { services, place }: Search): string[] {
  const { traits, goal, isB2b, name } = job.business;
  const intents = dataOf<{ intents: Line[] }>("lines/search").intents.filter((line) =>
    fits(line, { traits, tone: job.tone, goal, isB2b }),
  );
  const main = services.filter((text) => text.split(" ").length <= 5).slice(0, 2);
  const [service] = main;
  const found = [
    ...main.map((text) => `${text} (exacta)`),
    ...main.map((text) => place && !says(text, place) && `${text} ${place} (de frase)`),
    ...intents.map(({ text }) => service && `${text.replace("{s}", service)} (de frase)`),
    name && `${name} (exacta)`,
  ];
  return [...new Set(found.flatMap((text) => text || []))].slice(0, 8);
}

/** Whom or what it leaves out: «no comprar telas» → «comprar telas». */
function excludedBy(job: Job, { facts }: Search, unwanted: readonly Fact[]): string[] {
  const negated = /^(?:no|ni|que no|salvo|excepto|menos) (?:sean? )?(?:de )?/iu;
  const isFree = facts.some(({ text }) => /grati|sin coste?/.test(fold(text)));
  const told = [...(job.request.exclusions ?? []), ...unwanted.map(({ text }) => text)];
  return [
    ...told.map((text) => text.replace(negated, "")),
    ...(isFree ? [] : ["gratis"]),
    ...dataOf<{ excluded: string[] }>("lines/search").excluded,
    ...(job.business.traits.has("taught") ? [] : ["curso"]),
  ];
}

export const searchAd: Deliverable = {
  id: "search-ad",
  rule: "Anuncio adaptable de Google: de 6 a 10 títulos (máximo 30 cada uno), de 2 a 4 descripciones (máximo 90), 2 rutas (máximo 15), enlaces de sitio si los hay (título 25) y hasta 8 palabras clave con su concordancia. Sin signos de exclamación en los títulos.",
  write(job) {
    const all = offerFacts(job);
    const unwanted = all.filter(
      (fact) => !fact.isSentence && startsWithAny(fact.text, ["no", "ni"]),
    );
    const facts = all.filter((fact) => !unwanted.includes(fact));
    const isAsked = facts.some(({ role }) => role === "contact");
    const call =
      job.say(`search.call-${actionFor(job)}`) || (isAsked ? "" : job.say("search.call-any"));
    const search: Search = {
      facts,
      services: servicesOf(job, facts),
      place: placeIn(job, facts),
      call,
    };
    const { texts, left } = descriptionsOf(job, search);
    const links = job.business.products
      .map(({ bare }) => capitalized(bare))
      .filter((text) => graphemes(text) <= limits.link)
      .slice(0, 4);
    const paths = [...new Set([search.services[0]?.toLowerCase() ?? "", search.place].map(pathOf))];
    const items = (lines: readonly string[]) => lines.map((text) => `- ${text}`).join("\n");
    return {
      title: "Anuncio para Google",
      body: [
        `### Titulares\n\n${items(titlesOf(job, search))}`,
        `### Descripciones\n\n${items(texts)}`,
        `**Rutas:** /${paths.filter(Boolean).join("/")}`,
        links.length > 1 ? `### Enlaces de sitio\n\n${items(links)}` : "",
        `### Palabras clave\n\n${items(keywordsOf(job, search))}`,
        `**Palabras que excluir:** ${excludedBy(job, search, unwanted).join(", ")}.`,
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
