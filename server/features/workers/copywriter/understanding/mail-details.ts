import { isSentence } from "./facts.ts";

/** Something that is held on a day: «taller», «cata». */
export const isHeld = (text: string): boolean =>
  /(?<![a-zà-ž])(?:taller|cata|charla|concierto|cena (?:maridaje|de gala)|excursi[oó]n|masterclass|audici[oó]n|recital|festival|exhibici[oó]n|clase abierta|visita guiada|jornada de puertas abiertas|inauguraci[oó]n|presentaci[oó]n|exposici[oó]n|degustaci[oó]n|webinar|desfile|torneo|club de lectura)(?![a-zà-ž])/u.test(
    text.toLowerCase(),
  );

const week = "(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)";
const month =
  "(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)";
const clock = "\\d{1,2}(?::\\d\\d)?(?: ?(?:h|hs|hrs|horas|am|pm)(?![a-zà-ž]))?";
const hours = `(?:,? (?:a las? ${clock}|de ${clock} a ${clock})(?: de la (?:mañana|tarde|noche))?)`;
/** «el sábado 12 de diciembre a las 11», «los martes a las 20 h», «del 7 al 15 de enero». */
export const moment = new RegExp(
  `(?<![a-zà-ž\\d])(?:(?:el |los |cada )?(?:primer|segundo|tercer|[uú]ltimo) ${week} (?:de (?:cada |el )?mes|del mes)${hours}?|(?:(?:del?|desde el|hasta el|el|los|este|esta|pr[oó]ximo|a partir del) )*(?:${week}(?: y ${week})?(?: (?:d[ií]a )?\\d{1,2}(?![\\d:]| ?(?:h|hs|€|%)))?(?:,? (?:de )?${month})?|\\d{1,2}(?: de ${month})?(?: al \\d{1,2}| y \\d{1,2})? de ${month}|\\d{1,2} al \\d{1,2}(?: de ${month})?)${hours}?)|(?<![a-zà-ž\\d])(?:hoy|mañana)${hours}`,
  "u",
);

const money =
  /[$€₡%]|(?<![a-zà-ž])(?:s\/|bs) ?\d|\d ?(?:euros?|pesos|soles|d[oó]lares|mil|usd|mxn|lucas|quetzales|lempiras|bolivianos|guaran[ií]es)(?![a-zà-ž])|\d (?:al mes|por persona|cada un[oa]|la (?:clase|sesi[oó]n|noche))|^(?:es |entrada |acceso )?(?:grat(?:is|uit[oa])|libre|sin (?:costo|coste))/u;
const labels: readonly [string, RegExp][] = [
  ["Código", /^(?:con )?(?:el )?c[oó]digo:? /u],
  [
    "Precio",
    /^(?:(?:el )?precio:?|cuestan?|vale|sale|son|es|a|por|cada un[oa]) (?=\D{0,4}\d)|^(?:es )?(?=gratis)/u,
  ],
  [
    "Plazas",
    /^(?:(?:solo |s[oó]lo |hay |quedan |m[aá]ximo |cupos? (?:de |para )?|aforo (?:de )?|plazas?:? )+(?=\d{1,4}(?: (?:plazas?|personas?|cupos?|lugares|puestos|asientos))?$)|(?=\d{1,4} (?:plazas?|personas?|cupos?|lugares|puestos|asientos)$))/u,
  ],
  ["Incluye", /^incluye:? /u],
  [
    "Duración",
    /^(?:(?:dura|duraci[oó]n:?|duraci[oó]n de) |(?=(?:\d{1,3}|un|una|dos|tres) (?:d[ií]as?|horas?|semanas?|sesiones|mes(?:es)?|noches?|minutos)$))/u,
  ],
];

/** «desde el 12 de enero» → «Desde: el 12 de enero». */
function dated(clause: string, low: string): [string, string] {
  const [begins = ""] =
    /^(?:empieza|empezamos|comienza|arranca|inicia|desde|hasta)[a-zà-ž]* /u.exec(low) ?? [];
  const label = /^(?:desde|hasta)/u.test(begins)
    ? upper(begins.trim())
    : begins
      ? "Empieza"
      : "Cuándo";
  return [label, clause.slice(begins.length)];
}

