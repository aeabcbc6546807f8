import type { Copy } from "../../copy.ts";
import { isShop } from "../concrete.ts";

/** What the text asks for, and the button of an ad network that does it. */
const steps: readonly [RegExp, string][] = [
  [/presupuesto/u, "Obtener presupuesto"],
  [/reserv|\bcita|\bhora\b|\bvisita|\bplaza/u, "Reservar"],
  [/^\[ll[aá]m/u, "Llamar"],
  [/mensaje|escr[ií]b|pregunt|consult|cu[eé]nt|dinos|mand|encarg|foto/u, "Enviar mensaje"],
  [/^\[(?:ven|p[aá]sate|trae|tr[aá]e)/u, "Cómo llegar"],
];

/** The button of an ad: it does what the text beside it asks for. */
export function adButton(copy: Copy): string {
  const { act } = copy.industry;
  if (isShop(copy) && !/mensaje|reserv|\bcita/u.test(act)) return "Comprar";
  const step = steps.find(([words]) => words.test(act));
  return step ? step[1] : "Más información";
}
