import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized, graphemes, sentence, uncapitalized } from "../spanish/sentences.ts";
import { packed, shortened } from "./fit.ts";
import {
  familyLines,
  leadOf,
  placeOf,
  type SellingPoints,
  says,
  sellingPoints,
} from "./selling-points.ts";

const limits = { title: 30, description: 90, path: 15, link: 25 } as const;

/** Different texts that fit, each once. */
function unique(
  texts: readonly (string | undefined | false)[],
  max: number,
  count: number,
): string[] {
  const found = new Map<string, string>();
  for (const text of texts) {
    if (!text || graphemes(text) > max || found.size === count) continue;
    const clean = text.replace(/[.¡!]+$|¡/g, "").trim();
    const key = fold(clean);
    if (key && !found.has(key)) found.set(key, clean);
  }
  return [...found.values()];
}

/** What people look for: the thing, then what was told in a few words. */
function searched(job: Job, points: SellingPoints): string[] {
  const { business } = job;
  const short = (text: string) => (text.split(" ").length <= 6 ? text : "");
  return [
    points.subject,
    ...points.facts.filter(({ role }) => role === "what").map(({ text }) => shortened(text, 40)),
    business.industry,
  ]
    .map((text) => short(uncapitalized(text)))
    .filter(Boolean);
}

function titles(job: Job, points: SellingPoints, names: readonly string[]): string[] {
  const { business, request } = job;
  const { name, products } = business;
  const place = placeBeside(job, points);
  const facts = points.facts.map((fact) =>
    capitalized(shortened(fact.text, limits.title, fact.isSentence)),
  );
  const offered = request.subject ? [] : products.map(({ bare }) => capitalized(bare));
  return unique(
    [
      ...names
        .slice(0, 2)
        .flatMap((text) => [
          place && !says(text, place) && `${capitalized(text)} en ${place}`,
          capitalized(text),
        ]),
      ...facts,
      ...names.map((text) => capitalized(shortened(text, limits.title))),
      ...products
        .filter(({ bare }) => sharesWord(job.brief.prompt, bare))
        .map(({ bare }) => capitalized(bare)),
      points.audience && `Para ${points.audience.replace(/^(?:para|a) /iu, "")}`,
      ...points.own.map((text) => capitalized(text.replace(/\.$/, ""))),
      name,
      ...offered,
      place && `${name} en ${place}`,
      ...names.slice(2).map(capitalized),
      ...job.several("search.title", 8),
      ...points.own.map((text) => shortened(text, limits.title, true)),
    ],
    limits.title,
    10,
  );
}

const sharesWord = (prompt: string, text: string) => {
  const words = new Set(
    fold(prompt)
      .split(" ")
      .map((word) => word.slice(0, 5)),
  );
  return fold(text)
    .split(" ")
    .some((word) => word.length > 4 && words.has(word.slice(0, 5)));
};

/** The business's place, unless the message tells another one. */
const placeBeside = (job: Job, points: SellingPoints) =>
  points.facts.some(({ atoms }) => atoms.some(({ kind }) => kind === "place")) ||
  / en \p{Lu}/u.test(points.subject)
    ? ""
    : placeOf(job);

/** Each ends in another way. */
function descriptions(job: Job, points: SellingPoints): string[] {
  const { service, name } = job.business;
  const isVerb = /^\p{Ll}+[aei]r /u.test(points.subject);
  const place = placeBeside(job, points);
  const lead = leadOf(points, limits.description);
  const facts = points.facts
    .filter((fact) => !lead.used.has(fact))
    .map(({ text }) => sentence(text));
  const ends = [points.call, ...job.several("search.close", 4)];
  const starts = [
    isVerb ? [sentence(`para ${points.subject}, ${name}`), ...facts] : [lead.text, ...facts],
    [sentence(service)],
    facts.length < 2 ? familyLines(job, "fact.trade", 1) : [],
    points.own,
    facts.toReversed(),
    [place && `${name}, en ${place}.`],
    [
      points.audience &&
        !isVerb &&
        sentence(`para ${points.audience.replace(/^(?:para|a) /iu, "")}, ${points.subject}`),
    ],
  ];
  const texts = starts
    .map((start) => start.filter((text): text is string => Boolean(text)))
    .filter((start) => start.length > 0);
  const made: string[] = [];
  const said = new Set<string>();
  for (const start of texts) {
    const fresh = start.filter((text) => !said.has(text));
    const { used } = packed(fresh, limits.description);
    if (used.size === 0 || made.length === 4) continue;
    for (const text of used) said.add(text);
    const end = ends[made.length] ?? "";
    const whole = packed([...used, end], limits.description);
    made.push(
      whole.used.has(end)
        ? whole.text
        : packed([...used, job.say("search.short")], limits.description).text,
    );
  }
  return [...made, ...ends.slice(made.length)].filter(Boolean).slice(0, 4);
}

