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
  "se apunte": ["apúntate", "apúntese"],
  "se inscriba": ["inscríbete", "inscríbase"],
};
const ordered = new RegExp(
  `(?:,? y|,)? que (?:(?:la gente|l[oa]s (?:clientes|clientas|pacientes|alumn[oa]s|familias|padres|soci[oa]s|vecin[oa]s)|todos|me|nos|l[oa]s) )*(${Object.keys(imperatives).join("|")})n? (?=(?:el|la|los|las|su|sus|un|una|antes|hasta|por|en|a|al|con|de|del) )`,
  "giu",
);

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
  `(?:,| y)?(?<!\\p{L}) ?(?:les|le|os) (${Object.keys(gifts).join("|")}) (?=(?:un|una|el|la|los|las|a|con|\\d)(?!\\p{L}))`,
  "giu",
);

/** «… y que manden las facturas», «les regalo una clase»: said to the customer, as a sentence of its own. */
export function toldToCustomers(text: string, formal: boolean): string {
  return text
    .replace(ordered, (_, verb: string) => {
      const forms = imperatives[fold(verb)]!;
      const form = forms[Number(formal)]!;
      return `. ${form[0]!.toUpperCase()}${form.slice(1)} `;
    })
    .replace(given, (_, verb: string) => `. ${formal ? "Le" : "Te"} ${gifts[verb.toLowerCase()]} `);
}

/** Whether a sentence is one that `toldToCustomers` made. */
export const isToldToCustomers = (text: string): boolean => told.test(text);
const told = new RegExp(
  `^(?:${Object.values(imperatives).flat().join("|")}|(?:te|le) (?:${[...new Set(Object.values(gifts))].join("|")})) `,
  "iu",
);

/** Where a clause begins that tells something concrete, although no comma says so. */
const joints =
  /[;\n]|:(?!\d)|,(?!\d)|\.(?!\d)|(?<=\p{L}|\d|€)\s(?=(?:se (?:puede|pueden|recoge|recogen|entrega|entregan|admiten|aceptan|aparta|apartan|paga) |(?:matr[ií]culas?|inscripciones|plazas|reservas|pedidos|encargos) (?:abiert|hasta|limitad)))/u;
const concrete =
  /^(?:colores? |tallas? |medidas? |mide |pesa |env[ií]os? |reparto |domicilio |recogida |entregas? |matr[ií]culas? |inscripciones |plazas |reservas |encargos |pedidos |horario |abiert[oa]s? |se (?:puede|pueden|recoge|recogen|entrega|entregan|admiten|aceptan|aparta|apartan|paga) |incluye |aforo |grupos? de |grupos reducidos|edad |cupos? |a partir de |aceptamos |cobramos |pagamos con |pago |cuotas? |apartar con |aparta con |anticipo |dura |de (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo) a |\d{1,4} \p{L}{4,})/iu;
const ours =
  /(?<!\p{L})(?:ideas?|posts?|publicaci\p{L}+|t[ií]tul\p{L}+|opci\p{L}+|versi\p{L}+|variantes?|anuncios?|correos?|e-?mails?|mensajes?|textos?|frases?|hashtags?|slides?|l[aá]minas?|historias?|reels?|v[ií]deos?|guion\p{L}*|segundos?|palabras|caracteres|errores|consejos|trucos|razones|mitos|claves|se[ñn]ales|pasos|planos|fotos?|respuestas?|asuntos?|nombres?|ganchos?|emojis?|instagram|facebook|tiktok|linkedin|twitter|newsletter|campañas?|plan|seguidores|ventas|estrellas?|alcance|visitas|altas|tono|usted|yo|mi|mis|me|tengo|quiero|necesito|creo|nadie|traduc\p{L}*)(?!\p{L})/iu;
const moneyOnly =
  /^(?:a |desde |por |solo |s[oó]lo )?[$€]? ?\d[\d.,]* ?(?:mil|€|euros|pesos|soles|d[oó]lares|usd|mxn|cop|lucas)?(?: iva incluido)?$/iu;

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
    .replace(/(\d)\s?x\s?(\d)/giu, "$1 × $2");
}

/** The clauses of a message that tell something concrete of the thing, each as a sentence; at most four. */
export function concreteIn(text: string, except: readonly string[]): string[] {
  const known = except.map((one) => fold(one));
  return text
    .replace(/[«“"][^»”"\n]*[»”"]/gu, " ")
    .split(joints)
    .slice(0, 30)
    .map((part) =>
      plain(part).replace(/^(?:y|e|o|que|con|adem[aá]s|tambi[eé]n|pero|son|es|hay que)\s+/iu, ""),
    )
    .filter(
      (part) =>
        part.length >= 6 &&
        part.length <= 80 &&
        concrete.test(part) &&
        !moneyOnly.test(part) &&
        !ours.test(part) &&
        !isRequest(part) &&
        !/[()#&«»/\\:]|\b(\p{L}+) \1\b/iu.test(part) &&
        !known.some((one) => one.includes(fold(part)) || fold(part) === one),
    )
    .slice(0, 4)
    .map((part) => {
      const line = clip(readably(part), 90);
      return `${line[0]!.toUpperCase()}${line.slice(1)}.`;
    });
}
