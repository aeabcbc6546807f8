import type { FoundPrice } from "./prices.ts";

// Amounts that are no thing's price: what comes on top of one, and what several cost together.

const plus = /(?:^|[\s:(–—-])\+\s?$/u;
const extra =
  /(?<!\p{L})(?:suplemento|recargo|sobrecoste|incremento|cargo (?:extra|adicional))s?(?: de| del)?\s*:?\s*(?:de\s)?$/iu;

/** «Tallas XXL: $ 1,00 más por prenda» */
const more = /^\s?(?:m[aá]s|adicional(?:es)?|extra) (?:por|cada|al?|la)(?!\p{L})/iu;

/** Whether an amount is what something costs on top of its price: «Noches y festivos: + 40 €». */
export function isSurcharge(text: string, { at, text: printed }: FoundPrice): boolean {
  const ahead = text.slice(Math.max(0, at - 40), at);
  const behind = text.slice(at + printed.replace(/^desde /, "").length);
  return plus.test(ahead) || extra.test(ahead) || more.test(behind);
}

const counts =
  "[2-9]|[1-9]\\d|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|media docena(?: de)?";
/** Time and places are bought by the number: «10 clases por 90 €» is one thing. */
const counted =
  "horas|minutos|d[ií]as|noches|semanas|meses|a[ñn]os|clases|sesiones|personas|pax|visitas|plazas|entradas|usos|cuotas|pagos|plazos";
const several = new RegExp(
  `(?:^|[.:;,(·|–—]\\s*)(?:llévate |lleva |compra )?(?:${counts}) (?!(?:${counted})(?!\\p{L}))` +
    "\\p{L}+(?: \\p{L}+){0,4} (?:por|a|x)(?: solo)?\\s*$",
  "iu",
);
/** «2x1», «3 x 2»; of «2x4» and of measures the first is not the greater, or a unit follows. */
const bundle = /(?<![\d.,x×])([2-9])\s?[x×]\s?([1-8])(?![\d.,]|\s?(?:[cm]?m|[x×])(?!\p{L}))/iu;

/** Whether an amount is what several of a thing cost together: «3 libros por $ 200», «2x1 a 12 €». */
export function isForSeveral(text: string, { at }: FoundPrice): boolean {
  const ahead = text.slice(Math.max(0, at - 80), at);
  if (several.test(ahead)) return true;
  const [, taken, paid] = bundle.exec(ahead) ?? [];
  return Number(taken) > Number(paid);
}
