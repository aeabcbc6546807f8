import { clip, plain } from "../language/escape.ts";
import { isSentence } from "./facts.ts";
import { withoutInstructions } from "./instructions.ts";
import { readersIn } from "./letter.ts";
import { withoutAsides } from "./told.ts";

/** A mail that is ordered: what it is for, to whom it goes and what it tells, clause by clause. */
export interface Mailing {
  purpose:
    | "invitation"
    | "welcome"
    | "cart"
    | "wishes"
    | "thanks"
    | "introduction"
    | "told"
    | "about";
  /** «los que compraron en Navidad»; "" where nobody is named. */
  people: string;
  clauses: readonly string[];
}

const head =
  /^(?:(?:hola|por favor|porfa|oye|nai|che)[, ]+)*(?:(?:me )?(?:necesit[ao]|quiero|quisiera|haz|haceme|hazme|hac[eé]|(?:escr[ií]b|prep[aá]r|cr[eé]|m[aá]nd|env[ií]|[aá]rm|red[aá]ct|p[aá]s)[a-zà-ž]{1,3}?(?:me)?|dame|ay[uú]dame con|haces|hac[eé]s) )?(?:un |una |el |la |otro |otra |dos |tres |cuatro |[2-4] )?(?:nuev[oa] )?(?:e-?mails?|correos?(?: electr[oó]nicos?)?|mails?|mailing|newsletters?|bolet[ií]n|campaña (?:de|por) (?:correo|e-?mail|mail)|invitaci[oó]n(?= (?:por|de|en) (?:correo|e-?mail|mail)| al? | para ))(?: (?:distint[oa]s?|diferentes?|fr[ií]o|(?:en|de) fr[ií]o|comercial|cort[oa]|cortit[oa]|breve|sencill[oa]|bonit[oa]|lind[oa]|formal|simple|mensual|semanal|promocional|profesional|cordial|elegante|seri[oa]|amable|recordatorio|informativo|recordando(?= a )|r[aá]pid[oa]))*(?: (?:por|de|en) (?:correo|e-?mail|mail))?(?![a-zà-ž])/u;
const invites =
  /^(?: (?:de|para) (?:la )?invitaci[oó]n| invitando| (?:para|que) invit[a-zà-ž]+|,? (?:para )?invit(?:a|á|alos|ando|e)[a-zà-ž]*)(?=[ :,])/u;
const welcomes = /^ (?:de |dando (?:la )?|para dar(?:les)? (?:la )?)bienvenida(?![a-zà-ž])/u;
const wishes =
  /^(?: de felicitaci[oó]n(?: de| por)?| felicitando(?:les)?(?: por)?| para (?:felicit|fel[ií]cit|dese)[a-zà-ž]*| deseando(?:les)?| de)? (?:(?:la|las|el|una|feliz|felices) )*(navidad(?:es)?|fiestas|año(?: nuevo)?|reyes)(?![a-zà-ž])/u;
const tells =
  /^ (?:para |de )?(?:avis|record|recuerd|cont|cuent|anunci|lanz|present|promocion|dic|dec|inform|explic|comunic|pid|ped|aclar|confirm)(?:ando|iendo|ar|ir|o|a|á|e|é|í)(?:l[eo]s?)?(?: (?:a (?:l[oa]s |mis |nuestr[oa]s |tod[oa]s )*(?:[a-zà-ž]+s)))?(?: de)?(?: que|:)? /u;
const offers =
  /^ (?:para )?ofr(?:ec|éc|ezc)[a-zà-ž]*(?: a (?:l[oa]s |mis |nuestr[oa]s |tod[oa]s )*[a-zà-ž]+s(?= ))? /u;
const thanks =
  /^ (?:(?:para |de )?(?:agradec(?:iendo|er)|agradezc)[a-zà-ž]*|(?:de )?agradecimiento|dando (?:les )?las gracias|de gracias)(?= |$)/u;
const others =
  /^(?:invit|avis|record|recu[eé]rd|felic[ií]t|agrad[eé]c|ofr[eé]c|anunci|cont|cu[eé]nt|d[ií]les|p[ií]d)[a-zà-ž]*(?= ).{0,80}? por (?:correo|e-?mail|mail)(?= |$|:)/u;
