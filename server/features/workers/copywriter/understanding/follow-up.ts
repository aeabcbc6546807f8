import type { Brief } from "../copywriter.ts";
import { clip, fold, plain } from "../language/escape.ts";
import { phrase } from "../language/grammar.ts";
import type { ListId } from "../lists/lists.ts";
import { listNamed } from "../lists/lists.ts";
import { isPrice } from "./offers.ts";
import type { Request } from "./request.ts";
import { networkLabel, readRequest } from "./request.ts";

/** What a message changes in the piece before it. */
export interface FollowUp {
  /** Said before the new version. */
  what: string;
  /** Words that `readRequest` understands, added to the message. */
  add: string;
  /** «Más corto», and nothing else. */
  onlyShorter?: boolean;
  /** It goes to another network. */
  network?: boolean;
}

/** «Más divertido», «en tono divertido». */
const inTone = "(?:mas|(?:(?:en|con|con un) )?tono(?: mas)?|en plan)";
const changes: readonly [RegExp, string, string][] = [
  [
    /\ben (?:una|dos|tres|cuatro|cinco|\d) (?:solas? )?(?:lineas?|renglon(?:es)?)\b/,
    "en pocas líneas",
    "En menos líneas:",
  ],
  [
    /\bmas cort[oa]s?\b|\bmuy larg[oa]\b|\bdemasiado larg[oa]\b|\ben (?:una|dos|tres) frases?\b|\bacorta\w*|\bresum\w*|\bmas breve\b/,
    "más corto",
    "Más corto:",
  ],
  [
    /\bmas larg[oa]s?\b|\b(?:muy|demasiado) (?:cort[oa]|breve)\b|\balarga\w*|\bampli\w*|\bmas detalle\b|\bdesarrolla\w*/,
    "más largo",
    "Con más desarrollo:",
  ],
  [/\bmas formal\b|\bde usted\b|\bmas serio\b/, "de usted, tono formal", "Ahora de usted:"],
  [
    /\bde tu\b|\bmas informal\b|\b(?:muy|demasiado) (?:formal|seri[oa])\b|\bmas desenfadad\w\b/,
    "tono informal, de tú",
    "Más suelto:",
  ],
  [
    new RegExp(
      `\\b${inTone} (?:divertid\\w+|gracios\\w+|alegre\\w*|fresc[oa])\\b|\\b(?:muy|demasiado) (?:sos[oa]|aburrid[oa]|fri[oa])\\b|\\bcon (?:humor|gracia)\\b`,
    ),
    "tono divertido",
    "Con más juego:",
  ],
  [new RegExp(`\\b${inTone} (?:elegante|exclusiv\\w|sobri\\w)\\b`), "tono elegante", "Más sobrio:"],
  [new RegExp(`\\b${inTone} (?:cercan|calid)\\w\\b`), "tono cercano", "Más cercano:"],
  [
    /\bmas (?:emoci\w+|emotiv\w+|sentimental\w*|sentimiento|corazon|alma|tiern\w|ternura)\b|\bque emocione\b/,
    "con emoción",
    "Con más emoción:",
  ],
  [/\bmas (?:vendedor\w*|comercial|directo|agresivo|convincente)\b/, "vender más", "Más vendedor:"],
  [new RegExp(`\\b${inTone} profesional\\b`), "tono profesional", "Más profesional:"],
  [
    /\b(?:menos|(?:sea|suene|quede) tan|tan|demasiado|muy|suene a|parezca(?: un)?) (?:vendedor\w*|comercial|publicitari\w|anuncio|venta|publicidad)\b/,
    "para que nos conozcan",
    "Menos vendedor:",
  ],
  [
    /\b(?:termin|acab|cierr|conclu)\w* (?:con una pregunta|preguntando)\b|\b(?:una )?pregunta al final\b/,
    "que comenten",
    "Con una pregunta al final:",
  ],
  [/\bsin emojis?\b|\bquita(?:r|le)? los emojis\b/, "sin emojis", "Sin emojis:"],
  [
    /\bcon emojis?\b|\bmas emojis\b|\b(?:pon|ponle|anade|agrega) (?:unos |algun )?emojis?\b/,
    "con emojis",
    "Con emojis:",
  ],
  [
    /\bsin (?:hashtags|etiquetas)\b|\bquita(?:r|le)? (?:los hashtags|las etiquetas)\b/,
    "sin hashtags",
    "Sin etiquetas:",
  ],
];
const again =
  /\b(?:otra (?:version|opcion|propuesta|vez|mas)|no me (?:gusta|convence)|distint[oa]|repite\w*|cambial[oa]|mejoral[oa]|prueba otra|hazlo (?:otra vez|de nuevo)|de nuevo)\b|\botr[oa]s?$|^(?:sigue|continua|mas|otra mas|y mas|mas ideas)$|\b(?:dame|haz|hazme|escribe|quiero|necesito) (?:\w+ )?(?:mas|otr[oa]s)\b|\botr[oa]s (?:\d|dos|tres|cuatro|cinco)\b/;
