interface Price {
  cents: number;
  /** ISO 4217 code, null when the text does not name a currency, or only «$». */
  currency: string | null;
}

// Lower case; null where several countries call their money so.
const symbols: Record<string, string | null> = {
  "€": "EUR",
  "£": "GBP",
  us$: "USD",
  u$s: "USD",
  mx$: "MXN",
  rd$: "DOP",
  r$: "BRL",
  c$: "NIO",
  $u: "UYU",
  $: null,
  "s/.": "PEN",
  "s/": "PEN",
  "₲": "PYG",
  "₡": "CRC",
};
const codes = "EUR USD GBP MXN COP CLP ARS PEN CHF UYU PYG BOB GTQ CRC DOP HNL NIO BRL".split(" ");
const words: Record<string, string | null> = {
  euros: "EUR",
  euro: "EUR",
  dolares: "USD",
  dólares: "USD",
  pesos: null,
  soles: "PEN",
  bolivianos: "BOB",
  guaranies: "PYG",
  guaraníes: "PYG",
  colones: "CRC",
  quetzales: "GTQ",
  lempiras: "HNL",
};
const short: Record<string, string> = {
  "bs.": "BOB",
  bs: "BOB",
  "gs.": "PYG",
  gs: "PYG",
  q: "GTQ",
};
const currencies = new Map<string, string | null>([
  ...Object.entries(symbols),
  ...Object.entries(words),
  ...Object.entries(short),
  ...codes.map((code) => [code.toLowerCase(), code] as const),
]);

const escaped = (texts: readonly string[]) =>
  texts.map((text) => text.replace(/[.$/]/g, "\\$&")).join("|");
const code = codes.join("|");
const signs = Object.keys(symbols);
// «lugar$ 45.000» has lost its space.
const lettered = escaped(signs.filter((sign) => /^[a-z]/.test(sign)));
const bareSigns = escaped(signs.filter((sign) => !/^[a-z]/.test(sign)));
const symbol = `(?:${code})\\s?\\$|(?<![a-záéíóúñ])(?:${lettered})|${bareSigns}`;
// A letter more, and it is another word.
const letters = `(?<![a-záéíóúñ])(?:${code}|${escaped(Object.keys(words))}|${escaped(Object.keys(short))})(?![a-záéíóúñ])`;
// Menus often write «9'50 €».
const number =
  "\\d{1,3}(?:[.,’' \\u00a0\\u202f]\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,’']\\d{1,2})?";
// «Mesa 2 $450»: a sign with a number behind it belongs to that.
const signAfter = `€|£|(?:${symbol})(?!u?\\s?\\d)|(?<=\\d|\\s)(?:${code}|${escaped(Object.keys(words))}|(?:bs|gs)(?!\\.?\\s?\\d))(?![a-záéíóúñ])`;
const after = new RegExp(`(?<![\\d.,])(${number})(?:[.,]?[-–—]{1,2})?\\s{0,2}(${signAfter})`, "gi");
const before = new RegExp(`(${symbol}|${letters})\\s{0,2}(${number})(?![\\d%]|[a-z]{2})`, "gi");

const fromPrefix = /(desde|from|a partir de)[\s:]*$/i;
const units = [
  "mes|año|día|noche|hora|sesión|persona|pers|pax|niñ[oa]|alumn[oa]|adulto|docena|perro|mascota|pieza|caja",
  "bolsa|litro|metro|clase|kg|kilo|ud|unidad|month|year|night|hour|person|week|semana|m²|m2|criatura|cabeza",
  "comensal|participante|plaza|invitad[oa]|asistente|jugador|peque|menor|mayor|prenda|copia|página|palabra|foto",
  "viaje|trayecto|coche|moto|vehículo|habitación|parcela|botella|bandeja|ración|porción|visita|partida|pista",
  "media hora|media jornada|jornada|quincena|trimestre|temporada|tonelada|millar|ciento|rollo|par|planta|trabajador",
].join("|");
const spans =
  "(?:\\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce) (?:horas?|personas|días|noches|sesiones|semanas|meses|clases|minutos|años)";
