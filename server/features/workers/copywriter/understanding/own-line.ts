import { fold, plain } from "../language/escape.ts";
import { isNoun, phrase } from "../language/grammar.ts";
import { askedOfReaders, asTheHouse, isOrder, withoutTelling } from "./dictated.ts";
import { isForUs, isThanks } from "./facts.ts";
import { withoutInstructions } from "./instructions.ts";
import { isLabel, saidPlainly } from "./occasion.ts";
import { ordersText } from "./order-first.ts";
import { withoutStart } from "./starts.ts";
import { isRequest } from "./subject.ts";
import { deliverableWord } from "./subject-candidate.ts";
import { isToldToCustomers, toldToCustomers, withoutAsides } from "./told.ts";

const network =
  "(?:(?:el |mi |nuestro )?(?:instagram|insta|ig|facebook|fb|face|tiktok|linkedin|twitter|x|whatsapp|google|meta|redes(?: sociales)?|grupo)(?![a-zA-ZÀ-ÖØ-ž]))";
/** «Hola Teo, necesito un post cortito para Instagram del…»: the order, up to the thing. */
const order = new RegExp(
  `^(?:(?:hola|buenas|buenos d[ií]as|oye|oigan|che|porfa|por favor|teo|mel)[,.!]? +)*` +
    "(?:para (?:el |la |los |las )?[a-zA-ZÀ-ÖØ-ž ]{3,30}: *)?" +
    "(?:(?:escr[ií]b|m[aá]nd|env[ií]|av[ií]s)[a-zà-ž]*les? (?:un (?:mensaje|whatsapp) )?(?:al? )(?:(?:la|los|las|un|una|mi|mis|nuestr[oa]s) )?[a-zà-ž]+(?= que ))?" +
    "(?:(?:me )?(?:quiero|queremos|quisiera|necesito|necesitamos|hacer|haz(?:me|nos)?|ponme|pon|dame|escribe|escr[ií]beme|crea|prep[aá]rame|prepara|puedes hacer(?:me)?|haces|avisa|anuncia|cuenta|postea|publica|sube|di) +(?:(?:publicar|anunciar|promocionar|vender|subir|ofrecer|mostrar) +)?(?:que +)?)?" +
    `(?:(?:(?:un|una|el|la|otro|algo) +)?(?:${deliverableWord}|algo)(?: +(?:cort(?:it)?[oa]s?|breve|largo|informativ[oa]|r[aá]pido|sencillo|bonito|divertid[oa])(?![a-zA-ZÀ-ÖØ-ž]))?(?: +(?:de|para) +(?:un )?(?:correos?|e-?mails?|reels?|v[ií]deos?|producto)(?= ))?(?: +(?:para|pa|de|en|por) +${network}(?: (?:o|y) (?:en )?${network})?| +(?:instagram|insta|ig|facebook|fb|tiktok)(?![a-zA-ZÀ-ÖØ-ž]))?)?` +
    "(?: +(?:a|para|pa) (?:(?:el|la|los|las|un|una|mi|mis|nuestr[oa]s) )?[a-zà-ž]+(?: [a-zà-ž]+){0,2}(?=:))?" +
    "[ :,-]*(?:(?:para|pa) (?:anunciar|avisar|contar|decir|recordar|promocionar|vender|mover|ofrecer|publicar)(?: (?:de )?que)? +|(?:anunciar|avisar|contar|decir|recordar) (?:de )?que +|(?:que diga|diciendo|avisando|anunciando|contando|recordando)(?: (?:de )?que)? +|(?:de|sobre|acerca de|con|para|pa|por) +(?=el |la |los |las |un |una )|(?:de|sobre) que +|del +|(?:de|sobre|acerca de|con|para|por) +|que +)?",
  "u",
);
/** What is left for us between commas. */
const toUs =
  /^(?:av[ií]sa(?:les)?|avis[aá]|public[aá](?:lo)?|publ[ií]calo|poste[aá](?:lo)?|s[uú]belo|h[aá]zlo|dale)$|^(?:muy |m[aá]s |algo )?(?:seri[oa]|cort(?:it)?[oa]s?|breve|larg[oa]|informativ[oa]|divertid[oa]|cercan[oa]|formal|informal|elegante|profesional|con humor|sin (?:emojis?|hashtags?|etiquetas|precios?|descuentos?|humor|exagerar|florituras|rodeos|adornos)|de usted|de t[uú]|de vos|trat[a-zà-ž]+ de (?:usted|t[uú]|vos)|gracias|porfa|por favor|urgente)(?: (?:ni|y|e) [a-zà-ž]+)?$|^(?:y )?pregunt(?!a por |e por )|^(?:ponme|ponlo|ponle|dame|hazme|hazlo|quita|añade|agrega|manda|mándame|usa) |^(?:y )?(?:que|con) (?:termin|acab|empie|empie[cz]|pregunt|suen|se[an]|qued|lleve|tenga|etiquet)|^sin (?:asustar|alarmar|dramatizar|dramas?|agobiar|presionar|tecnicismos|vueltas)$|^sin (?:poner|ser|parecer|sonar|pasar|exager|invent|menc)|cursi|[a-zà-ž]{3,}[aei]rme(?![a-zà-ž])|emojis?|hashtags?|tono|^(?:me )?(?:puedes|podr[ií]as) (?:hacer|pon|escribir|usar|a[ñn]adir|agregar|mand|dar|ayud)/iu;
