import { isWished, verbToOne } from "../language/addressing.ts";
import { phrase } from "../language/grammar.ts";

/** What customers are asked to do: who dictates says «que reserven», «reservar», «reserven», «reservad». */
const actions: Readonly<Record<string, readonly [string, string]>> = {
  pedir: ["pide", "pida"],
  venir: ["ven", "venga"],
  decir: ["di", "diga"],
  traer: ["trae", "traiga"],
  hacer: ["haz", "haga"],
  elegir: ["elige", "elija"],
  seguir: ["sigue", "siga"],
  recoger: ["recoge", "recoja"],
  escribir: ["escribe", "escriba"],
  compartir: ["comparte", "comparta"],
  inscribir: ["inscribe", "inscriba"],
  subir: ["sube", "suba"],
  probar: ["prueba", "pruebe"],
  contar: ["cuenta", "cuente"],
  mostrar: ["muestra", "muestre"],
  encargar: ["encarga", "encargue"],
  entregar: ["entrega", "entregue"],
  pagar: ["paga", "pague"],
  llegar: ["llega", "llegue"],
  acercar: ["acerca", "acerque"],
  comunicar: ["comunica", "comunique"],
  cotizar: ["cotiza", "cotice"],
  enviar: ["envía", "envíe"],
};
for (const verb of "reservar llamar preguntar consultar mandar pasar apuntar animar aprovechar avisar confirmar llevar dejar presentar etiquetar comentar guardar agendar visitar comprar registrar mirar revisar apartar separar solicitar contactar anotar sumar".split(
  " ",
))
  (actions as Record<string, readonly [string, string]>)[verb] = [
    `${verb.slice(0, -1)}`,
    `${verb.slice(0, -2)}e`,
  ];

/** Every form that a dictating person gives an action, with the action: «reserven», «reservad». */
const spoken = new Map<string, string>();
const wishes = new Set<string>();
for (const [verb, [, formal]] of Object.entries(actions)) {
  wishes.add(`${formal}n`);
  spoken.set(`${formal}n`, verb);
  spoken.set(verb, verb);
  spoken.set(`${verb.slice(0, -1)}d`, verb);
  spoken.set(`${verb.slice(0, -1)}os`, verb);
}
const forms = [...spoken.keys()].join("|");
/** «Traigan» as it is said to one reader: «trae», «traiga»; undefined for what is no such wish. */
export const asOrder = (form: string, formal: boolean): string | undefined =>
  wishes.has(form.toLowerCase())
    ? actions[spoken.get(form.toLowerCase())!]![Number(formal)]
    : undefined;
/** «Manda», «mande» → «mandar»; undefined for what is no such order. */
export function infinitiveOf(order: string): string | undefined {
  const small = order.toLowerCase();
  return Object.keys(actions).find((verb) => actions[verb]!.includes(small));
}
/** «Que avise», of one whom we know how to ask it: «que avisen». */
export const askedOfOne = (text: string): string =>
  text.replace(
    /(?<=^|[,.;:] |(?<![a-zà-ž])(?:y|pero|que) )((?:que )?(?:se |nos |me |lo |la |los |las )?)([a-zà-ž]{2,}[ae])(?= |[,.;]|$)/giu,
    (all, before: string, verb: string) =>
      verb.length > 3 && wishes.has(`${verb.toLowerCase()}n`) ? `${before}${verb}n` : all,
  );

/** «Apunta» and «te»: «apúntate», with the accent that it then needs. */
export function withPronouns(verb: string, pronouns: string): string {
  if (!pronouns || /[áéíóú]/u.test(verb)) return `${verb}${pronouns}`;
  const vowels = [...verb.matchAll(/qu(?=[ei])|gu(?=[ei])|[aeiou]+/gu)].filter(
    ([found]) => !/^[qg]u$/u.test(found),
  );
  // «Ven», «haz» and «pon» are one syllable: «venos» needs none.
  const stressed = vowels.at(vowels.length > 1 ? -2 : -1);
  if (!stressed || vowels.length < 2) return `${verb}${pronouns}`;
  const open = /[aeo]/u.exec(stressed[0])?.index ?? stressed[0].length - 1;
  const at = stressed.index + open;
  const marked = acute[verb[at]!]!;
  return `${verb.slice(0, at)}${marked}${verb.slice(at + 1)}${pronouns}`;
}

