import { clip, fold, plain } from "../language/escape.ts";
import { isRequest } from "./subject.ts";

/** What customers are to do, as owners say it («que manden»), and how they are told: tú, usted. */
const imperatives: Readonly<Record<string, readonly [string, string]>> = {
  recoja: ["recoge", "recoja"],
  mande: ["manda", "mande"],
  envie: ["envía", "envíe"],
  traiga: ["trae", "traiga"],
  venga: ["ven", "venga"],
  reserve: ["reserva", "reserve"],
  pida: ["pide", "pida"],
  llame: ["llama", "llame"],
  confirme: ["confirma", "confirme"],
  pague: ["paga", "pague"],
  pruebe: ["prueba", "pruebe"],
  pase: ["pasa", "pase"],
  deje: ["deja", "deje"],
  lleve: ["lleva", "lleve"],
  encargue: ["encarga", "encargue"],
  avise: ["avisa", "avise"],
  entregue: ["entrega", "entregue"],
  rellene: ["rellena", "rellene"],
  revise: ["revisa", "revise"],
  presente: ["presenta", "presente"],
  pregunte: ["pregunta", "pregunte"],
  consulte: ["consulta", "consulte"],
  etiquete: ["etiqueta", "etiquete"],
  "se apunte": ["apúntate", "apúntese"],
  "se inscriba": ["inscríbete", "inscríbase"],
};
const ordered = new RegExp(
  `(?<!(?<![a-zA-ZÀ-ÖØ-ž])(?:los|las|quienes|aquellos|gente|personas|todos|todas))(?:,? y|,)? que (?:(?:la gente|l[oa]s (?:clientes|clientas|pacientes|alumn[oa]s|familias|padres|soci[oa]s|vecin[oa]s)|cada (?:familia|un[oa]|cual|soci[oa]|alumn[oa])|todo el mundo|todos|me|nos) )*(?:(l[oa]s?) )?(${Object.keys(imperatives).join("|")})n? (?=(?:el|la|los|las|su|sus|un|una|algo|antes|hasta|por|en|a|al|con|de|del|mensaje|whatsapp|foto|fotos|cita|turno|hora|sitio|plaza|mesa|precio|precios|informaci[oó]n|info|talla|tallas|disponibilidad|horario|horarios)(?![a-zA-ZÀ-ÖØ-ž]))`,
  "giu",
);

/** «Recoge» with its thing: «recógelo», with the accent that it then needs. */
function withThing(verb: string, thing: string): string {
  if (verb.startsWith("se ") || !/[aeo]$/u.test(verb)) return verb;
  if (/[áéíóú]/u.test(verb)) return `${verb}${thing}`;
  const stressed = verb.replace(
    /([aeiou]*?)([aeo])([iu]?)([^aeiou]+u?[aeo]|(?<=a)e)$/u,
    (_, before: string, vowel: string, after: string, end: string) =>
      `${before}${{ a: "á", e: "é", o: "ó" }[vowel]}${after}${end}`,
  );
  // «Pide» has no open vowel before its end.
  const marked = stressed === verb ? verb.replace(/i(?=[^aeiou]+[ae]$)/u, "í") : stressed;
  return `${marked}${thing}`;
}

/** «, traer delantal»: the same as a note between commas. */
const infinitives: Readonly<Record<string, string>> = {
  traer: "traiga",
  llevar: "lleve",
  confirmar: "confirme",
  reservar: "reserve",
  avisar: "avise",
};
const bare =
  /[,.;]\s*(?:hay que |se debe |deben |toca )?(traer|llevar|confirmar|reservar|avisar) (?=(?:el|la|los|las|su|sus|un|una|algo|antes|por|con|[a-zà-ž]{4,}(?:\s*(?:[,.;\n]|y |$)|\s[a-zà-ž]+\s*(?:[,.;\n]|$))))/giu;

const gifts: Readonly<Record<string, string>> = {
  regalo: "regalamos",
  regalamos: "regalamos",
  doy: "damos",
  damos: "damos",
  hago: "hacemos",
  hacemos: "hacemos",
  ofrezco: "ofrecemos",
  ofrecemos: "ofrecemos",
  invito: "invitamos",
  invitamos: "invitamos",
};
const given = new RegExp(
  `(?:,? y |, ?|(?<![a-zA-ZÀ-ÖØ-ž]) ?)(?:les|le|os) (${Object.keys(gifts).join("|")}) (?=(?:un|una|el|la|los|las|a|con|\\d)(?![a-zA-ZÀ-ÖØ-ž]))`,
  "giu",
);