/** Who speaks of themselves speaks to us, unless it is said to a customer: «si te lo hice yo». */
const ofOneself = /(?<![a-zà-ž])(?:yo|me|mi|mis|quiero|necesito|tengo|creo|pienso)(?![a-zà-ž])/iu;
const toReader =
  /(?<![a-zà-ž])(?:te|ti|tus?|contigo|mi (?:mam[aá]|pap[aá]|madre|padre|abuel[oa]|t[ií][oa]|familia)(?= (?:l[oa]s? |hace|cocina|teje|prepara)))(?![a-zà-ž])/iu;

/** «Pasá a buscarla»: the owner's own order to the reader. */
const voseo =
  /^(?:pas[aá]te|pasá|pedí|vení|reservá|escribí|llamá|traé|encargá|elegí|aprovechá|consultá|preguntá|cotiz[aá]|solicit[aá]|llevate|sumate|anotate|animate|acercate|probá)(?![a-zà-ž])/iu;

/** Whether a clause is told to customers, and not to us. */
function isTold(part: string): boolean {
  if (ordersText(part)) return false;
  if (isOrder(part) || voseo.test(part)) return true;
  if (isThanks(part)) return true;
  if (
    toUs.test(part) ||
    isRequest(part.replace(amounts, "").replace(ifTheyAsk, "").replace(shown, ""))
  )
    return false;
  return toReader.test(part) || !(ofOneself.test(part) || isForUs(` ${fold(part)} `));
}

const small = new Set(
  "para pero desde hasta sobre este esta estos estas como cada todo toda todos todas unos unas solo entre donde cuando nuestro nuestra quien".split(
    " ",
  ),
);

/** «Reparto en laureles y el poblado»: where something is taken to. */
const taken =
  /(?<=(?<![a-zA-ZÀ-ÖØ-ž])(?:domicilio|env[ií]os?|enviamos|reparto|repartimos|entregas?|entregamos|recogemos|recogida|recojo|delivery|vamos)(?: a domicilio| gratis| (?:los )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?))? (?:en|por|a) )((?:(?:el|la|los|las) )?[a-zß-öø-ž]{4,}(?: [a-zß-öø-ž]{4,})?(?:(?:,| y) (?:(?:el|la|los|las) )?[a-zA-ZÀ-ÖØ-ž]{4,}(?: [a-zß-öø-ž]{4,})?){0,3})$/u;
const noPlaces = (
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre casa domicilio oficina " +
  "todo toda dia día hora ciudad centro efectivo tienda zona barrio alrededores cercan pueblo provincia hotel restaurante " +
  "empresa puerta pais país norte este oeste compra partir coche moto bici colegio mismo minutos mano persona mensaje " +
  "whatsapp tarde noche mañana local taller"
).split(" ");
/** Whether what follows «en» or «por» is a time, a means or any house, and no place with a name. */
function isNoPlace(text: string): boolean {
  const said = text.toLowerCase();
  return noPlaces.some((word) => said.includes(word));
}
const capitals = (text: string) =>
  text.replace(/(?<![a-zA-ZÀ-ÖØ-ž])[a-zß-öø-ž](?=[a-zA-ZÀ-ÖØ-ž])(?!y )/gu, (letter) =>
    letter.toUpperCase(),
  );