/** Those who are to do it, as the owner names them. */
const who =
  "(?:la gente|l[oa]s (?:clientes|clientas|pacientes|alumn[oa]s|familias|padres|soci[oa]s|vecin[oa]s|chic[oa]s)|todo el mundo|todos|todas)";
const asked =
  "(?:(?:p[ií]de|ped[ií]|pida|d[ií]|diga|recuerda|recu[eé]rda|record[aá]|recuerde|invita|invit[aá]|inv[ií]ta|invite|anima|an[ií]ma|anime|sugiere|recomienda|avisa|av[ií]sa|avis[aá]|avise)(?:les|le)?)";
const action = new RegExp(
  `(^|[,.;:\\n]| y(?= )| pero(?= )) ?(?:(?:y |e |pero )?${asked}(?: a ${who})? (?:que |a |de )?|(?:y |e |pero )?(?:(?:hay|tienen|toca) que |(?:se )?debe[n]? |mejor )?)(?:que )?(?:${who} )?(?:ya |no )??(?:(se|nos|me|lo|la|los|las|nos lo|nos la) )?(${forms})(se|nos|lo|la|los|las|me)?(?= |[,.;\\n]|$)`,
  "giu",
);
const acute: Readonly<Record<string, string>> = { a: "á", e: "é", i: "í", o: "ó", u: "ú" };
const unaccented = (word: string) =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\u0301/gu, "")
    .normalize("NFC");
/** «Apartalo con 500», «escribime al 099»: an order with its pronoun, typed without the accent. */
const pointed = /(^|[,.;:\n]| y(?= )) ?([a-zà-ž]{1,16}?)(me|nos|lo|la|los|las)(?= |[,.;\n]|$)/giu;
/** Infinitives and plurals that begin something else: «llevar», «pasar» as nouns of a list. */
const noAction = /^ (?:o|u|ni|que hacer)\b/u;

const orderOf = new Map<string, readonly [string, string]>();
for (const [verb, both] of Object.entries(actions))
  for (const form of [...both, verb.slice(0, -1)]) orderOf.set(unaccented(form), both);

/** What «vosotros» do and no rule gives: [tú, usted]. */
const together: Readonly<Record<string, readonly [string, string]>> = {
  podéis: ["puedes", "puede"],
  tenéis: ["tienes", "tiene"],
  queréis: ["quieres", "quiere"],
  venís: ["vienes", "viene"],
  pedís: ["pides", "pide"],
  elegís: ["eliges", "elige"],
  preferís: ["prefieres", "prefiere"],
  encontráis: ["encuentras", "encuentra"],
  probáis: ["pruebas", "prueba"],
  contáis: ["cuentas", "cuenta"],
  sois: ["eres", "es"],
  vais: ["vas", "va"],
  estáis: ["estás", "está"],
  hacéis: ["haces", "hace"],
  sabéis: ["sabes", "sabe"],
  traigáis: ["traigas", "traiga"],
  queráis: ["quieras", "quiera"],
  podáis: ["puedas", "pueda"],
  tengáis: ["tengas", "tenga"],
};

/** What customers say of themselves at the counter: [tú, usted]. */
const seen: Readonly<Record<string, readonly [string, string]>> = {
  vieron: ["viste", "vio"],
  leyeron: ["leíste", "leyó"],
  vienen: ["vienes", "viene"],
};

/** «Los reserváis», «os llevamos vuestro pedido»: said to one. */
function toOneReader(text: string, formal: boolean): string {
  return (
    text
      // «Postre para los que reserven antes del viernes»
      .replace(
        /(?<![a-zà-ž])(para|a) (?:los|las|quienes|todos los|todas las) (?:que )?([a-zà-ž]{4,}n)(?= )/giu,
        (all, _: string, verb: string) => (isWished(verb) ? `si ${verbToOne(verb, formal)}` : all),
      )
      .replace(
        /(?<![a-zà-ž])(?:[a-zà-ž]{2,}[aáeé]is|(?:ven|ped|eleg|prefer)[ií]s|sois|vais)(?![a-zà-ž])/giu,
        (word) => {
          if (/^(?:pa[ií]s|jam[aá]is|[a-zà-ž]*s[eé]is)$/iu.test(word)) return word;
          const said = /[áéí]/iu.test(word)
            ? word
            : word.replace(/[ae](?=is$)|i(?=s$)/iu, (vowel) => acute[vowel.toLowerCase()]!);
          const known = together[word.toLowerCase()] ?? together[said.toLowerCase()];
          if (known) return known[Number(formal)]!;
          return said
            .replace(/réis$/iu, formal ? "rá" : "rás")
            .replace(/áis$/iu, formal ? "a" : "as")
            .replace(/éis$/iu, formal ? "e" : "es");
        },
      )
      .replace(
        /(?<![a-zà-ž])vuestr[oa](s?)(?![a-zà-ž])/giu,
        (_, many: string) => `${formal ? "su" : "tu"}${many}`,
      )
      .replace(/(?<![a-zà-ž])os (?=l[oa]s? )/giu, formal ? "se " : "te ")
      .replace(/(?<![a-zà-ž])os (?=[a-zà-ž]{3,})/giu, formal ? "le " : "te ")
  );
}

