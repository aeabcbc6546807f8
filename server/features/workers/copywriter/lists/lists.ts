import type { WorkerId } from "#shared/workers.ts";
import type { Copy } from "../copy.ts";
import type { Draft } from "../draft.ts";
import { knownHooks } from "../kinds/concrete.ts";
import { hashtags } from "../kinds/hashtags.ts";
import { subjectIdeas } from "../kinds/mails/subjects.ts";
import { callToAction, hook } from "../kinds/paragraphs.ts";
import { fold } from "../language/escape.ts";
import { graphemes, hashtag } from "../language/polish.ts";
import { tradeIdeas } from "./ideas.ts";
import { nameIdeas } from "./names.ts";

/** Short things that are asked for by the handful, in anybody's chat. */
export type ListId =
  | "ideas"
  | "hooks"
  | "titles"
  | "hashtags"
  | "slogans"
  | "names"
  | "subjects"
  | "phrases"
  | "calls"
  | "thanks"
  | "polls";

const words: readonly [RegExp, ListId][] = [
  [/\bencuestas?\b|\bpreguntas? (?:para|de) (?:las |mis )?(?:historias|stories)\b/, "polls"],
  // «Frases para etiquetas de kombucha» are said on the jar.
  [/\bhashtags?\b|(?<!\b(?:para|en|de) (?:las |mis |unas )?)\betiquetas\b/, "hashtags"],
  [
    /\b(?:ganchos?|primeras? (?:frases?|lineas?)|hooks?|como (?:empiezo|empezar) (?:el|un) (?:post|reel|video|texto))\b/,
    "hooks",
  ],
  [/\b(?:esloganes|eslogans?|slogans?|lemas?|claims?|frase de marca)\b/, "slogans"],
  [
    /\b(?:nombres? (?:para|de|a|original\w*|bonit\w*)|como (?:llamo|le pongo|lo llamo)|ponle nombre)\b/,
    "names",
  ],
  [/\basuntos?\b/, "subjects"],
  [/\b(?:titulos?|titulares?|encabezados?)\b/, "titles"],
  [/\b(?:llamadas? a la accion|ctas?)\b/, "calls"],
  [
    /\brespuestas? (?:cortas? |rapidas? |breves? )*(?:para )?(?:dar (?:las )?gracias|de agradecimiento)\b/,
    "thanks",
  ],
  [/\bfrases?\b/, "phrases"],
  [/\bideas?\b/, "ideas"],
];
/** Words of a whole piece: «un post con 5 hashtags» is a post. */
const pieces =
  /\b(?:posts?|publicacion(?:es)?|carrusel(?:es)?|hilo|calendario|correos?|emails?|mails?|newsletter|landing|anuncios?|ficha|guion|reels?|videos?|plan|campana|sin (?:hashtags|etiquetas))\b/;