/** «Compras de más de 30 €» asks us for nothing. */
const amounts =
  /(?<![a-zà-ž])(?:m[aá]s|menos|puedes|planes|plan|ayudantes?|ayudamos|(?:la|las|tu) ayudas?)(?![a-zà-ž])/giu;

/** «Presentando este post» is what a customer does. */
const shown =
  /(?<![a-zà-ž])(?:present|mostr|ense[ñn]|diciendo|mencion|compart)[a-zà-ž]* (?:en caja )?(?:que vien[a-z]+ de )?(?:este|esta) (?:post|publicaci[oó]n|historia|anuncio|mensaje|correo|texto)(?![a-zà-ž])/giu;

/** «Mismo día si escribes antes de las 10» asks us for nothing either. */
const ifTheyAsk = /(?<=[a-zà-ž]) si (?:escrib|llam|avis|mand)[a-zà-ž]+ .*$/iu;

/** «Envío gratis en godoy cruz»: two words at the end that are no nouns name a place. */
function withPlace(typed: string): string {
  const clause = typed.replace(taken, (places) => (isNoPlace(places) ? places : capitals(places)));
  return clause
    .replace(
      /(?<=(?<![a-zA-ZÀ-ÖØ-ž])(?:en|por|a) [A-ZÀ-ÖØ-Þ][a-zß-öø-ž]+ y )[a-zß-öø-ž]{4,}$/u,
      (place) => (isNoPlace(place) || isNoun(place) ? place : capitals(place)),
    )
    .replace(
      /(?<=\ben )([a-zß-öø-ž]{4,}) ([a-zß-öø-ž]{4,})$/u,
      (both, one: string, other: string) =>
        isNoun(one) || small.has(one)
          ? both
          : [one, other].map((word) => word[0]!.toUpperCase() + word.slice(1)).join(" "),
    );
}

/** What makes one clause more than the name of a thing. */
const details =
  /\d| (?:para|con|sin|hasta|desde|gratis|inclu[a-zA-ZÀ-ÖØ-ž]+) |(?<![a-zà-ž])ya (?:est[aá]n?|qued[oó]|lleg[oó]|llegaron) /u;

/** «Motos 150cc 950 pesos»: a price that no comma sets apart. */
const unmarked =
  /(?<!(?<![a-zà-ž])(?:a|al|de|del|por|en|desde|hasta|son|cuestan?|valen?|solo|s[oó]lo|m[aá]s|menos|y|o|x|los|las|el|la|queda|sale|salen|precio|unos|con|m[ií]nimo|tras|sobre|antes|ahora|entre|tengo|tenemos|[a-zà-ž]+mos|pedido|compra|grupo|estancia|alquiler|gasto|gastar|invierto|invertir|presupuesto|cuento))(?<=[a-zà-ž\d]{3})( (?:(?:S\/|Bs|[$₡]) ?\d|\d[\d.,]* ?(?:€|euros|pesos|soles|d[oó]lares|quetzales|lempiras|bolivianos|bs|lucas|mil)(?![a-zà-ž])|m[ií]nimo \d))/giu;

/** How many prices the clause around a place of the text names: «docena $14.000 y media $7.500». */
function pricesAround(text: string, at: number): number {
  const start = Math.max(...[", ", ";", "\n"].map((mark) => text.lastIndexOf(mark, at)));
  const [clause = ""] = text.slice(start + 1).split(/, |[;\n]/);
  return [...clause.matchAll(aPrice)].length;
}
const aPrice = /(?:S\/|Bs|[$₡]) ?\d|\d ?(?:€|euros|pesos|soles|lucas|mil)/gu;

