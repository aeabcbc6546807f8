import { verbToOne } from "../language/addressing.ts";
import { clip, plain } from "../language/escape.ts";
import { askedOfOne, askedOfReaders, asOrder, asTheHouse } from "./dictated.ts";
import { isPeople, peopleWords } from "./people.ts";
import { toldToCustomers, withoutAsides } from "./told.ts";

/** A message that the owner wants sent: to whom, who they are, and what they are told. */
export interface Letter {
  /** The words of the order: «recordatorio de cita», «avísale». */
  order: string;
  /** «Marta», «don Ramiro»; "" for many or for nobody by name. */
  name: string;
  /** «una clienta», «los padres que deben la mensualidad». */
  people: string;
  /** What joins the reader to what they are told: «que», «para que», «:». */
  link: string;
  rest: string;
  /** They are to be asked pardon. */
  excuses?: boolean;
}

const title =
  "(?:(?:el |la )?(?:[Dd]on|[Dd]oña|dña\\.?|[Ss]eñora?|[Ss]ra?\\.?|[Mm]rs?\\.?|[Mm]iss|profe|doctora?|dra?\\.) )?";
const capital = "[A-ZÀ-ÖØ-Þ][a-zß-öø-ž]+";
const byName = new RegExp(`^${title}${capital}(?: ${capital})?(?= |[:,.;]|$)`, "u");
/** «Avisale a juan que…»: a name typed small. */
const bySmallName =
  /^(?![a-zà-ž]+r(?:les?)?[ :,]|todos |todas |uno |una |alguien |quien|client|pacient|alumn|un |una |el |la |los |las |mis? |nuestr)[a-zà-ž]{3,12}(?= que |: |, )/u;
const persons =
  "client[ea]s?|pacientes?|alumn[oa]s?|soci[oa]s?|vecin[oa]s?|familias?|padres|madres?|pap[aá]s?|mam[aá]s?|apoderad[oa]s?|inquilin[oa]s?|propietari[oa]s?|dueñ[oa]s?|invitad[oa]s?|novi[oa]s?|hu[eé]sped(?:es)?|chic[oa]s?|señor(?:a|as|es)?|gente|personas?|estudiantes?|suscriptor(?:as?|es)?|comprador(?:as?|es)?|grupo|pareja|seguidor(?:as?|es)|equipo|empresa|comunidad";
const byKind = new RegExp(
  `^(?:(?:tod[oa]s )?(?:(?:el|la|los|las|una?|unos|unas|mis?|nuestr[oa]s?|aquell[oa]s|l) )?(?:${persons})(?: (?:nuev|antigu|viej|fij|habitual|frecuent)[a-z]*)?(?: del? (?!que )(?:(?:la|el|los|las|este|esta) )?[a-zà-ž]+(?: del? [a-zà-ž]+| pasad[oa]| anterior)?)?|quien(?:es)?|uno|una|alguien|(?:los|las) de(?:l| la)? [a-zà-ž]+(?: de [a-zà-ž]+)?|(?:los|las|mis|nuestr[oa]s) [a-zà-ž]{3,}s|los|las)(?= |[:,.;]|$)`,
  "u",
);
const byRole = new RegExp(`(?<![a-zà-ž])(?:${persons})(?![a-zà-ž])`, "u");
const isPerson = (text: string) => byRole.test(text) || text.split(" ").some(isPeople);
/** «Empresas», «los autónomos». */
const byTrade = new RegExp(
  `^(?:(?:l[oa]s|mis|nuestr[oa]s|tod[oa]s l[oa]s) )?(?:${peopleWords})(?: de(?:l| la)? (?!que )[a-zà-ž\\d]+(?: años)?)?(?= |[,:;.]|$)`,
  "u",
);
/** What a clause says that tells of whom it speaks, and not what they are told. */
const clause =
  /^,? (?:que |quienes )?(?=(?:(?:no|nos|me|ya|se|aún|aun|todavía|todavia|les?|hoy|ayer) )*(?![a-zà-ž]+[aei]mos )(?:deb|falt|pidi|compr|encarg|reserv|dej|hicieron|hizo|vin(?:o|ier)|vienen?(?! )|fue|llevó|llevaron|pregunt|pag|ha[ny]? |vienen|vuelv|cumpl|contest|respond|termin|acab|estuv|prob|visit|asist|est[aá]n? esper|esper|quer[ií]|quieren|cancel|aparec|trajeron|trajo|busc|instal|devolv|llegan? (?:el |hoy|mañana|este )|tienen? (?:que |cita|pedido|pendiente|turno|reserva|hora|clase)|aprob|suspend|reprob|gan(?:ó|aron)|logr|hosped|aloj|apunt))(?:(?! para (?!(?:el )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|hoy|mañana|\d))| porque |(?<!tienen?) que (?!ha[ns]? |no |nos ))[^,:;.?¿«»]){3,90}(?=[,:;.]| para | porque | que |$)/u;
