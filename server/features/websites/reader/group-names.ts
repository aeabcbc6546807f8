import { lowerCapitals } from "./capitals.ts";
import { isOthersHeading } from "./not-statements.ts";
import { findPrices } from "./prices.ts";
import { foldText } from "./texts.ts";

const groupMax = 40;

const years =
  /(?:,? \(?(?:de |del |para |temporada )?(?:año )?20\d\d(?: ?[-/–] ?(?:20)?\d\d)?\)?)(?!\d)/giu;
const counted =
  /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d{1,2}) (?=\p{L}+s(?!\p{L}))/iu;
const ours =
  /^(?:(?:tod[oa]s )?(?:nuestr[oa]s?|mis?|l[oa]s|el|la|our|algun[oa]s(?: de)?(?: nuestr[oa]s)?) )(?=\p{L})/iu;
const lists =
  "lista|listado|tabla|cuadro|relacion|relación|carta|catalogo|catálogo|gama|seleccion|selección";
const money = "precios?|tarifas?|importes?|coste?s?|costos?|valores|honorarios|cuotas?|pvp";
/** «Precios de», «Lista de precios de», «Tarifas y horarios para»: what follows is the group. */
const prices = new RegExp(
  `^(?:(?:nuestr[oa]s|las|los) )?(?:(?:${lists}) (?:de|del) )?(?:${money})` +
    "(?: (?:y|e) (?:horarios?|condiciones|servicios|tarifas|precios))?(?: orientativ[oa]s)?" +
    " (?:del?|para|por|en)(?: (?:la|el|las|los|nuestr[oa]s))? (?=\\p{L})",
  "iu",
);
const list = new RegExp(
  `^(?:${lists}) (?:de|del)(?: (?:nuestr[oa]s|la|las|los))? (?=\\p{L})`,
  "iu",
);
const behind = new RegExp(
  `(?: (?:y|e|–|—|-|:|·|\\|)|:) (?:${money}|horarios?|condiciones|reservas?|pedidos)(?: .*)?$`,
  "iu",
);
/** «Pensión para tu caballo» */
const yours = /(?<=^\p{L}{4,}(?: \p{L}+)?) (?:para|de|en) (?:tus?|sus?|vuestr[oa]s?) .*$/u;
/** What is true of prices and names nothing that is sold. */
const unitNames =
  "persona|noche|dia|mes|ano|hora|sesion|semana|unidad|kilo|kg|metro|metro cuadrado|metro lineal|m2|m²|alumno|nino|temporada|categoria|zona|tamano|iva.*";