/** The clauses of a message that are no order to us, as typed, sentence by sentence. */
function sentences(prompt: string, formal: boolean, theirs: string | undefined): string[][] {
  const message = withoutTelling(withoutAsides(saidPlainly(withoutInstructions(prompt), formal)));
  const spoken = asTheHouse(askedOfReaders(message, formal), formal);
  const text = withoutStart(toldToCustomers(spoken, formal), order)
    .replace(
      /(?<!(?<![a-zà-ž])(?:de|con|l[oa]s?|el|para|y|o|una|tu|su|sin|que|no|previa|si|te|se|hasta))(?<=[a-zà-ž\d]{3}) (?=(?:reserva|pide|agenda|escribe|escríbenos|llama|llámanos|consulta|pregunta) (?:por|al|en|tu|ya)(?![a-zà-ž]))/giu,
      ", ",
    )
    // «Los miércoles 2 por $900», «desde las 7am $3,50», «plata 20% esta semana»
    .replace(
      /(?<=(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)) (?=\d por [$S\d])|(?<=\d ?(?:am|pm|hs?)) (?=[$₡]|S\/|\d+ ?€)|(?<=[a-zà-ž]{4,}) (?=\d\d ?% (?:hasta|est[ae]|hoy|los|tod[oa]) )/giu,
      ", ",
    )
    // «Fotos de bautizo paquete S/ 450»
    .replace(
      /(?<=[a-zà-ž]{4,}) (?=(?:paquete|pack|combo|promo) (?:de |a )?(?:S\/|Bs|[$₡]|\d))/giu,
      ", ",
    )
    .replace(unmarked, (all: string, price: string, at: number, whole: string) =>
      // «Primera 60 euros y seguimiento 35» is a list; «envíos 9 mil» is what they cost.
      / (?:y|e|o) [a-zà-ž]+(?: [a-zà-ž]+)? (?:a )?\d/iu.test(whole) ||
      pricesAround(whole, at) > 1 ||
      whole.slice(0, at).includes(",")
        ? all
        : `,${price}`,
    )
    .replace(
      /(?<=\d ?(?:€|euros|pesos|soles|mil|lucas)) (?=(?!hasta|para|desde|entre|menos|inclu|sobre)[a-zà-ž]{4,} \d{2})/giu,
      ", ",
    )
    .replace(
      /(?<=\d(?: ?(?:€|euros|pesos|soles|mil|lucas))?) (?=(?:trae|traen|lleva|llevan|viene con|vienen con) )/giu,
      ", ",
    )
    .replace(/(?<!(?:^|[,.;:]|que|no|no se|precio|también|ya|y)) (?=incluyen? )/giu, ", ")
    .replace(
      /,? (?:y )?(?:que incluya|incluyendo|mencionando(?: que)?|destacando(?: que)?) /giu,
      ", ",
    );
  const letter =
    /(?<![a-zà-ž])(?:correo|e-?mail|mail|mensaje|whatsapp|newsletter)(?![a-zà-ž])/iu.test(prompt);
  return text
    .split(/[;\n]|\.(?!\d)/)
    .slice(0, 6)
    .map((sentence) =>
      sentence
        .split(theirs ? /,(?!\d)|: / : /,(?!\d)/)
        .slice(0, 8)
        .map((part) => plain(part))
        .filter((part) => /[a-zA-ZÀ-ÖØ-ž]{3}|\d/u.test(part) && isTold(part))
        .map((part) => withPlace(part.replace(/^(?:y|e|pero|que|adem[aá]s) /iu, "")))
        // Whom it is for is said to them, in its own sentence.
        .filter(
          (part, at) =>
            !theirs || !fold(part).includes(theirs) || (at > 0 && !letter && /^para /iu.test(part)),
        )
        .filter((part, at, all) => at > 0 || all.length === 1 || !isLabel(part)),
    )
    .filter((parts) => parts.length > 0);
}

/** What a thing does or is, which needs its name before it and no comma. */
const ofTheThing =
  /^(?:son|es|est[aá]n?|tienen?|incluyen?|vienen?|duran?|cuestan?|valen?|llevan?|salen?|traen?|se (?:hacen?|sirven?|venden?|entregan?|recogen?)|empiezan?|sirven?|miden?|pesan?) /iu;