const away =
  /^,? que (?=(?:(?:desde )?hace |llevan? |ya no |no (?:vien|vuelv|compr|ped|pid|han |reserv|nos ))[^,:;.]{3,80})/u;
const answers =
  /^ (?:contestando|respondiendo|(?:para|de) (?:contestar|responder|respuesta))(?:le|les)? a [^,:]{4,90}[,:] ?/u;
const presents =
  /^ (?:(?:de|para) (?:la |nuestra )?presentaci[oó]n(?: (?:de la empresa|del negocio))?|present[aá]ndo(?:nos|me)|para (?:presentar(?:nos|me)|darnos a conocer))(?=[ ,:.]|$)/u;
const confirms =
  /^ (?:(?:de |para )?confirm(?:aci[oó]n|ando|ar) (?:de |la |el |una? )*)(reserva|cita|pedido|compra|inscripci[oó]n|turno|plaza)(?![a-zà-ž])/u;
const cart = /carrito/u;

/** Words to us that tell the reader nothing. */
const meta =
  /^(?:(?:y )?(?:con |en |de |un )?(?:tono|estilo|asunto|emojis?)(?![a-zà-ž])|(?:(?:de|con) )?(?:usted|t[uú]|vos)$|sin (?:emojis?|exagerar|descuentos?|asunto)|(?:que sea |muy |bien |algo )?(?:cort[oa]|breve|sencill[oa]|cercan[oa]|formal|bonit[oa]|lind[oa])$|(?:por favor|porfa|gracias)$)/u;

/** What is told, cut where a reader breathes: a figure keeps its comma and a condition its consequence. */
function clausesOf(rest: string): string[] {
  const clauses: string[] = [];
  let open = "";
  for (const part of withoutInstructions(rest)
    .replace(/^[\s,.:;-]+/u, "")
    .split(
      /\s*[,;](?!\d)\s*|(?<!\d)\.\s+|\.\s+(?=[A-ZÀ-ÖØ-Þ])|\s+y\s+(?=que |(?:solo |s[oó]lo )?\d+ (?:plazas?|cupos?|personas|lugares|€|euros|pesos))|\n+/u,
    )) {
    const said = plain(part).replace(/[.,;:\s]+$/u, "");
    if (!said || meta.test(said.toLowerCase())) continue;
    const whole = open ? `${open}, ${said}` : said;
    open =
      /^(?:y )?(?:que )?(?:si|cuando|aunque|como) /iu.test(said) &&
      said.length < 60 &&
      !isSentence(said)
        ? whole
        : "";
    if (!open) clauses.push(clip(whole, 200));
  }
  if (open) clauses.push(open);
  return clauses.slice(0, 10);
}

const verbsOnly =
  /^(?:(?:me )?(?:necesit[ao]|quiero|quisiera|haz|haceme|hazme|hac[eé]|escr[ií]b[a-zà-ž]{1,5}|red[aá]cta(?:me)?|dame)(?: (?:algo|uno|una))? )?(?:(?:un )?(?:texto|aviso|mensaje) (?=para |de |que |sobre ))?/u;
/** «Sobre el taller del sábado», «cerramos el 24»: a mail is ordered already, and this is what it says. */
export function mailingSaid(prompt: string): Mailing | undefined {
  const text = prompt.trim();
  const said = text.slice(verbsOnly.exec(text.toLowerCase())?.[0].length ?? 0);
  return /^(?:sobre|del?|para|a|al|que|avis|record|anunci|invit|felicit|ofrec|agradec|con|por) ?/iu.test(
    said,
  )
    ? mailingIn(`correo ${said}`)
    : mailingIn(`correo: ${said}`);
}