/** The list that a message asks for and nothing else. */
export function listNamed(prompt: string): ListId | undefined {
  const folded = fold(prompt.slice(0, 400).replace(/[«“"][^»”"]*[»”"]/gu, " "));
  if (folded.split(" ").length > 24 || /\bcuant[oa]s\b/.test(folded)) return undefined;
  // «Un título y texto para el carrusel» is the carousel.
  if (/\btitulos? y (?:el |un )?textos? (?:para|de) /.test(folded) && pieces.test(folded))
    return undefined;
  for (const [match, id] of words) {
    const found = match.exec(folded);
    if (!found) continue;
    // What comes first is what is wanted: «títulos para un post», but «un post con título».
    const piece = pieces.exec(folded);
    if (piece && piece.index < found.index) return undefined;
    if (/\bsin (?:hashtags|etiquetas)\b/.test(folded) && id === "hashtags") return undefined;
    return id;
  }
  return undefined;
}

const labels: Readonly<Record<ListId, readonly [string, string]>> = {
  ideas: ["Una idea", "ideas"],
  hooks: ["Un gancho", "ganchos"],
  titles: ["Un título", "títulos"],
  hashtags: ["Un hashtag", "hashtags"],
  slogans: ["Un eslogan", "eslóganes"],
  names: ["Un nombre", "nombres"],
  subjects: ["Un asunto", "asuntos"],
  phrases: ["Una frase", "frases"],
  calls: ["Una llamada a la acción", "llamadas a la acción"],
  thanks: ["Una respuesta", "respuestas cortas"],
  polls: ["Una pregunta", "preguntas para encuesta"],
};
const usual: Readonly<Record<ListId, number>> = {
  ideas: 5,
  hooks: 3,
  titles: 5,
  hashtags: 10,
  slogans: 3,
  names: 5,
  subjects: 3,
  phrases: 3,
  calls: 3,
  thanks: 3,
  polls: 3,
};

const slogans = [
  "{biz}. {Diff}",
  "{biz}: {n} {alone}",
  "{biz}: {n} con {having}",
  "{N} en {cerca}. Y se nota",
  "{biz}, con {vals}",
  "{biz}. Lo nuestro <es|son> {s}",
];
/** Titles that say what, where and why here. */
const plainTitles = [
  "{N}: lo que conviene saber antes de elegir",
  "{N} {alone}",
  "{N} con {having}",
  "{N} en {cerca}",
  "Tres dudas sobre {s}, con respuesta",
  "{N} en {biz}",
];
/** For who asks for more, when those above are used. */
const moreSlogans = ["{biz}. {short}", "{short}", "{S}, y punto", "{biz}. {S}, sin más."];
const feltSlogans = [
  "{S}, pensando en alguien",
  "{biz}. Para quien se lo merece",
  "{biz}: lo que se recuerda",
  "{S}, de corazón",
  "{S}, para quien más [quieres|quiere]",
  "{biz}. Para los de siempre",
];
/** What the conversation has shown in lists, folded: «otras 3» never repeats it. */
function shownBefore({ brief }: Copy): ReadonlySet<string> {
  const lines = brief.history
    .filter(({ role }) => role === "worker")
    .flatMap(({ content }) => content.match(/^\d+\. .+$/gmu) ?? [])
    .slice(-80);
  return new Set(
    lines.flatMap((line) => {
      const text = line.replace(/^\d+\. /u, "");
      const title = /^\*\*(.+?)\*\*/u.exec(text)?.[1];
      return title ? [fold(title), inQuotes(title)] : [fold(text.replace(/\.$/, ""))];
    }),
  );
}
/** The line inside an idea, whatever stands around it. */
const inQuotes = (title: string) => fold(/«(.+)»/u.exec(title)?.[1] ?? title);

/** `count` different texts that the writer gives, each at most `max` characters. */
function different(
  count: number,
  write: (index: number) => string,
  max = 140,
  shown: ReadonlySet<string> = new Set(),
): string[] {
  const texts = new Map<string, string>();
  for (let index = 0; texts.size < count && index < count * 12; index += 1) {
    const text = write(index).replace(/\.$/, "").trim();
    if (shown.has(fold(text)) && index < count * 10) continue;
    if (text.length > 2 && graphemes(text) <= max) texts.set(fold(text), text);
  }
  return [...texts.values()];
}

function texts(copy: Copy, id: ListId, total: number): string[] {
  const one = (index: number) => copy.variant(`list ${index}`);
  const { tone, industry } = copy;
  const shown = shownBefore(copy);
  const fresh = (write: (index: number) => string, max?: number) =>
    different(total, write, max, shown);
  const season = copy.request.season?.hooks ?? [];
  const moment = copy.request.season?.name;
  const timely = moment ? [`{S} para ${moment}`, `Para ${moment}: {s}`, `${moment}, con {s}`] : [];
  const themed = copy.request.announcement?.hooks ?? [];
  switch (id) {
    case "hooks":
      return fresh((index) => (index % 3 === 2 ? one(index).say(tone.hooks) : hook(one(index))));
    case "titles": {
      const max = copy.brief.workerId === "bran" ? 40 : 70;
      const pools = [
        [...themed, ...season, ...plainTitles],
        knownHooks(copy).length > 0 ? knownHooks(copy) : plainTitles,
        [...themed, ...season, ...tone.headlines],
      ];
      return fresh((index) => one(index).say(pools[index % pools.length]!), max);
    }
    case "subjects": {
      const own = subjectIdeas(copy);
      return fresh(
        (index) =>
          own[index] ??
          one(index).say([
            ...season,
            ...timely,
            ...(timely.length > 0 && index % 2 === 0 ? [] : tone.subjects),
          ]),
        55,
      );
    }
    case "phrases":
      return fresh((index) =>
        one(index).say([...themed, ...season, ...industry.hooks, ...industry.backs]),
      );
    case "calls":
      return fresh((index) => callToAction(one(index)));
    case "polls":
      return fresh((index) => one(index).say(industry.asks));
    case "thanks":
      return fresh((index) => one(index).say(tone.thanks));
    case "slogans":
      return fresh((index) => {
        const v = one(index);
        if (copy.request.heartfelt && index % 2 === 0) return v.say(feltSlogans);
        const short = industry.shorts[index % industry.shorts.length]!;
        const more = moreSlogans.map((text) => text.replace("{short}", short));
        return v.say(index < total * 4 ? slogans : [...slogans, ...more]);
      }, 70);
    case "names":
      return nameIdeas(copy)
        .map((name) => `«${name}»`)
        .filter((name) => !shown.has(fold(name)))
        .slice(0, total);
    default:
      return [];
  }
}

/** Hashtags up to the number that was asked for: the usual ones, then products, trade and place. */
function tags(copy: Copy, total: number): string[] {
  const place = copy.location.split(/[,(]/)[0]!.trim();
  const more = [
    ...copy.products,
    place ? `${copy.industry.label} ${place}` : "",
    ...copy.industry.search,
    copy.industry.label,
    ...copy.industry.tags,
  ].map((text) => hashtag(text.toLowerCase().replace(/\s+/g, "")).toLowerCase());
  const usualOnes = hashtags(copy, total).split(" ");
  return [...new Set([...usualOnes, ...more])].filter(Boolean).slice(0, total);
}

const reasons: Readonly<Record<ListId, readonly string[]>> = {
  ideas: ["Cada una se puede hacer esta semana con un teléfono."],
  hooks: [
    "Cada uno abre de otra manera: elige el que dirías en voz alta.",
    "Se leen enteros antes del «más».",
  ],
  titles: ["Ninguno promete lo que el texto no cumple."],
  hashtags: ["Van del oficio al lugar: pocos y de gente que busca eso mismo."],
  slogans: ["Dilos en voz alta: el bueno es el que no hay que explicar."],
  names: ["Son nombres que no existen en tu Brain Central: mira que nadie cerca los use ya."],
  subjects: ["Caben en la pantalla del teléfono."],
  phrases: ["Hablan de tu oficio, no de cualquier negocio."],
  calls: ["Cada una pide una sola cosa."],
  polls: ["Se contestan en una palabra: por eso se contestan."],
  thanks: ["Son cortas a propósito y suenan a persona."],
};

/** The list that was asked for, as a piece that can be copied. */
export function writeList(copy: Copy, id: ListId, workerId: WorkerId): Draft {
  const total = copy.count(usual[id]);
  if (id === "ideas") {
    const shown = shownBefore(copy);
    const all = tradeIdeas(copy, workerId);
    const unseen = all.filter(([title]) => !shown.has(fold(title)) && !shown.has(inQuotes(title)));
    const ideas = (unseen.length > 0 ? unseen : all).slice(0, total);
    return {
      title: ideas.length === 1 ? "Una idea" : `${ideas.length} ideas`,
      body: ideas
        .map(([title, why], index) => {
          const bare = title.replace(/\.$/, "");
          return `${index + 1}. **${bare}**${/[?!…]$/.test(bare) ? "" : "."} ${why}`;
        })
        .join("\n"),
      reasons: reasons.ideas,
    };
  }
  const list = id === "hashtags" ? tags(copy, total) : texts(copy, id, total);
  const title = list.length === 1 ? labels[id][0] : `${list.length} ${labels[id][1]}`;
  return {
    title,
    body:
      id === "hashtags"
        ? list.join(" ")
        : list.length === 1
          ? list[0]!
          : list.map((text, index) => `${index + 1}. ${text}`).join("\n"),
    reasons: reasons[id],
  };
}
