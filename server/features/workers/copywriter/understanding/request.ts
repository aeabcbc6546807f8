import type { BrandTone, SocialPlatform } from "#shared/brain.ts";
import { feastNamed, seasonNamed, whenNamed } from "../language/dates.ts";
import { clip, fold, plain } from "../language/escape.ts";
import type { Phrase } from "../language/grammar.ts";
import type { Announcement } from "../lexicon/announcements.ts";
import { announcements } from "../lexicon/announcements.ts";
import type { Season } from "../lexicon/seasons.ts";
import type { Theme } from "../lexicon/themes.ts";
import { themeNamed } from "../lexicon/themes.ts";
import { capacityOf, detailOf, factsIn, finishOf, isSentence, quarterOf } from "./facts.ts";
import { bannedIn, linesNamed, withoutInstructions } from "./instructions.ts";
import { saidPlainly } from "./occasion.ts";
import { offerNamed } from "./offers.ts";
import { peopleWords } from "./people.ts";
import { readerQuestion } from "./reader-question.ts";
import { underItsNoun } from "./service-nouns.ts";
import { subjectNamed } from "./subject.ts";
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
  platform: SocialPlatform | undefined;
  formal: boolean;
  tone: BrandTone | undefined;
  /** 1–10; undefined when not said. */
  count: number | undefined;
  /** «Máximo 4 líneas»; undefined when not said. */
  lines: number | undefined;
  /** «Más corto» said twice is minimal. */
  length: "minimal" | "short" | "normal" | "long";
  audience: string | undefined;
  /** What the readers are to be asked, as it is said to one of them. */
  question: string | undefined;
  emoji: boolean | undefined;
  /** How long a video is to be; undefined when not said. */
  seconds: number | undefined;
  /** Nobody speaks in the video; nobody shows their face. */
  silent: boolean;
  faceless: boolean;
  hashtags: boolean;
  /** «Más emoción»: it speaks of people and of what a thing means to them. */
  heartfelt: boolean;
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
  /\b(\d{1,3}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\s+(?:(?!(?:escrib|haz|quier|necesit|dame|crea|prepar|pon|zz|euros?|pesos?|soles|d[oó]lares|lucas|horas?|minutos?|metros?|kilos?)[a-zA-ZÀ-ÖØ-ž]*\s)[a-zA-ZÀ-ÖØ-ž]+\s)?(?:ideas?|posts?|publicaciones|titulos|titulares|opciones|versiones|variantes|anuncios|correos|emails|mails|mensajes|textos|frases|propuestas|hashtags|preguntas|slides|laminas|diapositivas|tuits|tweets|historias|reels|guiones|ganchos|eslogan(?:es)?|eslogans|slogans?|encuestas|lemas|nombres|asuntos|mas|pasos|planos|fotos(?! (?:editad|impres|digital|retocad|revelad|a color|en papel|inclu))|conceptos|bios|biografias|respuestas|ejemplos|copys|dias|eslogan|numeros|metricas|cosas|datos|cifras)\b|\b(?:solo|unicamente) (\d|dos|tres|cuatro|cinco)$/u;

const single =
  /\b(?:un|una|solo un|solo una) (?:eslogan|slogan|lema|gancho|titulo|titular|asunto|nombre|frase|idea|hashtag)\b/;

const onePost = /\b(?:un |el |otro )?(?:post|publicacion) (?:de|del|para|sobre|con)\b/;
const ofPosts =
  / (?:posts?|publicaciones|opciones|versiones|variantes|ideas?|textos|propuestas|mas)$/;
/** Whether what is counted after «post de…» belongs to the thing. */
const isOfTheThing = ({ 0: found, index }: RegExpExecArray, folded: string) => {
  const at = folded.search(onePost);
  return at >= 0 && at < index && !ofPosts.test(found);
};
const isPeriod = ([found]: RegExpExecArray, folded: string) =>
  / dias$/.test(found) && !/\b(?:calendario|plan|parrilla|cronograma|contenidos?)\b/.test(folded);

function count(text: string): number | undefined {
  // «Solo 900 botellas. Post para Instagram» asks for one.
  const folded = fold(text.replace(/[.,;:!?¿¡\n]+/g, " zz "));
  const found = counted.exec(folded);
  // «Baños en 10 días», «un post de la sesión, 10 fotos» ask for one text.
  const match =
    found && (isOfTheThing(found, folded) || isPeriod(found, folded)) ? undefined : found;
  if (!match && single.test(folded)) return 1;
  if (!match) return undefined;
  const said = match[1] ?? match[2]!;
  const value = numbers[said] ?? Number(said);
  return Math.min(10, Math.max(1, value));
}

/** How a network is written. */
export const networkLabel: Readonly<Record<SocialPlatform, string>> = {
  instagram: "Instagram",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  tiktok: "TikTok",
  twitter: "X",
  email: "correo",
};

const platformWords: readonly [SocialPlatform, RegExp][] = [
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

const aimed = new RegExp(
  String.raw`\b(?:(?:compren|vengan|entren|reserven|lleguen|llegar|llegue|atraer|captar)(?: m[aá]s)?(?: a)?(?: los| las| m[aá]s)? (?=(?:hombres|mujeres|j[oó]venes|familias|estudiantes|empresas|turistas|mayores|ni[nñ][oa]s|parejas|vecin[oa]s|chic[oa]s|novi[oa]s|niñ[oa]s|client[ea]s? nuev[oa]s|pacientes|alumn[oa]s|estudiantes|corredores|ciclistas)(?![a-zA-ZÀ-ÖØ-ž]))|dirigid[oa]s? a|pensad[oa]s? para|para (?:(?:los|las) )?(?=j[oó]venes|adultos|adultas|adolescentes|trabajadores|oficinistas|repartidores|m[uú]sicos|docentes|maestr[oa]s|enfermer[oa]s|opositor[ea]s|novios|reci[eé]n|estudiantes|alumn[oa]s|j[oó]venes|mujeres|hombres|madres|padres|familias|estudiantes|empresas|aut[oó]nomos|jubilados|mayores|profesionales|parejas|turistas|vecinos|ni[nñ]os|principiantes|quienes|gente|personas|(?:nuev[oa]s )?(?:${peopleWords})(?![a-zA-ZÀ-ÖØ-ž])))\s*([^,.;:\n!?¿¡]{3,60})`,
  "iu",
);

/** «Email a los que ya hicieron el bautismo»: who is written to. */
const addressed = new RegExp(
  String.raw`\b(?:e-?mails?|correos?|mensajes?|whatsapp|newsletter|aviso|recordatorio|invitaci[oó]n|dirigid[oa]|para|avisar|recordar|recordarles|decir|decirles|escribir)\s+(?:corto |breve )?(?:a|para)?\s*((?:(?:(?:l[oa]s|mis|nuestr[oa]s) )?(?:${peopleWords}|gente)|una? (?:paciente|client[ea]|alumn[oa]|soci[oa]|propietari[oa]|hu[eé]sped|vecin[oa])|los|las|quienes)\s+que\s+[^,.;:\n!?¿¡]{4,50})`,
  "iu",
);

/** A date is not a season: «el 11 de enero» is not New Year. */
const fixedDate =
  /\b(?!(?:6 de enero|14 de febrero|24 de diciembre|25 de diciembre|31 de diciembre|1 de enero|31 de octubre)\b)\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/g;

/** «Las que vinieron en verano», «no vienen desde el verano», «campamento de verano»: no season to speak of. */
const pastSeason =
  /\b(?:botas?|botines|zapatos?|sandalias?|neumaticos|llantas|ruedas|abrigos?|vestidos?|chaquetas?|jerseis|sueteres|pijamas?|ropa|camisas?|edredon(?:es)?|mantas?|sabanas|hortalizas|frutas?|verduras|uniformes?|guantes|gorros?|blends?|infusion(?:es)?|tes?|mezclas?|sopas?|cremas?|ensaladas?|velas?|fragancias?|perfumes?|cortinas?|colchas?|calcetines|medias|frutos?|flores|plantas|setas|calabazas?|cerezas|canasta|nordicos?|sacos?|neceseres|sombreros?|gafas|tintos?) de (?:verano|invierno|primavera|otono)|\b(?:desde(?: el| la)?(?: pasad[oa]| ultim[oa])? |(?:vin[a-zA-ZÀ-ÖØ-ž]+|compr(?:o|aron)|estuv[a-zA-ZÀ-ÖØ-ž]+|conoc[a-zA-ZÀ-ÖØ-ž]+|reserv(?:o|aron)|pidieron|fueron) (?:[a-zA-ZÀ-ÖØ-ž]+ )?(?:en|el|este) |(?:campamento|curso|taller|escuela|concierto|torneo|horario|vacacion(?:e)?)s? de (?:fin de )?)(?:verano|invierno|primavera|otono|ano|enero|navidad(?:es)?|reyes)\b/gu;

/** «Pulseras para mamá» are sold all year. */
function givenTo(products: readonly string[]): RegExp | string {
  const named = products
    .map((product) => fold(product))
    .filter((name) => / para (?:mama|papa)$/.test(name));
  return named.length > 0 ? new RegExp(`\\b(?:${named.join("|")})\\b`, "g") : "\n";
}

/** «Correo en frío» is no winter. */
const coldWords = /\b(?:en|puerta|cafe|cold|bebidas?|publico|trafico|plato|sopa|te) fri[oa]s?\b/g;

/** «La graduación es sin cita» of an optician's is no end of studies. */
const sight =
  /\b(?:gafas|lentes|anteojos|lentillas|progresiv[oa]s|cristales|vista|optica|optometria)\b/;

/** «Domingo 21 de febrero 9am, inscripción 20.000»: the day is said elsewhere, the rest stays. */
function withoutDay(told: string, when: string | undefined): string {
  const day = when?.replace(/^(?:el|los) | a las? \d.*$/gu, "");
  if (!day || isSentence(told) || !told.toLowerCase().startsWith(day)) return told;
  const rest = told
    .slice(day.length)
    .replace(
      /^[, ]*(?:a las? )?\d{1,2}(?::\d{2})? ?(?:am|pm|hs?|hrs?)?(?! ?[a-zà-ž\d€$%])[, ]*/iu,
      "",
    )
    .replace(/^[, ]+/u, "");
  // «Jueves a sábado con reserva» is more than a Thursday.
  if (/^ ?(?:al?|y|o|e) /u.test(rest)) return told;
  return /[a-zA-ZÀ-ÖØ-ž]{3}/u.test(rest) ? `${rest[0]!.toUpperCase()}${rest.slice(1)}` : told;
}

/** News in the words that fit what else the message (folded) tells. */
const inItsCase = (news: Announcement | undefined, folded: string): Announcement | undefined =>
  news &&
  Object.assign(
    { ...news },
    ...(news.rather ?? []).filter(([words]) => words.test(folded)).map(([, other]) => other),
  );

/** Reads a prompt (hostile text included); `quotes` says whether a quoted text is the subject. */
export function readRequest(prompt: string, products: readonly string[], quotes = true): Request {
  const whole = prompt.slice(0, 4000);
  const folded = fold(whole);
  const formal =
    /\b(?:de usted|con usted|usted|ustedes|trato formal|tono formal|mas formal|formal)\b/.test(
      folded,
    ) &&
    !/\binformal\b/.test(folded) &&
    !/\bde tu\b/.test(folded);
  const text = saidPlainly(withoutInstructions(whole), formal);
  const facts = factsIn(text, formal);
  const audience = addressed.exec(text) ?? aimed.exec(text);
  // «Los que se dieron de baja en septiembre»: when they did it is not when anything happens.
  const theirs = audience?.[1]?.includes(" que ") ? audience[1] : "";
  const happening = theirs ? text.replace(theirs, " ") : text;
  const when = whenNamed(happening);
  // Who owes is named by it: «los papás que aún no pagan».
  const owed = theirs ? themeNamed(fold(theirs)) : undefined;
  const said = themeNamed(fold(happening)) ?? (owed?.id === "payment" ? owed : undefined);
  // Who sells birthdays writes about them, and congratulates nobody.
  const theme =
    said?.id === "birthday" && products.some((product) => /cumple/iu.test(product))
      ? undefined
      : said;
  // «Apertura de puertas» is what a locksmith sells and no opening.
  const sold = products
    .map((product) => fold(product))
    .filter((product) => folded.includes(product));
  const heard =
    theme?.id === "birthday"
      ? undefined
      : announcements.find(
          ({ match }) => match.test(folded) && !sold.some((product) => match.test(product)),
        );
  const rather =
    /\b(?:nuevo horario|cambio de horario|cambiamos (?:de |el )?horario)\b|\bcerramos (?:[a-zA-ZÀ-ÖØ-ž]+ ){0,2}a las? \d/u.test(
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
  const away =
    heard?.id === "closing" &&
    /\bvacaciones\b/.test(folded) &&
    !/\b(?:cerra(?:mos|remos|d[oa]s?|r)|estamos|estaremos|vamos|nos vamos|no abri\w+|nuestras|por|(?<!antes )de vacaciones)\b/.test(
      folded,
    );
  const news = (heard?.id === "return" || heard?.id === "back") && leaving ? "closing" : rather;
  const announcement = inItsCase(
    news ? announcements.find(({ id }) => id === news) : away ? undefined : heard,
    folded,
  );
  const wish = wishNamed(folded);
  const season =
    ((announcement || theme) && /^(?:en|del?) /.test(when ?? "")) ||
    // «Antes del puente» says until when.
    /^(?:antes|hasta) .*puente/.test(when ?? "")
      ? undefined
      : (seasonNamed(
          // «En enero…, el 30 y 31»: the month says when, and New Year is over.
          fold(theirs ? happening : withoutInstructions(whole))
            .replace(givenTo(products), " ")
            .replace(
              folded.match(fixedDate)
                ? /\b(?:en )?enero\b/g
                : /\b(?:en|de|y|a|desde|hasta|durante|todo) enero\b/g,
              " ",
            )
            .replace(fixedDate, " ")
            .replace(coldWords, " ")
            // Both are Christmas's.
            .replace(/\b(?:flor(?:es)?|pan(?:es)?) de pascua\b/g, " ")
            // «Sin matrícula hasta fin de año», «39 € hasta Navidad» say until when; «enero casi completo», what is left.
            .replace(
              /\bhasta (?:el |la |las )?(?:fin(?:al)?(?:es)? de ano|navidad(?:es)?|nochebuena|reyes|semana santa)\b|\benero (?=(?:casi|ya|esta|completo|lleno)\b)/g,
              " ",
            )
            .replace(
              sight.test(`${folded} ${sold.join(" ")}`) ? /\bgraduacion(?:es)?\b/g : /(?!)/,
              " ",
            )
            .replace(pastSeason, " "),
        ) ?? feastNamed(happening));
  const named = subjectNamed(text.replace(lengthWords, ""), products, quotes);
  const own = named && !named.bare.startsWith("«") && fold(named.bare);
  // «Buscamos personal», «antes y después», «llenar la tienda» say what is going on, not what is sold.
  const subject =
    own &&
    (announcement?.id === "hiring" ||
      season?.match.some(
        (name) => own === name || own === `los ${name}` || own === `las ${name}`,
      ) ||
      [theme?.match, announcement?.match, wish?.match].some((match) => match?.test(own)))
      ? undefined
      : named;
  const offer = offerNamed(text);
  // «Envío gratis hasta el 10 de febrero» is the offer with its date, and no more.
  const isMore = (told: string) => {
    // «Black Friday, 20 % en todo»
    if (season?.match.includes(fold(told))) return false;
    const close = (text: string) => fold(text).replace(/ /g, "");
    if (when && [when, `desde ${when}`].some((day) => close(day) === close(told))) return false;
    if (!offer) return true;
    const rest = [...offer.split(", "), when ?? ""]
      .filter(Boolean)
      .reduce((left, part) => left.replace(close(part), ""), close(told))
      .replace(/^(?:solo|con|a|por)/u, "");
    return rest !== "";
  };
  const length =
    /\b(?:(?<!\b(?:se|lo|los|la|las) )cort(?:it)?[oa]s?|breves?|brevecit[oa]s?|mas corto|resumid[oa]|en dos lineas|concis[oa])\b/.test(
      folded,
    )
      ? "short"
      : /\b(?:extens[oa]|detallad[oa]|(?:mas|bien|muy|algo|(?:que )?sea|hazl[oa]|version|posts?|textos?|correos?|emails?|mails?|articulos?|guion(?:es)?|anuncios?|publicacion(?:es)?|copys?|newsletters?|carrusel|hilo) (?:mas |muy |bien )?(?:larg[oa]s?|complet[oa]s?))\b/.test(
            folded,
          )
        ? "long"
        : "normal";
  const words =
    theme?.id === "testimonial" ? /[«“"]([^«»“”"\n]{8,240})[»”"]/u.exec(text)?.[1] : undefined;
  const quote = words && clip(plain(words), 200);
  const question = readerQuestion(text, formal);
  const detail = products.flatMap((product) => detailOf(text, product) ?? []);
  const told = fold([...facts, ...detail, subject?.bare ?? ""].join(" "));
  for (const more of [finishOf(text), quarterOf(text), capacityOf(text)])
    if (more && !told.includes(fold(more))) detail.push(more);
  return {
    subject: quote ? undefined : subject,
    facts: quote
      ? [`«${quote}».`]
      : [...facts, ...detail]
          .filter(isMore)
          .flatMap((told) => (subject ? (underItsNoun(told, subject) ?? []) : told))
          .filter((told) => !question || !fold(question).includes(fold(told)))
          .map((told) => withoutDay(told, when))
          .slice(0, 4),
    offer,
    when,
    season,
    announcement,
    // «5 consejos para autónomos» is a title that promises five, not one tip.
    theme:
      announcement || (theme?.id === "tip" && subject && /^«\d/.test(subject.bare))
        ? undefined
        : theme,
    wish,
    platform: platformWords.find(([, words]) => words.test(folded))?.[0],
    formal,
    tone: toneWords.find(([, words]) => words.test(folded))?.[0],
    count: count(whole),
    lines: linesNamed(whole),
    length,
    audience: audience
      ? clip(
          plain(
            audience[1]!.replace(
              / desde \D{0,4}\d[\d.,]*(?![\d.,]| ?(?:a[nñ]os|meses)).*$| (?:al?|a la) (?!punto|su |sus |\d).*$|(?<!^.*\bque .*) (?:en|para|por|esta|este) (?:la |el )?(?:primavera|verano|oto[nñ]o|invierno|navidad(?:es)?|reyes)(?![a-zà-ž]).*$| [a-zà-ž]{3,}(?:ando|iendo) .*$|(?<=^.*\bque .*) que .*$| y (?:no|otr[oa]s?|que) .*$| (?:zona|barrio|colonia|sector|en (?:la |el )?(?:zona|barrio|colonia)) .*$/giu,
              "",
            ),
          ),
          60,
        ) || undefined
      : undefined,
    question,
    emoji:
      /\b(?:sin|nada de|ni|no (?:uses|pongas|quiero)) (?:hashtags? (?:ni|y) )?(?:emojis?|emoticonos)\b/.test(
        folded,
      )
        ? false
        : /\bcon emojis?\b/.test(folded)
          ? true
          : undefined,
    seconds: secondsNamed(text),
    silent: silenceNamed(folded),
    faceless: facelessNamed(folded),
    hashtags:
      !/\b(?:sin|nada de|ni|no (?:uses|pongas|quiero)) (?:emojis? (?:ni|y) )?(?:hashtags?|etiquetas)\b|\b(?:cartel|letrero)\b/.test(
        folded,
      ),
    heartfelt:
      /\b(?:(?:mas|con|mucha) (?:emocion|sentimiento|corazon|alma|ternura)|emotiv[oa]s?|emocionante|sentimental|tiern[oa])\b/.test(
        folded,
      ),
    without: bannedIn(whole),
  };
}
