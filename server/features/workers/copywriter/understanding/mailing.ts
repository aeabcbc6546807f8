import { clip, plain } from "../language/escape.ts";
import { isSentence } from "./facts.ts";
import { withoutInstructions } from "./instructions.ts";
import { readersIn } from "./letter.ts";
import { isPeople } from "./people.ts";
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
    | "digest"
    | "told"
    | "about";
  /** «los que compraron en Navidad»; "" where nobody is named. */
  people: string;
  clauses: readonly string[];
}

const head =
  /^(?:(?:hola|por favor|porfa|oye|nai|che)[, ]+)*(?:(?:me )?(?:necesit[ao]|quiero|quisiera|haz|haceme|hazme|hac[eé]|(?:escr[ií]b|prep[aá]r|cr[eé]|m[aá]nd|env[ií]|[aá]rm|red[aá]ct|p[aá]s)[a-zà-ž]{1,3}?(?:me)?|dame|ay[uú]dame con|haces|hac[eé]s) )?(?:un |una |el |la |otro |otra |dos |tres |cuatro |[2-4] )?(?:nuev[oa] )?(?:e-?mails?|correos?(?: electr[oó]nicos?)?|mails?|mailing|newsletters?|bolet[ií]n|campaña (?:de|por) (?:correo|e-?mail|mail)|invitaci[oó]n(?= (?:por|de|en) (?:correo|e-?mail|mail)| al? | para ))(?: (?:de (?:usted|t[uú]|vos)|distint[oa]s?|diferentes?|fr[ií]o|(?:en|de) fr[ií]o|comercial|cort[oa]|cortit[oa]|breve|sencill[oa]|bonit[oa]|lind[oa]|formal|simple|mensual|semanal|promocional|profesional|cordial|elegante|seri[oa]|amable|recordatorio|informativo|recordando(?= a )|r[aá]pid[oa]))*(?: (?:por|de|en) (?:correo|e-?mail|mail))?(?![a-zà-ž])/u;
const invites =
  /^(?: (?:de|para) (?:la )?invitaci[oó]n| invit[aá]ndo(?:l[eo]s|las|nos)?| (?:para|que) invit[a-zà-ž]+|,? (?:para )?invit(?:a|á|alos|ando|e)[a-zà-ž]*)(?=[ :,])/u;
const welcomes = /^ (?:de |dando (?:la )?|para dar(?:les)? (?:la )?)bienvenida(?![a-zà-ž])/u;
const wishes =
  /^(?: de felicitaci[oó]n(?: de| por)?| felicitando(?:les)?(?: por)?| para (?:felicit|fel[ií]cit|dese)[a-zà-ž]*| deseando(?:les)?| (?:de )?(?=(?:feliz|felices) ))? ?(?:(?:la|las|el|una|feliz|felices) )*(navidad(?:es)?|fiestas|año(?: nuevo)?|reyes)(?![a-zà-ž])/u;
const tells =
  /^ (?:para |de )?(?:avis|record|recuerd|cont|cuent|anunci|lanz|present|dic|dec|inform|explic|comunic|pid|ped|aclar|confirm)(?:[aá]ndo|i[eé]ndo|ar|ir|o|a|á|e|é|í)(?:l[eo]s?|las)?(?: (?:a (?:l[oa]s |mis |nuestr[oa]s |tod[oa]s )*(?:[a-zà-ž]+s)))?(?: de)?(?: que|:)? /u;
const offers =
  /^,? (?:para )?(?:ofr(?:ec|éc|ezc)[a-zà-ž]*|vend(?:iendo|er)|promocion(?:ando|ar)|promov(?:iendo|er))(?: a (?:l[oa]s |mis |nuestr[oa]s |tod[oa]s )*[a-zà-ž]+s(?= ))? /u;
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
const doing =
  / (?:pregunt|ofrec|avis|record|pid|invit|agradec|inform|dici|anunci|cont)(?:[aá]ndo|i[eé]ndo)(?:l[eo]s?|las|nos)?(?= )/u;
const reminds =
  /^ (?:de )?(?:la |su |una )?(cita|turno|reserva|clase|visita|sesi[oó]n|entrega|consulta)(?: (?:para|de))? (?=mañana|hoy|el |la |este|del|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|\d)/u;
