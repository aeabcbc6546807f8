import { fold } from "./escape.ts";

/** «Los que reserven» do it: [tú, usted] in the indicative, from pairs. */
function wished(list: string): Record<string, readonly [string, string]> {
  return Object.fromEntries(
    list
      .split(", ")
      .map((pair) => pair.split(" "))
      .map(([many = "", one = ""]) => [many, [one, one.slice(0, -1)]]),
  );
}

/** Forms that no rule gives: [tú, usted] of what «ellos» do. */
const odd: Readonly<Record<string, readonly [string, string]>> = {
  son: ["eres", "es"],
  van: ["vas", "va"],
  han: ["has", "ha"],
  hicieron: ["hiciste", "hizo"],
  vinieron: ["viniste", "vino"],
  fueron: ["fuiste", "fue"],
  tuvieron: ["tuviste", "tuvo"],
  estuvieron: ["estuviste", "estuvo"],
  quisieron: ["quisiste", "quiso"],
  pidieron: ["pediste", "pidió"],
  dijeron: ["dijiste", "dijo"],
  trajeron: ["trajiste", "trajo"],
  pudieron: ["pudiste", "pudo"],
  pusieron: ["pusiste", "puso"],
  dieron: ["diste", "dio"],
  supieron: ["supiste", "supo"],
  ...wished(
    "reserven reservas, compren compras, lleven llevas, traigan traes, vengan vienes, pidan pides, paguen pagas, encarguen encargas, contraten contratas, presenten presentas, agenden agendas, apunten apuntas, inscriban inscribes, lleguen llegas, confirmen confirmas, dejen dejas, mencionen mencionas, muestren muestras, gasten gastas, renueven renuevas",
  ),
  quieran: ["quieres", "quiere"],
  tengan: ["tienes", "tiene"],
  busquen: ["buscas", "busca"],
  necesiten: ["necesitas", "necesita"],
  se: ["te", "se"],
  les: ["te", "le"],
  sus: ["tus", "sus"],
  su: ["tu", "su"],
};

/** Whether a verb tells what customers may do and we know how one of them does it: «reserven». */
export const isWished = (word: string): boolean => /n$/u.test(word) && word.toLowerCase() in odd;

/** What «ellos» do, as it is said to one of them: «tienen» gives «tienes», «tiene»; undefined for no verb. */
export function verbToOne(word: string, formal: boolean): string | undefined {
  const small = word.toLowerCase();
  const known = odd[small]?.[Number(formal)];
  if (known) return known;
  const past = /^([a-zA-ZÀ-ÖØ-ž]{2,}?)(aron|ieron|yeron)$/u.exec(small);
  if (past) {
    const [, stem = "", end] = past;
    if (end === "aron") return formal ? `${stem}ó` : `${stem}aste`;
    if (end === "yeron") return formal ? `${stem}yó` : `${stem}íste`;
    return formal ? `${stem}ió` : `${stem}iste`;
  }
  if (/^[a-zA-ZÀ-ÖØ-ž]{2,}[aeáé]n$/u.test(small)) {
    const single = small.slice(0, -1);
    return formal ? single : `${single}s`;
  }
  return undefined;
}

/**
 * «Los que acaban de terminar el bono» → «acabas de terminar el bono»: what a relative clause says of
 * many, said to one. Undefined where there is no such clause or its verb is not sure.
 */
export function saidToOne(audience: string, formal: boolean): string | undefined {
  const clause = /(?:^|\s)(?:que|quienes) (.{4,70})$/iu
    .exec(audience)?.[1]
    ?.replace(/[.,;]+$/u, "");
  const words = clause?.split(" ") ?? [];
  // «Adultos que trabajan» are adults first: their clause alone says too little.
  if (words.length < 3 && !(words.length === 2 && /(?:aron|ieron)$/u.test(words[0]!)))
    return undefined;
  let turned = false;
  const said = words.map((word, at) => {
    if (/^(?:no|ya|nunca|siempre|a[uú]n|todav[ií]a|solo|también)$/iu.test(word)) return word;
    const pronoun = /^(?:se|les|su|sus)$/iu.test(word);
    if (turned && !pronoun) return word;
    if (!turned && at > 2) return word;
    const one = verbToOne(word, formal);
    if (one && !pronoun) turned = true;
    return one ?? word;
  });
  return turned ? said.join(" ") : undefined;
}

/** How a letter to them begins: «Visitaste la bodega este verano, y por eso te escribimos.»; "" when nothing sure is known. */
export function openingFor(audience: string, formal: boolean): string {
  const away = absence(audience);
  // «Desde el verano» counts from a day, «hace un mes» counts back.
  if (away?.startsWith("desde"))
    return `${away[0]!.toUpperCase()}${away.slice(1)} no ${formal ? "le" : "te"} vemos por aquí.`;
  if (away)
    return `${away[0]!.toUpperCase()}${away.slice(1)} que no ${formal ? "le" : "te"} vemos por aquí.`;
  const one = saidToOne(audience, formal);
  if (!one) return "";
  const past =
    /(?:aste|iste|íste|ó|hizo|vino|fue|tuvo|estuvo|pidió|dio|diste|compró)(?= |$)|^acabas? de /u.test(
      one,
    );
  return past
    ? `${one[0]!.toUpperCase()}${one.slice(1)}, y por eso ${formal ? "le" : "te"} escribimos.`
    : `Si ${one}, esto es para ${formal ? "usted" : "ti"}.`;
}

/** «Hace 6 meses que no vienen»: how long, when that is what sets them apart. */
export function absence(audience: string): string | undefined {
  const folded = fold(audience);
  const away =
    "no (?:vienen?|han? venido|han? vuelto|vuelven?|aparecen?|compran?|piden?|reservan?)";
  const since = new RegExp(
    `\\b${away} (desde (?:el |la |antes del? )?(?:verano|primavera|otono|invierno|navidad(?:es)?|ano pasado|mes pasado|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))`,
  ).exec(folded)?.[1];
  if (since)
    return since.replace("otono", "otoño").replace("ano ", "año ").replace("navidad", "Navidad");
  const long =
    "(hace (?:mas de |casi )?(?:\\d+|un|una|dos|tres|cuatro|cinco|seis|varios|varias) (?:anos?|meses|mes|semanas?|dias))";
  // «Hace más de un mes que no vienen» says it the other way round.
  return (new RegExp(`\\b${away} (?:desde )?${long}`).exec(folded) ??
    new RegExp(`\\b${long} (?:que )?${away}`).exec(folded))?.[1]
    ?.replace(/\bmas\b/, "más")
    .replace(/\bano/, "año")
    .replace(/\bdia/, "día");
}
