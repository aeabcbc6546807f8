import { appealOfSentence } from "#copywriter/appeal/appeal.ts";
import { fold } from "#copywriter/spanish/fold.ts";
import { isWithin } from "../ad-copy.ts";
import { isCountry, isKnownPlace } from "../page/places.ts";
import { isOrder } from "../page/planted-orders.ts";
import type { ProductWords, SourceWords } from "../page/source-words.ts";
import { anyOf, startOf } from "../page/word-patterns.ts";
import { hasVerb } from "./has-verb.ts";
import { ifPromiseIn } from "./if-promise.ts";
import { claiming } from "./labels.ts";

const sentenceMax = 200;

/** Whether a sentence is short enough to be told, and no order to whoever reads it. */
export const isTold = (text: string) => isWithin(text, sentenceMax) && !isOrder(text);

/** What the shop does not do or sell, and when it is closed: true, and no reason to come. */
const isAgainst = anyOf([
  "hecho con \\w*web\\w*",
  "constructor\\w*",
  "(?:hay|de|una) espera",
  "descansa(?:mos)?",
  "crea (?:tu (?:web|pagina|tienda)|la tuya)",
  "web (?:creada|disenada|hecha)",
  "disenad[oa] (?:por|con)",
  "normas?",
  "prohibid[oa]s?",
  "obligatori[oa]s?",
  "no se permiten?",
  "tasas?",
  "cerramos",
  "cerrad[oa]s?",
  "vacaciones",
  "agotad\\w+",
  "internet explorer",
  "navegador\\w*",
  "no incluyen?",
  "no hay (?:cambios|devoluciones|reembolsos?)",
  "dni",
  "pasaporte",
  "por (?:tu|su|vuestra) cuenta",
  "a (?:tu|su|vuestro) cargo",
  "paga (?:el|la|quien)",
  "recargo",
  "penaliz\\w+",
  "fianza",
  "anticipo",
  "si (?:cancelas?|no (?:vienes?|avisas?|llegas?))",
  "suplemento",
  "orientativ\\w+",
  "arroba",
  "correo electronico",
  "e mail",
  "se (?:pide|exige|requiere|cobra)",
  "trazas",
  "alergenos?",
  "contienen?",
  "no (?:tenemos|disponemos|contamos|nos hacemos|somos)",
  "avis\\w+ cuando",
  "lista de espera",
  "(?<!si )no (?:l[aeo]s? |te |os |se )?(?!cobr|us|hace falta|pag)\\w+mos",
  "bienvenid\\w+",
  "estimad\\w+",
  "por favor",
  "porfa",
  "precios? (?:en|con|sin|mas|(?:no )?incluy\\w+|son|cambian|orientativ\\w+)",
  "hech[oa] por (?:el|la|mi|un|una) (?:nieto|nieta|hij[oa]|sobrin[oa]|amig[oa])",
  "plazo normal",
  "lo anterior",
  "(?:todos )?(?:estos|los) precios",
  "necesitamos",
  "embarazadas?",
  "tampoco",
  "no (?:se )?cubre",
  "no (?:tiene|tienen) periodo",
  "manchado",
  "no (?:esta|estan|va|van) incluid\\w+",
  "por adelantado",
  "(?:cuota de )?(?:matricula|inscripcion)",
  "(?<!no |le |sin )cobramos",
  "ausencias?",
  "sin aviso",
  "(?:licencia|registro|colegiad[oa]|autorizacion) (?:sanitari[oa] )?n\\S* ?\\S*\\d\\S*",
  "vienen de fabrica",
  "se suspende",
  "en el (?:taller|obrador|local) (?:usamos|trabajamos|hay)",
  "reservad[ao]$",
  "^no [a-z]+[aei]r",
  "^(?:autobus(?:es)?|bus(?:es)?|metro|tranvia|parada)",
  "orden de servicio",
  "(?:la|con|de) sena",
]);

/** «Llámenos al 960 000 000», «Pida cita por WhatsApp»: what to do is said at the end of each text. */
const isCall = (text: string): boolean =>
  /(?:\d[ .-]?){8,}/.test(text) ||
  /^(?:pid|ped|llam|reserv|escrib|solicit|consult|contact|visit|agend|venga|ven |entr|mir|pregunt|avis)\w*\b.*\b(?:whatsapp|telefono|correo|e ?mail|cita|turno|hora|presupuesto|mesa|web|formulario|instagram)\b/.test(
    fold(text),
  );