const begins = /^(?:y |pero |ok |vale |bien |ahora |me gusta |bueno |perfecto |esta bien |, )*/;
const networks = /\b(?:instagram|insta|linkedin|tiktok|twitter|facebook|fb|x)\b/;

/** What a short message changes in the piece before it; undefined when it asks for something else. */
export function followUp(prompt: string): FollowUp | undefined {
  const folded = fold(prompt);
  const text = folded.replace(begins, "");
  const words = folded.split(" ").length;
  if (words > 18) return undefined;
  const found = words <= 14 ? changes.filter(([pattern]) => pattern.test(folded)) : [];
  const aboutNew = /\b(?:sobre|acerca)\b/.test(folded);
  const network =
    /^(?:ahora|y (?:ahora |lo mismo )?|lo mismo|el mismo|la misma|haz(?:lo|me lo)|pon(?:lo|melo)|pasa(?:lo|melo)|adapta\w*|version|(?:y )?para|en)\b/.test(
      folded,
    ) &&
    networks.test(folded) &&
    words <= 10
      ? readRequest(prompt, []).platform
      : undefined;
  const add = found.map(([, extra]) => extra).join(", ");
  if (
    /^(?:y )?(?:ahora )?(?:lo mismo )?(?:pero )?(?:para|por|en|version) (?:de )?whatsapp$/.test(
      folded,
    )
  )
    return { what: "Para pegar en WhatsApp, sin etiquetas:", add: "sin hashtags" };
  if (network) return { what: `Ahora para ${networkLabel[network]}:`, add, network: true };
  if (found.length > 0 && !aboutNew)
    return {
      what: found[0]![2],
      add,
      onlyShorter: found.length === 1 && found[0]![1] === "más corto" && words <= 9,
    };
  if (
    /^(?:cambia|actualiza|corrige|modifica|sube|baja|pon|ponle|ponlo)\w*\b.*(?:\bprecio\b|\d+ ?[€%]|\$|\beuros\b|\bpesos\b|\bdescuento\b|\boferta\b|\d ?x ?\d)/.test(
      text,
    )
  )
    return { what: "Con el dato nuevo:", add };
  if (
    /^(?:cambia|actualiza|corrige|mueve|pasa|ponlo|pon)\w*\b.*\b(?:fecha|dia|hora|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|\d+ de \w+)\b/.test(
      text,
    )
  )
    return { what: "Con la fecha nueva:", add };
  if (addition.test(text) || missing.test(prompt.trim()) || datum.test(text))
    return { what: "Con eso dentro:", add };
  if (removal.test(text)) return { what: "Sin eso:", add };
  if (
    /^(?:ahora |y |lo mismo |otro |otra |el mismo )+(?:pero )?(?:sobre|con|de|del|para) (?:el|la|los|las|mi|mis|un|una|[a-zA-ZÀ-ÖØ-ž]+)/u.test(
      folded,
    ) &&
    words <= 9
  )
    return { what: "Con el tema nuevo:", add };
  if (again.test(folded) && !aboutNew) return { what: "Otra versión, con otra entrada:", add };
  if (words <= 9 && adjusting.test(text)) return { what: "Con ese cambio:", add };
  return undefined;
}

const adjusting =
  /^(?:donde (?:dice|pone) |reescrib|rehaz|rehace|mejora |que (?:sea|suene|diga|hable|vaya)|mejor |te pedi|queria |era |es para|para (?:el|la|los|las|este|esta|manana|hoy|gente|chic[oa]s|mamas|papas|jovenes|familias|mujeres|hombres|ninos|mayores|empresas|parejas|madres|padres|turistas|estudiantes|vecinos)|hazlo|hazme otr|haz otr|otr[oa] |cambia|sustituye|reemplaza|en vez de|sin |con )/;
const addition =
  /^(?:anade\w*|agrega\w*|incluye\w*|menciona\w*|suma\w*|mete\w*|pon|ponle|ponme|di|dile) (?!(?:lo|el texto|un post|una|un)\b)/;