/** A clause with a verb of its own, which begins a sentence. */
const itsOwn =
  /^(?:(?:ya|tambi[eé]n|no|solo|s[oó]lo|siempre|adem[aá]s|aqu[ií]|ahora|esta semana|este mes) )*(?:(?:te|le|les|se|lo|la|los|las|nos) )*(?:(?<=(?:se|te|le|les|nos) )[a-zà-ž]{2,}[aeo](?:s|n)?|(?!(?:ramos|tramos)(?![a-zà-ž]))[a-zà-ž]+[aei]mos|hay|quedan?|llegan?|llegaron|lleg[oó]|vuelven?|volvi[oó]|volvieron|empiezan?|incluyen?|sirve|puedes|puede|pueden|recoge[ns]?|entrega[ns]?|recogen?|paga[ns]?|encarga[ns]?|retira[ns]?|aparta[ns]?|reserva[ns]?|acepta[ns]?|admite[ns]?|son|es|est[aá]n?|tienen?|traen?|llevan?|vienen?|dura[ns]?|abre[ns]?|cierra[ns]?|salen?) |^(?:pedidos|encargos|reservas|inscripciones) (?:hasta|antes|desde|por|al|con|en) |^(?:el|los) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?) (?:no )?[a-zà-ž]{3,}[aei]mos |^(?:el|la|los|las|nuestr[oa]s?) (?:[a-zà-ž]+ ){1,4}?(?:es|son|est[aá]n?|va|van|incluyen?|sale|salen|hay|cuestan?|empiezan?|llegan?|duran?) |^(?:el|la|los|las|quien) (?:que )?.+ (?:se lleva|paga|tiene)n? /iu;
/** «Si hay mal mar te devolvemos el dinero»: a condition with what follows from it. */
const whole =
  /^si [a-zà-ž].{3,60} (?:(?:te|le|se|nos|la|lo|las|los) )?[a-zà-ž]+[aei]mos(?![a-zà-ž])/iu;
const joined =
  /^(?:si|porque|cuando|aunque|mientras|y|e|o|ni|pero|que|para|hasta|desde|con|sin|a|de|en|por) /iu;

const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

/** «Las porras rellenas son de nata», «El taller: empieza…»: the bare name of the thing and what follows it. */
function withName(name: string, next: string): string {
  const { full } = phrase(name);
  return ofTheThing.test(next) ? `${full} ${next}` : `${full}: ${next}`;
}

/** «Agenda al 55 5010», «reserva por mensaje»: an order of the owner's to the reader. */
const isCall = (clause: string): boolean =>
  isOrder(capital(clause)) &&
  /^[a-zà-ž]+ (?:al|por|tu|tus|ya|con|en|antes|el|la|los|las|a|hoy|una?)(?![a-zà-ž])/iu.test(
    clause,
  );

/** Whether a clause is no more than what the thing is called. */
const isName = (clause: string): boolean =>
  !details.test(`${clause} `) &&
  clause.split(" ").length < 8 &&
  !itsOwn.test(`${clause} `) &&
  (/^(?:el|la|los|las) /iu.test(clause) || isNoun(clause.split(" ")[0]!));

/** The clauses with the bare name of the thing in one with what follows it. */
function named([first = "", second, ...others]: readonly string[]): string[] {
  const [name = "", rest] = first.split(/: (.+)/su);
  if (rest && isName(name))
    return [withName(name, rest), ...(second === undefined ? [] : [second, ...others])];
  if (second === undefined) return [first];
  // «Un auto usado. Gol 2018 con 60 mil km»: any of its kind, and then this one.
  if (/^una? /iu.test(first) && isName(first.replace(/^una? /iu, "")))
    return [`${first}. ${capital(second)}`, ...others];
  return isName(first) ? [withName(first, second), ...others] : [first, second, ...others];
}

/** «Primera consulta 40 €» after an order to the reader is a sentence of its own. */
const ofPrice = /^[a-zà-ž]{5,} [^,]*[\d€$]/iu;

/** Clauses as sentences: each that has a verb of its own stands alone, the rest follow between commas. */
function asSentences(parts: readonly string[]): string[] {
  const clauses = named(parts);
  const said: string[] = [];
  for (const clause of clauses) {
    const last = said.at(-1) ?? "";
    // «Si reservas antes del 15, te regalamos las cajas» is one sentence.
    const opened = /^si [^,]*$/iu.test(last);
    if (
      last &&
      !isCall(clause) &&
      !voseo.test(clause) &&
      !(isToldToCustomers(`${last} `) && ofPrice.test(clause)) &&
      (opened || (!whole.test(clause) && (joined.test(clause) || !itsOwn.test(`${clause} `))))
    )
      said[said.length - 1] =
        `${last}, ${opened ? `${clause[0]!.toLowerCase()}${clause.slice(1)}` : clause}`;
    else said.push(clause);
  }
  return said.map(capital);
}