const perUnit = new RegExp(
  `^(?:(?:por|por cada|cada|al|a la) )?(?:${unitNames})(?: y (?:noche|dia|persona))?$`,
);
const mere = new RegExp(
  `^(?:${[
    `(?:${foldText(money)})(?: .*)?`,
    `(?:${foldText(lists)})(?: de (?:precios?|tarifas?|productos|servicios))?`,
    "(?:otros? )?(?:servicios?|productos?|articulos?|conceptos?|trabajos?|cosas)(?: .{0,14}(?:ofrecemos|ofertamos|realizamos))?",
    "(?:servicios?|productos?) (?:y|e) (?:servicios?|productos?|precios?|tarifas?)",
    "tienda(?: online)?|shop|catalogo|menu|novedad(?:es)?|destacad[oa]s|productos? (?:destacad[oa]s|nuevos|estrella)|ofertas?|promocion(?:es)?|rebajas",
    "otr[oa]s|vari[oa]s|extras?|general(?:es)?|opciones|suplementos?|adicionales|complementos?|especialidad(?:es)?|resumen|detalles?|notas?|inicio|home",
    "(?:l[oa]s? )?(?:mas|mejor) .*|(?:lo|los|las) que .*|recomendad[oa]s|favorit[oa]s|imprescindibles|ultim[oa]s .*|informacion.*|contacto|horarios?.*|envios?.*|preguntas.*|tel[.e].*",
    "(?:en )?(?:euros?|pesos|soles|dolares|mxn|usd|eur)",
    "services?|products?|prices?|menu|our .*|rates|price list|carta",
    "descripcion|nombre|tipo|modelo|referencia|ref|plato|tratamiento|modalidad|concepto|articulo|producto|servicio|formato|talla|tamano|medida|color|variedad|titulo|curso|actividad|plan|dia|hora|ano|unidad|cantidad",
    "(?:descripcion|opcion|modalidad|variedad|unidad|cantidad|color)es|(?:nombre|tipo|modelo|referencia|formato|talla|tamano|medida|concepto|titulo|dia|hora|zona|categoria|temporada|persona)s",
  ].join("|")})$`,
);
/** What invites, tells or asks is no name of a kind of thing. */
const tells = new RegExp(
  `^(?:${[
    "(?:elige|elija|escoge|escoja|elegi|suscrib\\p{L}+|aprende|apuntate|regala|regalate|unete|hazte|haz|llevate|disfruta|empieza|reserva|pide|pedi|compra|descubre|conoce|consulta|prueba|ven|llama|visita|encuentra|mira|ver|como|que|cual|cuanto|cuando|donde|por que|quien|si|no|asi|aqui|hoy|ya|nuestro? compromiso)",
    "(?:hecho|hecha|todo|y|o|pero|un|una|este|esta|tu|te|se|para|desde|hasta|con|sin|en|a|al|del?|bienvenid[oa]s?|sobre|gracias)",
  ].join("|")})(?!\\p{L})`,
  "u",
);
const verbs = new RegExp(
  `(?<!\\p{L})(?:${[
    "\\p{L}{2,}[aei]mos|es|son|esta|estan|va|van|viene|vienen|vuelven?|llegan?|tienes?|puedes?|quieres?|hay",
    "ofrecen?|incluyen?|llevan?|que|se|te|nos|tus?|sus?|vuestr[oa]s?|ti|usted",
  ].join("|")})(?!\\p{L})`,
  "u",
);
const nounsInMos = /(?<!\p{L})(?:ramos|tramos|prestamos|balsamos|racimos|extremos|remos)(?!\p{L})/u;

/**
 * What a heading names of the things below it, at most 40 characters: «Tapizado» of «Precios de tapizado»,
 * «Vinos» of «NUESTROS VINOS»; "" where it names none, as «Tarifas 2026» and «Elige el tuyo» do.
 * @param names words as the page writes them, by their folded form, for a heading in capitals
 */
export function groupName(heading: string, names: ReadonlyMap<string, string>): string {
  const bare = heading
    .replace(/^[^\p{L}\d¿¡«“"(]+|[^\p{L}\d?!.)»”"%]+$/gu, "")
    .replace(/\s*\([^()]*\)\s*$/u, "")
    .trim();
  if (bare.length < 3 || bare.length > 70 || /[?!.;…¿¡]/.test(bare.replace(/\.$/, ""))) return "";
  if (/\p{L}{4,}\.$/u.test(bare) && bare.split(" ").length > 3) return "";
  const name = lowerCapitals(bare, names)
    .replace(years, "")
    .replace(/\.$/, "")
    .replace(prices, "")
    .replace(list, "")
    .replace(behind, "")
    .replace(yours, "")
    .replace(ours, "")
    .replace(bare.search(ours) === 0 ? counted : /^$/, "")
    .replace(/^[^\p{L}\d]+|[^\p{L}\d%)]+$/gu, "");
  return isKind(name) ? name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : "";
}

function isKind(name: string): boolean {
  const plain = foldText(name);
  if (name.length < 3 || name.length > groupMax || !/\p{L}{3}/u.test(name)) return false;
  if (name.split(" ").length > 6 || findPrices(name).length > 0 || /\d{3}/.test(name)) return false;
  if (name.includes(":") || mere.test(plain) || perUnit.test(plain) || tells.test(plain))
    return false;
  if (verbs.test(plain.replace(nounsInMos, ""))) return false;
  return !isOthersHeading(name) && !/^\d+[.,]?\d*$/.test(plain) && !/@|www|https?:/.test(plain);
}
