import { phrase } from "../../language/grammar.ts";
import { saidToReader } from "../../understanding/letter.ts";
import type { Purpose } from "./parts.ts";
import { begun, theThing } from "./parts.ts";

/** «… que nos dejen una reseña en Google». */
export const review: Purpose = ({ text, say }) => {
  if (
    !/(?<![a-z])(?:reseñ|opini[oó]n|valor(?:aci[oó]n|en|e|ar)(?![a-z])|calific)/u.test(text) ||
    !/(?<![a-z])(?:p[ií]d|ped|d[eé]j|inv[ií]t|escrib|pong|hagan|haga|valor|calific)[a-zà-ž]*/u.test(
      text,
    )
  )
    return undefined;
  const where = /(?<![a-z])(google|tripadvisor|booking|facebook|airbnb)/u.exec(text)?.[1];
  const name = where && begun(where);
  const thanks = /hu[eé]sped|hosped|aloj|estancia/u.test(text)
    ? "Gracias por quedar[te|se] con nosotros."
    : /compr/u.test(text)
      ? "Gracias por [tu|su] compra."
      : /vin(?:o|ieron)|visit|comieron|cenaron|vienen/u.test(text)
        ? "Gracias por venir."
        : "Gracias por [tu|su] confianza.";
  return {
    body: say(
      `${thanks} ¿Nos [dejas|deja] una reseña${name ? ` en ${name}` : ""}? Con dos líneas basta: cuent[a|e] con [tus|sus] palabras cómo fue.`,
    ),
    close: "Nos ayuda mucho. Gracias de antemano.",
  };
};

export const birthday: Purpose = ({ text, letter, told, say }) => {
  if (!/cumpleañ|cumple(?![a-zà-ž])/u.test(text)) return undefined;
  // «Recuérdale que el cumple es el sábado»: a party that is held here.
  if (
    /^(?:record|recu|avis|inform|confirm)/u.test(letter.order) &&
    /cumple(?:años)? (?:de [a-zà-ž]+ )?(?:es|ser[aá]|empieza|pasa)(?![a-zà-ž])/u.test(text)
  )
    return undefined;
  const rest = told.replace(
    /^(?:felic[a-zà-ž]+ )?(?:por |en )?(?:el |su |tu )?(?:cumple(?:años)?)(?: (?:hoy|mañana))?[.,]? ?(?:y )?/iu,
    "",
  );
  const gift = rest && !/^(?:Felic|Por |Hoy|Que cumpl)/u.test(rest) ? rest : "";
  return {
    body: [
      say(
        `¡Feliz cumpleaños${letter.name ? `, ${letter.name}` : ""}! Que [tengas|tenga] un día precioso.`,
      ),
      gift,
    ]
      .filter(Boolean)
      .join(" "),
    close: gift ? say("[Te|Le] esperamos.") : "",
  };
};

/** «Felicita la Navidad a mis clientes y diles que cerramos del 24 al 2». */
export const season: Purpose = ({ letter, told, say }) => {
  const feast = /navidad|fiestas|año/u.exec(letter.order)?.[0];
  if (!feast || !/^(?:felic|des)/u.test(letter.order)) return undefined;
  const wish = {
    navidad: "¡Feliz Navidad!",
    fiestas: "¡Felices fiestas!",
    año: "¡Feliz año nuevo!",
  }[feast];
  return {
    body: [say(`${wish} Gracias por [tu|su] confianza este año.`), told].filter(Boolean).join(" "),
    close: "",
  };
};

const owes =
  /(?<![a-zà-ž])(?:que )?(?:(?:a[uú]n|todav[ií]a|ya) )?(?:me |nos )?(?:deben?|adeudan?|tienen? pendientes?|(?:no )?(?:ha |han |me |nos )*(?:pagad[oa]|pagan?|pagaron|abonad[oa])|(?:el pago|cobrar(?:les?)?|pendientes?) de)(?: (?:todav[ií]a|a[uú]n|el pago de))? ((?:el|la|los|las|su|sus|una?|dos|tres|\d+)(?: (?!para |que |porque |y |con |sin )[^\s,.;:]+){1,8})/u;
