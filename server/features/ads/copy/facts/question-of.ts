import { fold } from "#copywriter/spanish/fold.ts";
import { isWithin, limits } from "../ad-copy.ts";
import type { AddressForm } from "../page/address-forms.ts";
import { addressed } from "../page/address-forms.ts";

import type { Fact, FactTopic } from "./fact.ts";
import { addressStart } from "./worth-of.ts";

/** What customers ask about a topic, `[tú|usted|vos|vosotros]`; asked where the answer has these words. */
const asked: readonly { topic: FactTopic; answer: RegExp; question: string }[] = [
  { topic: "booking", answer: /\bsin cita\b/, question: "¿Hace falta cita?" },
  { topic: "booking", answer: /\breserv/, question: "¿Hay que reservar?" },
  { topic: "booking", answer: /\b(?:encarg|pedid)/, question: "¿Con cuánto tiempo se encarga?" },
  { topic: "shipping", answer: /\b(?:envi|reparto|domicilio|entrega)/, question: "¿Y el envío?" },
  {
    topic: "returns",
    answer: /\b(?:devol|devuel|cambi)/,
    question: "¿Y si no [te|le|te|os] convence?",
  },
  { topic: "guarantee", answer: /\bgarant/, question: "¿Y si algo falla?" },
  {
    topic: "payment",
    answer: /\b(?:tarjeta|bizum|efectivo|transferencia|cuotas?|a plazos)\b/,
    question: "¿Cómo se paga?",
  },
  {
    topic: "hours",
    answer: /(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|dias).* \d{1,2} /,
    question: "¿Cuándo abrimos?",
  },
  { topic: "place", answer: addressStart, question: "¿Dónde estamos?" },
  {
    topic: "origin",
    answer: /\b(?:viene|vienen|tra(?:e|emos)|de )\b/,
    question: "¿De dónde viene?",
  },
  { topic: "process", answer: /mos\b/, question: "¿Cómo lo hacemos?" },
  { topic: "people", answer: /\b(?:atiend|atend)/, question: "¿Quién [te|le|te|os] atiende?" },
  { topic: "since", answer: /\d{4}|\banos\b/, question: "¿Desde cuándo?" },
];

/** The question that a fact answers: the page's own, else what customers ask; null where none fits. */
export function questionOf(fact: Fact, form: AddressForm): string | null {
  if (fact.question) return fact.question;
  if (fact.topic === "product") return null;
  // What stands under the question must be its answer.
  const folded = fold(isWithin(fact.sentence, limits.pictureBody) ? fact.sentence : fact.short);
  const found = asked.find(({ topic, answer }) => topic === fact.topic && answer.test(folded));
  return found ? addressed(found.question, form) : null;
}