/** «Si reservan antes del 15 les regalamos las cajas»: the gift keeps its condition. */
const rewarded = new RegExp(
  `(?:[,.;:]|,? y|^)\\s*(?:que )?si ([a-zA-ZÀ-ÖØ-ž]{3,}[ae])n((?: [^\\s,.;:\\n]+){0,9},?) (?:les|le|os) (${Object.keys(gifts).join("|")}) (?=(?:un|una|el|la|los|las|a|con|\\d)(?![a-zA-ZÀ-ÖØ-ž]))`,
  "giu",
);

/** «… y que manden las facturas», «les regalo una clase»: said to the customer, as a sentence of its own. */
export function toldToCustomers(text: string, formal: boolean): string {
  return (
    text
      .replace(
        /(% (?:de descuento )?si )([a-zà-ž]{3,}[ae])n(?![a-zà-ž])/giu,
        (_, start: string, verb: string) => `${start}${verb}${formal ? "" : "s"}`,
      )
      .replace(
        /(?:,? y |, ?)?(?<![a-zà-ž])que no se olviden (?=de )/giu,
        formal ? ". No se olvide " : ". No te olvides ",
      )
      .replace(
        /(?<![a-zà-ž])si se (apunt|inscrib|matricul|suscrib)([ae])n(?![a-zà-ž])/giu,
        (_, stem: string, end: string) =>
          `si ${formal ? "se" : "te"} ${stem}${end}${formal ? "" : "s"}`,
      )
      .replace(bare, (_, verb: string) => {
        const form = imperatives[infinitives[fold(verb)]!]![Number(formal)]!;
        return `. ${form[0]!.toUpperCase()}${form.slice(1)} `;
      })
      .replace(ordered, (_, thing: string | undefined, verb: string) => {
        const plain = imperatives[fold(verb)]![Number(formal)]!;
        const form = thing ? withThing(plain, thing.toLowerCase()) : plain;
        return `. ${form[0]!.toUpperCase()}${form.slice(1)} `;
      })
      .replace(
        rewarded,
        (_, verb: string, rest: string, gift: string) =>
          `. Si ${verb.toLowerCase()}${formal ? "" : "s"}${rest.replace(/,$/, "")}, ${formal ? "le" : "te"} ${gifts[gift.toLowerCase()]} `,
      )
      .replace(
        given,
        (_, verb: string) => `. ${formal ? "Le" : "Te"} ${gifts[verb.toLowerCase()]} `,
      )
      // «Si reservan antes del 10 hay 15 € menos»
      .replace(
        /((?:^|[,.;:\n]| y) *(?:que )?si (?:la |lo |las |los |nos )?(?:reserv|compr|llev|contrat|encarg|pag|tra|pid|agend|confirm))([ae])n(?= )/giu,
        (_, start: string, end: string) => `${start}${end}${formal ? "" : "s"}`,
      )
      // «Mismo día si escriben antes de las 10»
      .replace(
        /(?<=[a-zà-ž] si )(escrib|llam|avis|reserv|pid|confirm|mand)([ae])n(?= (?:antes|por|al?|con|hoy|el|la|un|tu) )/giu,
        (_, verb: string, end: string) => `${verb}${end}${formal ? "" : "s"}`,
      )
      // «Se descuenta si aceptan»
      .replace(
        /(?<=[a-zà-ž] si )(acept|contrat|reserv|compr|repar)([ae])n(?=\s*(?:$|[,.;\n]))/giu,
        (_, verb: string, end: string) => `${verb}${end}${formal ? "" : "s"}`,
      )
      // «Escribir al WhatsApp 8555 0147»
      .replace(
        /(^|[,.;:]\s*)(escribir|llamar) (?=al? |por )/giu,
        (_, before: string, verb: string) =>
          `${before ? ". " : ""}${/^e/i.test(verb) ? (formal ? "Escríbanos" : "Escríbenos") : formal ? "Llámenos" : "Llámanos"} `,
      )
      .replace(
        theirThing,
        (_, order: string, many: string) => `${order} ${formal ? "su" : "tu"}${many} `,
      )
      .replace(
        theirs,
        (_, order: string, verb: string) => `${order}${verb.slice(0, -1)}${formal ? "" : "s"}`,
      )
      .replace(isReady, (su) => (formal ? su : `${su[0] === "S" ? "T" : "t"}${su.slice(1)}`))
      .replace(mayCome, (can) => (formal ? can : `${can}s`))
  );
}