/** «hotel-pequeño»: whole words, at most 15 characters. */
const path = (text: string) =>
  text
    .replace(/[^\p{L}\d ]+/gu, " ")
    .split(" ")
    .filter(Boolean)
    .reduce((joined, word) => {
      const longer = joined ? `${joined}-${word}` : word;
      return longer.length <= limits.path ? longer : joined;
    }, "")
    .replace(/-(?:de|del|en|y|a|con|para|la|el|los|las)$/, "");

/** Eight searches, each with its match type; the closest to what is sold first. */
function keywords(job: Job, points: SellingPoints, names: readonly string[]): string[] {
  const { business } = job;
  const place = placeBeside(job, points).toLowerCase();
  const own = fold(
    [business.industry, business.service, ...business.products.map(({ bare }) => bare)].join(" "),
  );
  const isOurs = (search: string) =>
    fold(search)
      .split(" ")
      .some((word) => word.length > 4 && own.includes(word.slice(0, 5)));
  const main = names.find((text) => text.split(" ").length <= 4) ?? names[0] ?? "";
  const sells = business.traits.has("goods");
  const found: [string, string][] = [
    ...names.map((text): [string, string] => [text, "exacta"]),
    ...(place
      ? names
          .slice(0, 2)
          .map((text): [string, string] => [
            says(text, place) || text.split(" ").length > 4 ? "" : `${text} ${place}`,
            "de frase",
          ])
      : [[main && `${main} cerca de mí`, "de frase"] as [string, string]]),
    ...business.products
      .filter(() => !job.request.subject)
      .map(({ bare }): [string, string] => [bare, "de frase"]),
    ...(business.trade?.searches ?? [])
      .filter(isOurs)
      .map((text): [string, string] => [text, "de frase"]),
    [main && `precio ${main}`, "de frase"],
    [main && (sells ? `comprar ${main}` : `${main} presupuesto`), "de frase"],
    [main && `${main} cerca de mí`, "amplia"],
    [main, "de frase"],
    [business.name, "exacta"],
    ...business.products.flatMap(({ bare }): [string, string][] => [
      [bare, "de frase"],
      [place && `${bare} ${place}`, "de frase"],
    ]),
    [`precio ${business.industry}`, "de frase"],
    [`${business.industry} cerca de mí`, "de frase"],
  ];
  const seen = new Map<string, number>();
  return found
    .filter(([text]) => {
      const key = fold(text);
      const times = seen.get(key) ?? 0;
      // The search that fits best is worth two match types.
      if (!key || times >= (key === fold(main) ? 2 : 1)) return false;
      seen.set(key, times + 1);
      return true;
    })
    .slice(0, 8)
    .map(([text, match]) => `- ${text.toLowerCase()} (${match})`);
}

export const searchAd: Deliverable = {
  id: "search-ad",
  rule: "Anuncio adaptable de Google: 10 títulos (máximo 30 cada uno), 4 descripciones (máximo 90), 2 rutas (máximo 15), 4 enlaces de sitio (título 25) y 8 palabras clave con su concordancia. Sin signos de exclamación en los títulos.",
  write(job) {
    const points = sellingPoints(job);
    const names = [...new Set(searched(job, points))];
    const { business } = job;
    const isFree = points.facts.some(({ text }) => /grati|sin coste/.test(fold(text)));
    const excluded = [
      ...points.exclusions,
      isFree ? "" : "gratis",
      "empleo",
      business.traits.has("taught") ? "" : "curso",
    ].filter(Boolean);
    const links = unique(
      [
        ...business.products.map(({ bare }) => capitalized(shortened(bare, limits.link))),
        ...job.several("search.link", 5),
      ],
      limits.link,
      4,
    );
    const paths = [
      ...new Set([path(names[0] ?? business.industry), path(placeOf(job) || "contacto")]),
    ];
    const items = (texts: readonly string[]) => texts.map((text) => `- ${text}`).join("\n");
    return {
      title: "Anuncio para Google",
      body: [
        "### Titulares",
        items(titles(job, points, names)),
        "### Descripciones",
        items(descriptions(job, points)),
        `**Rutas:** /${paths.filter((text, at, all) => text !== "" && (at === 0 || !fold(all[0] ?? "").includes(fold(text)))).join("/")}`,
        "### Enlaces de sitio",
        items(links),
        "### Palabras clave",
        keywords(job, points, names).join("\n"),
        `**Palabras que excluir:** ${excluded.join(", ")}.`,
      ].join("\n\n"),
      reasons: [
        "Los titulares se entienden en cualquier orden: Google los mezcla.",
        "Ningún titular pasa de 30 caracteres ni ninguna descripción de 90.",
        "Las palabras excluidas evitan pagar por visitas que no buscan esto.",
      ],
    };
  },
};