/** Sections of rules and notices: true, and nobody comes for them. */
const ruling = startOf([
  "para tener en cuenta",
  "formas? de pago",
  "pagos?$",
  "plazos?$",
  "cancelaci\\w+",
  "que (?:debe|tiene|hay)",
  "recomendaciones",
  "instrucciones",
  "(?:higiene y )?cuidados",
  "antes de (?:la|el|su|tu)",
  "ten(?:ed|ga)? en cuenta",
  "importante",
  "avisos?",
  "norm(?:as|ativa)",
  "reglas",
  "reglamento",
  "condiciones",
  "politicas?",
  "requisitos",
  "documentacion",
  "visitas?$",
  "contador",
  "recorda",
  "recuerd",
]);

const days = /\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b/g;

/** «Viernes, de 9:00 a 14:00 horas»: a scrap of the timetable. */
const isScrap = ({ about, text }: SourceWords["says"][number]): boolean =>
  about === "hours" &&
  (new Set(fold(text).match(days)).size < 2 || !hasVerb(text)) &&
  !/todos los d/i.test(text) &&
  // «Cada jueves, un muro nuevo» is none.
  (/\d/.test(text) || /^(?:l[oa]s? )?(?:lunes|martes|mi|jueves|viernes|s[aá]b|dom)/i.test(text));

/** «Herrero y veterinario no están incluidos» of what goes on «… coordinamos la visita sin costo». */
export const isRefusal = (short: string): boolean =>
  isAgainst.test(fold(short)) &&
  !isAppealing({ text: short, under: null, place: "sentence", about: "other" });

const isRefused = ({ text, under }: SourceWords["says"][number]): boolean =>
  isAgainst.test(fold(text)) || (under !== null && ruling.test(fold(under)));

const appealing = 1.9;

/** «Si presentamos un modelo fuera de plazo, pagamos nosotros el recargo»: the words of a fee, and a promise. */
const isAppealing = ({ text, under }: SourceWords["says"][number]): boolean =>
  ifPromiseIn(text) !== null || appealOfSentence(text, under) >= appealing;

/** Whether a statement is no reason to come, or is told in another way. */
export const isUntold = (
  statement: SourceWords["says"][number],
  products: readonly ProductWords[],
): boolean =>
  (isRefused(statement) && !isAppealing(statement)) ||
  isCall(statement.text) ||
  isScrap(statement) ||
  isOtherwiseTold(statement, products);

/** «Cordero lechal» of «Cordero lechal (medio)». */
const named = (name: string): string => name.replace(/ \(.*$/, "");

/** Of a list of contacts, or of a product, which has its own way to be told. */
function isOtherwiseTold(
  { text, under, about }: SourceWords["says"][number],
  products: readonly ProductWords[],
): boolean {
  const isContacts = /\s[-–|·]\s.*\s[-–|·]\s/.test(text) && /@|\d{5,}|\d[ .-]\d/.test(text);
  const isCounter = /\bvisitantes? n|\bvisitas?: \d|^(?:total|hoy|ayer|online) \d+$/i.test(text);
  // «Manual de mecánica: Regular» is a row of a table.
  const isRow = /^[^:.]{4,60}: \p{L}+\.?$/u.test(text) && !claiming.test(fold(text));
  // «Cochabamba - Bolivia»
  const isPlace = text
    .replace(/,? desde \d{4}\.?$/, "")
    .split(/\s*[-–—,·|]\s*/)
    .every((part) => isKnownPlace(part) || isCountry(part));
  const isDate = /^\d{1,2} (?:de )?\p{L}{3,10}\.? (?:de )?\d{4}$/u.test(text);
  const names = ` ${fold(text)} `;
  const isCharge =
    about === "shipping" &&
    /[€$]|S\//.test(text) &&
    !/gratis|sin c|incluid|desde|a partir/i.test(text);
  return (
    isCharge ||
    isContacts ||
    isCounter ||
    isRow ||
    // «Centro autorizado n.º 0000»
    /\bn\.? ?[º°]\.? ?\d{3}/iu.test(text) ||
    /(?:^|[ ,])c\/ ?\p{L}/iu.test(text) ||
    isPlace ||
    isDate ||
    products.some(
      ({ name, price, description }) =>
        description?.includes(text) ||
        fold(name) === fold(text) ||
        (under !== null && fold(name) === fold(under)) ||
        (price !== null && text.includes(price) && names.includes(` ${fold(named(name))} `)),
    )
  );
}
