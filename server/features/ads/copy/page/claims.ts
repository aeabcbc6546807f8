import { fold } from "#copywriter/spanish/fold.ts";
import { amountsIn, countsIn, type PageText } from "./page-text.ts";

/** Folded words of what only the page can promise. */
const promises: readonly RegExp[] = [
  /\bgarant\w+/g,
  /\bgratis\b|\bgratuit\w+|\bregal(?:amos|o de bienvenida)\b|\bsin coste?\b|\bde regalo\b/g,
  /\bdescuentos?\b|\brebaj\w+|\bofertas?\b|\bpromo\w*|\bchollo\w*|\bliquidacion\w*|\bahorr\w+|\bmitad de precio\b|\boutlet\b|\bcupon\w*|\bbarat\w+|\bblack friday\b/g,
  /\bmejor precio\b|\bprecio (?:cerrado|minimo|unico)\b|\bsin (?:sorpresas|letra pequena|compromiso|permanencia|errores|esperas|dolor)\b/g,
  /\b(?:el|la|los|las) mejor(?:es)?\b|\bnumero uno\b|\bn 1\b|\blider\w*|\bunic[oa]s? en\b|\binmejorable\w*|\binsuperable\w*|\bmas vendid\w+|\bfavorit[oa]s? de\b|\bcien por cien\b/g,
  /\bultim[oa]s? (?:plazas?|unidad\w*|dias?|horas?|oportunidad\w*|huecos?|mesas?)\b|\bplazas limitadas\b|\bagot\w+|\bsolo hoy\b|\bsolo (?:quedan?|esta semana)\b|\bquedan? (?:poc|solo|un)\w*|\bedicion limitada\b|\bunidades limitadas\b|\bse acaba\b|\btermina (?:hoy|manana|el)\b/g,
  /\bcertific\w+|\btitulad[oa]s?\b|\bhomologad\w+|\bpremi(?:o|os|ad\w+)\b|\bcolegiad\w+|\bacreditad\w+|\bexpert\w+|\bespecialistas?\b|\boficial(?:es)?\b|\bgaland\w+|\bpatent\w+/g,
  /\banos de (?:experiencia|oficio|historia)\b|\bdesde (?:19|20)\d\d\b|\bfamilia desde\b|\bgeneracion\w*\b|\bcentenari\w+/g,
  /\benvi(?:o|os|amos)\b|\bentrega\w*|\ba domicilio\b|\bmismo dia\b|\ben el dia\b|\b24 horas\b|\b24 7\b|\ben \d+ ?h\b|\bdevoluci\w+|\breparto\b|\bfinanci\w+|\ba plazos\b|\bsin intereses\b/g,
  /\bhech[oa]s? a mano\b|\bartesan\w+|\bcaser[oa]s?\b|\becologic\w+|\borganic\w+|\bbio\b|\bvegan\w+|\bsin gluten\b|\bsostenib\w+|\bmasa madre\b|\bkm 0\b|\bkilometro cero\b|\breciclad\w+|\b100\b/g,
  /\bcur(?:a|an|amos|ar)\b|\belimina\w*|\badelgaz\w+|\brejuvenec\w+|\bclinicamente\b|\bresultados?\b|\bmilagr\w+/g,
  /\bopinion\w*|\bresenas?\b|\bvaloraci\w+|\bvalorad\w+|\bestrellas?\b|\bclientes? (?:satisfech\w+|contentos?|felices)\b|\brecomiend\w+|\brecomendad\w+/g,
  /\babiert[oa]s? (?:hoy|siempre|todos|los|el|cada)\b|\babrimos\b|\bhorario\w*|\bcerramos\b/g,
  /\b(?:el|los|este|cada|antes del?|hasta el) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b|\b\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/g,
];

const anyPromise = new RegExp(promises.map(({ source }) => source).join("|"), "g");

/** Numbers in words count things, too; «uno» and «una» are articles first. */
const spelled: Record<string, string> = {
  dos: "2",
  tres: "3",
  cuatro: "4",
  cinco: "5",
  seis: "6",
  siete: "7",
  ocho: "8",
  nueve: "9",
  diez: "10",
  doce: "12",
  quince: "15",
  veinte: "20",
  treinta: "30",
  cuarenta: "40",
  cincuenta: "50",
  cien: "100",
  doscientos: "200",
  doscientas: "200",
  quinientos: "500",
  mil: "1000",
  millones: "1000000",
  docenas: "12",
  centenares: "100",
  cientos: "100",
  miles: "1000",
};

