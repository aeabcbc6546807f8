import { fold } from "../language/escape.ts";
import { phrase } from "../language/grammar.ts";

/** «al mes», «por persona», «la noche»: what a price is for. */
const per =
  "(?:\\s?(al mes|al año|a la semana|al día|mensuales|la semana|por (?:persona|noche|sesi[oó]n|clase|hora|unidad|kilo|pareja|d[ií]a|semana|mes|cabeza|metro)|c\\/u|la (?:noche|hora|sesi[oó]n|unidad|clase|docena|entrada|pieza|porci[oó]n|raci[oó]n|persona|(?:bolsa|bandeja|caja|botella|lata|bolsita|bote)(?: de \\d+(?:[.,]\\d+)? ?(?:grs?|g|gramos|kgs?|kilos?|mls?|cl|litros?|l|unidades)(?![a-zA-ZÀ-ÖØ-ž]))?)|el (?:kilo|litro|par|metro|ciento|millar|cuarto|medio kilo|pack)|cada un[oa]|l[oa]s (?:dos|tres|cuatro|\\d{2,4} ?(?:grs?|g|gramos|ml)(?![a-zA-ZÀ-ÖØ-ž]))|la pareja|el grupo|\\/ ?(?:mes|noche|kg|hora|persona|m2)))?";
const each = (what: string | undefined) =>
  what
    ? what.startsWith("/")
      ? what.replace(" ", "")
      : ` ${what.toLowerCase().replace("sesion", "sesión").replace(/dia$/, "día")}`
    : "";

/** «Desde 1.290 €, IVA incluido» is not 1.290 €. */
const from = "(?:(?<![a-zA-ZÀ-ÖØ-ž])(desde) )?(?:los )?";
const taxed = "(?:,? (?:\\()?((?:m[aá]s|con|sin) iva|\\+ ?iva|iva inclu[ií]do|iva incluid[oa]))?";
const least = (said: string | undefined) => (said ? "desde " : "");
const tax = (said: string | undefined) =>
  said
    ? `${/inclu/i.test(said) ? ", " : " "}${said.toLowerCase().replace("iva", "IVA").replace("mas ", "más ").replace("incluído", "incluido")}`
    : "";

/** « en yanahuara» → « en Yanahuara»; what is no place stays out. */
function placed(said: string | undefined): string {
  const [, lead = "", name = ""] =
    /^( (?:en|a|por) (?:toda |todo )?(?:la |el |los |las )?)(.+)$/iu.exec(said ?? "") ?? [];
  if (
    !name ||
    /^(?:compras?|pedidos?|partir|todos?|menos|m[aá]s|casa|domicilio|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)/iu.test(
      name,
    )
  )
    return "";
  return /^ (?:en|a)/.test(lead) && /^(?:el|la)$/i.test(name)
    ? ""
    : `${lead}${/(?:la|el|los|las|toda|todo) $/i.test(lead) ? name : name.replace(/(?<![a-zA-ZÀ-ÖØ-ž])[a-zß-öø-ž](?=[a-zA-ZÀ-ÖØ-ž]{3})/gu, (letter) => letter.toUpperCase())}`;
}

/** «A 4500», «1/4 a 4500»: no size, no year, and nothing that was reached. */
const bare =
  "(?<![a-zà-ž\\d])(?<!(?:docena|kilo|litro|unidad|par) )(?:(1\\/4|1\\/2) |(?<!\\d |(?:lleg|sub|baj|pas)[a-zà-ž]* ))a (\\d{3,6}|\\d{1,3}(?:\\.\\d{3})+|\\d{1,3},\\d{2})(?![\\d.,]*\\d)";
/** «Bolsa de 340 g, 38.000». */
const last = /, (\d{1,3}(?:\.\d{3})+)(?=\s*(?:$|, ))/u;

/** «Hasta un 40 %» is not 40 % on everything. */
const upTo = ({ input, index }: RegExpExecArray) =>
  /(?<![a-zà-ž])hasta (?:con )?(?:un |el )?$/iu.test(input.slice(Math.max(0, index - 14), index))
    ? "hasta "
    : "";