/** The message without what is said to us between commas: «, con humor», «, avisa por favor». */
export function withoutAsides(text: string): string {
  return text.replace(asides, "");
}
const asides =
  /[,.;]\s*(?:y )?(?:solo (?:con )?(?:m[uú]sica|textos?)|con (?:humor|gracia|voz en off|m[uú]sica|emojis?)|sin (?:descuentos?|precios?|emojis?|hashtags?|exagerar|prometer[^,.;\n]*|hablar|salir[^,.;\n]*)|(?:muchas )?gracias|porfa(?:vor|s)?|por favor|avisa[a-zà-ž]* por favor|(?:en |con )?(?:un )?tono [a-zà-ž]+|de usted|(?:pon(?:lo|melo)?|p[uú]blica(?:lo)?|s[uú]be(?:lo)?|hazlo) (?:en|para|a) (?:el |la |mi )?[a-zà-ž]+|cort(?:it)?[oa]|brevecit[oa]|divertid[oa]|urgente)(?=\s*(?:[,.;\n]|$))/giu;

const forms = Object.values(imperatives).flat();

/** «Trae sus facturas» to whom is called tú. */
const theirThing = new RegExp(`(?<=\\. )(${forms.join("|")}) su(s?) `, "giu");

/** «Manda un mensaje con los años que llevan aquí» to whom is called tú. */
const theirs = new RegExp(
  `(?<=\\. )((?:${forms.join("|")}) [^.,;:\\n]{0,50}(?:que|si|donde|cuando) )(llevan|tienen|quieren|necesitan|buscan|usan|viven|prefieren|vienen)(?![a-zA-ZÀ-ÖØ-ž])`,
  "giu",
);

/** «Su coche ya está listo», said to the one who reads it. */
const isReady =
  /(?<=^|[.,;:] |\bque )su(?=s? [a-zà-ž]{3,}(?: [a-zà-ž]+){0,3} (?:ya )?(?:est[aá]n?|lleg[oó]|llegaron|ha llegado|han llegado|sali[oó]|queda|quedan|qued[oó]) (?:list[oa]s?|reparad[oa]s?|terminad[oa]s?|arreglad[oa]s?|preparad[oa]s?|a punto|en camino|a la tienda|al local))/giu;

const mayCome = /(?<=^|[.,;] |\by )puede(?= (?:pasar|venir|recoger|retirar|buscar))/giu;

/** Whether a sentence is one that `toldToCustomers` made. */
export const isToldToCustomers = (text: string): boolean => told.test(text);
const told = new RegExp(
  `^(?:si [a-zA-ZÀ-ÖØ-ž]+[^.]*, (?=(?:te|le) ))?(?:(?:${forms.map((form) => withThing(form, "")).join("|")})l[oa]s?|${forms.join("|")}|(?:te|le) (?:${[...new Set(Object.values(gifts))].join("|")})) `,
  "iu",
);

/** Where a clause begins that tells something concrete, although no comma says so. */
const joints =
  /[;\n]|:(?!\d)|,(?!\d)|\.(?!\d)|(?<=[a-zA-ZÀ-ÖØ-ž]|\d|€)\s(?=(?:se (?:puede|pueden|recoge|recogen|entrega|entregan|admiten|aceptan|aparta|apartan|paga|encarga|encargan|reserva|reservan|piden?) |(?:matr[ií]culas?|inscripciones|plazas|reservas|pedidos|encargos) (?:abiert|hasta|limitad)|con (?:env[ií]o|entrega|instalaci[oó]n|montaje|garant[ií]a|estacionamiento|parqueo) ))/u;
const concrete =
  /^(?:colores? |tallas? |medidas? |mide |pesa |env[ií]os? |instalaci[oó]n |montaje |garant[ií]a |reparto |domicilio |recogida |entregas? |matr[ií]culas? |inscripciones |plazas |reservas |encargos |pedidos |horario |abiert[oa]s? |se (?:puede|pueden|recoge|recogen|entrega|entregan|admiten|aceptan|aparta|apartan|paga|encarga|encargan|reserva|reservan|piden?) |incluye |aforo |grupos? de |grupos reducidos|edad |cupos? |a partir de |aceptamos |cobramos |pagamos con |pago |cuotas? |apartar con |aparta con |anticipo |dura |(?!quer|neces|pod|deb|habl|vay)[a-zà-ž]{3,}[aei]mos |de (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo) a |\d{1,4} [a-zà-ž]{4,})/iu;
