import type { Copy } from "../copy.ts";
import type { Kind } from "../draft.ts";
import { stack } from "./paragraphs.ts";

/** Google's limits, in graphemes. */
const limits = { googleTitle: 30, googleDescription: 90 } as const;

const schooling = new Set(["education", "languages", "nursery"]);

export const searchAd: Kind = {
  id: "search-ad",
  write(copy) {
    const titles = new Set<string>();
    const place = copy.location.split(/[,(]/)[0]!.trim();
    const pool = [
      "{n} en {loc}",
      "{n} en {biz}",
      "{Offer}",
      "{Act}",
      "{n} cerca de [ti|usted]",
      "{Diff}",
      "{biz}: {n}",
      "{Lead}",
      "{n}: [pregúntanos|pregúntenos]",
      "[Infórmate|Infórmese] sobre {n}",
      "{biz}",
      ...copy.tone.headlines,
      ...copy.industry.shorts,
    ];
    for (let index = 0; titles.size < 10 && index < 30; index += 1)
      titles.add(copy.fit(pool, limits.googleTitle).replace(/[.!¡]/g, ""));
    const descriptions = new Set<string>();
    const told = copy.request.facts.flatMap((fact) => [`${fact} {Act}.`, fact]);
    if (told.length > 0) descriptions.add(copy.fit(told, limits.googleDescription));
    const texts = [
      "{S} en {biz}. {Act}.",
      "{S}: {diff}. {Act}.",
      "{Diff}. {Act}.",
      "{Offer} en {n}. {Act}.",
      "¿Dudas con {s}? [Escríbenos|Escríbanos] y lo hablamos.",
      "{S} para {aud}. {Act}.",
      "{Lead} y [decide|decida] con calma.",
      ...(copy.industry.says ?? []),
      ...copy.industry.hooks,
    ];
    for (let index = 0; descriptions.size < 4 && index < 14; index += 1)
      descriptions.add(copy.fit(texts, limits.googleDescription));
    const noun = copy.subject.bare.toLowerCase();
    const words = [
      `"${noun}"`,
      `[${noun}]`,
      place ? `"${noun} ${place.toLowerCase()}"` : `"${noun} cerca de mí"`,
      `"precio ${noun}"`,
    ];
    const wide = topicless(copy) ? copy.industry.search : copy.industry.search.slice(0, 1);
    const excluded = [
      "gratis",
      "empleo",
      "sueldo",
      "qué es",
      "pdf",
      schooling.has(copy.industry.id) ? "" : "curso",
    ];
    return {
      title: "Anuncio para Google",
      body: stack(
        "### Titulares (hasta 30)",
        [...titles].map((title) => `- ${title}`).join("\n"),
        "### Descripciones (hasta 90)",
        [...descriptions].map((text) => `- ${text}`).join("\n"),
        "### Palabras clave",
        [...new Set([...words, ...wide])]
          .map((word) => `- ${word.replace(/[[\]"]/g, "")}${kindOf(word)}`)
          .join("\n"),
        `**Palabras que excluiría:** ${excluded.filter(Boolean).join(", ")}.`,
      ),
      reasons: [
        "Ningún titular pasa de 30 caracteres ni ninguna descripción de 90.",
        "Los titulares se entienden en cualquier orden: Google los mezcla.",
        "Las palabras excluidas evitan pagar por quien busca trabajo o algo gratis.",
      ],
    };
  },
};
const topicless = (copy: Copy) => copy.industry.says === undefined;
const kindOf = (word: string) =>
  word.startsWith("[")
    ? " (exacta)"
    : word.startsWith('"')
      ? " (de frase)"
      : " (amplia, con poco presupuesto)";