const offers: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  // «2ª caja al 50 %» is no half price for both.
  [
    /(?<![a-zà-ž\d])(?:(?:el |la )?(?:2[ªaºo.]+|2d[ao]|segund[ao]) ([a-zà-ž]{3,})|([a-zà-ž]{3,}) 2[ªº]) al (\d{1,2}) ?%/iu,
    ([, after, before, percent]) => {
      const { full } = phrase(after ?? before ?? "");
      const [article = "la", name = ""] = full.split(" ");
      return `${article} segund${article === "el" ? "o" : "a"} ${name} al ${percent} %`;
    },
  ],
  // «Carpa de 6x4» is a size.
  [
    /\b(?=2\s?[x×]\s?1|3\s?[x×]\s?[12]|4\s?[x×]\s?[123]|5\s?[x×]\s?[34]|6\s?[x×]\s?5)(\d)\s?[x×]\s?(\d)\b/iu,
    (match) => `${match[1]}×${match[2]}`,
  ],
  [
    /(?:[-−–]\s?(?=\d{1,2}\s?%)|(?:(?<!(?:apart[a-zà-ž]*|reserv[a-zà-ž]*|se[nñ]a[a-zà-ž]*|anticipo|adelanto|pag[a-zà-ž]*) )con|ponemos|hacemos|damos|hay|tenemos|llev[a-zà-ž]+|doy|hago|pongo|de)(?: un| el)? (?=\d{1,2}\s?%(?! (?:de (?!descuento|dto|rebaja)|algod|lana|seda|lino|natural|cacao|arab|org)))|(?=\d{1,2}\s?%\s*(?:de\s+)?(?:descuento|dto|menos|off|rebaja|en\b|si\b)))(\d{1,2})\s?%/iu,
    (match) => `${upTo(match)}un ${match[1]} % de descuento`,
  ],
  // «Bono de 10 clases, 20 % hasta el domingo»
  [
    /(?<!(?:segund[ao]|2[ªaº]|2d[ao]) [a-zà-ž]{3,} al |2[ªº] al )(?<=(?:^|[,.;:] |\by |\bal |\b(?:bono|pack|oferta) )(?:un |el )?)(\d{1,2})\s?%(?= (?:hasta|solo|s[oó]lo|este|esta|hoy|mañana|entre semana|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|fin)|los |todo el|durante)|\s*$)/iu,
    (match) => `un ${match[1]} % de descuento`,
  ],
  [
    /\bregal[a-zà-ž]+ ([a-zà-ž\d ]{3,40}?) (?:por|en|con) (?:las )?compras? (?:mayor(?:es)? (?:a|de|que)|superior(?:es)? a|de m[aá]s de|desde|a partir de|de) (\d{1,6}) ?(€|euros|pesos|soles|dólares)/iu,
    (match) =>
      `${match[1]} de regalo con compras de más de ${match[2]} ${match[3] === "euros" ? "€" : match[3]}`,
  ],
  [
    /\b(\d{1,2} [a-zà-ž]{3,12} al precio de (?:\d{1,2}|una?|dos))\b/iu,
    (match) => match[1]!.toLowerCase(),
  ],
  // «Envío gratis a partir de 40 euros»: the amount is no price.
  [
    /\b(env[ií]os?|entregas?|domicilios?|reparto) grat(?:is|uit[oa]s?) (?:a partir de|desde|en (?:compras|pedidos) (?:de m[aá]s de|mayores (?:a|de)|superiores a|desde|a partir de)|por compras de m[aá]s de|para (?:compras|pedidos) de m[aá]s de) ((?:S\/|Bs|[$₡]) ?\d[\d.,]*\d|\d[\d.,]* ?(?:€|euros|pesos|soles|lucas|d[oó]lares))(?![a-zà-ž])/iu,
    (match) =>
      `${match[1]!.toLowerCase()} gratis a partir de ${match[2]!.replace(/ ?euros/iu, " €")}`,
  ],
  [
    /\benv[ií]o gratis\b( (?:en|a|por) (?:toda |todo )?(?:la |el |los |las )?[a-zà-ž]{4,}(?: [a-zà-ž]{4,}(?=\s*(?:[,.;\n]|$)))?)?/iu,
    (match) => `envío gratis${placed(match[1])}`,
  ],
  [
    /\bprimera (clase|sesión|consulta|visita) (?:es |va |sale )?gratis\b/iu,
    (match) => `primera ${match[1]!.toLowerCase()} gratis`,
  ],
  [
    /\b(matr[ií]cula|inscripci[oó]n|revisi[oó]n|diagn[oó]stico|prueba|clase|sesi[oó]n|entrega|caf[eé]|postre|bebida|instalaci[oó]n|delivery|domicilio|reparto|presupuesto|degustaci[oó]n)( de [a-zà-ž]{3,})? (?:es |va |sale |ser[aá] )?gratis\b( (?:en|a|por) (?:toda |todo )?(?:la |el |los |las )?[a-zà-ž]{4,}(?: [a-zà-ž][a-zà-ž]+)*)?/iu,
    (match) =>
      `${match[1]!.toLowerCase()}${(match[2] ?? "").toLowerCase()} gratis${placed(match[3])}`,
  ],
  // «5 € de descuento» is what is taken off, not what it costs.
  [
    /(?<![\d.,])((?:S\/|Bs|[$₡]) ?\d[\d.,]*|\d[\d.,]* ?(?:€|euros|pesos|soles|d[oó]lares)) (?:de (?:descuento|dto|rebaja)|menos)(?![a-zà-ž])/iu,
    (match) => `${match[1]!.replace(/ ?euros/iu, " €").replace(/(\d)€/u, "$1 €")} de descuento`,
  ],
  // «Antes S/ 250, ahora S/ 180»: what it costs is the second.
  [
    /(?<![a-zà-ž])antes (?:a |de )?((?:S\/|Bs|[$₡]) ?\d[\d.,]*\d|\d[\d.,]* ?(?:€|euros|pesos|soles|lucas)),? (?:y )?ahora (?:a |en |por |solo )?((?:S\/|Bs|[$₡]) ?\d[\d.,]*\d|\d[\d.,]* ?(?:€|euros|pesos|soles|lucas))(?![a-zà-ž])/iu,
    (match) =>
      `${match[2]!.replace(/ ?euros/iu, " €")} en vez de ${match[1]!.replace(/ ?euros/iu, " €")}`,
  ],
  // «S/ 60 en vez de S/ 90», «150 euros en vez de 200»: what it was belongs to what it is.
  [
    /(?<![a-zà-ž])((?:S\/|Bs|[$₡]) ?\d[\d.,]*\d|\d[\d.,]* ?(?:€|euros|pesos|soles|lucas)),? (en (?:vez|lugar) de|antes) (?:a |de |los )?((?:S\/|Bs|[$₡]) ?\d[\d.,]*\d|\d[\d.,]* ?(?:€|euros|pesos|soles|lucas)|\d[\d.]*(?=\s*(?:$|[.,;:!?\n]| (?:hasta|solo|s[oó]lo|este|esta|por|durante) )))(?![a-zà-ž\d])/iu,
    ([, now = "", than = "", before = ""]) => {
      const [sign = ""] = /^\D+/u.exec(now) ?? [];
      const [unit = ""] = /\D+$/u.exec(now) ?? [];
      const was = /^[\d.]+$/.test(before) ? `${sign}${before.replace(/\.$/, "")}${unit}` : before;
      const words = /^antes/iu.test(than) ? "en vez de" : than.toLowerCase();
      return `${now} ${words} ${was}`.replace(/ ?euros/giu, " €");
    },
  ],
  // «Primera semana a mitad de precio» is not half price for ever.
  [
    /(?<![a-zà-ž])(?:((?:primer|primera|segund[oa]) (?:semana|mes|clase|sesi[oó]n|visita|noche|caja|unidad)) )?a mitad de precio(?![a-zà-ž])/iu,
    (match) => `${match[1] ? `${match[1].toLowerCase()} ` : ""}a mitad de precio`,
  ],
  // «3 por $5000»
  [
    /(?<!(?:talla|n[uú]mero|el|la|del|al|a|de) )(?<![\d.,$€])(?<![a-zà-ž])(\d{1,4}) por ((?:S\/|Bs|[$₡]) ?\d[\d.,]*|\d[\d.,]* ?(?:€|euros|pesos|soles|lucas|mil))(?![a-zà-ž])/iu,
    (match) => `${match[1]} por ${match[2]!.replace(/ ?euros/iu, " €")}`,
  ],
  // «2 docenas a $18.000»: the price is of so many.
  [
    /(?<![a-zà-ž])(\d{1,3}|media|una|dos|tres|cuatro) (docenas?|kilos?|unidades|botellas|piezas|porciones|packs?|cajas?|entradas|sesiones|clases|bonos?|pares|libras|zonas|prendas|platos|noches|menús?|menus?|fotos|camisetas|tapas|frascos|tarros|barras) (?:(?:a|por|x|en) )?((?:S\/|Bs|[$₡]) ?\d[\d.,]*\d|\d[\d.,]* ?(?:€|euros|pesos|soles|lucas))(?![a-zà-ž])/iu,
    (match) =>
      `${match[1]!.toLowerCase()} ${match[2]!.toLowerCase()} por ${match[3]!.replace(/ ?euros/iu, " €")}`,
  ],
  [
    new RegExp(
      `${from}(\\d{1,7}(?:[.,]\\d{1,3})*)\\s?(?:€|euros)(?![a-zA-ZÀ-ÖØ-ž\\d])${per}${taxed}`,
      "iu",
    ),
    (match) => `${least(match[1])}${match[2]} €${each(match[3])}${tax(match[4])}`,
  ],
  // «S/ 180», «Bs 50», «Q 90», «₡2.500»: as it is written there.
  [
    new RegExp(
      `${from}([Ss]\\/\\.?|Bs\\.?|Q\\.?|₡|RD\\$|\\$U) ?(\\d{1,7}(?:[.,]\\d{1,3})*)(?![a-zA-ZÀ-ÖØ-ž\\d])${per}`,
      "u",
    ),
    (match) =>
      `${least(match[1])}${match[2]!.replace(".", "").replace("s/", "S/")} ${match[3]}${each(match[4])}`,
  ],
  // «A 58 mil», where nobody says of what.
  [
    /(?<![a-zà-ž])(?:a|por|cuesta|vale|(desde)) (\d{1,4} mil)(?! (?:[a-zà-ž]))(?![a-zà-ž])/iu,
    (match) => `${least(match[1])}${match[2]!.toLowerCase()}`,
  ],
  // «A 4500 la docena»: nobody writes the sign where there is one currency.
  [
    new RegExp(`${bare}${per}(?=\\s*(?:[,.;\\n]|$| con ))`, "iu"),
    (match) =>
      match.input.match(new RegExp(bare, "giu"))!.length > 1
        ? ""
        : `${match[2]}${match[1] ? ` el ${match[1]}` : each(match[3])}`,
  ],
  [last, (match) => match[1]!],
  // A «luca» is a thousand pesos on both sides of the Andes.
  [/\b(\d{1,4}) lucas?\b/iu, (match) => `$${match[1]}.000`],
  [
    new RegExp(
      `${from}(?<![DU])(?:\\$|US\\$)\\s?(\\d{1,7}(?:[.,]\\d{1,3})*(?: mil(?:lones)?)?)(?:\\s?(?:pesos|mxn|cop|usd|dólares))?${per}${taxed}`,
      "iu",
    ),
    (match) => `${least(match[1])}$${match[2]}${each(match[3])}${tax(match[4])}`,
  ],
  [
    new RegExp(
      `${from}(\\d{1,7}(?:[.,]\\d{1,3})*(?: mil(?:lones(?: de)?)?)?)\\s?(pesos|soles|dólares|quetzales|bolivianos|guaraníes|lempiras|córdobas|usd|mxn|cop)(?![a-zA-ZÀ-ÖØ-ž\\d])${per}${taxed}`,
      "iu",
    ),
    (match) =>
      `${least(match[1])}${match[2]} ${match[3]!.toLowerCase()}${each(match[4])}${tax(match[5])}`,
  ],
];