/** «Falta el precio: 2 €», «te faltó decir que…». */
const missing =
  /^(?:te )?falt(?:a|an|ó|o|aba)(?: (?:poner|decir|mencionar|a[ñn]adir))? (?=que |el |la |los |las )/iu;
/** «El horario es de 8 a 14», told after a piece, belongs into it. */
const datum =
  /^(?:el |la |nuestro |nuestra |mi )?(?:horario|telefono|direccion|whatsapp|precio) (?:es|son|seria) /;
const removal = /^(?:quita\w*|elimina\w*|borra\w*|saca\w*|no (?:digas|pongas|menciones|hables)) /;

/** The sentence that «añade que es el sábado» adds, or undefined. */
export function addedFact(typed: string): string | undefined {
  const told = typed.trim();
  const prompt = missing.test(told)
    ? `añade ${told.replace(missing, "").replace(/^(?:que |el |la |los |las )/iu, "")}`
    : datum.test(fold(told))
      ? `añade ${told}`
      : typed;
  const match =
    /^(?:y |pero |ok,? |vale,? |ahora )*(?:a[ñn]ad[a-zà-ž]*|agreg[a-zà-ž]*|incluy[a-zà-ž]*|mencion[a-zà-ž]*|sum[a-zà-ž]*|met[a-zà-ž]*|ponle|ponme|pon|dile|di)\s+(?:tambi[eé]n\s+)?(?:que\s+)?(.{4,140})$/iu.exec(
      prompt.trim(),
    );
  if (
    !match ||
    /\b(?:emojis?|hashtags?|etiquetas|tono|m[aá]s cort|usted|linkedin|instagram|facebook|precio(?! es |: ?\d))\b/iu.test(
      match[1]!,
    )
  )
    return undefined;
  const phone =
    /^(?:el |mi |nuestro )?(tel[eé]fono|whatsapp|m[oó]vil)\s*:?\s*([+\d][\d\s.-]{5,18}\d)$/iu.exec(
      match[1]!.trim(),
    );
  if (phone)
    return `${phone[1]![0]!.toUpperCase()}${phone[1]!.slice(1).toLowerCase()}: ${phone[2]!.replace(/\s+/g, " ")}.`;
  const text = clip(plain(match[1]!), 130).replace(/[.,;:]+$/, "");
  if (
    text.length < 4 ||
    /[()/#&«»]/.test(text) ||
    /(?<![a-zà-ž])([a-zà-ž]+) \1(?![a-zà-ž])/iu.test(text)
  )
    return undefined;
  if (/(?<![a-zà-ž])(?:usted|ustedes|t[uú]|te|ti|tus|vos|vosotros)(?![a-zà-ž])/iu.test(text))
    return undefined;
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}

/** «Ponle precio 1,20 €» beside an offer: «Precio: 1,20 €.»; undefined where it is the offer's own price. */
export function pricedFact(prompt: string, offer: string | undefined): string | undefined {
  if (!offer || isPrice(offer)) return undefined;
  const [, price] =
    /^(?:pon(?:le|lo|me)?|a[ñn]ade\w*|agreg\w*|incluy\w*|falta) (?:el |un |su )?precio:? (?:de |es )?(?=\S*\d)(.{1,40})$/iu.exec(
      prompt.trim(),
    ) ?? [];
  return price && `Precio: ${clip(plain(price), 40).replace(/[.,;:]+$/, "")}.`;
}

/** The folded word that «quita lo del horno» leaves out. */
function removed(folded: string): string | undefined {
  const match =
    /^(?:y |pero |ok |vale |ahora )*(?:quita\w*|elimina\w*|borra\w*|saca\w*|no (?:digas|pongas|menciones|hables)) (?:de )?(?:lo |eso )?(?:de |del |que |el |la |los |las )*([a-zA-ZÀ-ÖØ-ž]{3,})/u.exec(
      folded,
    );
  return match && !/^(?:emojis?|hashtags?|etiquetas)$/.test(match[1]!) ? match[1] : undefined;
}

/** The request of the earlier piece, with what a message changes in it. */
export function amend(base: Request, prompt: string, products: readonly string[]): Request {
  const change = followUp(prompt);
  const said = readRequest(`${change?.add ?? ""}. ${prompt}`, products, false);
  const folded = fold(prompt);
  const out = removed(folded);
  const priced = pricedFact(prompt, base.offer);
  const extra = addedFact(prompt) ?? priced;
  const swap =
    /\b(?:cambia|sustituye|reemplaza)\s+(?:el |la |los |las )?([a-zà-ž]{3,})\s+por\s+(?:el |la |los |las )?([a-zà-ž ]{3,40})$/iu.exec(
      prompt.trim(),
    );
  const swapped =
    swap && base.subject && fold(base.subject.bare).includes(fold(swap[1]!))
      ? phrase(
          clip(plain(base.subject.bare.replace(new RegExp(swap[1]!, "iu"), swap[2]!.trim())), 60),
        )
      : undefined;
  const meant = /^(?:pero )?te ped[ií]\s+([^,;]+?)(?:,| y no|$)/iu.exec(prompt.trim())?.[1];
  const other =
    /\b(?:sobre|acerca|ahora (?:con|de|del|para)|(?:lo|el|la) mism[oa] (?:pero )?(?:con|de|del|para)|otr[oa] (?:pero )?(?:de|del|para))\b/.test(
      folded,
    )
      ? said.subject
      : undefined;
  const newSubject =
    swapped ??
    (meant ? readRequest(`sobre ${meant}`, products, false).subject : undefined) ??
    other;
  return {
    ...base,
    subject: newSubject ?? base.subject,
    facts: [...(newSubject ? [] : base.facts), ...(extra ? [extra] : [])]
      .filter((text) => !out || !fold(text).includes(out))
      .slice(-4),
    offer:
      out && /oferta|precio|descuento/.test(out)
        ? undefined
        : priced
          ? base.offer
          : (said.offer ?? base.offer),
    when: said.when ?? base.when,
    season: said.season ?? base.season,
    announcement: newSubject ? said.announcement : base.announcement,
    theme: newSubject ? said.theme : base.theme,
    platform: said.platform ?? base.platform,
    formal: /\bde tu\b|\bmas informal\b/.test(folded) ? false : said.formal || base.formal,
    tone: said.tone ?? (said.formal ? undefined : base.tone),
    count: said.count ?? base.count,
    lines: said.lines ?? base.lines,
    length:
      said.length === "short" && (base.length === "short" || base.length === "minimal")
        ? "minimal"
        : said.length === "normal"
          ? base.length
          : said.length,
    seconds:
      said.seconds ??
      (base.seconds && said.length === "short"
        ? Math.max(6, (base.seconds / 2) | 0)
        : base.seconds),
    silent: said.silent || base.silent,
    faceless: said.faceless || base.faceless,
    wish: said.wish ?? base.wish,
    audience: said.audience ?? base.audience,
    emoji: said.emoji ?? base.emoji,
    hashtags: base.hashtags && said.hashtags,
    heartfelt: said.heartfelt || base.heartfelt,
    without: [...base.without, ...said.without, ...(out ? [out] : [])],
  };
}

/** What the conversation is about so far. */
export interface Earlier {
  /** The message that the piece answers. */
  prompt: string;
  request: Request;
  list: ListId | undefined;
  /** The heading of the last finished piece after it, if any. */
  heading: string | undefined;
  /** That piece, from its heading to its end; "" without one. */
  piece: string;
  /** «Por qué está escrito así», as it was said. */
  reasons: string;
}

/** A finished piece without the worker's words around it. */
export function pieceIn(reply: string): string {
  const start = reply.search(/^## /mu);
  const end = reply.indexOf("\n---", start);
  return start < 0 ? "" : reply.slice(start, end < 0 ? undefined : end).trim();
}

const small = /^(?:hola|gracias|muchas gracias|ok|vale|perfecto|genial|buenas|bien)(?: \w+){0,2}$/;

/** The last request of the conversation with everything that was changed in it since. */
export function earlier(brief: Brief): Earlier | undefined {
  const products = brief.profile?.products ?? [];
  const changed: string[] = [];
  for (let index = brief.history.length - 1; index >= 0; index -= 1) {
    const turn = brief.history[index]!;
    if (turn.role !== "user" || small.test(fold(turn.content))) continue;
    if (index > 0 && followUp(turn.content) && changed.length < 8) {
      changed.unshift(turn.content);
      continue;
    }
    const pieces = brief.history
      .slice(index + 1)
      .filter((one) => one.role === "worker" && /^## /mu.test(one.content));
    const last = pieces.at(-1)?.content ?? "";
    return {
      prompt: turn.content,
      request: changed.reduce(
        (request, prompt) => amend(request, prompt, products),
        readRequest(turn.content, products, brief.workerId !== "lia"),
      ),
      list: listNamed(turn.content),
      piece: pieceIn(last),
      heading: /^## (.+)$/mu.exec(last)?.[1],
      reasons: /### Por qué está escrito así\n+([\s\S]+?)(?:\n\n|$)/u.exec(last)?.[1] ?? "",
    };
  }
  return undefined;
}