const small = new Set(
  "el la los las un una de del al en con por para que y o a es son su tu se te le nos sin mas muy como si no lo".split(
    " ",
  ),
);
const stem = (word: string) => word.replace(/(?:es|s|os|as|o|a|e)$/, "").slice(0, 7);
const stemsOf = (text: string) =>
  text
    .split(" ")
    .filter((word) => word.length > 2 && !small.has(word))
    .map(stem);

/** What is true of the business whatever stands beside it. */
const ofItself = /^(anos de|desde|generacion|centenari)/;

/** Whether one statement of the page makes the promise about the same thing. */
function isPromised(promise: string, around: string, page: PageText): boolean {
  const words = stemsOf(promise);
  const near = stemsOf(around);
  return page.statements.some((statement) => {
    const said = new Set(stemsOf(statement));
    return (
      (statement.includes(promise) ||
        (words.length > 0 && words.every((word) => said.has(word)))) &&
      (near.length === 0 || ofItself.test(promise) || near.some((word) => said.has(word)))
    );
  });
}

function promisesIn(text: string): { promise: string; around: string }[] {
  // What stands in another sentence is not what is promised.
  const sentences = text.split(/[.!?;:…]\s+/).map(fold);
  const found = sentences.flatMap((folded) =>
    [...folded.matchAll(anyPromise)].map((match) => ({ folded, match })),
  );
  return found.map(({ folded, match }) => {
    const before = folded.slice(0, match.index).trim().split(" ").slice(-3);
    const after = folded
      .slice(match.index + match[0].length)
      .trim()
      .split(" ")
      .slice(0, 3);
    return { promise: match[0].trim(), around: [...before, ...after].join(" ") };
  });
}

/**
 * What a text claims that the page does not say: numbers, prices, percentages, quotations, addresses
 * and promises. Empty when everything is the page's own.
 * @param lent what is true without the page, such as the season
 */
export function untrueIn(text: string, page: PageText, lent: readonly string[] = []): string[] {
  let said = text;
  for (const words of lent) said = said.replaceAll(words, " ");
  const quoted = [...said.matchAll(/[«“"]([^«»“”"]+)[»”"]/g)].map((match) => match[1]!);
  // Words of a review stand as they are; they are whoever's wrote them.
  const own = quoted.reduce(
    (rest, quote) => (isReviewed(quote, page) ? rest.replace(quote, " ") : rest),
    said,
  );
  const prices = amountsIn(own).filter((amount) => !page.amounts.has(amount));
  const numbers = countsIn(own).filter((number) => !page.numbers.has(number));
  const words = fold(own).split(" ");
  const inWords = words.filter((word) => {
    const number = Object.hasOwn(spelled, word) ? spelled[word]! : undefined;
    return (
      number !== undefined &&
      !page.numbers.has(number) &&
      !page.statements.some((statement) => ` ${statement} `.includes(` ${word} `))
    );
  });
  const invented = quoted.filter((quote) => !isReviewed(quote, page) && !isSaid(quote, page));
  const links =
    own.match(
      /\b(?:https?:|www\.)\S*|\S+@\S+\.\S+|(?<!\S)@\w+|\b[a-z0-9-]+\.(?:com|net|org|es|io|mx|ar|co|shop|info)\b/giu,
    ) ?? [];
  const promised = promisesIn(own).filter(
    ({ promise, around }) => !isPromised(promise, around, page),
  );
  return [
    ...prices.map((price) => `price ${price}`),
    ...numbers.map((number) => `number ${number}`),
    ...inWords.map((word) => `number ${word}`),
    ...invented.map((quote) => `quote ${quote}`),
    ...links.map((link) => `address ${link}`),
    ...promised.map(({ promise }) => `promise ${promise}`),
  ];
}

export function isReviewed(quote: string, page: PageText): boolean {
  const wanted = fold(quote);
  return (
    wanted !== "" && page.reviews.some((review) => ` ${fold(review)} `.includes(` ${wanted} `))
  );
}

function isSaid(quote: string, page: PageText): boolean {
  const wanted = fold(quote);
  return page.statements.some((statement) => ` ${statement} `.includes(` ${wanted} `));
}
