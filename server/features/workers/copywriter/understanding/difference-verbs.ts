import { phrase } from "../language/grammar.ts";

/** A difference that is named, as a sentence about it. */
export interface Told {
  /** «hacemos envíos a todo el país»: after «En Lumbre». */
  we?: string;
  /** «la primera clase es gratis»: about something else than «nosotros». */
  it?: string;
}

const when = "(?:en|el|al|los|las|desde|por|entre|de|antes|a) ";
/** What is named, and what the house does about it; `$` as in `String.replace`. */
const doings: readonly (readonly [RegExp, string])[] = [
  [/^env[ií]os? (?=a |por |r[aá]pid|nacional|internacional|asegurad|discret)/u, "hacemos envíos "],
  [new RegExp(`^env[ií]os? (?=${when})`, "u"), "enviamos "],
  [new RegExp(`^repartos? (?=${when})`, "u"), "repartimos "],
  [new RegExp(`^entregas? (?=${when})`, "u"), "entregamos "],
  [/^recogidas? (?=a domicilio|en (?:casa|tu|su|el hotel|el aeropuerto))/u, "recogemos "],
  [/^(?=(?:domicilios?|delivery|servicio a domicilio)(?: |$))/u, "tenemos "],
  [/^(?=(?:m[aá]s de )?\d+ años de (?:experiencia|oficio))/u, "tenemos "],
  [/^(?=garant[ií]a(?: |$))/u, "damos "],
  [/^(?=facturas?(?: |$))/u, "damos "],
  [/^(?=presupuestos? )/u, "hacemos "],
  [/^(?=descuentos? )/u, "hacemos "],
  [/^(?=pagos? con )/u, "aceptamos "],
  [/^(?=masa madre)/u, "trabajamos con "],
  [
    /^(?=productos? (?:locales|ecol[oó]gic|natural|artesan|de (?:la zona|cercan[ií]a|temporada|kil[oó]metro)))/u,
    "trabajamos con ",
  ],
  [
    /^(?=(?:repuestos|recambios|piezas|materiales|ingredientes|harinas?|aceites|tintes|productos) (?:original|natural|de |nacional|importad|certificad|sin |ecol[oó]gic|de$))/u,
    "usamos ",
  ],
  [/^atenci[oó]n (?=por |en |los |el |de \d|24|hasta|desde)/u, "atendemos "],
  [/^servicio (?=24|las 24|los |nocturno)/u, "atendemos "],
  [/^(?=(?:asesor[ií]a|asesoramiento|soporte|atenci[oó]n personal) ?)/u, "damos "],
  [/^abiert[oa]s? (?=hasta|desde|los|el|todos|las|de |en |24|sábados|domingos)/u, "abrimos "],
  [/^(?=(?:los )?(?:s[aá]bados|domingos|festivos)(?: y (?:domingos|festivos))?$)/u, "abrimos "],
  [/^(?:ubicad|situad)[oa]s? (?=en |a |frente |cerca |junto )/u, "estamos "],
  [
    /^(?=(?:cerca|junto|frente|al lado|a (?:un|dos|tres|cinco|diez|\d+) (?:pasos?|minutos?|cuadras?|calles?)) ?(?:de|del|al|a)? )/u,
    "estamos ",
  ],
  [/^[uú]nic[oa]s? en /u, "somos únicos en "],
  [/^(?=de padres a hijos$)/u, "somos un negocio "],
  [/^(?:negocio|empresa) familiar$/u, "somos un negocio familiar"],
  [/^sin lista de espera$/u, "no tenemos lista de espera"],
  [/^sin cita(?: previa)?$/u, "atendemos sin cita previa"],
  [/^sin permanencia$/u, "no pedimos permanencia"],
  [
    /^(?=(?:parking|estacionamiento|aparcamiento|wifi|terraza|jard[ií]n|patio|zona (?:infantil|de juegos)|aire acondicionado|vistas?|horno|stock|probador|sala|laboratorio propio|taller propio|f[aá]brica propia|personal|t[eé]cnicos?|profesionales|profesor[ae]s|profes|monitor[ae]s|instructor[ae]s|m[eé]dicos?|especialistas|equipo|opciones|tallas|men[uú]|carta|precios|tarifas|talleres|clases|grupos|lista de espera corta|horario|local|club de|coche de cortes[ií]a|veh[ií]culo de|financiaci[oó]n)(?: |$))/u,
    "tenemos ",
  ],
];

const about: readonly (readonly [RegExp, string])[] = [
  [/^env[ií]os? (?:gratis|gratuitos?)(?=$| )/u, "el envío es gratis"],
  [/^(?=(?:\d+|tres|seis|doce) cuotas|cuotas )/u, "se puede pagar en "],
  [
    /^(?=primera (?:clase|consulta|visita|sesi[oó]n|cita|valoraci[oó]n) )(.+?) (gratis|gratuita)$/u,
    "la $1 es $2",
  ],
  [
    /^(primera (?:clase|consulta|visita|sesi[oó]n|cita|valoraci[oó]n)) sin (costo|coste)$/u,
    "la $1 no tiene $2",
  ],
  [/^(mascotas|familias) bienvenidas$/u, "las $1 son bienvenidas"],
  [/^(perros|niños) bienvenidos$/u, "los $1 son bienvenidos"],
];

/** «Revisión incluida» → «la revisión va incluida». */
function withArticle(text: string): string | undefined {
  const [, noun = "", included = ""] = /^([a-zà-ž]+) (inclu[ií]d[oa]s?)$/u.exec(text) ?? [];
  const { full, hasArticle, plural, gender } = phrase(noun);
  return noun && (hasArticle || gender) && full !== noun
    ? `${full} ${plural ? "van" : "va"} ${included}`
    : undefined;
}

/** A difference of one clause as people say it; empty for what only its owner could put into a sentence. */
export function told(text: string): Told {
  if (/[.:;!?=|«»]/u.test(text)) return {};
  for (const [pattern, verb] of about)
    if (pattern.test(text)) return { it: text.replace(pattern, verb) };
  const included = withArticle(text);
  if (included) return { it: included };
  for (const [pattern, verb] of doings)
    if (pattern.test(text)) return { we: text.replace(pattern, verb) };
  return {};
}