/** «Que reserven por mensaje», «apuntarse en la tienda», «vengan temprano»: said to the one who reads. */
export function askedOfReaders(typed: string, formal: boolean): string {
  const text = toOneReader(typed, formal)
    // «Que digan que vieron el post»
    .replace(
      /(?<=(?<![a-zà-ž])digan que )(?:vieron|leyeron|vienen)(?= )/gu,
      (verb) => seen[verb]![Number(formal)]!,
    )
    .replace(pointed, (_, before: string, verb: string, pronoun: string, at: number) => {
      const known = orderOf.get(unaccented(verb));
      if (!known || (at === 0 && !before)) return _;
      const order = withPronouns(known[Number(formal)]!, pronoun.replace(/^me$/iu, "nos"));
      return `${before === "," || / y$/.test(before) ? "." : before.trim()} ${order[0]!.toUpperCase()}${order.slice(1)}`;
    })
    .replace(
      /(^|[,.;:\n]| y) (?:ya )?pueden (?=[a-zà-ž]{2,}[aei]r)/giu,
      (_, before: string) => `${before} ${formal ? "puede" : "puedes"} `,
    );
  return text.replace(
    action,
    (
      all: string,
      before: string,
      clitic: string | undefined,
      form: string,
      own: string | undefined,
      at: number,
      whole: string,
    ) => {
      const told = all.slice(before.length).trim();
      const bare = told === `${form}${own ?? ""}`;
      // The order to us begins the message: «reservar mesas» may be what it is about.
      if ((!before || before === ":") && bare && /r$/u.test(form) && at < 12) return all;
      if (noAction.test(whole.slice(at + all.length))) return all;
      const verb = spoken.get(form.toLowerCase())!;
      const given = (own ?? clitic ?? (/[aei]os$/iu.test(form) ? "os" : "")).toLowerCase();
      const pronouns = given
        .replace(/^(?:se|os)$/u, formal ? "se" : "te")
        .replace(/^me$/u, "nos")
        .replace(/ /gu, "");
      const order = withPronouns(actions[verb]![Number(formal)]!, pronouns);
      const start = /^[ ]?[yp]/u.test(before) || before === "," ? "." : before;
      return `${start === "" ? "" : `${start.trim()} `}${order[0]!.toUpperCase()}${order.slice(1)}`;
    },
  );
}

const telling =
  "(?:decid|poned|digan|pongan|mencionen|avisen|aclaren|recuerden|cuenten|comenten|destaquen|d[ií]|dec[ií]|diga|decir|diciendo|menciona|mencion[aá]|mencione|mencionar|mencionando|aclara|aclar[aá]|aclare|aclarar|aclarando|avisa|avis[aá]|avise|avisar|avisando|recuerda|record[aá]|recuerde|recordar|recordando|recalca|recalc[aá]|remarca|remarc[aá]|resalta|resalt[aá]|resaltando|destaca|destac[aá]|destaque|destacando|comenta|coment[aá]|comente|explica|explic[aá]|cuenta|cont[aá]|cuente|contando|pon|pon[eé]|ponga|a[ñn]ade|agrega|agreg[aá]|agregue|incluye|inclu[ií]|se[ñn]ala|se[ñn]al[aá]|especifica|especific[aá]|indica|indic[aá]|anuncia|anunci[aá]|informa|inform[aá])(?:r|d|les|le|lo|me)?";
