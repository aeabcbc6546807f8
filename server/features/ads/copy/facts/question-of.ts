import { fold } from "#copywriter/spanish/fold.ts";
import { isWithin, limits } from "../ad-copy.ts";
import type { AddressForm } from "../page/address-forms.ts";
import { addressed } from "../page/address-forms.ts";

import type { Fact, FactTopic } from "./fact.ts";
import { standsAlone } from "./short-form.ts";

/** What customers ask about a topic, `[tú|usted|vos|vosotros]`; asked where the answer has these words. */
const asked: readonly { topic: FactTopic; answer: RegExp; question: string }[] = [
  { topic: "booking", answer: /\bsin cita\b/, question: "¿Hace falta cita?" },
  {
    topic: "shipping",
    answer: /\b(?:envi|reparto|despach|domicilio (?:gratis|sin|desde))/,
    question: "¿Y el envío?",
  },
  {
    topic: "returns",
    answer: /\b(?:devolve|devuel|te lo cambi|se lo cambi|os lo cambi|\d+ dias)/,
    question: "¿Y si no [te|le|te|os] convence?",
  },
  { topic: "guarantee", answer: /\bgarant/, question: "¿Y si algo falla?" },
  {
    topic: "payment",
    answer: /\b(?:sin intereses|a plazos|en \d+ (?:veces|cuotas|meses|plazos|pagos))\b/,
    question: "¿Hay que pagarlo de una vez?",
  },
];
/** The question that a fact answers: the page's own, else what customers ask; null where none fits. */
export function questionOf(fact: Fact, form: AddressForm): string | null {
  if (fact.question) return fact.question;
  if (fact.topic === "product") return null;
  // What stands under the question must be its answer.
  const folded = fold(isWithin(fact.sentence, limits.pictureBody) ? fact.sentence : fact.short);
  if (!standsAlone(fact.sentence)) return null;
  const found = asked.find(({ topic, answer }) => topic === fact.topic && answer.test(folded));
  return found ? addressed(found.question, form) : null;
}
