import type { BrandTone, Platform } from "#shared/brain.ts";
import { seasonNamed, whenNamed } from "./dates.ts";
import { clip, fold, plain } from "./escape.ts";
import type { Phrase } from "./grammar.ts";
import type { Announcement } from "./lexicon/announcements.ts";
import { announcements } from "./lexicon/announcements.ts";
import type { Season } from "./lexicon/seasons.ts";
import { isRequest, subjectNamed } from "./subject.ts";
import type { Theme } from "./themes.ts";
import { themeNamed } from "./themes.ts";
import { facelessNamed, lengthWords, secondsNamed, silenceNamed } from "./video.ts";
import type { Wish } from "./wishes.ts";
import { wishNamed } from "./wishes.ts";

/** What a prompt asks for, as far as it says so. */
export interface Request {
  subject: Phrase | undefined;
  /** Sentences of the person's own that a text may repeat. */
  facts: readonly string[];
  /** «2×1», «un 20 % de descuento», «12 €»: only what the person stated. */
  offer: string | undefined;
  when: string | undefined;
  season: Season | undefined;
  announcement: Announcement | undefined;
  /** Thanks, a tip, a before and after: its words come with the trade. */
  theme: Theme | undefined;
  /** What the person wants to happen; it sets the goal and is never the subject. */
  wish: Wish | undefined;
  platform: Platform | undefined;
  formal: boolean;
  tone: BrandTone | undefined;
  /** 1–10; undefined when not said. */
  count: number | undefined;
  /** «Más corto» said twice is minimal. */
  length: "minimal" | "short" | "normal" | "long";
  audience: string | undefined;
  emoji: boolean | undefined;
  /** How long a video is to be; undefined when not said. */
  seconds: number | undefined;
  /** Nobody speaks in the video; nobody shows their face. */
  silent: boolean;
  faceless: boolean;
  hashtags: boolean;
  /** Folded words of what must not be said: «quita lo del horno». */
  without: readonly string[];
}

const numbers: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
};
const counted =
  /\b(\d{1,3}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\s+(?:\p{L}+\s)?(?:ideas?|posts?|publicaciones|titulos|titulares|opciones|versiones|variantes|anuncios|correos|emails|mails|mensajes|textos|frases|propuestas|hashtags|preguntas|slides|laminas|diapositivas|tuits|tweets|historias|reels|guiones|ganchos|eslogan(?:es)?|eslogans|lemas|nombres|asuntos|mas|pasos|planos|fotos|conceptos|bios|biografias|respuestas|ejemplos|copys|dias|eslogan)\b/u;

const single =
  /\b(?:un|una|solo un|solo una) (?:eslogan|slogan|lema|gancho|titulo|titular|asunto|nombre|frase|idea|hashtag)\b/;

function count(folded: string): number | undefined {
  const match = counted.exec(folded);
  if (!match && single.test(folded)) return 1;
  if (!match) return undefined;
  const value = numbers[match[1]!] ?? Number(match[1]);
  return Math.min(10, Math.max(1, value));
}

const offers: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  [/\b(\d)\s?[x×]\s?(\d)\b/iu, (match) => `${match[1]}×${match[2]}`],
  [
    /(?:[-−–]\s?(?=\d{1,2}\s?%)|(?=\d{1,2}\s?%\s*(?:de\s+)?(?:descuento|dto|menos|off|rebaja|en\b)))(\d{1,2})\s?%/iu,
    (match) => `un ${match[1]} % de descuento`,
  ],
  [/\benv[ií]o gratis\b/iu, () => "envío gratis"],
  [
    /\bprimera (clase|sesión|consulta|visita) gratis\b/iu,
    (match) => `primera ${match[1]!.toLowerCase()} gratis`,
  ],
  [
    /\b(matr[ií]cula|inscripci[oó]n|revisi[oó]n|diagn[oó]stico|prueba|clase|sesi[oó]n|entrega|caf[eé]|postre|bebida|instalaci[oó]n|presupuesto|degustaci[oó]n) gratis\b/iu,
    (match) => `${match[1]!.toLowerCase()} gratis`,
  ],
  [/(\d{1,5}(?:[.,]\d{1,2})?)\s?(€|euros)(?![\p{L}\d])/iu, (match) => `${match[1]} €`],
  [/(?:\$|US\$)\s?(\d{1,7}(?:[.,]\d{1,3})*)/iu, (match) => `$${match[1]}`],
  [
    /(\d{1,7}(?:[.,]\d{1,3})*)\s?(pesos|soles|dólares|usd|mxn|cop)\b/iu,
    (match) => `${match[1]} ${match[2]!.toLowerCase()}`,
  ],
];

