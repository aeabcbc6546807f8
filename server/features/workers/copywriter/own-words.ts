import type { Copy } from "./copy.ts";
import { fold } from "./language/escape.ts";
import type { Phrase } from "./language/grammar.ts";
import { ofPhrase } from "./language/grammar.ts";
import { general } from "./lexicon/industries.ts";
import type { Industry } from "./lexicon/industry.ts";
import { hasTopics, isLoose, topicOf } from "./lexicon/topics.ts";
import { goods } from "./lexicon/ways-to-order.ts";
import { hasNoSeasons } from "./understanding/regions.ts";

/** Heads of services and sets, where «no toda clase es de piano» would be silly. */
const notAThing =
  /^(?:clases?|cursos?|taller(?:es)?|sesi[oó]n(?:es)?|servicios?|planes?|plan|bonos?|men[uú]s?|consultas?|copias?|kits?|packs?|citas?|reservas?|visitas?|habitaci[oó]n(?:es)?|tratamientos?|terapias?|programas?|asesor[ií]as?|alquiler|rentas?|venta|arriendo|cuotas?|ramos?|cambios?|aperturas?|cortes?|altas?|estudios?|ex[aá]menes|examen|carn[eé]s?|carnets?|permisos?|pruebas?|jornadas?|catas?|cajas?|noches?|d[ií]as?|horas?|fiestas?|paquetes?|sets?|juegos?|puestas?|masajes?|cuidados?|caminos?|rutas?|trompos?|campamentos?|conciertos?|festival(?:es)?|torneos?|ferias?|encuentros?|tablas?|cestas?|viajes?|entradas?|paseos?|bautismos?|salidas?|vuelos?|recorridos?|arreglos?|bailes?|afilados?|lavados?|recargas?|pulituras?|podas?|curas?|mudanzas?|alquileres|[a-zà-ž]+(?:i[oó]n|iones)|[a-zà-ž]+(?:ci[oó]n|ciones|miento|mientos|aje|ajes|eza|ezas|dad|dades))$/iu;

const foods = new Set(["bakery", "grocer", "cafe", "restaurant", "ice-cream"]);

/** How big, how whole or how new it is makes no kind of a thing. */
const ofSize =
  /^(?:enter|grand|pequeñ|doble|triple|individual|complet|medi[oa]|nuev|usad|liger|barat|econ[oó]mic|premium|grande|famili|infantil|mini|clásic|actual|disponible)/u;

/** «No toda miel es de romero»: what sets a thing apart, in its own words. */
function apart(subject: Phrase): string[] {
  const { bare, gender, plural, hasArticle } = subject;
  const match =
    /^([a-zß-öø-ž]+) (de [a-zß-öø-ž]{3,}|[a-zß-öø-ž]{4,}(?:[oa]s?|ble|bles|il|iles))$/u.exec(bare);
  // «No toda compu es armada»: what was done to it is no kind.
  if (/^[a-zß-öø-ž]+ [a-zß-öø-ž]+(?:[aií]d|rellen)[oa]s?$/u.test(bare) || bare.endsWith(" segunda"))
    return [];
  // The hem of trousers is no kind of hem.
  if (/^(?:bajos?|dobladillos?|marcos?|fundas?|tapas?|suelas?|mangas?) de /u.test(bare)) return [];
  if (!match || ofSize.test(match[2]!) || !gender || !hasArticle || notAThing.test(match[1]!))
    return [];
  const all = plural
    ? `No ${gender === "f" ? "todas las" : "todos los"} ${match[1]} son ${match[2]}.`
    : `No ${gender === "f" ? "toda" : "todo"} ${match[1]} es ${match[2]}.`;
  return [`${all} Empezamos por ahí.`, all];
}

/** Sets and boxes are no kind of thing, but can be held. */
const packed = /^(?:kits?|packs?|cajas?|cestas?|ramos?|sets?|juegos?|tablas?|copias?|paquetes?)$/iu;

/** Whether it can stand before a camera: a loaf can, an advisory session cannot. */
export function isThing({ bare, gender, hasArticle }: Phrase): boolean {
  const head = bare.split(" ")[0]!;
  return hasArticle && gender !== undefined && (!notAThing.test(head) || packed.test(head));
}