const tellThat = new RegExp(
  `(^|[,.;:\\n(]| y(?= )| pero(?= )) ?(?:y |e |pero )?(?:no (?:olvides|te olvides de) )?(?:tambi[eé]n |adem[aá]s )?${telling}(?: tambi[eé]n| adem[aá]s| ah[ií]| bien| claro)?(?: a ${who})? (?:de )?que (?=[a-zA-ZÀ-ÖØ-ž]|\\d)`,
  "giu",
);
const tellThing =
  /([,.;\n]| y(?= )) ?(?:y |e |pero )?(?:tambi[eé]n |adem[aá]s )?(?:d[ií]|menciona|mencion[aá]|mencionar|mencionando|aclara|recuerda|record[aá]|recalca|remarca|resalta|resaltando|destaca|destac[aá]|destacando|comenta|a[ñn]ade|agrega|pon)(?:le|les)? (?:tambi[eé]n )?(?:lo de )?(?:(?:el|la|los|las|nuestr[oa]s?) )?(?=[a-zà-ž\d])/giu;
/** What is named to us without being told: «pon el precio», «menciona la dirección». */
const named =
  /(?:^|(?<=[,.;\n]) ?)(?:y )?(?:pon|menciona|a[ñn]ade|agrega|incluye|deja|usa)(?:le|les)? (?:(?:el|la|los|las|nuestr[oa]s?|un|una|mi) )?(?:precio|tel[eé]fono|whatsapp|direcci[oó]n|horario|enlace|link|nombre|ubicaci[oó]n|logo|web|p[aá]gina|hashtags?|emojis?)s?(?: [a-zà-ž]+){0,3}(?=[,.;\n]|$)/giu;

/** What a single person says of the house, as the house says it. */
const singles: Readonly<Record<string, string>> = {
  hago: "hacemos",
  tengo: "tenemos",
  necesito: "necesitamos",
  voy: "vamos",
  llevo: "llevamos",
  entrego: "entregamos",
  atiendo: "atendemos",
  vendo: "vendemos",
  recojo: "recogemos",
  doy: "damos",
  enseño: "enseñamos",
  preparo: "preparamos",
  cobro: "cobramos",
  acepto: "aceptamos",
  ofrezco: "ofrecemos",
  pongo: "ponemos",
  mando: "mandamos",
  abro: "abrimos",
  cierro: "cerramos",
  estoy: "estamos",
  vuelvo: "volvemos",
  traigo: "traemos",
  reparo: "reparamos",
  coso: "cosemos",
  instalo: "instalamos",
  incluyo: "incluimos",
  respondo: "respondemos",
  contesto: "contestamos",
  hice: "hicimos",
  traje: "trajimos",
  saqué: "sacamos",
  saque: "sacamos",
  empiezo: "empezamos",
  organizo: "organizamos",
  trabajo: "trabajamos",
  reparto: "repartimos",
  arreglo: "arreglamos",
  regalo: "regalamos",
  envío: "enviamos",
  uso: "usamos",
  cocino: "cocinamos",
  horneo: "horneamos",
  tomo: "tomamos",
  mido: "medimos",
  reviso: "revisamos",
  tejo: "tejemos",
  pinto: "pintamos",
  cuido: "cuidamos",
  viajo: "viajamos",
  alquilo: "alquilamos",
  imprimo: "imprimimos",
  personalizo: "personalizamos",
  tapizo: "tapizamos",
  afilo: "afilamos",
};
/** «Tengo 200 euros» is for us; «tengo 3 turnos libres» is for the customers. */
const stock =
  /^ (?!\d[\d.,]* ?(?:mil |€|euros|pesos|soles|d[oó]lares|lucas|empleados|a[ñn]os))(?:\d|unos |unas |nuev|turnos?|huecos?|cupos?|espacio|lugar|plazas?|citas?|stock|disponib|tallas|colores|todo |toda |servicio|promo|env[ií]os?|entrega|modelos|de tod)/iu;
/** What is also a noun is a verb only before what it is done to. */
const alsoNoun = /^(?:trabajo|reparto|arreglo|regalo|env[ií]o|uso|saque)$/iu;
const objects =
  /^ (?:un|una|unos|unas|el|la|los|las|con|a|hasta|todo|toda|por|solo|s[oó]lo|en|de lunes|yo|\d)(?![a-zà-ž])/iu;
