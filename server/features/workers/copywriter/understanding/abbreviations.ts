const amount = String.raw`(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d{1,2})?)(?![\d%])`;
const rewrites: readonly (readonly [RegExp, string])[] = [
  // Money whose sign nobody reads as money, or whose stop would end the sentence.
  [
    new RegExp(String.raw`(?<![a-zA-ZÀ-ÖØ-ž\d])(?:Gs?\.? ?|₲ ?)(?=\d[\d.]{3})${amount}`, "gu"),
    "$1 guaraníes",
  ],
  [
    new RegExp(String.raw`(?<![a-zA-ZÀ-ÖØ-ž\d])(?:L\. ?|Lps?\.? ?)(?=\d)${amount}`, "gu"),
    "$1 lempiras",
  ],
  [new RegExp(String.raw`(?<![a-zA-ZÀ-ÖØ-ž\d])C\$ ?(?=\d)${amount}`, "gu"), "$1 córdobas"],
  [/(?<=\d[\d.]{3,}) ?gs(?![a-zà-ž])/giu, " guaraníes"],
  // «En c/ Del Mar 55», «c/mayor 4»: a street, by its number or its capital.
  [
    /(?<![a-zA-ZÀ-ÖØ-ž])c\/(?!u(?![a-zà-ž])) ?(?=[A-ZÀ-ÖØ-Þ]|[^,.;\n]{3,30} \d{1,4}(?![a-zA-ZÀ-ÖØ-ž]))/gu,
    "calle ",
  ],
  // «Café c/leche», «leche s/lactosa», «combo p/2».
  [/(?<=[a-zà-ž\d] )c\/ ?(?=[a-zà-ž]{3})/giu, "con "],
  [/(?<=[a-zA-ZÀ-ÖØ-ž] )s\/ ?(?=[a-zß-öø-ž]{3})/gu, "sin "],
  [/(?<=[a-zà-ž] )p\/ ?(?=[a-zà-ž]{3}|\d)/giu, "para "],
  [
    /(?<=[\d€$] ?)x (?=(?:kg|kilo|mes|d[ií]a|noche|hora|clase|sesi[oó]n|persona|pax|unidad|docena|metro)(?![a-zà-ž]))/giu,
    "por ",
  ],
  [/(?<=por )kg(?![a-zà-ž])/giu, "kilo"],
  [/(?<![a-zà-ž])m[aá]x\.? (?=\d)/giu, "máximo "],
  // «1a consulta 40€»
  [
    /(?<![\d.,])1(?:ra|er|[aª])\.? (?=(?:consulta|visita|clase|sesi[oó]n|cita)(?![a-zà-ž]))/giu,
    "primera ",
  ],
  // «3 x $5000», «1000 x 65 mil»: so many for so much.
  [
    /(?<=\d(?: [a-zà-ž]{2,})?) ?x ?(?=(?:S\/|Bs|[$₡])\.? ?\d|\d[\d.,]* ?(?:mil|€|euros|pesos|soles|d[oó]lares|lucas|quetzales|lempiras|guaran[ií]es)(?![a-zà-ž]))/giu,
    " por ",
  ],
  [/(?<=[a-zà-ž] )x (?=\d+ (?:porciones|unidades|personas|piezas|kilos|litros))/giu, "de "],
  [/(?<=\d ?)pax(?![a-zà-ž])/giu, "personas"],
  [/(?<=\d ?)amb\.?(?![a-zà-ž\d])/giu, "ambientes"],
  [/(?<=\d ?)dorms?\.?(?![a-zà-ž\d])/giu, "dormitorios"],
  [/(?<=\d ?)habs?\.?(?![a-zà-ž\d])/giu, "habitaciones"],
  [/(?<![a-zà-ž])habs\.?(?=\s)/giu, "habitaciones"],
  [/(?<![a-zà-ž])hab\.? (?=[a-zà-ž]{3})/giu, "habitación "],
  [/(?<![a-zà-ž])d(?:e?pto|to)s?\. ?(?=\d|[a-zà-ž])/giu, "depto "],
  [/(?<![a-zà-ž])dpto(?![a-zà-ž])/giu, "depto"],
  [/(?<![a-zà-ž])mani(?: y |\+|-| ?\/ ?| )pedi(?![a-zà-ž])/giu, "manicura y pedicura"],
  [/(?<=(?:manicura|pedicura|esmaltado|uñas|unas|mani) )semi(?![a-zà-ž])/giu, "semipermanente"],
  [
    /(?<![a-zà-ž])mani (?=(?:semi[a-zà-ž]*|rusa|francesa|con|completa)(?![a-zà-ž]))/giu,
    "manicura ",
  ],
  [
    /(?<=(?:una?|la|las|el|los|de|del|tus|sus|doble|dobles) )hambur(s?)(?![a-zà-ž])/giu,
    "hamburguesa$1",
  ],
  [/(?<=(?:una?|la|las|de) )cerve(s?)(?![a-zà-ž])/giu, "cerveza$1"],
  [/(?<![a-zà-ž])(?:pelu)(?![a-zà-ž])/giu, "peluquería"],
  [/(?<![a-zà-ž])(?:tto|ttos)\.?(?![a-zà-ž])/giu, "tratamiento"],
  [/(?<![a-zà-ž])(?:ppto)\.?(?![a-zà-ž])/giu, "presupuesto"],
  [/(?<![a-zà-ž])cel(es)? (?=[a-zà-ž])/giu, "celular$1 "],
  [/(?<![a-zà-ž])profe? (?=(?:particular|de [a-zà-ž])[a-zà-ž]*)/giu, "profesor "],
  [/(?<![a-zà-ž])a h(?:rs?|s)\.? (?=\d{1,2}(?!\d))/giu, "a las "],
  [/(?<![a-zà-ž])incl\.? (?=[a-zà-ž])/giu, "incluye "],
  [/(?<![a-zà-ž])aprox\.? (?=[a-zà-ž]|\d)/giu, "aproximadamente "],
  [/(?<![a-zà-ž])presu(?![a-zà-ž])/giu, "presupuesto"],
  [/(?<=\d ?)pzas?\.?(?![a-zà-ž])/giu, "piezas"],
  [/(?<![a-zà-ž])qr(?![a-zà-ž])/giu, "QR"],
  // «Cuentos - 10 % esta semana - sin encargo»: what stands between dashes is a clause; «lunes - viernes» is not.
  [
    /(?<=[a-zà-ž\d%€] ?(?<!(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|de \d{1,2}) ?)) [-–—] (?=[a-zà-ž]{2,} [a-zà-ž\d$]|[$₡]?\d[\d.,]* ?[€%a-zà-ž])/giu,
    ", ",
  ],
  // «Sweaters de hilo talle 1 al 5»: which sizes there are is no part of the name.
  [/(?<=[a-zà-ž]{3}) (?=(?:talles?|tallas?) (?:\d{1,2}|x{0,3}[sl]|m) (?:al?|y|hasta) )/giu, ", "],
  // «Curso de vela niños 8 a 14 años»
  [
    /(?<=[a-zà-ž]{3} )(?<!(?:los|las|con|para|por|son|una?) )(?:para )?(ni[nñ][oa]s|peques|chic[oa]s|j[oó]venes|adultos) (?:de )?(?=\d{1,2} (?:a|y) \d{1,2} a[nñ]os)/giu,
    "para $1 de ",
  ],
  [/(?<=[a-zà-ž] )bbq(?![a-zà-ž])/giu, "BBQ"],
];

/** «Café c/leche a Gs. 12.000» → «café con leche a 12.000 guaraníes»: what a hurried hand shortens. */
export function unabbreviated(text: string): string {
  return rewrites.reduce((spelt, [short, long]) => spelt.replace(short, long), text);
}
