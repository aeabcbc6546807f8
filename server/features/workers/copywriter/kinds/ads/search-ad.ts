import type { Copy } from "../../copy.ts";
import type { Kind } from "../../draft.ts";
import { fold } from "../../language/escape.ts";
import { graphemes } from "../../language/polish.ts";
import { isSentence } from "../../understanding/facts.ts";
import { headlineOf, keywordsNamed, thingOf } from "../../understanding/keywords.ts";
import { isPrice } from "../../understanding/offers.ts";
import { knownSays, seasonLines, shortOffer } from "../concrete.ts";
import { small, stack } from "../layout.ts";

/** Google's limits, in graphemes. */
const limits = { googleTitle: 30, googleDescription: 90 } as const;

/** Words of any trade: «tienda de decoración» is near no shop of mattresses for its first. */
const anyShop = new Set("tienda tiendas empresa centro servicio servicios taller cerca".split(" "));

const schooling = new Set(["education", "languages", "nursery"]);

export const searchAd: Kind = {
  id: "search-ad",
  write(copy) {
    const asked = keywordsNamed(copy.brief.prompt);
    const place = copy.location.split(/[,(]/)[0]!.trim();
    const searched = asked.map((word) => headlineOf(word, copy.location));
    const titles = new Set<string>();
    const add = (text: string) => {
      const title = text.replace(/[!¡]|\.(?!\d)/g, "").trim();
      if (title && graphemes(title) <= limits.googleTitle && titles.size < 10) titles.add(title);
    };
    // What people typed stands first, as they typed it; then with a reason to choose us.
    for (const word of searched) {
      add(word);
      add(headlineOf(thingOf(word, copy.location), copy.location));
    }
    for (const word of searched) {
      add(`${word} · ${copy.businessName}`);
      add(copy.fill(`${escaped(thingOf(word, copy.location))}: {act}`));
    }
    const short = shortOffer(copy);
    // What it is, where, why here and how: each is understood beside any other.
    const plain = [
      "{n} en {loc}",
      "{n}",
      // A bare figure beside any other title says nothing.
      ...(short
        ? isPrice(short)
          ? [`{n}: ${short}`, `Precio: ${short}`]
          : [short, "{Offer}"]
        : []),
      "{Diff}",
      "{Act}",
      ...copy.differentiators.map((text) => text.replace(/[{}[\]<>|]/g, "")),
      ...(fold(copy.businessName).includes(fold(copy.subject.bare).split(" ")[0]!)
        ? []
        : ["{n} · {biz}", "{n} en {biz}"]),
      "{biz} en {cerca}",
      ...(copy.moment ? ["{Para momento}"] : []),
      "{Lead}",
      "{n} cerca de [ti|usted]",
      "[Pregunta|Pregunte] por {s}",
      "{n}: [pregúntanos|pregúntenos]",
      "[Infórmate|Infórmese] sobre {n}",
      "{biz}",
    ];
    for (const template of plain) {
      const text = copy.fit([template], limits.googleTitle);
      if (!copy.industry.shorts.some((line) => copy.fill(line) === text)) add(text);
    }
    const pool = [...copy.tone.headlines, ...copy.industry.shorts];
    for (let index = 0; titles.size < 6 && index < 30; index += 1)
      add(copy.fit(pool, limits.googleTitle));
    const descriptions = new Set<string>();
    // «San Miguel y Magdalena.» says nothing alone.
    const told = copy.request.facts.flatMap((fact) =>
      isSentence(fact)
        ? [`${fact} {Act}.`, fact]
        : [`{N}: ${small(fact)} {Act}.`, `{N}: ${small(fact)}`],
    );
    if (told.length > 0) descriptions.add(copy.fit(told, limits.googleDescription));
    for (const word of searched.slice(0, 2)) {
      const said = escaped(word);
      const lines = [
        `${said}: {diff}. {Act}.`,
        `${said} en {biz}. {Act}.`,
        `¿Buscas ${small(said)}? {Act}.`.replace("¿Buscas", "¿[Buscas|Busca]"),
        `${said}. {Act}.`,
      ].map((text) => copy.fit([text], limits.googleDescription));
      const fits = lines.find(
        (text) => text.startsWith(word.slice(0, 8)) || text.startsWith("¿Busca"),
      );
      if (fits) descriptions.add(fits);
    }
    const known = knownSays(copy);
    const pools = [
      short ? ["{N} en {biz}: {offer}. {Act}.", "{N}: {offer}. {Act}.", "{N}: {offer}."] : [],
      ["{N} {alone}, en {biz}. {Act}.", "{N} con {having}, en {biz}. {Act}."],
      ["{Diff}. {N}, en {biz}. {Act}.", "{Diff}. {Act}."],
      seasonLines(copy).map((text) => `${text} {Act}.`),
      known.map((text) => `${text} {Act}.`),
      known,
      ["{N} en {cerca}. {Act}.", "{N} en {biz}. {Act}.", "{N}. {Act}."],
      ["¿Dudas con {s}? [Escríbenos|Escríbanos] y lo hablamos."],
      ["{N} para {aud}. {Act}.", "{Lead} y [decide|decida] con calma."],
      copy.industry.hooks,
    ];
    for (let index = 0; descriptions.size < 4 && index < pools.length * 2; index += 1) {
      const pool = pools[index % pools.length]!;
      const text = pool.length > 0 ? copy.fit(pool, limits.googleDescription) : "";
      const isNew = ![...descriptions].some((line) => line.startsWith(text));
      if (text && isNew && !copy.industry.shorts.some((line) => copy.fill(line) === text))
        descriptions.add(text);
    }
    const noun = copy.subject.bare.replace(/[«»]/g, "").toLowerCase();
    const isFree = /gratis|gratuit/u.test(`${noun} ${copy.request.offer ?? ""}`);
    const words = [
      ...(asked.length > 0
        ? searched.flatMap((word) => [`[${small(word)}]`, `"${small(word)}"`])
        : [`"${noun}"`, `[${noun}]`]),
      ...(asked.length > 1 || fold(noun).includes(fold(place || "·"))
        ? []
        : [place ? `"${noun} ${place.toLowerCase()}"` : `"${noun} cerca de mí"`]),
      // Nobody asks what a free thing costs.
      ...(isFree ? [] : [`"precio ${noun}"`]),
    ];
    const taught = /\b(?:curso|clase|taller|formacion|academia)s?\b/.test(fold(noun));
    const wide =
      taught && !schooling.has(copy.industry.id)
        ? []
        : topicless(copy) && asked.length === 0
          ? copy.industry.search
          : copy.industry.search.slice(0, 1);
    // What the trade's neighbours are searched by is paid for by who sells none of it.
    const house = fold(
      `${copy.brief.profile?.industry ?? ""} ${copy.products.join(" ")} ${copy.subject.bare}`,
    );
    const near = wide.filter(
      (word) =>
        fold(word.replace(/[[\]"]/g, "")) !== fold(noun) &&
        fold(word)
          .split(/[^a-z\d]+/)
          .some(
            (part) => part.length > 4 && !anyShop.has(part) && house.includes(part.slice(0, 5)),
          ),
    );
    const excluded = [
      isFree ? "" : "gratis",
      "empleo",
      "sueldo",
      "qué es",
      "pdf",
      schooling.has(copy.industry.id) || taught ? "" : "curso",
    ];
    return {
      title: "Anuncio para Google",
      body: stack(
        "### Titulares (hasta 30)",
        [...titles].map((title) => `- ${title}`).join("\n"),
        "### Descripciones (hasta 90)",
        [...descriptions].map((text) => `- ${text}`).join("\n"),
        "### Palabras clave",
        [...new Set([...words, ...near])]
          .map((word) => `- ${word.replace(/[[\]"]/g, "")}${kindOf(word)}`)
          .join("\n"),
        `**Palabras que excluiría:** ${excluded.filter(Boolean).join(", ")}.`,
      ),
      reasons: [
        ...(searched.length > 0
          ? [
              "Lo que busca la gente va tal cual en los titulares: es lo que Google pone en negrita.",
            ]
          : []),
        "Ningún titular pasa de 30 caracteres ni ninguna descripción de 90.",
        "Los titulares se entienden en cualquier orden: Google los mezcla.",
        "Las palabras excluidas evitan pagar por quien busca trabajo o algo gratis.",
      ],
    };
  },
};
/** A keyword inside a template: nothing in it may pass for a slot. */
const escaped = (word: string) =>
  word.replace(/[{}[\]<>|]/g, "").replace(/^[a-zß-öø-ž]/u, (letter) => letter.toUpperCase());
const topicless = (copy: Copy) => copy.industry.says === undefined;
const kindOf = (word: string) =>
  word.startsWith("[")
    ? " (exacta)"
    : word.startsWith('"')
      ? " (de frase)"
      : " (amplia, con poco presupuesto)";