const ours =
  /(?<![a-zà-ž])(?:ideas?|posts?|publicaci[a-zà-ž]+|t[ií]tul[a-zà-ž]+|opci[a-zà-ž]+|versi[a-zà-ž]+|variantes?|anuncios?|correos?|e-?mails?|mensajes?|textos?|frases?|hashtags?|slides?|l[aá]minas?|historias?|reels?|v[ií]deos?|guion[a-zà-ž]*|segundos?|palabras|caracteres|errores|consejos|trucos|razones|mitos|claves|se[ñn]ales|pasos|planos|fotos?(?! (?:editad|impres|digital|retocad|revelad|a color|en papel))|respuestas?|asuntos?|nombres?|ganchos?|emojis?|instagram|facebook|tiktok|linkedin|twitter|newsletter|campañas?|plan|seguidores|ventas|estrellas?|alcance|tono|usted|yo|mi|mis|me|tengo|quiero|necesito|creo|nadie|traduc[a-zà-ž]*)(?![a-zà-ž])/iu;
const measure =
  /^\d[\d.,]* ?(?:g|gr|kg|ml|cl|l|cm|mm|m|m2|h|años|meses|piezas|unidades|vatios|w)$/iu;
const moneyOnly =
  /^(?:a |desde |por |solo |s[oó]lo )?[$€]? ?\d[\d.,]* ?(?:mil|€|euros|pesos|soles|d[oó]lares|usd|mxn|cop|lucas)?(?: iva incluido)?$/iu;

/** Words to us, about the text and not about the thing. */
const metaWords = new Set(
  (
    "humor gracia cursi bonito bonita bonitos bonitas corto corta cortos cortas cortito cortita cortitos cortitas " +
    "largo larga largos largas formal informal serio seria divertido divertida divertidos divertidas " +
    "alegre elegante cercano cercana porfa favor gracias urgente pon ponle ponlo ponme haz hazlo hazme " +
    "etiquetas voz hablar descuento descuentos exagerar prometer inventar milagros marketing redes gente " +
    "clientes clientas pacientes alumnos alumnas negocio publicidad gastar cara caras rostro rostros " +
    "mel teo ani bran nai iko sofi marcos vivi hola buenos buenas oye saludo saludos abrazo general " +
    "whatsapp google email mail landing carrusel cartel bio imagen informe descripción descripcion slogan eslogan lema " +
    "hilo calendario encuesta otro otra otros otras ambos semana más mas menos ahora porque cuando donde cómo como " +
    "qué que cuál cual quién quien soy somos es son está esta están estan estoy hay tiene tienen tienes profesional " +
    "sé se te ti tu tus tú vos les le os lo nos"
  ).split(" "),
);
const metaStems =
  /^(?:avisa|hac|hag|ay[uú]da|creativ[oa]s?$|original|emoji|fich.|versi.|cu[aá]nt.|quier.|neces.|pued.|pod.|deb.|sabe|dig.|dec.|cont.|escri.|vend.|publi.)/u;
const metaPhrases =
  /(?<![a-zà-ž])(?:fin$|todo$|todos? (?:el|los)(?![a-zà-ž])|los dos(?![a-zà-ž])|la m[ií]a(?![a-zà-ž])|no (?!incluid)(?![a-zà-ž]))/u;

function isMeta(part: string): boolean {
  const said = part.toLowerCase();
  const words = said.match(/[a-zà-ž]+/gu) ?? [];
  return (
    words.some((word) => metaWords.has(word) || metaStems.test(word)) || metaPhrases.test(said)
  );
}

/** «10% si son 3 pianos o más»: a discount with its condition, which the offer alone would lose. */
const conditional =
  /^\d{1,2} ?% (?:de descuento )?(?:si|a partir de|llevando|por traer|por cada) [a-zà-ž]*/iu;
const describing =
  /^(?:(?:en|de|desde|hasta|a|al|por|con|sin) (?!(?:el|la|los|las|mi|mis|un|una) (?:texto|tono|web|p[aá]gina|l[ií]nea)|parte|ejemplo|cierto|acuerdo)|[$₡]?\d|[a-zà-ž])/iu;