/** «Un anuncio de toldos para Facebook»: where it goes is no part of the thing. */
const forTheNetwork = new RegExp(
  `(?<=^[^,.;:\\n]{3,90}) para ${network}(?=\\s*(?:$|[,.;:\\n]))`,
  "iu",
);

/**
 * What an owner tells besides the order to us, in their own words and sentence by sentence:
 * «Escapada a Oporto del 5 al 8 de diciembre, 389 euros por persona. Incluye el hotel.»; empty when
 * it is no more than the thing's name, or nothing that could be published. What names the `audience`
 * is left out.
 */
export function ownLines(prompt: string, formal: boolean, audience: string | undefined): string[] {
  if (/[?¿«»“”"#&<>[\]{}|\\]/.test(prompt) || prompt.length > 500) return [];
  // «Para corredores» is part of the thing; «los que se dieron de baja» are whom it is sent to.
  const sentTo = audience?.includes(" que ") ? fold(audience) : undefined;
  const told = sentences(prompt.replace(forTheNetwork, ""), formal, sentTo);
  const lines = told.flatMap(asSentences).map((text) =>
    `${text}.`
      .replace(/(\d)\s?x\s?(?=\d)/giu, "$1×")
      .replace(/(\d)(?=[%€])/gu, "$1 ")
      .replace(/(?<=\d )bs(?![a-zà-ž])/giu, "Bs")
      .replace(/(?<![a-zà-ž])whatsapp(?![a-zà-ž])/giu, "WhatsApp")
      .replace(/(?<= por )ig(?![a-zà-ž])/giu, "Instagram")
      .replace(/(?<![a-zà-ž])(?:instagram|facebook)(?![a-zà-ž])/giu, capital),
  );
  const length = lines.join(" ").length;
  const one = told.length === 1 && told[0]!.length === 1;
  if (length < 17 || length > 340 || (one && !details.test(lines[0]!))) return [];
  return lines;
}

/** The same as one line; undefined when there is none. */
export function ownLine(
  prompt: string,
  formal: boolean,
  audience: string | undefined,
): string | undefined {
  return ownLines(prompt, formal, audience).join(" ") || undefined;
}

/** Whether a clause of the line says something that a text does not. */
export function isLost(line: string, text: string): boolean {
  const said = ` ${fold(text.replace(/#\S+/gu, " "))} `;
  // Hours, a whole month, a limit, a code or a telephone are all or nothing.
  const exact =
    line.match(
      /de \d{1,2}(?::\d{2})? a \d{1,2}(?::\d{2})?|hasta las? \d{1,2}|(?<= tod[oa]s? (?:el mes de |el |la |los |las )?)[a-zà-ž]{4,}|(?<= con (?:una? )?)[a-zA-ZÀ-ÖØ-ž]{5,}|en efectivo|entre semana|fines? de semana|\d+ (?:grs?|g|gramos|kg|kilos|ml|litros)(?=[ .])|\d{1,2}(?= %)|s[oó]lo (?:l[ao]s |el )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)|(?<=\bs[oó]lo )(?:para|en|por|con) [a-zà-ž]{4,}|[A-ZÀ-ÖØ-Þ]{3,}\d+|(?<=\bc[oó]digo )\S{3,}|\d{3,}(?: \d{2,})+/gu,
    ) ?? [];
  if (exact.some((token) => !said.includes(` ${fold(token)}`))) return true;
  // What follows the thing's name and a colon is a clause of its own, too.
  const told = line.split(": ").slice(1, 2);
  return [...line.split(/[,.] |\.$/), ...told].some((clause) => {
    const words = fold(clause)
      .split(" ")
      .filter((word) => (word.length > 3 && !small.has(word)) || /\d/.test(word));
    const missing = words.filter((word) => !said.includes(` ${word.slice(0, 5)}`));
    return words.length > 0 && missing.length / words.length >= 0.4;
  });
}