const single = new RegExp(
  `(^|[,.;:\\n]| y| que| tambi[eé]n| solo| s[oó]lo| no| siempre| (?:lo|la|los|las|te|les|se lo|se la)| ya) ?(?:yo (?:tambi[eé]n |misma? )?)?(${Object.keys(singles).join("|")})(?= |[,.;\\n]|$)`,
  "giu",
);

/** «Yo hago envíos», «me quedan 3 huecos», «mi taller»: as the house says it. */
export function asTheHouse(text: string, formal: boolean): string {
  return text
    .replace(/(^|[,.;:\n]) ?yo (?=(?:te|les?|l[oa]s?|se) )/giu, "$1 ")
    .replace(
      /(?<![a-zà-ž])me (?=(?:quedan?|sobran?|faltan?|llegan?|llegaron|lleg[oó]|entran?|entraron|entr[oó]|han? llegado|han? entrado|salen?) )/giu,
      "",
    )
    .replace(single, (all, before: string, verb: string, at: number, whole: string) => {
      const many = singles[verb.toLowerCase()];
      const rest = whole.slice(at + all.length);
      if (/^ yo(?![a-zà-ž])/iu.test(rest)) return all;
      if (/^necesito$/iu.test(verb) && !/^ (?:tus?|sus?) /iu.test(rest)) return all;
      if (/^tengo$/iu.test(verb) && !stock.test(rest)) return all;
      if (!many || (alsoNoun.test(verb) && !objects.test(rest))) return all;
      return `${before}${before === "" ? "" : " "}${many}`;
    })
    .replace(/(?<![a-zà-ž])mis? ([a-zà-ž]{3,})/giu, (all, thing: string) => {
      const { gender, plural } = phrase(thing.toLowerCase());
      if (
        !gender ||
        /^(?:cuenta|perfil|insta[a-zà-ž]*|feed|negocio|p[aá]gina|web|post|mam[aá]|pap[aá]|madre|padre|abuel[oa]s?|t[ií][oa]s?|herman[oa]s?|hij[oa]s?|familia|marido|mujer|espos[oa])$/iu.test(
          thing,
        )
      )
        return all;
      return `nuestr${gender === "f" ? "a" : "o"}${plural ? "s" : ""} ${thing}`;
    })
    .replace(
      /(?<![a-zà-ž])(?:os|los|las|les) (esperamos|atendemos|ayudamos|recibimos)(?![a-zà-ž])/giu,
      `${formal ? "le" : "te"} $1`,
    );
}

/** «Di que hay parqueo, destaca la garantía»: only what is to be told; jokes and thanks to us stay out. */
export function withoutTelling(text: string): string {
  return (
    text
      .replace(/(?<=^|[\s,.])(?:(?:ja|je|ji){2,}j?|xd|plis|porfis?)(?=$|[\s,.])/giu, "")
      .replace(named, "")
      // «Di que los domingos cerramos y que aceptamos débito»
      .replace(
        /(?<=[a-zà-ž]{3,}[aei]mos(?: [^,.;\n]{1,40})?) y que (?=(?:no |tambi[eé]n )?[a-zà-ž]{3,}[aei]mos(?![a-zà-ž]))/giu,
        " y ",
      )
      .replace(
        /(?<!(?:más|menos|mejor|tan|tanto|lo|la|los|las|el) [^,.;]{0,20}) y que (?=[a-zà-ž])(los |las |el |la |hay |[a-zà-ž]{3,}[aei]mos )?/giu,
        (_, ours: string | undefined) => (ours ? ` y ${ours}` : ", "),
      )
      .replace(tellThat, (_, before: string) => (/^ /.test(before) ? ", " : `${before} `))
      .replace(tellThing, ", ")
      .replace(/^[\s,.]+/u, "")
  );
}

const orders = new Set(Object.values(actions).flat());

/** Whether a sentence already tells the reader what to do: «Reserva por WhatsApp.», «Apúntate en la tienda.». */
export function isOrder(sentence: string): boolean {
  if (!/^[A-ZÀ-ÖØ-Þ]/u.test(sentence)) return false;
  const [verb = ""] = sentence.toLowerCase().split(/[^a-zA-ZÀ-ÖØ-ž]/u);
  const plain = verb
    .normalize("NFD")
    .replace(/\u0301/gu, "")
    .normalize("NFC");
  return orders.has(verb) || orders.has(plain.replace(/(?:te|se|nos|l[oa]s?)$/u, ""));
}