/** «… que deben la mensualidad de noviembre». */
export const debt: Purpose = ({ text, letter, say }) => {
  const found = owes.exec(text);
  // «Esta semana no pagan el envío» is good news.
  if (
    found &&
    /pag/u.test(found[0].replace(found[1]!, "")) &&
    !letter.people.toLowerCase().includes(found[0].trim()) &&
    !/cuota|mensualidad|factura|deuda|alquiler|renta/u.test(text)
  )
    return undefined;
  const thing =
    found?.[1] ??
    /(?<![a-zà-ž])(?:la |las |su |sus )?((?:factura|cuota|mensualidad|alquiler|renta|pago|arriendo|expensas?)[a-zà-ž]*(?: (?:n[uú]mero )?\d[\d-]*)?(?: de [a-zà-ž]+)?)(?: (?:est[aá] |qued[oó] )?(?:pendiente|vencid[oa]|atrasad[oa]|impag[oa]|venci[oó](?: (?:el|ayer|hace) [a-zà-ž\d ]{1,16}?(?= y |,|$))?))/u.exec(
      text,
    )?.[1];
  if (!thing || /\b(?:cita|clase|turno)\b/u.test(thing)) return undefined;
  const money = /^(?:\d|[$€])/u.test(thing);
  const what = money
    ? thing
    : thing.replace(/^(?:su|una?) /u, "la ").replace(/^(?!el |la |los |las |sus |dos |tres )/u, "");
  const known = money || /^(?:dos|tres) /u.test(what) ? undefined : theThing(what);
  const amount =
    /(?:\bson |\btotal (?:de )?|: ?)?((?:s\/|[$€] ?)\d[\d.,]*|\d[\d.,]* ?(?:€|euros|pesos|soles|mil|d[oó]lares|bs))/u.exec(
      text.replace(thing, " "),
    )?.[1];
  const until =
    /(?<![a-zà-ž])(?:antes (?:del? )|hasta (?:el )?|a m[aá]s tardar (?:el )?)((?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|d[ií]a \d+|\d{1,2}|fin de mes)(?: [a-zà-ž\d]+)?)/u.exec(
      text,
    )?.[0];
  const expired =
    /(?<![a-zà-ž])venci[oó](?: (?:el (?:[a-zà-ž]+ )?\d+|el [a-zà-ž]+|ayer|hace [a-zà-ž\d]+ [a-zà-ž]+))?/u
      .exec(text)?.[0]
      .replace("vencio", "venció");
  const owed = known
    ? `${/s$/u.test(known.bare) && known.plural ? "nos figuran pendientes" : "nos figura pendiente"} ${known.full}${expired ? `, que ${expired}` : ""}`
    : `nos figura pendiente el pago de ${what}`;
  return {
    body: [
      say(`[Te|Le] escribimos porque ${owed}${amount && !money ? ` (${amount})` : ""}.`),
      until
        ? say(
            `¿[Podrías|Podría] dejarlo pagado ${until.replace(/^antes de (?=lunes|martes|mi|jue|vier|s[aá]b|dom)/u, "antes del ")}?`,
          )
        : "",
      say("Si ya [hiciste|hizo] el pago, no [tengas|tenga] en cuenta este mensaje."),
    ]
      .filter(Boolean)
      .join(" "),
    close: say("Si hay algún problema, [responde|responda] por aquí y lo vemos. Gracias."),
  };
};

const spans =
  /(?<![a-zà-ž])(hace (?:m[aá]s de |casi |unos |unas )?(?:un|una|dos|tres|cuatro|varios|varias|\d+) (?:d[ií]as?|semanas?|mes(?:es)?|a[nñ]os?)|hace (?:d[ií]as|tiempo)|ayer|anteayer|el (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)(?: pasado)?|la semana pasada|el mes pasado)(?![a-zà-ž])/u;