/** Where things are bought that can be given. */
export const givenTrades = new Set(
  "general crafts grocer bakery florist ecommerce bookshop stationery toys haberdashery jewelry fashion".split(
    " ",
  ),
);
/** First lines that are true of anything, made of the profile. */
export const plainHooks = [
  "{S}, con {having}.",
  "{S}: {alone}.",
  "{S}: {doing}.",
  "{S}: {saying}.",
  "¿[Buscas|Busca] {n}? [Pregunta|Pregunte] en {biz}.",
  "¿{N} por {cerca}? {Biz}.",
  "{N} en {cerca}.",
];
const pains = [
  "Buscar {n} y no saber en qué fijarse.",
  "Dejar {s} para otro día, y para otro.",
  "Preguntar por {s} y que nadie explique la diferencia.",
];
const asks = [
  "¿Qué es lo primero que [miras|mira] al elegir {s}?",
  "¿Qué [te|le] gustaría saber {de s}?",
  "¿Qué importa más al elegir {s}: el precio o los detalles?",
];
const shorts = ["{S}", "{Diff}", "{S}, en {biz}", "En {biz}", "¿{N}? [Pregunta|Pregunte]"];

/** What a camera can show of anything, named: never the props of another trade. */
function shotsOf(subject: Phrase): string[] {
  const of = ofPhrase(subject);
  return isThing(subject)
    ? [
        `un detalle ${of}, muy de cerca`,
        `las manos que preparan ${subject.full}, sin caras`,
        `${subject.full} contra la luz de una ventana`,
        `la cara de quien recibe ${subject.full}`,
        `${subject.full} y el sitio de donde ${subject.plural ? "salen" : "sale"}`,
      ]
    : [
        "las manos en plena tarea, sin caras",
        `un detalle ${of}, muy de cerca`,
        `los preparativos, justo antes ${of}`,
        `alguien durante ${subject.full}, sin posar`,
        `la calma de después ${of}`,
      ];
}

/**
 * A trade whose families do not know the product: what can be said comes from the profile and from
 * the product's own words, never from another product of the trade.
 */
export function inItsOwnWords(
  industry: Industry,
  subject: Phrase,
  profile: Pick<Copy, "differentiators" | "values">,
  message = "",
): Industry {
  if (topicOf(industry.id, subject.bare, message) || subject.bare.startsWith("«")) return industry;
  if (industry.id !== "general" && isLoose(industry, subject.bare)) return industry;
  const known = profile.differentiators.length + profile.values.length;
  if (known === 0 && industry.id !== "general") return industry;
  // «No todo libro es de memorias» says nothing; of what is eaten it does.
  const own = / de /.test(subject.bare) && !foods.has(industry.id) ? [] : apart(subject);
  // A small trade has no families: whatever it sells, its lines are about that.
  if (industry.id !== "general" && !hasTopics(industry.id))
    return { ...industry, hooks: [...own, ...industry.hooks] };
  // A known trade keeps its moments; only what speaks of other products gives way.
  if (industry.id !== "general")
    return {
      ...industry,
      hooks: [...own, ...plainHooks],
      asks: isThing(subject) && goods.has(industry.id) ? asks : asks.slice(1, 2),
      backs: general.backs,
      pains: [...pains, ...industry.pains.slice(0, 1)],
    };
  return {
    ...industry,
    hooks: [...own, ...plainHooks, ...(industry.says ? industry.hooks : [])],
    scenes: industry.says ?? [],
    pains,
    asks: isThing(subject) ? asks : asks.slice(1, 2),
    shots: subject.hasArticle ? shotsOf(subject) : industry.shots,
    shorts: [...shorts, ...industry.shorts.slice(-1)],
  };
}

/** What an exclusive voice says where others would speak of a trouble or set a slogan. */
export function hushed(industry: Industry): Industry {
  if (industry.solemn) return industry;
  return {
    ...industry,
    pains: [
      "Lo que abunda cansa. Lo que falta, se busca.",
      "Hay cosas que no se encuentran con prisa.",
      "Casi todo se parece. Casi.",
    ],
    shorts: [
      "Sin prisa",
      "Lo justo, bien mirado",
      "Para quien mira dos veces",
      "Menos, y mejor",
      ...industry.shorts.slice(0, 1),
    ],
  };
}

/** Words of the other half of the year: nobody wears a jumper in a text for the summer. */
const outOfSeason: Readonly<Record<string, RegExp>> = {
  summer: /suéter|jersey|abrig|bufanda|manta|frío|invierno|chimenea/iu,
  winter: /calor|playa|verano|bañador|sandalia/iu,
  christmas: /playa|verano|bañador|sandalia/iu,
};