function offer(prompt: string): string | undefined {
  // What is spent on advertising is no price of the shop.
  if (/\b(?:gastar|gasto|invertir|invierto|presupuesto)\b/iu.test(prompt)) return undefined;
  const said: string[] = [];
  for (const [pattern, write] of offers) {
    const match = pattern.exec(prompt);
    if (match) said.push(write(match));
  }
  return said.length === 0 ? undefined : said.slice(0, 2).join(", ");
}

/** How a network is written. */
export const networkLabel: Readonly<Record<Platform, string>> = {
  instagram: "Instagram",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  tiktok: "TikTok",
  twitter: "X",
  email: "correo",
};

const platformWords: readonly [Platform, RegExp][] = [
  ["instagram", /\b(?:instagram|insta|ig|reel|reels|stories)\b/],
  ["linkedin", /\blinkedin\b/],
  ["tiktok", /\b(?:tiktok|tik tok)\b/],
  ["twitter", /\b(?:twitter|tuit|tuits|tweet|tweets|en x|para x)\b/],
  ["facebook", /\b(?:facebook|fb)\b/],
  ["email", /\b(?:email|correo|mail|newsletter)\b/],
];

const toneWords: readonly [BrandTone, RegExp][] = [
  ["playful", /\b(?:divertid[oa]|gracios[oa]|con humor|gamberr[oa]|con gracia|simpatic[oa])\b/],
  ["luxury", /\b(?:elegante|exclusiv[oa]|lujo|sofisticad[oa]|premium)\b/],
  ["authoritative", /\b(?:expert[oa]|con autoridad|contundente|tecnic[oa])\b/],
  ["professional", /\b(?:profesional|seri[oa]|formal|corporativ[oa])\b/],
  ["friendly", /\b(?:cercan[oa]|calid[oa]|amable|carinos[oa])\b/],
  ["casual", /\b(?:informal|desenfadad[oa]|coloquial|relajad[oa])\b/],
];

const aimed =
  /\b(?:(?:compren|vengan|entren|reserven|lleguen|llegar|llegue|atraer|captar)(?: m[aá]s)?(?: a)?(?: los| las| m[aá]s)? (?=(?:hombres|mujeres|j[oó]venes|familias|estudiantes|empresas|turistas|mayores|ni[nñ]os|parejas|vecinos)(?!\p{L}))|dirigid[oa]s? a|pensad[oa]s? para|para (?=j[oó]venes|mujeres|hombres|madres|padres|familias|estudiantes|empresas|aut[oó]nomos|jubilados|mayores|profesionales|parejas|turistas|vecinos|ni[nñ]os|principiantes|quienes|gente|personas))\s*([^,.;:\n!?¿¡]{3,60})/iu;

/** «Hacemos 40», «12 plazas», «30 horas de duración», «pedidos hasta el viernes»: facts in two words. */
const bareFact =
  /^(?:(?:solo |s[oó]lo )?(?:hacemos|horneamos|preparamos|tenemos|hay|quedan|salen|traemos)(?: solo| s[oó]lo| unas| unos)? \d{1,4}(?: \p{L}+){0,4}|\d{1,4} \p{L}{3,}(?: \p{L}+){0,5}|(?:tallas?|medidas?|colores) .{1,40}|(?:pedidos|reservas|encargos|inscripciones|plazas|promoción|oferta|válid[oa]) hasta (?:el|la|agotar|fin|las?) .{3,40})$/iu;