/** The mail that a message orders, or undefined where it orders none that is sure. */
export function mailingIn(prompt: string): Mailing | undefined {
  const text = withoutAsides(prompt.trim()).replace(/(?<=hace )mas (?=de )/giu, "más ");
  if (/[«“"?¿]/u.test(text) || text.length > 700) return undefined;
  const [order = ""] = head.exec(text.toLowerCase()) ?? [];
  // «Invita por correo a mis clientes…»
  if (!order && others.test(text.toLowerCase()))
    return mailingIn(
      `correo para ${text.replace(/ por (?:correo|e-?mail|mail)(?= |$|:)/iu, "").replace(/^[A-ZÀ-ÖØ-Þ]/u, (letter) => letter.toLowerCase())}`,
    );
  if (!order) return undefined;
  let rest = text.slice(order.length);
  const low = () => rest.toLowerCase();
  const cut = (pattern: RegExp) => {
    const [found] = pattern.exec(low()) ?? [];
    if (found !== undefined) rest = rest.slice(found.length);
    return found !== undefined;
  };
  let people = "";
  // «A los que compraron», «para mis clientas»: whom it goes to, before or after what it is for.
  const toReaders = () => {
    const [joint] = /^ (?:dirigid[oa]s? )?(?:a(?=l )|al? |para )/u.exec(low()) ?? [];
    const found = joint && readersIn(rest.slice(joint.length).replace(/^l (?=[a-zà-ž])/u, "el "));
    if (!found || people) return false;
    people = found.people;
    rest = found.rest;
    const bare = /^(?:los|las|quien(?:es)?)$/iu.test(people) && /^ /u.test(rest);
    // «Los pacientes con plantillas», who are told something.
    const [apart = ""] = /^ con [a-zà-ž]+(?: de [a-zà-ž]+)?(?= que |:|,)/u.exec(low()) ?? [];
    people += apart;
    rest = rest.slice(apart.length);
    if (bare || away.test(low())) {
      const [clause = ""] = /^[^,:;.]+/u.exec(rest) ?? [];
      people += clause;
      rest = rest.slice(clause.length);
    }
    return true;
  };
  const finish = (purpose: Mailing["purpose"]): Mailing => ({
    purpose,
    people: plain(people),
    clauses: clausesOf(rest),
  });
  if (cart.test(low())) {
    rest = rest.replace(
      /^.*?carrito(?:s)?(?: (?:abandonad[oa]s?|a medias|olvidad[oa]s?|sin (?:terminar|comprar|pagar)))?/iu,
      "",
    );
    return finish("cart");
  }
  cut(
    /^ (?:de|para) (?:la )?(?:reactivaci[oó]n|recuperaci[oó]n|seguimiento|recordatorio|promoci[oó]n|difusi[oó]n|aviso)(?= (?:a|para|de que|que) |:|,|$)/u,
  );
  // «De fin de curso dando las gracias»
  const at = low().search(
    / (?:dando (?:les )?las gracias|agradeciendo|para dar(?:les)? las gracias)(?= )/u,
  );
  if (at > 0 && at < 30) rest = rest.slice(at);
  if (cut(answers)) {
    rest = `gracias por escribirnos, ${rest}`;
    return finish("told");
  }
  const introduced = / present[aá]ndo(?:nos|me)(?=[ ,.]|$)/u.exec(low());
  if (introduced) {
    rest = rest.slice(introduced.index + introduced[0].length);
    return finish("introduction");
  }
  const confirmed = confirms.exec(low())?.[1];
  if (confirmed) {
    cut(confirms);
    toReaders();
    const done = /(?:ci[oó]n|a)$/u.test(confirmed) ? "confirmada" : "confirmado";
    rest = `tu ${confirmed} está ${done}, ${rest.replace(/^[\s,:]+/u, "")}`;
    people = "";
    return finish("told");
  }
  const welcome = cut(welcomes);
  const invitation = /invitaci/u.test(order) || cut(invites);
  toReaders();
  if (welcome) return finish("welcome");
  if (cut(presents)) {
    toReaders();
    return finish("introduction");
  }
  if (invitation || cut(invites)) {
    toReaders();
    if (!cut(/^[ :,]+(?:a la |a los |a las |al |a |para (?:el |la )?|: ?)/u)) return undefined;
    return finish("invitation");
  }
  if (cut(wishes)) {
    toReaders();
    cut(/^,? y(?: que| a)? /u);
    return finish("wishes");
  }
  if (cut(tells) || cut(/^\s*[:,]\s*|^ (?:de )?que /u)) {
    toReaders();
    cut(tells);
    return finish("told");
  }
  if (cut(offers)) {
    rest = `les ofrecemos ${rest}`;
    return finish("told");
  }
  if (cut(thanks)) {
    toReaders();
    if (cut(/^ por /u)) rest = `gracias por ${rest}`;
    return finish("thanks");
  }
  if (people) {
    cut(/^,? para que /u);
    return finish("told");
  }
  if (
    !cut(
      /^ (?:de (?:la |los |las |el )?|del |sobre (?:el |la |los |las )?|con (?:el |la |los |las )?|por (?:el |la )?|para (?:el |la |los |las )?)/u,
    )
  )
    cut(/^ /u);
  return finish("about");
}

/** Something that is held on a day: «taller», «cata». */
export const isHeld = (text: string): boolean =>
  /(?<![a-zà-ž])(?:taller|cata|charla|concierto|cena (?:maridaje|de gala)|excursi[oó]n|masterclass|audici[oó]n|recital|festival|exhibici[oó]n|clase abierta|visita guiada|jornada de puertas abiertas|inauguraci[oó]n|presentaci[oó]n|exposici[oó]n|degustaci[oó]n|webinar|desfile|torneo|club de lectura)(?![a-zà-ž])/u.test(
    text.toLowerCase(),
  );

const week = "(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)";
const month =
  "(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)";
const clock = "\\d{1,2}(?::\\d\\d)?(?: ?(?:h|hs|hrs|horas|am|pm)(?![a-zà-ž]))?";
const hours = `(?:,? (?:a las? ${clock}|de ${clock} a ${clock})(?: de la (?:mañana|tarde|noche))?)`;
/** «el sábado 12 de diciembre a las 11», «los martes a las 20 h», «del 7 al 15 de enero». */
export const moment = new RegExp(
  `(?<![a-zà-ž\\d])(?:(?:el |los |cada )?(?:primer|segundo|tercer|[uú]ltimo) ${week} (?:de (?:cada |el )?mes|del mes)${hours}?|(?:(?:del?|desde el|hasta el|el|los|este|esta|pr[oó]ximo|a partir del) )*(?:${week}(?: y ${week})?(?: (?:d[ií]a )?\\d{1,2}(?![\\d:]| ?(?:h|hs|€|%)))?(?:,? (?:de )?${month})?|\\d{1,2}(?: de ${month})?(?: al \\d{1,2}| y \\d{1,2})? de ${month}|\\d{1,2} al \\d{1,2}(?: de ${month})?)${hours}?)|(?<![a-zà-ž\\d])(?:hoy|mañana)${hours}`,
  "u",
);

const money =
  /[$€₡%]|(?<![a-zà-ž])(?:s\/|bs) ?\d|\d ?(?:euros?|pesos|soles|d[oó]lares|mil|usd|mxn|lucas|quetzales|lempiras|bolivianos|guaran[ií]es)(?![a-zà-ž])|\d (?:al mes|por persona|cada un[oa]|la (?:clase|sesi[oó]n|noche))|^(?:es |entrada |acceso )?(?:grat(?:is|uit[oa])|libre|sin (?:costo|coste))/u;
const labels: readonly [string, RegExp][] = [
  ["Código", /^(?:con )?(?:el )?c[oó]digo:? /u],
  [
    "Precio",
    /^(?:(?:el )?precio:?|cuestan?|vale|sale|son|es|a|por|cada un[oa]) (?=\D{0,4}\d)|^(?:es )?(?=gratis)/u,
  ],
  [
    "Plazas",
    /^(?:(?:solo |s[oó]lo |hay |quedan |m[aá]ximo |cupos? (?:de |para )?|aforo (?:de )?|plazas?:? )+(?=\d{1,4}(?: (?:plazas?|personas?|cupos?|lugares|puestos|asientos))?$)|(?=\d{1,4} (?:plazas?|personas?|cupos?|lugares|puestos|asientos)$))/u,
  ],
  ["Incluye", /^incluye:? /u],
  [
    "Duración",
    /^(?:(?:dura|duraci[oó]n:?|duraci[oó]n de) |(?=(?:\d{1,3}|un|una|dos|tres) (?:d[ií]as?|horas?|semanas?|sesiones|mes(?:es)?|noches?|minutos)$))/u,
  ],
];

/** «desde el 12 de enero» → «Desde: el 12 de enero». */
function dated(clause: string, low: string): [string, string] {
  const [begins = ""] =
    /^(?:empieza|empezamos|comienza|arranca|inicia|desde|hasta)[a-zà-ž]* /u.exec(low) ?? [];
  const label = /^(?:desde|hasta)/u.test(begins)
    ? upper(begins.trim())
    : begins
      ? "Empieza"
      : "Cuándo";
  return [label, clause.slice(begins.length)];
}

/** «entrada $15.000» is a price, «solo 8 plazas» how many: its label and the words beside it; undefined for anything else. */
export function detailIn(clause: string): [string, string] | undefined {
  const low = clause.toLowerCase();
  if (low.length > 70 || /(?<![a-zà-ž])(?:si|que|porque)(?![a-zà-ž])/u.test(low)) return undefined;
  const booked =
    /^(inscripci[oó]n(?:es)?|reservas?|citas?|pedidos|encargos|confirmar?|apuntarse|agenda|horario|direcci[oó]n|lugar|d[oó]nde):? (?=\S)/u.exec(
      low,
    );
  if (booked) return [upper(clause.slice(0, booked[1]!.length)), clause.slice(booked[0].length)];
  if (/^entrada|^acceso/u.test(low) && money.test(low))
    return ["Entrada", clause.replace(/^(?:la )?(?:entrada|acceso)(?: es| a| de)?:? /iu, "")];
  const stay =
    /^(entrada|salida|check-?in|check-?out|llegada|recogida)(?=(?: desde| hasta| a partir de| antes de)?(?: a)?(?: las?)? \d)/u.exec(
      low,
    );
  if (stay) return [upper(stay[1]!), clause.slice(stay[0].length).trim()];
  for (const [label, pattern] of labels) {
    const [found] = pattern.exec(low) ?? [];
    if (found === undefined || (label === "Precio" && !money.test(low))) continue;
    const rest = clause.slice(found.length);
    if (label !== "Plazas") return [label, rest];
    return [
      label,
      `${/solo|s[oó]lo/u.test(found) ? "solo " : ""}${rest.replace(/ plazas?$/iu, "")}`,
    ];
  }
  const when = moment.exec(low);
  if (
    when &&
    (when.index === 0 ||
      /^(?:es|ser[aá]|empieza|empezamos|comienza|arranca|inicia|desde|hasta)[a-zà-ž]* $/u.test(
        low.slice(0, when.index),
      ))
  )
    return when[0].length + when.index >= low.length - 3 ? dated(clause, low) : undefined;
  if (new RegExp(`^(?:a las? ${clock}|de ${clock} a ${clock})$`, "u").test(low))
    return ["Hora", clause];
  if (/^(?:es )?(?:grat(?:is|uit[oa])|sin cost[eo])$/u.test(low)) return ["Precio", clause];
  if (/^(?:cupos?|plazas|aforo|lugares) limitad[oa]s?$/u.test(low)) return ["Plazas", "limitadas"];
  if (isSentence(clause)) return undefined;
  if (
    /^en (?!directo|vivo|l[ií]nea|cuotas)(?:el|la|los|las|nuestr[oa]|calle|plaza|casa|[a-zà-ž]+)(?: |$)/u.test(
      low,
    ) &&
    !new RegExp(month, "u").test(low) &&
    // «En la cesta entran alcachofas» is no place.
    !/ [a-zà-ž]{3,}[ae]n /u.test(low)
  )
    return ["Dónde", clause.slice(3)];
  if (money.test(low) && /^\D{0,4}\d|^desde /u.test(low) && !/%/u.test(low))
    return ["Precio", clause];
  return undefined;
}

/** «jueves 10 de diciembre» → «el jueves 10 de diciembre». */
export const asMoment = (when: string): string =>
  new RegExp(`^(?:${week}|\\d)`, "iu").test(when) ? `el ${when}` : when;

/** «Taller de torno» and «el sábado 12 de diciembre a las 11», where a clause says both. */
export function thingAndMoment(clause: string): { thing: string; when: string; rest: string } {
  const found = moment.exec(clause.toLowerCase());
  if (!found || found.index < 4) return { thing: clause, when: "", rest: "" };
  const thing = clause
    .slice(0, found.index)
    .replace(/[\s,:]+$/u, "")
    .replace(/ (?:del?|el|es|ser[aá]|para el|este|que es|se hace)$/iu, "");
  const when = clause
    .slice(found.index, found.index + found[0].length)
    .replace(/^(?:del (?=[a-zà-ž])|de (?:el )?)/iu, "el ");
  return {
    thing,
    when: asMoment(when),
    rest: clause.slice(found.index + found[0].length).replace(/^[\s,:]+/u, ""),
  };
}

const upper = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1).toLowerCase()}`;
