import { withoutCries } from "./accents.ts";
import { withSpelling } from "./spelling.ts";

const emoji = /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\uFE0F\u200D]+/gu;

/** Without emoji, and «de cada una., gastos incluidos» without its stop; Spanish gets its spelling. */
export const withoutSigns = (text: string, isSpanish = true): string => {
  const clean = balanced(text)
    .replace(emoji, " ")
    .replace(/(\p{Ll}{3})\.,/gu, "$1,")
    // «Repuestos aparte. presupuesto gratis»
    .replace(/(?<=\p{L}{4}[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/\s+([.,;:!?)])(?!\d)/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  return withoutCries(isSpanish ? withSpelling(clean) : clean);
};

/** «20% de descuento!» without the cry that nothing opens. */
const balanced = (text: string): string =>
  text.split("!").length === text.split("¡").length
    ? text
    : text.replace(/\s*!+/g, ".").replace(/¡/g, "");