const unitAfter = new RegExp(
  `^\\s?(?:c/u|(?:/\\s?|por |al |la |cada |per |a )(?:${units})|el (?:m2|m²|metro|kilo|kg|litro|par|ciento|millar)|/\\s?(?:h|hrs?|km|m3|m³|u)|por ${spans})(?: y (?:noche|día|persona)| por (?:persona|noche|cada \\d{1,4} ?\\p{L}{1,10}[23]?))?(?!\\p{L})`,
  "iu",
);
const anySign = new RegExp(`${symbol}|${letters}|${signAfter}`, "i");
const codeAfter = new RegExp(`^\\s?(${code})\\b`);

/** An amount of money as it stands in a text. */
export interface FoundPrice extends Price {
  at: number;
  /** As it is printed, with «desde» and its unit. */
  text: string;
}

/** The amounts of money in the first 2,000 characters of a text, in order, with their positions. */
export function findPrices(text: string): FoundPrice[] {
  const excerpt = text.slice(0, 2_000);
  if (!/\d/.test(excerpt) || !anySign.test(excerpt)) return [];
  const found = [
    ...[...excerpt.matchAll(after)].map((match) => [match, match[1], match[2]] as const),
    ...[...excerpt.matchAll(before)].map((match) => [match, match[2], match[1]] as const),
  ].sort(([one], [other]) => one.index - other.index);
  const prices: FoundPrice[] = [];
  let end = -1;
  for (const [match, amount = "", mark = ""] of found) {
    if (match.index < end) continue;
    const cents = parseCents(amount);
    // Amounts with «millones», «bn» and the like are not prices.
    const rest = excerpt.slice(match.index + match[0].length, match.index + match[0].length + 40);
    if (
      cents === null ||
      /^\s*(?:mill|bill|trill|(?:mil|bn|[mkb](?!²|\.\s?n\b))(?![\p{L}\d]))/iu.test(rest)
    )
      continue;
    end = match.index + match[0].length;
    const named = codeAfter.exec(rest);
    const currency =
      named?.[1] ?? currencies.get(mark.toLowerCase().replace(/(?<=[a-z]{3})\s?\$/, "")) ?? null;
    if (mark.toLowerCase() === "q" && cents < 1_000) continue;
    // «desde 180 €» and «29 €/mes» mean something else than the bare amounts.
    const isFrom = fromPrefix.test(excerpt.slice(Math.max(0, match.index - 16), match.index));
    const coded = named?.[0] ?? "";
    const unit = unitAfter.exec(rest.slice(coded.length))?.[0] ?? "";
    const whole = `${isFrom ? "desde " : ""}${match[0].trim()}${coded}${unit}`;
    end += coded.length;
    prices.push({ cents, currency, at: match.index, text: whole });
  }
  return prices;
}

const centsMax = 10_000_000_00;

/** The cents of a number written by people, such as `1.250,00`, `1,250.00` or `12,5`; null when it is none. */
export function parseCents(amount: string): number | null {
  const bare = amount.replace(/[’'](\d{1,2})$/, ",$1").replace(/[^\d.,]/g, "");
  const whole = /^(?:(\d{1,3}(?:[.,]\d{3})+)|(\d{1,12}))(?:[.,](\d{1,2})\d{0,6})?$/.exec(bare);
  if (!whole) return null;
  const units = Number((whole[1] ?? whole[2] ?? "").replace(/\D/g, ""));
  const cents = units * 100 + Number((whole[3] ?? "0").padEnd(2, "0"));
  return cents > 0 && cents <= centsMax ? cents : null;
}

/** The cents of a machine-readable number, such as `1250.000` with a decimal point; null when it is none. */
export function parseDataCents(amount: string): number | null {
  const plain = /^\s*\d{1,9}(\.\d+)?\s*$/.test(amount);
  if (!plain) return parseCents(amount.replace(/^[^\d]+|[^\d]+$/g, ""));
  const cents = Math.round(Number(amount) * 100);
  return cents > 0 && cents <= centsMax ? cents : null;
}