const figureIn = (text: string) => /\d[\d.,]*\d|\d/u.exec(text)?.[0];

/** What must happen first: «si gana», «si llevan dos». */
const condition =
  /(?<![a-zà-ž])si (gana[a-zà-ž]*|pierde[a-zà-ž]*|llueve|compra[ns]?|termina[ns]?|completa[ns]?|finaliza[ns]?|confirma[ns]?|lleva[ns]?|trae[ns]?|reserva[ns]?|paga[ns]?|pide[ns]?|viene[ns]?)((?: (?!\d{1,2} ?%|hay |te |le |les |la (?!compra)|promo)[a-zà-ž\d]+){0,4})/iu;

/** «Primera compra 10 %», «15 % en tu primer pedido»: not for everybody. */
const forFirst =
  /(?<![a-zà-ž])primer(?:a compra|a orden| pedido)(?: (?:al|con|un|el))*[:,]? (\d{1,2}) ?%|(?<![\d.,])(\d{1,2}) ?%(?: de (?:descuento|dto))? (?:en|con|por) (?:la |tu |su )?primer(?:a compra|a orden| pedido)(?![a-zà-ž])/iu;
/** «10 % con el código VUELVE»: nobody gets it without the word. */
const withCode =
  /(?<![\d.,])(\d{1,2}) ?%(?: de (?:descuento|dto)| off)? (?:con|usando) (?:el )?(?:c[oó]digo|cup[oó]n) ([a-z\d]{3,15})(?![a-zà-ž\d])/iu;