const head =
  /^(?:(?:hola|por favor|porfa|oye|l[ií]a|che)[, ]+)*(?:(?:necesit[ao]|necesitaba|quiero|quisiera|hazme|haceme|haz|hac[eé]|escr[ií]beme|escrib[ií]me|redact[aá](?:me)?|red[aá]ctame|prepar[aá](?:me)?|prep[aá]rame|dame|me (?:haces|hac[eé]s|escribes|escrib[ií]s|redactas|ayudas|das|preparas)(?: con| a)?|ay[uú]dame (?:con|a)|arm[aá]me|ármame|hay que|tengo que|debo|mand[aá]|env[ií]a|escrib[eií]|pas[aá]) )?((?:un |una |el |otro |unas l[ií]neas |feliz )?(?:whatsapp|mensaje|mensajito|aviso|sms|dm|texto|recordatorio|seguimiento|nota|felicitaci[oó]n|invitaci[oó]n|saludo|respuesta|cumpleaños)(?: (?:directo|privado|corto|cortito|breve|amable|bonito|lindo|por whatsapp|formal|r[aá]pido|cariñoso))*(?: de (?:(?:la|su|el|una) )?(?!client|pacient|alumn)[a-zà-ž]+(?: de mañana| de hoy)?)?(?: para (?:avisar|recordar|decir|pedir|felicitar|contar|confirmar|ofrecer|invitar|agradecer|reclamar|cobrar|preguntar|informar|explicar)(?:les?)?)?|(?:av[ií]s|escr[ií]b|m[aá]nd|env[ií]|d[ií]|dec|record|recu[eé]rd|cont|cu[eé]nt|p[ií]d|ped|coment|inf[oó]rm|conf[ií]rm|felic[ií]t|inv[ií]t|agrad[eé]c|preg[uú]nt|ofr[eé]c|resp[oó]nd|cont[eé]st|expl[ií]c)[a-zà-ž]{0,3}?(?:les?)?(?: (?:un |una )?(?:mensaje|whatsapp|aviso|nota|recordatorio|dm|disculpas|perd[oó]n|(?:las )?gracias)| (?:una |la |su )?(?:reserva|cita|turno|visita)| (?:la|las|el|las felices) (?:navidad(?:es)?|fiestas|año(?: nuevo)?))?(?: por whatsapp)?) (?:a(?=l )|a|para) ?/u;
const telling = /^(?:av[ií]s|d[ií]|dec|record|recu|cont|cu[eé]n|coment|inform|expl)/u;
const join =
  /^(\s*:|,? (?:de )?que(?= )|,? para que(?= )|,? para(?= )|,? porque(?= )|,? por(?= )|[,;.]|$| al?(?= (?:el |la |un|nuestr|[a-zà-ž]))| )\s*/u;

/** Whom a text begins by naming, with the clause that says who they are, and what follows; undefined for nobody. */
export function readersIn(text: string): { people: string; rest: string } | undefined {
  const [people = ""] = byKind.exec(text.toLowerCase()) ?? byTrade.exec(text.toLowerCase()) ?? [];
  const said = text.slice(people.length);
  const [of = ""] = clause.exec(said.toLowerCase()) ?? [];
  // «Para las rebajas» names nobody.
  if (!people || (!of && !/^ que /u.test(said) && !isPerson(people.toLowerCase())))
    return undefined;
  return { people: text.slice(0, people.length + of.length), rest: said.slice(of.length) };
}