const notBareFact =
  /\b(?:ideas?|posts?|publicaciones|t[ií]tulos?|titulares|opciones|versiones|variantes|anuncios|correos|mensajes|textos?|frases|hashtags|slides|l[aá]minas|historias|reels|guiones|segundos|palabras|caracteres|errores|consejos|trucos|razones|mitos|claves|pasos|planos|fotos|respuestas|asuntos|nombres|ganchos|d[ií]as|semanas|meses|a[ñn]os|euros|pesos|soles|estrellas?|seguidores|ventas|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b|[€$%]/iu;

function fact(sentence: string, formal: boolean): string | undefined {
  const text = plain(sentence).replace(
    /^(?:(?:pon|di|añade|agrega|incluye|menciona|comenta)(?:le)? que|que|pues|bueno|y|oye|hola)[, ]+/iu,
    "",
  );
  const letters = text.replace(/[^\p{L} ]/gu, "").length;
  if (bareFact.test(text) && !notBareFact.test(text) && text.length <= 60)
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  if (text.length < 9 || text.length > 150 || letters < text.length * 0.75) return undefined;
  if (text.split(" ").length < 3 || /\p{Lu}{4,}/u.test(text) || /\(arroba\)|[()/#&]/.test(text))
    return undefined;
  const folded = ` ${fold(text)} `;
  if (
    isRequest(text) ||
    /^ (?:tengo|soy|somos|mi|me|creo|quisiera|estoy|no se|no quiero|no tengo|que|como|cuando|con|sin|para|en|de|y|pero|o|tono|dirigido|esto|eso|ignora|quien|quienes|cual|cuanto|donde|he|voy|busco|acabo|tu|usted|es para|vendo|ok|vale|si|no|sobre|acerca|por|a|ponlo|usa|pon) /.test(
      folded,
    )
  )
    return undefined;
  if (
    / (?:me|mi|mis|yo|quiero|texto|tono|emojis?|hashtags?|prompt|system|instrucciones|null|undefined|publicar|cliente dice|resena|comentario) /.test(
      folded,
    )
  )
    return undefined;
  if (!verbal.test(folded)) return undefined;
  // What worries the owner is for us, not for the customers.
  if (
    / (?:nadie|poc[oa]s? (?:gente|client\w+|ventas)|no (?:vienen?|me|nos|vendo|vendemos|compran?|funciona\w*|llego|traen?)|se van|se fueron|andamos|floj[oa]s?|la competencia|de enfrente|la verdad|perdid[oa]s|quisiera|deberia|mi (?:hermana|hermano|marido|mujer|socio|socia|jefe|jefa)) /.test(
      folded,
    )
  )
    return undefined;
  if (/ (?:os|vosotros|vuestr[oa]s?|ustedes) /.test(folded)) return undefined;
  if (formal ? / (?:tu|tus|te|ti|contigo) /.test(folded) : / (?:usted) /.test(folded))
    return undefined;
  if (/\b(\p{L}+) \1\b/iu.test(text)) return undefined;
  return `${text.replace(/[.,;:]+$/, "")}.`;
}

const verbal =
  / (?:es|son|esta|estan|hay|sale|salen|llega|llegan|vuelve|vuelven|lleva|llevan|tiene|tienen|dura|cuesta|cuestan|incluye|incluyen|viene|vienen|abre|cierra|empieza|termina|queda|quedan|cumple|cumplimos|abrimos|cerramos|hacemos|tenemos|estrenamos|lanzamos|servimos|regalamos|sorteamos|celebramos|inauguramos|ofrecemos|enviamos|entregamos|usamos|preparamos|trabajamos|llevamos|empezamos|volvemos|traemos|vendemos|organizamos|llama|hace|sabe|trabaja|llego|llegaron|salio|reabrimos|reabriremos|regresamos|regresaremos|volveremos|retomamos|atendemos|buscamos|contratamos|sobra|faltan|falta|quedan|presentamos|cambiamos|ampliamos|recogemos|reparamos|hemos|estamos|subimos|bajamos|mudamos|llueve|cerrado|abierto|cerraremos|abriremos|vamos|damos|pedimos|aceptamos|hago|vendo) /;

/** «Anillo de compromiso oro 18k con diamante»: what follows the product, when it only describes it. */
function detailOf(text: string, product: string): string | undefined {
  const name = product.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (name.length < 3) return undefined;
  const rest = new RegExp(
    `^\\s*(?:(?:el|la|los|las|un|una) )?${name}\\s+([^,.;:\\n?!¿¡«»]{4,70})`,
    "iu",
  ).exec(text)?.[1];
  if (
    !rest ||
    /[€$%×()/#&]|\d\s?x\s?\d/.test(rest) ||
    /^(?:para|por|que|y|en|a|al|el|la|los|las|hoy|ma[nñ]ana|gratis|sin|tono|m[aá]s|de usted|con (?:un|una|tono|env[ií]o|descuento|emojis?))(?!\p{L})/iu.test(
      rest,
    ) ||
    verbal.test(` ${fold(rest)} `) ||
    isRequest(rest)
  )
    return undefined;
  const safe = clip(plain(rest), 70);
  return safe.split(" ").length > 1 ? `${safe[0]!.toUpperCase()}${safe.slice(1)}.` : undefined;
}

/** A date is not a season: «el 11 de enero» is not New Year. */
const fixedDate =
  /\b(?!(?:6 de enero|14 de febrero|24 de diciembre|25 de diciembre|31 de diciembre|1 de enero|31 de octubre)\b)\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/g;

/** Reads a prompt (hostile text included); `quotes` says whether a quoted text is the subject. */
export function readRequest(prompt: string, products: readonly string[], quotes = true): Request {
  const text = prompt.slice(0, 4000);
  const folded = fold(text);
  const formal =
    /\b(?:de usted|con usted|usted|ustedes|trato formal|tono formal|mas formal|formal)\b/.test(
      folded,
    ) &&
    !/\binformal\b/.test(folded) &&
    !/\bde tu\b/.test(folded);
  const facts = text
    .replace(/ y que (?=los |las |el |la )/giu, " y ")
    .replace(
      /\b(?:que|porque) (?=(?:buscamos|cerramos|abrimos|reabrimos|regresamos|volveremos|reabriremos|cambiamos|estrenamos|lanzamos|cumplimos|sorteamos|regalamos|ampliamos|volvemos|tenemos|hay|subimos|nos|llegan?|salen?|ya|estamos)\b)/giu,
      ". ",
    )
    .replace(
      /\b(?:avis\p{L}+|dec?ir|d[ií]|diga|ponga|cont\p{L}+|record\p{L}+|anunci\p{L}+|comunic\p{L}+|explic\p{L}+)(?: a (?:los|las|mis) \p{L}+)? (?:de )?que (?=\p{L})/giu,
      ". ",
    )
    .split(
      /[.;\n]|,\s+(?=\d{1,4} \p{L}{3,}|(?:pedidos|reservas|encargos|inscripciones) hasta|tallas?\s|medidas?\s|con (?:tono|un tono|emojis|humor)|se llama |hay |tenemos |cerramos |abrimos |empieza |incluye |dura |sin coste|(?:quiero|necesit|haz|escribe|dame|crea|prepara|ay[uú]da|me )\w*)|:\s/iu,
    )
    .slice(0, 40)
    .filter((part) => !/[?!¿¡«»“”"]/.test(part))
    .flatMap((part) => fact(part, formal) ?? [])
    .slice(0, 3);
  const audience = aimed.exec(text);
  const when = whenNamed(text);
  const theme = themeNamed(folded);
  const heard =
    theme?.id === "birthday" ? undefined : announcements.find(({ match }) => match.test(folded));
  const rather = /\b(?:nuevo horario|cambio de horario|cambiamos (?:de |el )?horario)\b/.test(
    folded,
  )
    ? "hours"
    : /\babrimos (?:un|una|nuestr[oa]|nuev[oa]) |\bgran apertura\b/.test(folded)
      ? "opening"
      : undefined;
  // «Revisión antes de vacaciones» is about the customers' holidays, not about ours.
  // «Cerramos hasta el 15 y volvemos el 16» is still news of closing.
  const leaving =
    /\b(?:cerramos|cerraremos|cerrado del|cerrados del|estaremos cerrad\w+|nos vamos|no abrimos|no abriremos|hasta que (?:volvamos|regresemos)|cuando volvemos)\b/.test(
      folded,
    );
  const theirs =
    heard?.id === "closing" &&
    /\bvacaciones\b/.test(folded) &&
    !/\b(?:cerr\w+|estamos|estaremos|vamos|nos vamos|no abri\w+|nuestras|por|(?<!antes )de vacaciones)\b/.test(
      folded,
    );
  const news = (heard?.id === "return" || heard?.id === "back") && leaving ? "closing" : rather;
  const announcement = news
    ? announcements.find(({ id }) => id === news)
    : theirs
      ? undefined
      : heard;
  const wish = wishNamed(folded);
  const season =
    (announcement || theme) && /^(?:en|del?) /.test(when ?? "")
      ? undefined
      : seasonNamed(folded.replace(fixedDate, " "));
  const named = subjectNamed(text.replace(lengthWords, ""), products, quotes);
  const own = named && !named.bare.startsWith("«") && fold(named.bare);
  // «Buscamos personal», «antes y después», «llenar la tienda» say what is going on, not what is sold.
  const subject =
    own &&
    (season?.match.some((name) => own === name || own === `los ${name}` || own === `las ${name}`) ||
      [theme?.match, announcement?.match, wish?.match].some((match) => match?.test(own)))
      ? undefined
      : named;
  const length = /\b(?:cort[oa]s?|breves?|mas corto|resumid[oa]|en dos lineas|concis[oa])\b/.test(
    folded,
  )
    ? "short"
    : /\b(?:larg[oa]s?|mas largo|extens[oa]|detallad[oa]|complet[oa])\b/.test(folded)
      ? "long"
      : "normal";
  const words =
    theme?.id === "testimonial" ? /[«“"]([^«»“”"\n]{8,240})[»”"]/u.exec(text)?.[1] : undefined;
  const quote = words && clip(plain(words), 200);
  const detail = products.flatMap((product) => detailOf(text, product) ?? []);
  return {
    subject: quote ? undefined : subject,
    facts: quote ? [`«${quote}».`] : [...facts, ...detail].slice(0, 3),
    offer: offer(text),
    when,
    season,
    announcement,
    theme: announcement ? undefined : theme,
    wish,
    platform: platformWords.find(([, words]) => words.test(folded))?.[0],
    formal,
    tone: toneWords.find(([, words]) => words.test(folded))?.[0],
    count: count(folded),
    length,
    audience: audience ? clip(plain(audience[1]!), 60) || undefined : undefined,
    emoji: /\bsin (?:emojis|emoticonos|emoji)\b/.test(folded)
      ? false
      : /\bcon emojis?\b/.test(folded)
        ? true
        : undefined,
    seconds: secondsNamed(text),
    silent: silenceNamed(folded),
    faceless: facelessNamed(folded),
    hashtags: !/\bsin (?:hashtags|etiquetas|hashtag)\b|\b(?:cartel|letrero)\b/.test(folded),
    without: [],
  };
}