/** What is paid once, beside the price of the thing. */
const feeNamed =
  /(?<![a-zà-ž])(matr[ií]cula|inscripci[oó]n|env[ií]os?|financiaci[oó]n|cuotas?) (?:a|por|de|desde)? ?(?:S\/|Bs|[$₡])? ?\d[\d.,]* ?(?:€|euros|pesos|soles|d[oó]lares|mil|$|[.,;\n ])/iu;
const respelled: Readonly<Record<string, string>> = {
  matricula: "matrícula",
  inscripcion: "inscripción",
  envio: "envío",
  envios: "envíos",
  financiacion: "financiación",
};
/** «A 120 soles con chapa incluida»: part of what is paid for. */
const withIncluded =
  /\d(?: ?(?:€|euros|pesos|soles|d[oó]lares|mil))?,? (con (?:(?:el|la|los|las) )?[a-zà-ž]+(?: [a-zà-ž]+){0,2} incluid[oa]s?|con (?:bebida|caf[eé]|postre|pan|patatas|papas|refresco|agua|vino|ensalada|arroz|desayuno|instalaci[oó]n|montaje|materiales?)(?: y [a-zà-ž]+)?(?=\s*(?:[,.;]|$)))(?![a-zà-ž])/iu;

/** «En todo», «en todas las empanadas»: what a share off or a 2×1 is for, where that is all of something. */
export function offerScope(prompt: string): string | undefined {
  return /(?:%|descuento|dto|rebaja|off|\d\s?[x×]\s?\d) (?:de (?:descuento|dto|rebaja) |off )?(en tod[oa]s?(?: (?:el|la|los|las) [a-zà-ž]{3,}(?: de (?:la |el |los |las )?[a-zà-ž]{3,}(?: [a-zà-ž]{3,}(?=\s*(?:$|[.,;:!?\n])))?)?)?)(?=\s*(?:$|[.,;:!?\n]| (?:hasta|solo|s[oó]lo|este|esta|estos|hoy|mañana|por|para|al?|el|los|las|del?|desde|durante|y|con|entre|en) ))/iu
    .exec(prompt)?.[1]
    ?.toLowerCase();
}

