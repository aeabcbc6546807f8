const amount = String.raw`(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d{1,2})?)(?![\d%])`;
const rewrites: readonly (readonly [RegExp, string])[] = [
  // Money whose sign nobody reads as money, or whose stop would end the sentence.
  [
    new RegExp(String.raw`(?<![\p{L}\d])(?:Gs?\.? ?|₲ ?)(?=\d[\d.]{3})${amount}`, "gu"),
    "$1 guaraníes",
  ],
  [new RegExp(String.raw`(?<![\p{L}\d])(?:L\. ?|Lps?\.? ?)(?=\d)${amount}`, "gu"), "$1 lempiras"],
  [new RegExp(String.raw`(?<![\p{L}\d])C\$ ?(?=\d)${amount}`, "gu"), "$1 córdobas"],
  // «En c/ Del Mar 55», «c/mayor 4»: a street, by its number or its capital.
  [/(?<!\p{L})c\/ ?(?=\p{Lu}|[^,.;\n]{3,30} \d{1,4}(?!\p{L}))/gu, "calle "],
  // «Café c/leche», «leche s/lactosa», «combo p/2».
  [/(?<=[\p{L}\d] )c\/ ?(?=\p{L}{3})/giu, "con "],
  [/(?<=\p{L} )s\/ ?(?=\p{Ll}{3})/gu, "sin "],
  [/(?<=\p{L} )p\/ ?(?=\p{L}{3}|\d)/giu, "para "],
  [
    /(?<=[\d€$] ?)x (?=(?:kg|kilo|mes|d[ií]a|noche|hora|clase|sesi[oó]n|persona|pax|unidad|docena|metro)(?!\p{L}))/giu,
    "por ",
  ],
  [/(?<=por )kg(?!\p{L})/giu, "kilo"],
  // «3 x $5000», «1000 x 65 mil»: so many for so much.
  [
    /(?<=\d(?: \p{L}{2,})?) ?x ?(?=(?:S\/|Bs|[$₡])\.? ?\d|\d[\d.,]* ?(?:mil|€|euros|pesos|soles|d[oó]lares|lucas|quetzales|lempiras|guaran[ií]es)(?!\p{L}))/giu,
    " por ",
  ],
  [/(?<=\p{L} )x (?=\d+ (?:porciones|unidades|personas|piezas|kilos|litros))/giu, "de "],
  [/(?<=\d ?)pax(?!\p{L})/giu, "personas"],
  [/(?<=\d ?)amb\.?(?![\p{L}\d])/giu, "ambientes"],
  [/(?<=\d ?)dorms?\.?(?![\p{L}\d])/giu, "dormitorios"],
  [/(?<=\d ?)habs?\.?(?![\p{L}\d])/giu, "habitaciones"],
  [/(?<!\p{L})habs\.?(?=\s)/giu, "habitaciones"],
  [/(?<!\p{L})hab\.? (?=\p{Ll}{3})/giu, "habitación "],
  [/(?<!\p{L})d(?:e?pto|to)s?\. ?(?=\d|\p{L})/giu, "depto "],
  [/(?<!\p{L})dpto(?!\p{L})/giu, "depto"],
  [/(?<!\p{L})mani(?: y |\+|-| ?\/ ?| )pedi(?!\p{L})/giu, "manicura y pedicura"],
  [/(?<=(?:manicura|pedicura|esmaltado|uñas|unas|mani) )semi(?!\p{L})/giu, "semipermanente"],
  [/(?<!\p{L})mani (?=(?:semi\p{L}*|rusa|francesa|con|completa)(?!\p{L}))/giu, "manicura "],
  [
    /(?<=(?:una?|la|las|el|los|de|del|tus|sus|doble|dobles) )hambur(s?)(?!\p{L})/giu,
    "hamburguesa$1",
  ],
  [/(?<=(?:una?|la|las|de) )cerve(s?)(?!\p{L})/giu, "cerveza$1"],
  [/(?<!\p{L})(?:pelu)(?!\p{L})/giu, "peluquería"],
  [/(?<!\p{L})(?:tto|ttos)\.?(?!\p{L})/giu, "tratamiento"],
  [/(?<!\p{L})(?:ppto)\.?(?!\p{L})/giu, "presupuesto"],
  [/(?<!\p{L})cel(es)? (?=\p{L})/giu, "celular$1 "],
  [/(?<!\p{L})profe? (?=(?:particular|de \p{L})\p{L}*)/giu, "profesor "],
  [/(?<!\p{L})a h(?:rs?|s)\.? (?=\d{1,2}(?!\d))/giu, "a las "],
  [/(?<!\p{L})incl\.? (?=\p{L})/giu, "incluye "],
  [/(?<!\p{L})aprox\.? (?=\p{L}|\d)/giu, "aproximadamente "],
  [/(?<!\p{L})presu(?!\p{L})/giu, "presupuesto"],
  [/(?<=\d ?)pzas?\.?(?!\p{L})/giu, "piezas"],
  [/(?<!\p{L})qr(?!\p{L})/giu, "QR"],
  [/(?<=\p{L} )bbq(?!\p{L})/giu, "BBQ"],
];

/** «Café c/leche a Gs. 12.000» → «café con leche a 12.000 guaraníes»: what a hurried hand shortens. */
export function unabbreviated(text: string): string {
  return rewrites.reduce((spelt, [short, long]) => spelt.replace(short, long), text);
}
