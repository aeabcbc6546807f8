import { fold } from "../language/escape.ts";
import type { Phrase } from "../language/grammar.ts";

/** What is done, by the beginning of its verb: «arreglamos persianas» is «arreglo de persianas». */
const nouns = new Map(
  Object.entries({
    arregla: "arreglo",
    repara: "reparación",
    alquila: "alquiler",
    renta: "renta",
    limpia: "limpieza",
    instala: "instalación",
    afila: "afilado",
    lava: "lavado",
    plancha: "planchado",
    tapiza: "tapizado",
    cuida: "cuidado",
    corta: "corte",
    pinta: "pintura",
    traduci: "traducción",
    enmarca: "enmarcado",
    restaura: "restauración",
    encuaderna: "encuadernación",
    desatasca: "desatasco",
    destapa: "destape",
    pasea: "paseo",
    borda: "bordado",
    imprimi: "impresión",
    compra: "compra",
    recoge: "recogida",
    cambia: "cambio",
    revisa: "revisión",
    adiestra: "adiestramiento",
    poda: "poda",
    fumiga: "fumigación",
    digitaliza: "digitalización",
    maquilla: "maquillaje",
    monta: "montaje",
    transporta: "transporte",
    duplica: "duplicado",
    reforma: "reforma",
    alisa: "alisado",
    depila: "depilación",
    gestiona: "gestión",
    tramita: "tramitación",
    organiza: "organización",
    tasa: "tasación",
    recarga: "recarga",
    desbloquea: "desbloqueo",
    personaliza: "personalización",
    puli: "pulido",
    recupera: "recuperación",
    barniza: "barnizado",
    decora: "decoración",
    rotula: "rotulación",
    peina: "peinado",
    estampa: "estampación",
    encera: "encerado",
    desinfecta: "desinfección",
    desbroza: "desbroce",
    tala: "tala",
    vacia: "vaciado",
    solda: "soldadura",
    polariza: "polarizado",
    empapela: "empapelado",
    elimina: "eliminación",
    graba: "grabado",
    forra: "forrado",
    acuchilla: "acuchillado",
    impermeabiliza: "impermeabilización",
    diseña: "diseño",
    teñi: "teñido",
    tiñe: "teñido",
  }),
);
/** The same of one person, where the word is no noun: «afilo cuchillos», «arreglo zapatos». */
const singles = new Map(
  Object.entries({
    afilo: "afilado",
    reparo: "reparación",
    arreglo: "arreglo",
    instalo: "instalación",
    alquilo: "alquiler",
    limpio: "limpieza",
    tapizo: "tapizado",
    pinto: "pintura",
    plancho: "planchado",
    cuido: "cuidado",
    restauro: "restauración",
    enmarco: "enmarcado",
    encuaderno: "encuadernación",
    barnizo: "barnizado",
    traduzco: "traducción",
    maquillo: "maquillaje",
  }),
);
const alone = /^([a-zà-ž]{4,10}o) (?=[a-zà-ž]{3,}s(?![a-zà-ž]))/iu;
const selling =
  /^(?:hacemos|vendemos|fabricamos|elaboramos|impartimos|damos|doy|hago|vendo|fabrico|tejemos|tejo|horneamos|preparamos|cosemos) (?=[a-zà-ž])/iu;
const doing = /^([a-zà-ž]{3,14})mos (?=[a-zà-ž])/iu;
/** «Hacemos el», «cambiamos de horario», «revisamos que»: news, and nothing that is sold. */
const noThing =
  /^(?:el |la |los |las )?(?:de|que|si|gracias|bienvenida|cada|detalles?|d[ií]as?|hora|(?:el|la|los|las) \d+|en|a|al|por|con|para|desde|hasta|cuando|como|más|muy|ya|tod[oa]s?|l[oa]s? que|nuestr[a-zà-ž]+|tu|tus|su|sus|[12]\d|\d|un|una|env[ií]os?|descuentos?|ofertas?|precios?|horario|vacaciones|fiesta|pausa|puente|aniversario|a[ñn]os?)(?![a-zà-ž])/iu;

const another = / (?:y|e) (?:tambi[eé]n )?[a-zà-ž]{3,}mos (?=[a-zà-ž]).*$/iu;

/** The service that a sentence of the house names, as a noun: «reparamos lavadoras» → «reparación de lavadoras». */
export function serviceNamed(said: string): string | undefined {
  // «Reparamos goteras y limpiamos canalones»: the first of two.
  const text = said.replace(another, "");
  const sold = selling.exec(text);
  if (sold) {
    const thing = text.slice(sold[0].length);
    return noThing.test(thing) ? undefined : thing;
  }
  const one = alone.exec(text);
  const single = one && singles.get(one[1]!.toLowerCase());
  const verb = single ? one : doing.exec(text);
  const noun = single ?? (verb ? nouns.get(verb[1]!.toLowerCase()) : undefined);
  if (!verb || !noun) return undefined;
  const thing = text.slice(verb[0].length).replace(/^el pelo(?![a-zà-ž])/iu, "pelo");
  if (noThing.test(thing) || thing.length < 3) return undefined;
  return `${noun} de ${thing}`.replace(/ de el /u, " del ");
}

const small = new Set("de del la el los las y e a al en con por sin un una".split(" "));
const words = (text: string) =>
  fold(text)
    .split(" ")
    .filter((word) => !small.has(word))
    .map((word) => word.replace(/e?s$/, ""));

/** The product of the profile that is this service: every word but what is done says the same. */
export function soldAs(service: string, products: readonly string[]): string | undefined {
  const [, ...asked] = words(service);
  const head = words(service)[0];
  if (asked.length === 0) return undefined;
  const kin = products.filter((product) => {
    const own = words(product);
    return (
      asked.every((word) => own.includes(word)) &&
      repairs.test(own[0] ?? "") === repairs.test(head ?? "")
    );
  });
  return kin.length === 1 ? kin[0] : undefined;
}
const repairs = /^(?:arregl|reparaci|compostura|servicio tecnico)/;

/**
 * A sentence that says what the house does, under the name that its service has: «Reparamos lavadoras»
 * of «la reparación de lavadoras» goes, «Alquilamos bicis, 25 el día» is «El alquiler de bicis: 25 el día.».
 */
export function underItsNoun(told: string, subject: Phrase): string | undefined {
  const [clause = "", ...rest] = told
    .replace(/\.$/u, "")
    .split(
      /, (?=\D*\d|.*(?<![a-zA-ZÀ-ÖØ-ž])(?:gratis|inclu[a-zA-ZÀ-ÖØ-ž]+|sin|con|desde|en el|al) ?)/u,
    );
  const service = selling.test(clause) || another.test(clause) ? undefined : serviceNamed(clause);
  if (!service) return told;
  const own = words(subject.bare);
  if (!words(service).every((word) => own.includes(word))) return told;
  // «…y en el día» says more than its name.
  if (rest.length === 0 && fold(service) !== fold(subject.bare)) return told;
  return rest.length > 0
    ? `${subject.full[0]!.toUpperCase()}${subject.full.slice(1)}: ${rest.join(", ")}.`
    : undefined;
}
