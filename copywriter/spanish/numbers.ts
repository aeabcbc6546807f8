import { dataOf } from "../data.ts";
import { fold } from "./fold.ts";

interface NumberWords {
  upToTwenty: string;
  others: Record<string, number>;
}
let values: Map<string, number> | undefined;
function wordValue(word: string): number | undefined {
  const { upToTwenty, others } = dataOf<NumberWords>("spanish/numbers");
  values ??= new Map([
    ...upToTwenty.split(" ").map((one, value) => [fold(one), value] as const),
    ...Object.entries(others),
  ]);
  return values.get(fold(word));
}

/** The value of one word or of digits: «tres» → 3, «docena» → 12, «1.200» → 1200, «3,50» → 3.5; undefined for other words. */
export function numberOf(word: string): number | undefined {
  const text = word.trim();
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return Number(text.replace(/[.,]/g, ""));
  if (/^\d{1,12}(?:[.,]\d{1,2})?$/.test(text)) return Number(text.replace(",", "."));
  return wordValue(text);
}
