import { fold } from "#copywriter/spanish/fold.ts";
import type { Fact, FactTopic } from "./fact.ts";

const sending = /\b(?:envi\w+|domicilio|delivery|despach\w+|repart\w+|retir\w+|gratis)\b/;
/** «Aceptamos tarjetas» goes with everything and says nothing of it. */
const paying = /\b(?:cuotas|plazos|interes\w*|descuento|menos)\b/;
/** «Primer mes a mitad de precio» is of one thing. */
const ofAll = /\b(?:tod[oa]s?|pedidos?|compras?|web|efectivo|transferencia)\b/;
const limiting = /\b(?:solo|solamente|unicamente|excepto|salvo|retir\w+|recog\w+|domicilio)\b/;

const terms: readonly FactTopic[] = ["shipping", "payment", "discount"];
const story: readonly FactTopic[] = ["since", "people", "award", "rating"];

/** Which topics a second fact may have beside each; others stand alone or with their own section. */
const partners: Partial<Record<FactTopic, readonly FactTopic[]>> = {
  product: terms,
  shipping: ["shipping", "returns", "payment"],
  // A guarantee of the tank is none of the fish: others only from its own section.
  returns: ["shipping"],
  guarantee: [],
  payment: ["payment", "discount"],
  discount: ["discount", "payment", "shipping"],
  gift: ["gift", "discount"],
  since: story,
  people: story,
  award: story,
  rating: story,
  material: ["material", "process", "origin"],
  process: ["material", "process", "origin"],
  origin: ["material", "process", "origin"],
};

/** Whether one is the sentence after the other in one section of the page, and goes on with it. */
export const followsIn = (fact: Fact, one: Fact): boolean =>
  fact.under !== null && one.under === fact.under && one.at > fact.at && one.at - fact.at <= 2;

/** Whether a second fact says more of the same as the first, so that one text can have both. */
export function goesWith(fact: Fact, one: Fact): boolean {
  // What is not done seldom goes on.
  if (/^No (?!cobr|us)/.test(one.sentence)) return false;
  // «El jugo va aparte para que el pescado no se cocine en el camino»
  const isTerms =
    (one.topic !== "shipping" || sending.test(fold(one.sentence))) &&
    (one.topic !== "discount" || ofAll.test(fold(one.sentence))) &&
    (one.topic !== "payment" || paying.test(fold(one.sentence)));
  // «Solo retiro en el local» beside «Envíos a todo el país»
  const isBound = fact.topic === "product" && limiting.test(fold(fact.sentence));
  if (!followsIn(fact, one) && (!isTerms || isBound)) return false;
  const isSameSection = fact.under === one.under;
  const topics = partners[fact.topic] ?? [];
  // «Puede pagar con tarjeta» and «Prestamos las tablas» stand side by side by chance.
  const isNext = one.at - fact.at === 1 && partners[fact.topic] === undefined;
  if (followsIn(fact, one) && (fact.topic === one.topic || isNext)) return true;
  return topics.includes(one.topic) && (one.kicker === null || isSameSection);
}
