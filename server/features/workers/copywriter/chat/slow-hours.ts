import { fold } from "../language/escape.ts";

const moments: readonly (readonly [asked: RegExp, what: string, before: string])[] = [
  [/\b(?:por|en|a) las? tardes?\b/, "las tardes", "a media mañana"],
  [/\b(?:por|en|a) las? mananas?\b/, "las mañanas", "la tarde anterior"],
  [/\b(?:a|al|por el|en el) medio ?dias?\b/, "el mediodía", "a primera hora"],
  [/\b(?:por|en|a) las? noches?\b/, "las noches", "a la hora de comer"],
  [/\bentre semana\b/, "los días entre semana", "el domingo por la tarde"],
  [/\bfines de semana\b/, "los fines de semana", "el jueves"],
  [/\blos lunes\b/, "los lunes", "el domingo"],
  [/\blos martes\b/, "los martes", "el lunes"],
  [/\blos miercoles\b/, "los miércoles", "el martes"],
  [/\blos jueves\b/, "los jueves", "el miércoles"],
  [/\blos viernes\b/, "los viernes", "el jueves"],
  [/\blos sabados\b/, "los sábados", "el viernes"],
  [/\blos domingos\b/, "los domingos", "el sábado"],
];
const wantsMore =
  /\b(?:vend\w+|ventas?|client\w+|gente|pedidos|flojean?|flojos?|flojas?|vaci[oa]s?|muert[oa]s?)\b/;

/** «Vender más por las tardes»: what to do for those hours; empty when no hours are named. */
export function slowHours(prompt: string): string {
  const folded = fold(prompt);
  const named = wantsMore.test(folded) ? moments.find(([asked]) => asked.test(folded)) : undefined;
  if (!named) return "";
  const [, what, before] = named;
  return `Para ${what}, elige algo que solo valga en ese rato y anúncialo ${before}, que es cuando tu gente aún puede organizarse. Mantenlo cuatro semanas y apunta cuánto vendes en esas horas: si no sube, cambia lo que ofreces.`;
}