/** «… que le mandé la cotización hace una semana y no contestó». */
export const quote: Purpose = ({ text, say }) => {
  const named =
    /(?<![a-zà-ž])(presupuesto|cotizaci[oó]n|propuesta|proforma)((?: (?:del?|para) (?:(?!hace |ayer |y |la semana|que |el (?:lunes|martes|mi|jueves|viernes|s[aá]b|mes))[^\s,.;:]+)(?: (?!hace |ayer |y |la semana|que |no |le |se |te |para |el (?:lunes|martes|mi|jueves|viernes|s[aá]b|mes))[^\s,.;:]+){0,5})?)/u.exec(
      text,
    );
  if (
    !named ||
    !/(?:contest|respond|respuesta|seguimiento|decid|dijo nada|dijeron nada|dice nada|visto|sabemos nada|se nada|sé nada|recordar|pens)/u.test(
      text,
    )
  )
    return undefined;
  const feminine = !/^presup/u.test(named[1]!);
  const when = spans.exec(text)?.[1];
  const thing = `${feminine ? "la" : "el"} ${named[1]}${named[2]}`.replace(
    "cotizacion",
    "cotización",
  );
  return {
    body: say(
      `${when ? begun(when) : "Hace unos días"} [te|le] enviamos ${thing}. ¿[Pudiste|Pudo] ver${feminine ? "la" : "lo"}?`,
    ),
    close: say(
      `Si [tienes|tiene] alguna duda o [quieres|quiere] cambiar algo, [responde|responda] por aquí y lo vemos.`,
    ),
  };
};

const visit =
  "cita|turno|reserva|sesi[oó]n|consulta|hora|clase|visita|revisi[oó]n|entrega|mudanza|fiesta|evento|pedido";
const dayOrHour =
  /(?:hoy|mañana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|\d{1,2}(?::\d\d| ?h| de |\/)|a las? \d)/u;
/** «Recordatorio de cita a Marta, mañana a las 17:30 para mechas». */
export const appointment: Purpose = ({ text, letter, formal, say }) => {
  const confirms = /conf[ií]rm/u.test(letter.order);
  if (!/record|recu[eé]rd|conf[ií]rm/u.test(`${letter.order} ${letter.link} ${text.slice(0, 60)}`))
    return undefined;
  const kind = new RegExp(`(?<![a-zà-ž])(${visit})(?![a-zà-ž])`, "u").exec(text)?.[1];
  if (!kind || !dayOrHour.test(text)) return undefined;
  const { rest } = letter;
  const own = rest
    .replace(
      new RegExp(
        `^(?:(?:que )?(?:tiene|tienen|tenes|tenemos|es) )?(?:(?:la|su|una|el|tu) )?(?:${visit}) ?(?:es |, ?)?`,
        "iu",
      ),
      "",
    )
    .replace(
      new RegExp(
        `(?:tenemos|tiene|tienen|hay) (?:(?:la|su|una|el) )?(?:${visit}) (?=a l|el |en |con )`,
        "iu",
      ),
      "",
    )
    .replace(/^(?:recordar(?:les?)?|confirmar(?:les?)?) (?:(?:la|su|una|el) )?[a-zà-ž]+ ?/iu, "");
  const [first = "", ...more] = own.split(
    /[.;]\s+|,? y (?=que )|,\s+(?=(?:que|si|tra|lleg|ven|avis|conf|hay|no|por favor|son|recuerd|deb) ?[a-zà-ž]*)/iu,
  );
  if (!dayOrHour.test(first.toLowerCase())) return undefined;
  const it = phrase(kind).full.split(" ").at(-1)!;
  const said = saidToReader(first.replace(/^del (?=[a-zà-ž]|\d)/iu, "el "), formal).replace(
    /^[A-ZÀ-ÖØ-Þ](?=[a-zß-öø-ž])/u,
    (letter) => letter.toLowerCase(),
  );
  return {
    body: [
      say(`[Te|Le] ${confirms ? "confirmamos" : "recordamos"} [tu|su] ${it}: ${said}`),
      ...more.map((part) => saidToReader(part, formal)),
    ].join(" "),
    close: /avis|confirm|cancel|puede/u.test(more.join(" ").toLowerCase())
      ? say("[Te|Le] esperamos.")
      : say("Si no [puedes|puede] venir, [avísanos|avísenos]. [Te|Le] esperamos."),
  };
};