/**
 * The trade without the lines that the season asked for, or the day in the folded message,
 * contradicts; and without the times of the year where there are none.
 */
export function inSeason(
  industry: Industry,
  season: string | undefined,
  { message = "", location = "" }: { message?: string; location?: string } = {},
): Industry {
  const foreign = [
    ...(season && outOfSeason[season] ? [outOfSeason[season]] : []),
    ...otherDays(message),
    ...(hasNoSeasons(location) ? [timeOfYear] : []),
  ];
  if (foreign.length === 0) return industry;
  const kept = (lines: readonly string[]) => {
    const fit = lines.filter((line) => !foreign.some((words) => words.test(line)));
    return fit.length > 0 ? fit : lines;
  };
  return {
    ...industry,
    hooks: kept(industry.hooks),
    scenes: kept(industry.scenes),
    says: industry.says && kept(industry.says),
    pains: kept(industry.pains),
  };
}

const timeOfYear =
  /(?<![a-zà-ž])(?:primavera|verano|otoño|invierno|cambio de (?:estación|temporada|armario))s?(?![a-zà-ž])/iu;
const days = ["lunes", "martes", "mi[eé]rcoles", "jueves", "viernes", "s[aá]bados?", "domingos?"];

/** The days of the week but those of a folded message; none where it names none. */
function otherDays(message: string): RegExp[] {
  const others = days.filter((day) => !new RegExp(` ${day} `).test(` ${message} `));
  if (others.length === days.length || others.length === 0) return [];
  return [new RegExp(`(?<![a-zà-ž])(?:${others.join("|")})(?![a-zà-ž])`, "iu")];
}

const whyToAsk = [
  "Así lo hacemos nosotros. Antes de decidir, [pregunta|pregunte] cómo lo hacen en cada sitio.",
  "Es lo primero que miraríamos al otro lado del mostrador.",
  "Quien trabaja así no tiene problema en enseñarlo: basta con pedirlo.",
];

/** What sets the house apart is what a stranger to the trade should ask about: advice that only it can give. */
export function withOwnTips(industry: Industry, differentiators: readonly string[]): Industry {
  const own = differentiators
    .slice(0, 3)
    .map((text, index) => [`${text[0]!.toUpperCase()}${text.slice(1)}`, whyToAsk[index]!] as const);
  return { ...industry, tips: [...own, ...industry.tips] };
}

const ownProcess =
  /^(?:revisamos|usamos|empleamos|elaboramos|cosemos|tejemos|cortamos|pulimos|limpiamos|desmontamos|ajustamos|medimos|seleccionamos|preparamos|cocinamos|horneamos|tostamos|restauramos|reparamos|pintamos|lijamos|montamos|instalamos|recogemos|entregamos|garantizamos) (?!(?:el|la|los|las) )/iu;

const clitics = { m: ["lo", "los"], f: ["la", "las"] } as const;

/** «La tenemos lista en 48 horas» → «La encuadernación: la tenemos lista en 48 horas.» */
export function withItsName(
  facts: readonly string[],
  { full, bare, gender, plural }: Phrase,
): string[] {
  const first = facts[0] ?? "";
  // «Revisamos pieza por pieza»: nobody knows yet of what.
  if (
    facts.length > 0 &&
    !bare.startsWith("«") &&
    ownProcess.test(first) &&
    first.length < 90 &&
    !facts.some((text) => fold(text).includes(fold(bare.split(" ")[0]!)))
  )
    return [
      `${full[0]!.toUpperCase()}${full.slice(1)}: ${first[0]!.toLowerCase()}${first.slice(1)}`,
      ...facts.slice(1),
    ];
  const pronoun = gender && clitics[gender][Number(plural)];
  const named = new RegExp(
    `^${pronoun} [a-zA-ZÀ-ÖØ-ž]+mos(?![a-zA-ZÀ-ÖØ-ž])|^(?:hay que |conviene |se pueden? )?[a-zA-ZÀ-ÖØ-ž]+[aeií]r${pronoun}(?![a-zA-ZÀ-ÖØ-ž])`,
    "iu",
  );
  if (
    !pronoun ||
    bare.startsWith("«") ||
    facts.some((text) => text.toLowerCase().includes(bare.toLowerCase()))
  )
    return [...facts];
  const at = facts.findIndex((text) => named.test(text));
  return facts.map((text, index) =>
    index === at
      ? `${full[0]!.toUpperCase()}${full.slice(1)}: ${text[0]!.toLowerCase()}${text.slice(1)}`
      : text,
  );
}
