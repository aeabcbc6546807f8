import { firstWithin } from "./elements.ts";
import { type Element, visibleText } from "./page.ts";
import { foldText } from "./texts.ts";

const words =
  "reservad[oa]s?|(?<!mas |mejor )vendid[oa]s?|agotad[oa]s?|sin (?:stock|existencias)|fuera de stock|no disponibles?|no queda(?:n|mos)?|lista de espera";
const whole = new RegExp(`^[^a-z]*(?:${words})[^a-z]*$`);
const atEnd = new RegExp(`[([–—-] ?(?:${words})[^a-z]*$|[.,:;] (?:${words})[.!)]*$`);

/** Whether a line says behind a thing that it cannot be had: «Máquina de pedal: 250 € (reservada)». */
export function isGoneLine(text: string): boolean {
  const plain = foldText(text);
  return whole.test(plain) || atEnd.test(plain);
}

/** The same of a card or a row, also where a badge within says so. */
export function isGone(element: Element): boolean {
  const text = visibleText(element, 400);
  if (text.length >= 400) return false;
  if (isGoneLine(text)) return true;
  return firstWithin(element, (at) => whole.test(foldText(visibleText(at, 40)))) !== null;
}