/** «Que nos disculpe» is said by how it closes. */
const excuse =
  /,? (?:y )?(?:que )?(?:(?:nos |me )?(?:disculpen?|perdonen?)|lo (?:sentimos|siento)(?: mucho)?)(?= por las molestias|[,.;]| y |$)(?: por las molestias)?/giu;
/** How we are to write it, which nobody is told. */
const manner =
  /[,.;]?\s+(?:y )?(?:(?:pero )?sin (?:sonar|parecer|ser|que (?:suene|parezca|se sienta)|presionar|agobiar|ofender|molestar)[^,.;]*|con (?:tacto|cari[ñn]o|educaci[oó]n|amabilidad|respeto|humor|gracia)|(?:pero )?que (?:no )?(?:suene|sea|parezca|se (?:ofend|enoj|enfad|moleste)[a-z]*)[^,.;]*|(?:pero )?(?:bien |muy |algo |en tono |un mensaje |mensaje |que sea )?(?:amable|cort[oa]|cortit[oa]|breve|formal|educad[oa]|cordial|bonit[oa]|lind[oa]|cercan[oa]|cari[ñn]os[oa]|suave|firme)(?:mente)?|de buen(?:a)? (?:modo|manera|forma|onda)|con buena onda|por favor|porfa(?:vor)?|gracias)(?=[,.;]|$)/giu;

