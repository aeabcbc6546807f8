import { foldText } from "./texts.ts";

/** Small words without accents; one that several languages share counts for each of them less. */
const functionWords: Record<string, string> = {
  es: `de la que el en y los las con para por una del se su sus nuestra nuestro nuestros nuestras mas como tu
    tus es son al lo un sin desde hasta muy todo todos o pero si esta este estos hay cada donde cuando te
    tambien sobre entre solo ya le les nos aqui ser porque inicio tienda servicios precio precios horario
    calle telefono envio envios pedido nosotros abierto lunes viernes sabado reservas casa hecho hecha`,
  ca: `de la que el i en els les amb per una del es nostra nostre nostres mes com teu teva aquest aquesta un
    al als dels sense des fins molt tot tots o pero si hi ha cada on quan et tambe sobre entre només ja li
    ens aqui ser perque son seu seva pel inici botiga serveis preu preus horari carrer telefon enviament
    comanda nosaltres obert dilluns divendres dissabte reserves casa fet feta`,
  gl: `de a que o e do da os as en con para por unha un dos das no na nosa noso nosos mais como teu tua ao
    aos sen ata moi todo todos pero se esta este hai cada onde cando tamen sobre entre so xa nos aqui ser
    porque son seu sua pola polo inicio tenda servizos prezo prezos horario rua telefono nosoutros aberto
    luns venres sabado reservas casa feito feita`,
  eu: `eta da du ez bat dira gure zure baino edo dugu izan oso ere hau den duen dute gara egin behar baina
    guztiak zer nola non bai beste lan dituzu dago daude`,
  en: `the and of to in for with on our your you we is are from this that at it be as by or an all have not
    can will more us was has but if they their about which`,
  fr: `de la le les et des en du pour avec une nos vous votre vos sur dans est nous au aux par un ce cette
    qui que plus ou pas sont son sa ses notre tout tous sans leur il elle se`,
  pt: `de a que o e do da em para com uma um os as no na nos nas nossa nosso voce mais dos das por ao se
    sua seu como ou sem muito todos tambem nao esta este sao ate foi ser pelo pela inicio loja servicos preco
    precos horario rua telefone envio nos aberto segunda sexta sabado reservas casa feito feita`,
  it: `di il la che e per con un una del della dei delle nostri nostro nostra sono i le in nel nella al alla
    si da dal piu non come o gli lo ci anche ai su questo questa tutti ogni suo sua`,
  de: `und der die das mit fur in den von zu unsere unser sie wir ist auf im ein eine des dem nicht auch es
    als bei oder sich aus werden sind ihre ihr am an zur zum nach uber`,
};

/** How much a small word tells: all of 1 where only one language has it. */
const weights = new Map<string, Map<string, number>>();
for (const [language, words] of Object.entries(functionWords)) {
  for (const word of new Set(foldText(words).split(" "))) {
    const of = weights.get(word) ?? new Map<string, number>();
    weights.set(word, of.set(language, 1));
  }
}
for (const of of weights.values()) {
  for (const language of of.keys()) of.set(language, 1 / of.size);
}

/** Letters that few languages have, and what one of them counts. */
const letters: [RegExp, string, number][] = [
  [/[ñ¿¡]/gi, "es", 0.7],
  [/l·l|\bç|ç\b|[a-z]ç[aou]/gi, "ca", 0.7],
  [/[ãõ]/gi, "pt", 1],
  [/[ß]/gi, "de", 1],
];

interface LanguageCount {
  language: string;
  score: number;
}

// The words of a template or a plugin, which stay English on pages in any language.
const templateWords = [
  /\b(add to (cart|wishlist)|about us|(read|learn|load|view|see) (more|all)|contact us|skip to content)\b/gi,
  /\b(all rights reserved|powered by|sign (in|up)|back to top|terms (and|of) \w+|leave a (reply|comment))\b/gi,
];

/** The languages by how many of their words a text has, the most first, and the number of words. */
function countLanguages(text: string): { counts: LanguageCount[]; words: number } {
  const whole = text.slice(0, 20_000);
  const excerpt = templateWords.reduce((rest, pattern) => rest.replace(pattern, " "), whole);
  const list = foldText(excerpt)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const scores = new Map<string, number>(Object.keys(functionWords).map((name) => [name, 0]));
  const add = (language: string, by: number) =>
    scores.set(language, (scores.get(language) ?? 0) + by);
  for (const word of list) {
    for (const [language, weight] of weights.get(word) ?? []) add(language, weight);
  }
  for (const [pattern, language, by] of letters) {
    add(language, (excerpt.match(pattern)?.length ?? 0) * by);
  }
  const counts = [...scores].map(([language, score]) => ({ language, score }));
  counts.sort((one, other) => other.score - one.score);
  return { counts, words: list.length };
}

/** Detects the language of a text by its small words; null when too few are known. */
export function detectLanguage(text: string): string | null {
  const { counts, words } = countLanguages(text);
  const [best] = counts;
  if (!best || words < 12) return null;
  return best.score / words > 0.07 && best.score >= 2 ? best.language : null;
}

/**
 * The language a page declares, or that of its words where they plainly contradict it, as with a template
 * whose `lang` nobody changed.
 * @returns null when none is declared
 */
export function trustedLanguage(declared: string | null, text: string): string | null {
  const { counts, words } = countLanguages(text);
  const [best] = counts;
  if (!declared || !best || best.language === declared) return declared;
  const own = counts.find(({ language }) => language === declared)?.score ?? 0;
  // Galician is close to its neighbours, and Catalan shops often write some Spanish.
  const isClose = closeLanguages.has(declared);
  const isPlain = words >= (isClose ? 80 : 20) && best.score >= 2.5 && best.score / words > 0.06;
  return isPlain && best.score > own * (isClose ? 3 : 2) ? best.language : declared;
}

const closeLanguages = new Set(["ca", "gl", "pt", "ast", "oc", "an", "va"]);