/** «2×1», «un 20 % de descuento», «750 € al mes»: only what the person stated. */
export function offerNamed(prompt: string): string | undefined {
  // What is spent on advertising is no price of the shop.
  if (
    /\b(?:gastar|gasto|invertir|invierto|presupuesto(?: de|:)? (?:unos |como )?\$? ?\d|un presupuesto)\b|\b(?:tengo|cuento con|dispongo de|me quedan) (?:solo |unos |como )?(?:\$ ?\d|\d[\d.,]* ?(?:mil ?)?(?:€|euros|pesos|soles|d[oó]lares|lucas))/iu.test(
      prompt,
    )
  )
    return undefined;
  const firstly = forFirst.exec(prompt);
  if (firstly) return `un ${firstly[1] ?? firstly[2]} % de descuento en la primera compra`;
  const coded = withCode.exec(prompt);
  if (coded) return `un ${coded[1]} % de descuento con el código ${coded[2]!.toUpperCase()}`;
  const said: string[] = [];
  // «Chica $180, mediana $260» is a list, and none of them the price.
  const prices = new Set(
    [
      ...prompt.matchAll(
        /(?:(?:S\/|Bs\.?|[$₡]) ?(\d[\d.,]*\d)|(\d[\d.,]*) ?(?:€|euros|pesos|soles|dólares)(?![a-zà-ž]))(?! (?:o m[aá]s|de compra))/giu,
      ),
    ].map(([, first, second]) => first ?? second),
  );
  const listed =
    prices.size > 1 &&
    !/\bdesde\b|\bantes\b|\ben (?:lugar|vez) de\b|env[ií]o|domicilio|compras?\b|matr[ií]cula|inscripci|se[nñ]a|anticipo|reserva con/iu.test(
      prompt,
    );
  for (const [pattern, write] of offers) {
    const match = pattern.exec(prompt);
    // «30 € de compra» is a condition, not a price.
    const condition = said.some((text) => / de regalo con | gratis a partir de /.test(text));
    const offer = match && write(match);
    if (listed && offer && isPrice(offer)) continue;
    if (
      offer &&
      !(condition && /^(?:desde )?\$?\d/.test(offer)) &&
      !said.some(
        (text) =>
          text.includes(offer) ||
          // «$4,500 pesos» is one price, written twice over.
          (isPrice(text) && isPrice(offer) && figureIn(text) === figureIn(offer)),
      )
    )
      said.push(offer);
  }
  // «Entrada gratis para los que vienen por primera vez» is not free for everybody.
  const [, free = "", whom = ""] =
    /(?<![a-zà-ž])((?:[a-zà-ž]{4,} )?(?:gratis|gratuit[oa]s?)) (para (?:l[oa]s|quienes?|ni[nñ][oa]s|menores|mayores|soci[oa]s|nuev[oa]s|estudiantes|beb[eé]s|peque[a-zà-ž]+|jubilad[oa]s)(?![a-zà-ž])[^,.;\n]{0,45})/iu.exec(
      prompt,
    ) ?? [];
  if (said.length === 0 && whom) return `${free.toLowerCase()} ${whom}`.trim();
  if (
    said.length === 0 &&
    /(?:^|(?<![a-zà-ž]|[aei]mos )(?:es|son|ser[aá]|entrada|totalmente|todo|completamente) |[,.;:] ?)(?:gratis|gratuit[oa]s?)(?![a-zà-ž])/iu.test(
      prompt,
    )
  )
    return "es gratis";
  if (said.length === 0) return undefined;
  // The price first, then what comes with it.
  const offer = said
    .slice(0, 2)
    .sort((one, other) => Number(isPrice(other)) - Number(isPrice(one)))
    .join(", ");
  const [left] =
    /(?<![a-zà-ž])hasta agotar (?:existencias|stock|unidades)(?![a-zà-ž])/iu.exec(prompt) ?? [];
  if (left) return `${offer} ${left.toLowerCase()}`;
  // «Matrícula a 49 €» is not what the lessons cost.
  const fee = prices.size < 2 && isPrice(offer) && feeNamed.exec(prompt)?.[1];
  if (fee)
    return `${respelled[fold(fee)] ?? fee.toLowerCase()}${offer.startsWith("desde") ? "" : " a"} ${offer}`;
  const included = isPrice(offer) && withIncluded.exec(prompt)?.[1];
  if (included) return `${offer} ${included.toLowerCase()}`;
  const [, verb = "", rest = ""] = condition.exec(prompt) ?? [];
  // «20 % si compran dos» is no 20 % for everybody.
  return verb && !isPrice(offer)
    ? `${offer} si ${verb.toLowerCase().replace(/an$/u, "as").replace(/en$/u, "es")}${rest.replace(/(?: (?:antes|hasta|el|la|los|las|de|del|en|a|con|y))*\s*$/u, "")}`
    : offer;
}

/** Whether what was stated is only a price, which nobody announces as a treat. */
export const isPrice = (offer: string) =>
  !/^[^,]* de descuento/u.test(offer) &&
  /^(?:desde )?(?:\d{1,4} por )?(?:\d{1,4} mil(?:,|$)|\d[\d.]{2,}(?:, |,$| (?:la|el|medi[ao]|l[oa]s) |$)|\d{1,3},\d\d(?:, | (?:la|el|l[oa]s) |$)|\$\d|(?:S\/|Bs|Q|₡|RD\$|\$U) \d|\d[\d.,]*(?: mil(?:lones(?: de)?)?)? (?:€|pesos|soles|dólares|quetzales|bolivianos|guaraníes|lempiras|córdobas|usd|mxn|cop))/.test(
    offer,
  );