/** What was typed of a message to be sent, or undefined when it is no such order. */
export function letterIn(prompt: string): Letter | undefined {
  const text = withoutAsides(prompt.trim())
    .replace(manner, "")
    .replace(manner, "")
    .replace(/[.,;\s]+$/u, "");
  if (
    /[«“"?¿]/u.test(text) ||
    /\b(?:autom[aá]tic|otr[oa] (?:mensaje |whatsapp )?(?:para|a) |plantilla|secuencia|correo|email|newsletter|comentario)/iu.test(
      text,
    )
  )
    return undefined;
  const [all = "", order = ""] = head.exec(text.toLowerCase()) ?? [];
  if (!all) return undefined;
  const tail = text.slice(all.length).replace(/^l (?=[a-zà-ž])/u, "el ");
  const [name] = byName.exec(tail) ?? bySmallName.exec(tail) ?? [];
  let [people = ""] = name ? [] : (byKind.exec(tail.toLowerCase()) ?? []);
  if (!name && !people) return undefined;
  // «La familia López», «la empresa Andes».
  if (people)
    people += /^ (?:de )?[A-ZÀ-ÖØ-Þ][a-zß-öø-ž]+/u.exec(tail.slice(people.length))?.[0] ?? "";
  const said = tail.slice((name ?? people).length);
  const [clauses = ""] = clause.exec(said.toLowerCase()) ?? [];
  // «Para doña Elvira, se le acaba su bono» is what she is told.
  const of = name && /^, (?:ya )?se les? /u.test(clauses) ? "" : clauses;
  // «Responde a una clienta que pregunta si…» gives the question, too.
  if (
    /^(?:resp|cont[eé]st)/u.test(order) &&
    !/^\s*:/u.test(said.slice(of.length)) &&
    /(?:pregunt|quej|dic|quier|pid|escrib)/u.test(of)
  )
    return undefined;
  const rest = said.slice(of.length);
  // «Recuérdales que tienen cita mañana, que traigan el carnet»: both are told.
  if (
    telling.test(order) &&
    /^,? que (?:hoy |ayer |ya |no |a[uú]n |todav[ií]a )*(?:tienen?|ha|han|hay|est[aá]n?|debe) /u.test(
      of.toLowerCase(),
    )
  )
    return {
      order,
      name: "",
      people,
      link: "que",
      rest: `${of.replace(/^,? que /iu, "")}${rest.replace(/^ (?=que )/u, / y$/u.test(of) ? " " : ", ")}`,
    };
  // «Avisa a los clientes que tienen 20 %» tells them so.
  if (of && !rest && telling.test(order) && / que /u.test(of))
    return { order, name: "", people, link: "que", rest: said.replace(/^,? que /iu, "") };
  const [joint = "", link = ""] = join.exec(rest) ?? [];
  // «… para animarlos y que tienen repaso gratis».
  const aim =
    /^(?:animar|avisar|decir|recordar|informar|contar)(?:l[aeo]s?)?(?: y)?(?: (?:de )?que|:)? /u;
  if (link === " para" || link === ",? para" || link.trim() === "para") {
    const told = rest.slice(joint.length);
    if (aim.test(told))
      return {
        order,
        name: name ?? "",
        people: `${people}${of}`,
        link: "que",
        rest: told.replace(aim, ""),
      };
  }
  const called = clip(plain(name ?? ""), 30).replace(/^(?:el|la) /iu, "");
  return {
    order,
    name:
      called &&
      `${/^(?:don|doña|se|sr|dra?|prof|doc)/u.test(called) ? called[0] : called[0]!.toUpperCase()}${called.slice(1)}`,
    people: plain(`${people}${said.slice(0, of.length)}`),
    link: link
      .replace(/^,? (?:de )?/u, "")
      .trim()
      .replace(/^al$/u, "a"),
    rest: `${link === " al" ? "el " : ""}${rest.slice(joint.length).replace(excuse, "")}`,
    excuses: /(?:disculp|perd[oó]n|lo sentimos|lo siento)/u.test(rest.toLowerCase()),
  };
}

const past: Readonly<Record<string, string>> = {
  pidió: "pediste",
  encargó: "encargaste",
  reservó: "reservaste",
  compró: "compraste",
  dejó: "dejaste",
  quería: "querías",
  preguntó: "preguntaste",
  eligió: "elegiste",
  trajo: "trajiste",
};
const after =
  "(?= (?:a|al|que|cita|hasta|desde|una?|el|la|los|las|\\d|[a-zà-ž]+[aei]r(?:l[oa]s?)?|descuento|por|antes|est[ea]|con|su|gratis)(?![a-zà-ž])|[,.]|$)";
/** What they may, must or want, where no other is named before it. */
const toOne = new RegExp(
  `(?<=^|[,.;:] |(?<![a-zà-ž])(?:y|e|o|pero|que|si|cuando|no|ya|siempre|también) )(puede(?! ser )|tiene|debe|quiere|necesita|prefiere|va)n?${after}`,
  "giu",
);
const onCondition =
  /(?<=(?<![a-zà-ž])(?:si|si no|cuando|cuando ya|lo que|cuándo|qué día|a qué hora) (?:(?:l[oa]s?|nos) )?)(viene|paga|confirma|trae|llega|pide|reserva|gana|compra|lleva|avisa|pueda|quiera|tenga|necesite|prefiera|decida|llegue|venga|pase|quiere|tiene|puede|necesita|prefiere|desee|desea|renueva|trabaja|encarga|vuelve|regresa)n?(?= |[,.]|$)/giu;
/** «Esta semana no pagan el envío». */
const theyDo =
  /(?<=(?:^|[,.] |(?<![a-zà-ž])(?:y|que) )(?:(?:hoy|mañana|ya|est[ae] [a-zà-ž]+|en [a-zà-ž]+) )?(?:no )?|(?<=(?:hoy|mañana),? )no )(?:pagan|reciben|tienen|pueden|entran|llevan|vienen|ganan|disfrutan)(?= )/giu;
const orderedOf: Readonly<Record<string, string>> = {
  ofrecer: "ofrecemos",
  regalar: "regalamos",
  dar: "damos",
  hacer: "hacemos",
  devolver: "devolvemos",
  invitar: "invitamos",
};

/** «Que avise si no puede venir», «su pedido ya salió»: said to the one who reads. */
export function saidToReader(text: string, formal: boolean): string {
  const told = asTheHouse(
    askedOfReaders(
      toldToCustomers(
        askedOfOne(
          text
            .replace(
              /(?:^|,? y |, )(?:que )?(si (?:quiere|prefiere|necesita)n?),? les? (?=[a-zà-ž]+mos)/giu,
              ". $1, l_e ",
            )
            .replace(/^de que /iu, "que ")
            .replace(/(?<![a-zà-ž])si alguien (?=no |puede|quiere)/giu, "si ")
            .replace(/hay que (?=[a-zà-ž]+[aei]r )/giu, "hay_que_"),
        ),
        formal,
      ),
      formal,
    ),
    formal,
  )
    .trim()
    .replace(/^que (?!s[ií] )/iu, "")
    .replace(/(?<=[a-zà-ž\d],? )y que (?=[a-zà-ž])/giu, "y ")
    .replace(
      /(?<![a-zà-ž])(?:l[oa]s?) (?=(?:esper|atend|llam|recib|invit|avis|contact|acompañ)[a-zà-ž]*mos(?![a-zà-ž]))/giu,
      formal ? "le " : "te ",
    )
    .replace(
      /(?<=^|[,.;] |y )(ofrecer|regalar|dar|hacer|devolver|invitar)l[eo]s? /giu,
      (_, verb: string) => `${formal ? "le" : "te"} ${orderedOf[verb.toLowerCase()]} `,
    )
    .replace(/(?<![a-zà-ž])les (?=[a-zà-ž]{3,})/giu, "le ")
    .replace(/(?<=(?<![a-zà-ž])(?:tiene|tienen|hay|hacemos|damos) )(?=\d+ ?%)/giu, "un ");
  const asked = told
    .replace(
      /(?<=^|[,.;] |(?<![a-zà-ž])y )(?:que )?(mañana|hoy|esta [a-zà-ž]+|el [a-zà-ž]{5,9}|la pr[oó]xima(?: vez)?),? (?:que )?([a-zà-ž]{3,}[ae])n?(?= )/giu,
      (all, day: string, verb: string) => {
        const order = asOrder(`${verb}n`, formal);
        return order ? `${day} ${order}` : all;
      },
    )
    .replace(/l_e (?=[a-zà-ž])/gu, "le ")
    .replace(
      /(?:^|,? )(?:y )?(?:d[ií]le|decile|av[ií]sale|avisale|recu[eé]rdale|recordale|cont[aá]le)s? (?:de )?que /giu,
      ". ",
    );
  if (formal) return finished(asked);
  return finished(
    asked
      .replace(theyDo, (verb) => inCase(verb, verbToOne(verb, false)) ?? verb)
      .replace(toOne, (all, verb: string) => inCase(verb, verbToOne(`${verb}n`, false)) ?? all)
      .replace(
        onCondition,
        (all, verb: string) =>
          inCase(
            verb,
            verb.replace(/e?$/u, (end) => `${end}s`),
          ) ?? all,
      )
      .replace(/(?<![a-zà-ž])(s)(us?)(?= [a-zà-ž])/giu, (_, first: string, end: string) =>
        first === "S" ? `T${end}` : `t${end}`,
      )
      .replace(
        /(?<!(?:^|[.,] )a (?:su|tu|el|la) [^,.]{1,40})(?<![a-zà-ž])le (?=[a-zà-ž]{2,})/giu,
        "te ",
      )
      .replace(/(?<![a-zà-ž])se (?=(?:lo|la|los|las) [a-zà-ž]+(?:mos|o)(?![a-zà-ž]))/giu, "te ")
      .replace(
        /(?<= (?:que|lo|la|nos) )[a-zà-ž]+(?:ó|ía|jo)(?![a-zà-ž])/giu,
        (word) => past[word] ?? word,
      )
      .replace(/(?<=[aei]r)se(?![a-zà-ž])/giu, "te"),
  );
}

/** «El coche ya está, son 45 €»: where a second sentence begins. */
const clauses =
  /, (?=(?:(?:no|ya|lo|la|los|las|te|le|se|nos|solo) ){0,2}(?:son|es|hay|est[aá]n?|puedes?|cuestan?|tienes?|debes|sale|salen|llegan?|queda|quedan|[a-zà-ž]{3,}[aei]mos)(?![a-zà-ž]))/gu;
const inCase = (typed: string, said: string | undefined) =>
  said && /^[A-ZÀ-ÖØ-Þ]/u.test(typed) ? `${said[0]!.toUpperCase()}${said.slice(1)}` : said;
/** «Que si quiere cambiarla» is a question. */
const proposal =
  /(?:^|[,.]? (?:que|a ver) )si ((?:quieres?|deseas?|(?:te|le) (?:gustar[ií]a|interesa|viene bien|va bien)|puedes?) [^.,;]+)$/iu;

const finished = (text: string) => {
  const whole = plain(text)
    .replace(/[.,;:\s]+$/u, "")
    .replace(/hay_que_/gu, "hay que ")
    .replace(
      /(?<=(?<![a-zà-ž])si (?:no )?[a-zà-ž]+s (?:[^.,]{1,30} )?)puede(?= [a-zà-ž]+[aei]r)/giu,
      "puedes",
    )
    .replace(/, (?:y )?(si (?:no )?[a-zà-ž]+),? (?=(?:te|le) [a-zà-ž]+mos)/giu, ". $1, ")
    .replace(clauses, (all, at: number, from: string) =>
      /(?:^|[.] )(?:si|cuando|como|aunque) [^.]*$/iu.test(from.slice(0, at)) ? all : ". ",
    );
  const question = proposal.exec(whole)?.[1];
  const told = question ? whole.replace(proposal, "") : whole;
  return [told && `${capitalised(told)}.`, question && `¿${capitalised(question)}?`]
    .filter(Boolean)
    .join(" ");
};
const capitalised = (text: string) =>
  text.replace(/(?<=^|[.] )[a-zß-öø-ž]/gu, (letter) => letter.toUpperCase());

const manners =
  "(?: (?:con (?:buenas palabras|tacto|cari[ñn]o|educaci[oó]n|amabilidad)|amablemente|educadamente|bien|de buena manera))?";
const wantsOf = new RegExp(
  `^(?:un|una|el|la|mi) (?:${persons})(?: [a-zà-ž]+)? (?:me |nos |se )?(quiere|quiso|pide|pidi[oó]|dice|dijo|escrib(?:e|i[oó])|avisa|cuenta|comenta|queja|quej[oó]|reclama|reclam[oó])(?: de| que| por)? (.{4,160}?)[,.;:]? (?:y )?(?:d[ií](?:le|les)|dec[ií](?:le|les)|resp[oó]nd[eé]les?|cont[eé]st[aá]les?|expl[ií]c[aá]les?|ponle)${manners}(?: que|:)? (.{4,220})$`,
  "u",
);
const answerTo = new RegExp(
  `^(?:un mensaje para |una respuesta para )?(?:resp[oó]nd|cont[eé]st)[a-zà-ž]{0,4}${manners} a (?:(?:un|una|la|el|mi) (?:${persons})|uno|una|alguien) que (?:me |nos |se )?(quiere|pide|pidi[oó]|dice|dijo|queja|quej[oó]|reclama|reclam[oó])(?: de| que| por)? (.{4,160}?), (?:y )?((?:que |dile que |s[ií] |no |ya |la |lo |el |los |las ).{4,220})$`,
  "u",
);

/** «Una clienta quiere devolver una blusa usada, dile que no se puede»: how they wrote, what, and the answer. */
export function answerIn(prompt: string): readonly [string, string, string] | undefined {
  const text = prompt.trim();
  if (/[«“"?¿]/u.test(text)) return undefined;
  const low = text.toLowerCase();
  // «No hacemos cambios, ¿cómo se lo digo a una clienta?»
  const refused =
    /^(no .{6,140}?),? (?:y )?(?:c[oó]mo|de qu[eé] manera) (?:se )?(?:l[oae]s? )?(?:digo|explico|contesto|respondo|decimos)(?![a-zà-ž])/u.exec(
      low,
    )?.[1];
  if (refused) return ["quiere", "", text.slice(0, refused.length)];
  const found = wantsOf.exec(low) ?? answerTo.exec(low);
  if (!found) return undefined;
  const [, verb = "", what = "", answer = ""] = found;
  // Names keep their capitals.
  return [verb, what, text.slice(text.length - answer.length)];
}