/** Whether a clause after the first only describes: «42 cm de alto», «en la catedral», «julio y agosto». */
function describes(part: string): boolean {
  const words = part.split(" ").length;
  // «60 € sin contar el grifo» says what the price is of.
  const apart = part.replace(/(?<= sin )(?:contar|incluir) /giu, "");
  return (
    words >= 2 &&
    words <= 9 &&
    part.length <= 60 &&
    describing.test(part) &&
    !isMeta(apart) &&
    !/(?:[aei]ndo|[aei]mos|aba|aron|ieron|ar[aá]n?|ir[aá]n?)(?= |$)|(?:ar|er|ir)(?:lo|la|me|le)?(?= |$)/iu.test(
      apart.replace(/(?<![a-zà-ž])para /giu, ""),
    ) &&
    !/^(?:para(?! (?:pelo|piel|cabello|cutis|rostro|manos|interior|exterior|todo tipo|u[nñ]as|cachorros|perros|gatos)(?![a-zà-ž]))|que|si|y|o|pero|como|por (?!tel[eé]fono|la ma[nñ]ana|la tarde))(?: |$)/iu.test(
      part,
    )
  );
}

/** «horario 12 a 22» → «Horario: de 12 a 22 h». */
function readably(clause: string): string {
  return clause
    .replace(
      /^horario (?:de )?(\d{1,2}(?::\d{2})?) a (\d{1,2}(?::\d{2})?)$/iu,
      "horario: de $1 a $2 h",
    )
    .replace(
      /^(domicilio|env[ií]o|entrega|reparto|matr[ií]cula|anticipo|aforo|horario) (?=[\d$€])/iu,
      "$1: ",
    )
    .replace(/^pagamos con /iu, "se puede pagar con ")
    .replace(/^apartar? con /iu, "se aparta con ")
    .replace(/(\d)\s?x\s?(\d)/giu, "$1×$2");
}

/**
 * What a message tells of the thing beside its order, clause by clause, in at most four sentences:
 * «Pantalla de lino, 42 cm de alto.», «Matrículas abiertas hasta el 30 de enero.».
 */
export function concreteIn(text: string, except: readonly string[]): string[] {
  const known = except.map((one) => fold(one));
  const clauses = text
    .replace(/[«“"][^»”"\n]{0,800}[»”"]/gu, " ")
    .split(joints)
    .slice(0, 30)
    .map((part) =>
      plain(part)
        .replace(/ (?:y|e|o)$/iu, "")
        .replace(/^(?:y|e|o|adem[aá]s|tambi[eé]n|pero|son|es|hay que)\s+/iu, ""),
    );
  const told: string[] = [];
  let open = false;
  for (const [at, clause] of clauses.entries()) {
    const part = concrete.test(clause.replace(/^con /iu, ""))
      ? clause.replace(/^con /iu, "")
      : clause;
    const measured = at > 0 && measure.test(part);
    const fits =
      part.length >= (measured ? 2 : 5) &&
      part.length <= 80 &&
      (measured || conditional.test(part) || concrete.test(part) || (at > 0 && describes(part))) &&
      (measured ||
        conditional.test(part) ||
        part.replace(/[^a-zA-ZÀ-ÖØ-ž]/gu, "").length >= part.length * 0.4) &&
      !moneyOnly.test(part) &&
      // «2x1 en croissants», «20 % en todo» is the offer itself.
      (conditional.test(part) || !/(?<!\d)\d\s?[x×]\s?\d(?!\d)|\d ?%/u.test(part)) &&
      !ours.test(part) &&
      !isRequest(part) &&
      !/[()#&«»/\\_]|:(?!\d)|(?<![a-zà-ž])([a-zà-ž]+) \1(?![a-zà-ž])/iu.test(part) &&
      !/[A-ZÀ-ÖØ-Þ]{4,}/u.test(part) &&
      !known.some((one) => one.includes(fold(part)));
    const line = fits ? clip(readably(part), 90) : "";
    const last = told.at(-1);
    if (line && last && open && last.length + line.length < 110)
      told[told.length - 1] = `${last}, ${line[0]!.toLowerCase()}${line.slice(1)}`;
    else if (line && told.length < 4) told.push(line);
    open = line !== "";
  }
  return told.map((line) => `${line[0]!.toUpperCase()}${line.slice(1)}.`);
}
