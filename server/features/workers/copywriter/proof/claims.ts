/** Promises that only the owner can make: each may stand in a text only if the owner said it. */
const claims: readonly [string, RegExp][] = [
  ["in writing", /\bpor escrito\b/iu],
  ["guarantee", /\bgarant[ií]\p{L}*|\bgarantiz\p{L}*/iu],
  ["free", /\bgratis\b|\bgratuit\p{L}+|sin coste|sin costo|\bregalamos\b/iu],
  ["no obligation", /sin compromiso|sin permanencia/iu],
  [
    "delivery time",
    /en \d+ ?h(?:oras)?\b|(?:respond|contest|entreg|lleg|env)\p{L}+ (?:\p{L}+ ){0,3}el mismo día|en el día\b|en menos de \d/iu,
  ],
  [
    "always answers",
    /respondemos (?:hoy|siempre|en)|te lee una persona|lo lee una persona|contesta una persona|se leen todos|leemos todas/iu,
  ],
  ["fixed price", /precio cerrado|sin sorpresas|sin letra pequeña|mejor precio/iu],
  [
    "hand made",
    /hech[oa]s? a mano|artesan\p{L}+|recién hech\p{L}+|recién salid\p{L}+|casero\b|casera\b/iu,
  ],
  [
    "organic",
    /ecológic\p{L}+|sostenible\p{L}*|natural(?:es)? al 100|sin conservantes|masa madre/iu,
  ],
  [
    "experience",
    /\baños de experiencia\b|desde (?:19|20)\d\d|expertos en|líder(?:es)?\b|somos (?:el |la )?número uno|somos l[oa]s mejores\b/iu,
  ],
  ["credentials", /certificad[oa]s?\b|titulad[oa]s?\b|homologad[oa]s?\b|premiad[oa]s?\b/iu],
  ["scarcity", /últimas (?:plazas|unidades)|plazas limitadas|hasta agotar|solo hoy|se agota/iu],
  ["refusal", /decimos que no|no se vende\b|tan amigos/iu],
  ["knows names", /nos sabemos los nombres|equipo propio|atención personalizada/iu],
  ["returns", /devoluci[oó]n gratuita|te devolvemos|cambios gratis/iu],
  ["delivery", /a domicilio\b|env[ií]os? a todo|reparto propio/iu],
];

/** What is claimed in `text` that `given` (the profile and the prompt) does not say. */
export function claimsIn(text: string, given: string): string[] {
  // A question claims nothing: «¿Hay reparto a domicilio?».
  const said = text.replace(/¿[^?]*\?/g, "");
  return claims.flatMap(([name, pattern]) => {
    const match = pattern.exec(said);
    return match && !pattern.test(given) ? [`${name}: ${match[0]}`] : [];
  });
}
