const verbs =
  "(?:me )?(?:(?:haz|hac[eé]|haga|h[aá]ga|prep[aá]ra|prepar[aá]|escr[ií]be|escrib[ií]|cr[eé]a|cre[aá]|redacta|red[aá]cta|arma|[aá]rma|genera|gen[eé]ra|p[aá]sa|d[aá]|s[aá]ca|ay[uú]da)(?:me|nos|lo)?(?: con)?|hacerme|haces|har[ií]as|hagas|quiero|quer[ií]a|quisiera|necesito|necesitamos|necesitar[ií]a|me gustar[ií]a|(?:puedes|podr[ií]as|pod[eé]s|puede) (?:hacerme|hacer|escribirme|escribir|prepararme|preparar|crear|redactar))";
const works =
  "(?:posts?|posteo|publicaci[oó]n|entrada|texto|textito|copy|caption|historia|storie?s?|reel|guion|guión|tuit|tweet|hilo|carrusel|anuncio|correo|e-?mail|mail|newsletter|bolet[ií]n|mensaje|whatsapp|nota|comunicado|aviso|cartel|flyer|folleto)";
const qualities =
  "cort[oa]|breve|bonit[oa]|chul[oa]|lind[oa]|guap[oa]|divertid[oa]|gracios[oa]|elegante|emotiv[oa]|llamativ[oa]|creativ[oa]|original|profesional|seri[oa]|formal|informal|sencill[oa]|alegre|con humor|con gracia|con emojis|sin emojis|cercan[oa]";
const places =
  "(?: (?:para|en|de) (?:(?:mi|el|la|las|los|mis|nuestr[oa]s?) )?(?:instagram|insta|ig|facebook|fb|face|linkedin|tiktok|twitter|x|whatsapp|redes(?: sociales)?|stories|historias|estados?(?: de whatsapp)?|web|blog|p[aá]gina|clientes?|clientas|muro|perfil|google))";
const purposes =
  "(?: (?:para|que) (?:avis[a-zà-ž]+|anunci[a-zà-ž]+|cont[a-zà-ž]+|cuent[a-zà-ž]+|celebr[a-zà-ž]+|comunic[a-zà-ž]+|public[a-zà-ž]+|publiqu[a-zà-ž]+|difund[a-zà-ž]+|promocion[a-zà-ž]+)(?: a (?:(?:los|las|mis|nuestr[oa]s) )?client[ea]s)?)";

/** How much of a message's end an order takes. */
const orderMax = 160;
/** «…, hazme un post», «… Necesito una publicación para Facebook»: an order that comes after what it is about. */
const after = new RegExp(
  `(?:[,.;:!)\\n] ?|\\s[-–—]\\s|\\s(?=y ))(?:y |pues |as[ií] que |entonces )?(?:por favor,? |porfa,? )?(${verbs} (?:un|una|el|la|otro|otra)?(?: (?:buen|buena|bonito|bonita|corto|corta|peque[nñ]o|peque[nñ]a))? ?${works}(?: (?:muy |m[aá]s )?(?:${qualities})(?: y (?:${qualities}))?)?(?:${places}|${purposes}){0,2})(?:,? (?:por favor|porfa|gracias|plis|porfis|ok))*[.!?… ]*$`,
  "iu",
);
/** An order for a text, at the beginning: «hazme un post», «post para…». */
const ordered = new RegExp(
  `^(?:y )?(?:${verbs} )?(?:(?:un|una|el|la|otro|otra) )?(?:buen |buena )?${works}(?![a-zà-ž])`,
  "iu",
);
const commanded = new RegExp(`^(?:y )?${verbs} .*${works}(?![a-zà-ž])`, "iu");

/** Whether a clause orders a text from us. */
export const ordersText = (clause: string): boolean =>
  ordered.test(clause) && commanded.test(clause);

/** What says how it should sound, which elsewhere would pass for the thing: « cercano». */
const tones =
  / (?:muy |m[aá]s )?(?:gracios[oa]|elegante|emotiv[oa]|llamativ[oa]|creativ[oa]|original|profesional|seri[oa]|formal|informal|alegre|cercan[oa])(?= |$)/iu;

/** The same message with what it asks for first, as most are written; untouched where it begins with an order. */
export function orderFirst(message: string): string {
  const [ending = "", order = ""] = after.exec(message.slice(-orderMax)) ?? [];
  const told = message.slice(0, message.length - ending.length).trim();
  if (!order || told.length < 8 || ordered.test(told) || /[?¿]/.test(told)) return message;
  const [tone = ""] = tones.exec(order) ?? [];
  const plainly = order.replace(tone, "");
  return `${plainly[0]!.toUpperCase()}${plainly.slice(1)}: ${told}${tone && `, tono${tone}`}`;
}

const passive =
  /((?:^|[,.;:!\n]|(?<= )que) *)me (?=(?:han|acaban de|van a) (?:dado|conced|otorg|eleg|nombr|nomin|premi|certific|seleccion|entreg|invit|reconoc|dar|publicado))/giu;
const perfect =
  /((?:^|[,.;:!\n]|(?<= )que) *)(?:he|acabo de) (?=(?:abierto|abrir|estrenado|estrenar|ganado|ganar|recibido|recibir|conseguido|conseguir|renovado|renovar|reformado|reformar|cambiado|cambiar|ampliado|ampliar|lanzado|lanzar|a[nñ]adido|sacado|sacar|inaugurado|inaugurar|tra[ií]do|traer|incorporado|montado|montar)(?![a-zà-ž]))/giu;
const free =
  /(?<=^|[,.;:!\n] *|(?:semana|viene|próxima|hoy|mañana|tarde|mes|viernes|jueves|martes|lunes|miércoles|sábado|domingo|también|ya|aún) )tengo (?=(?:(?:un|dos|tres|varios|algunos|algunas|\d+) )?(?:huecos?|citas?|plazas?|turnos?|horas? libres?|cupos?|sitios?|lugares|disponibilidad|agenda)(?![a-zà-ž]))/giu;
const past: readonly (readonly [RegExp, string])[] = [
  [/((?:^|[,.;:!\n]) *)gané(?= )/giu, "ganamos"],
  [/((?:^|[,.;:!\n]) *)abrí(?= )/giu, "abrimos"],
  [/((?:^|[,.;:!\n]) *)estrené(?= )/giu, "estrenamos"],
  [/((?:^|[,.;:!\n]) *)conseguí(?= )/giu, "conseguimos"],
  [/((?:^|[,.;:!\n]) *)recibí(?= )/giu, "recibimos"],
  [/((?:^|[,.;:!\n]) *)saqué(?= )/giu, "sacamos"],
  [/((?:^|[,.;:!\n]) *)lancé(?= )/giu, "lanzamos"],
];

/** News of who works alone, as the house tells it: «me han dado el premio» → «nos han dado el premio». */
export function asTheHouse(message: string): string {
  const told = message
    .replace(passive, "$1nos ")
    .replace(free, "tenemos ")
    .replace(
      perfect,
      (all, before: string) => `${before}${/acabo/iu.test(all) ? "acabamos de" : "hemos"} `,
    );
  return past.reduce((text, [one, many]) => text.replace(one, `$1${many}`), told);
}