/** «entrada $15.000» is a price, «solo 8 plazas» how many: its label and the words beside it; undefined for anything else. */
export function detailIn(clause: string): [string, string] | undefined {
  const low = clause.toLowerCase();
  if (low.length > 70 || /(?<![a-zà-ž])(?:si|que|porque)(?![a-zà-ž])/u.test(low)) return undefined;
  const booked =
    /^(inscripci[oó]n(?:es)?|reservas?|citas?|pedidos|encargos|confirmar?|apuntarse|agenda|horario|direcci[oó]n|lugar|d[oó]nde):? (?=\S)/u.exec(
      low,
    );
  if (booked) return [upper(clause.slice(0, booked[1]!.length)), clause.slice(booked[0].length)];
  if (/^entrada|^acceso/u.test(low) && money.test(low))
    return ["Entrada", clause.replace(/^(?:la )?(?:entrada|acceso)(?: es| a| de)?:? /iu, "")];
  const stay =
    /^(entrada|salida|check-?in|check-?out|llegada|recogida)(?=(?: desde| hasta| a partir de| antes de)?(?: a)?(?: las?)? \d)/u.exec(
      low,
    );
  if (stay) return [upper(stay[1]!), clause.slice(stay[0].length).trim()];
  for (const [label, pattern] of labels) {
    const [found] = pattern.exec(low) ?? [];
    if (found === undefined || (label === "Precio" && !money.test(low))) continue;
    const rest = clause.slice(found.length);
    if (label !== "Plazas") return [label, rest];
    return [
      label,
      `${/solo|s[oó]lo/u.test(found) ? "solo " : ""}${rest.replace(/ plazas?$/iu, "")}`,
    ];
  }
  const when = moment.exec(low);
  if (
    when &&
    (when.index === 0 ||
      /^(?:es|ser[aá]|empieza|empezamos|comienza|arranca|inicia|desde|hasta)[a-zà-ž]* $/u.test(
        low.slice(0, when.index),
      ))
  )
    return when[0].length + when.index >= low.length - 3 ? dated(clause, low) : undefined;
  if (new RegExp(`^(?:a las? ${clock}|de ${clock} a ${clock})$`, "u").test(low))
    return ["Hora", clause];
  if (/^(?:es )?(?:grat(?:is|uit[oa])|sin cost[eo])$/u.test(low)) return ["Precio", clause];
  if (/^(?:cupos?|plazas|aforo|lugares) limitad[oa]s?$/u.test(low)) return ["Plazas", "limitadas"];
  if (isSentence(clause)) return undefined;
  if (
    /^en (?!directo|vivo|l[ií]nea|cuotas)(?:el|la|los|las|nuestr[oa]|calle|plaza|casa|[a-zà-ž]+)(?: |$)/u.test(
      low,
    ) &&
    !new RegExp(month, "u").test(low) &&
    // «En la cesta entran alcachofas» is no place.
    !/ [a-zà-ž]{3,}[ae]n /u.test(low)
  )
    return ["Dónde", clause.slice(3)];
  if (money.test(low) && /^\D{0,4}\d|^desde \D{0,4}\d/u.test(low) && !/%/u.test(low))
    return ["Precio", clause];
  return undefined;
}

/** «jueves 10 de diciembre» → «el jueves 10 de diciembre». */
export const asMoment = (when: string): string =>
  new RegExp(`^(?:${week}|\\d)`, "iu").test(when) ? `el ${when}` : when;

/** «Taller de torno» and «el sábado 12 de diciembre a las 11», where a clause says both. */
export function thingAndMoment(clause: string): { thing: string; when: string; rest: string } {
  const found = moment.exec(clause.toLowerCase());
  if (!found || found.index < 4) return { thing: clause, when: "", rest: "" };
  const thing = clause
    .slice(0, found.index)
    .replace(/[\s,:]+$/u, "")
    .replace(/ (?:del?|el|es|ser[aá]|para el|este|que es|se hace)$/iu, "");
  const when = clause
    .slice(found.index, found.index + found[0].length)
    .replace(/^(?:del (?=[a-zà-ž])|de (?:el )?)/iu, "el ");
  return {
    thing,
    when: asMoment(when),
    rest: clause.slice(found.index + found[0].length).replace(/^[\s,:]+/u, ""),
  };
}

const upper = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1).toLowerCase()}`;