const launches = /^ (?:de|por el) lanzamiento de(?:l(?= )| )/u;
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
    const said = plain(part).replace(/(?: (?:de|con) (?:usted|vos))?[.,;:\s]*$/u, "");
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
  // Quotations and shouting are no news for a customer.
  if (/[«“"?¿<>{}]|(?:[A-ZÀ-ÖØ-Þ]{4,} ){2}/u.test(text) || text.length > 700) return undefined;
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
    const [, more = ""] = /^( y (?:l[oa]s )?[a-zà-ž]+)(?=[ ,:;.]|$)/u.exec(low()) ?? [];
    if (more && isPeople(more.slice(3))) {
      people += more;
      rest = rest.slice(more.length);
    }
    // «Las que compraron el kit preguntándoles…»: what the mail does is no part of who they are.
    const does = doing.exec(people.toLowerCase());
    if (does) {
      rest = people.slice(does.index) + rest;
      people = people.slice(0, does.index);
    }
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
  // «Preguntándoles… y ofreciendo…»: each is told.
  rest = rest
    .replace(/ y ofreciendo(?:les)? /iu, ", les ofrecemos ")
    .replace(/ y pidiendo(?:les)? (?:que )?/iu, ", que ")
    .replace(
      / y (?:avisando|recordando|diciendo|inform[aá]ndo|contando)(?:les)? (?:de )?(?:que )?/iu,
      ", ",
    );
  if (/recordatorio/u.test(order)) {
    const found = reminds.exec(low());
    if (found) {
      rest = `les recordamos su ${found[1]}: ${rest.slice(found[0].length).replace(/^del /iu, "el ")}`;
      return finish("told");
    }
  }
  const [launched] = launches.exec(low()) ?? [];
  if (launched) {
    rest = `presentamos ${/del$/u.test(launched) ? "el" : ""}${rest.slice(launched.length)}`;
    return finish("told");
  }
  if (/^ con(?: (?:estas|las|tres|dos|varias) (?:noticias|novedades))?:/u.test(low())) {
    rest = rest.replace(/^[^:]*: */u, "");
    const mailing = finish("digest");
    const last = mailing.clauses.at(-1) ?? "";
    return {
      ...mailing,
      clauses: [...mailing.clauses.slice(0, -1), ...last.split(/ y (?=[a-zà-ž]{4,})/u)],
    };
  }
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
    rest = `su ${confirmed} está ${done}, ${rest.replace(/^[\s,:]+/u, "")}`;
    people = "";
    return finish("told");
  }
  const welcome = cut(welcomes);
  const invitation = /invitaci/u.test(order) || cut(invites);
  toReaders();
  if (welcome) {
    const [bare] =
      /^ (?:nuev[oa]s )?(?:client[ea]s|alumn[oa]s|pacientes|soci[oa]s|suscriptor[ea]s)(?: nuev[oa]s)?(?=[,:;.]|$)/u.exec(
        low(),
      ) ?? [];
    if (bare && !people) {
      people = bare;
      rest = rest.slice(bare.length);
    }
    return finish("welcome");
  }
  if (cut(presents)) {
    toReaders();
    return finish("introduction");
  }
  if (invitation || cut(invites)) {
    toReaders();
    const [joint] =
      /^[ :,]+(?:a la |a los |a las |al |a |para (?:el |la )?|: ?)/u.exec(low()) ?? [];
    if (joint === undefined) return undefined;
    const article = /(?:el|la|los|las) $/u.exec(joint)?.[0] ?? (/al $/u.test(joint) ? "el " : "");
    rest = article + rest.slice(joint.length);
    return finish("invitation");
  }
  if (cut(wishes)) {
    toReaders();
    cut(/^,? y(?: que| a)? /u);
    return finish("wishes");
  }
  // «Presentando los talleres», «para celebrar el aniversario»: the house does it.
  const shows =
    /^,? (?:para )?(present|lanz|celebr|estren|inaugur)(?:ando|ar) (?=(?:el|la|los|las|un|una|nuestr[oa]s?|mi) )/u.exec(
      low(),
    );
  if (shows) {
    rest = `${shows[1]}amos ${rest.slice(shows[0].length)}`;
    return finish("told");
  }
  if (cut(tells) || cut(/^\s*[:,]\s*|^ (?:de )?que /u)) {
    toReaders();
    cut(tells);
    return finish("told");
  }
  if (cut(/^,? pregunt[aá]ndo(?:l[eo]s)? (?=(?:c[oó]mo|qu[eé]|si|cu[aá]ndo|cu[aá]l) )/u)) {
    rest = rest
      .replace(/^si /iu, "")
      .replace(/^como /iu, "cómo ")
      .replace(/^que /iu, "qué ")
      .replace(/^cuando /iu, "cuándo ");
    const { clauses, ...mailing } = finish("told");
    return { ...mailing, clauses: clauses.map((text, at) => (at === 0 ? `¿${text}?` : text)) };
  }
  if (cut(offers)) {
    rest = `les ofrecemos ${rest}`;
    return finish("told");
  }
  if (cut(thanks)) {
    toReaders();
    if (cut(/^ por /u)) rest = `gracias por ${rest}`;
    else if (/^ (?:la|el|los|las|su|tu|haber) /u.test(low())) rest = `gracias por${rest}`;
    return finish("thanks");
  }
  if (people) {
    if (cut(/^ (?:de(?:l| la| los| las)?|sobre(?: el| la| los| las)?) /u)) return finish("about");
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
