import { fold } from "#copywriter/spanish/fold.ts";
import { capitalized } from "#copywriter/spanish/sentences.ts";
import { type AdBrief, isWithin, limits } from "../ad-copy.ts";
import { isFlawed } from "./flaws.ts";
import { isOrder } from "./planted-orders.ts";
import { withSpelling } from "./spelling.ts";

type Review = AdBrief["site"]["reviews"][number];

const complaint =
  /\b(pero|aunque|mal[oa]?s?|peor\w*|fatal|lent[oa]s?|car[oa]s?|tarde|esper\w+ (?:una|dos|mucho)|decepci\w+|no (?:vuelvo|volver\w+|recomiend\w+|me gust\w+|repit\w+)|nunca mas|horrible|suci[oa]s?|antipatic\w+|estafa\w*|timo|problema\w*|nadie|ojala|lastima|falt[ao]\w*|ojo con|unico (?:pero|inconveniente)|podria\w*|dificil\w*|complicad[oa]s?|incomod[oa]s?|ruid\w+)\b/;
const joy =
  /\b(encant\w+|genial\w*|excelent\w+|perfect\w+|mejor\w*|volver\w+|repet\w+|recomiend\w+|recomendabl\w+|maravill\w+|increible\w*|fantastic\w+|buenisim\w+|bueni?\w*|delicios\w+|riquisim\w+|ric[oa]s?|amable\w*|gracias|feliz|felices|contentisim\w+|content[oa]s?|profesional\w*|cuid\w+|acoged\w+|preci\w+|calidad|atent\w+|diez)\b/;

const signature = /^(.{20,}[.!])\s+(\p{Lu}\p{Ll}+(?: \p{Lu}\.)?)\.?$/su;

/** What a customer praises, in whole sentences of theirs, with where it stands. */
export function goodReviews(reviews: readonly Review[]): { text: string; source: string }[] {
  const best = reviews.toSorted((one, other) => (other.rating ?? 0) - (one.rating ?? 0));
  return best.flatMap((review) => {
    if (isOrder(review.text) || isOrder(review.author ?? "")) return [];
    if (review.rating !== null && review.rating < 4) return [];
    const folded = fold(review.text);
    if (complaint.test(folded) || (review.rating === null && !joy.test(folded))) return [];
    // «… con muchísimo cariño. Javier»
    const [, said = review.text, signed = null] = signature.exec(review.text) ?? [];
    const text = praiseIn(said);
    return text ? [{ text: withSpelling(text), source: sourceOf(review.author ?? signed) }] : [];
  });
}

/** The whole review if it fits, else its first sentence that praises. */
function praiseIn(review: string): string | null {
  if (/[<>{}«»“”|@]|https?:/u.test(review)) return null;
  const sentences = review.split(/(?<=[.!?…])\s+/u).map((sentence) => sentence.trim());
  const whole = [review.trim(), ...sentences.filter((sentence) => joy.test(fold(sentence)))];
  const text = whole.find(
    (one) =>
      isWithin(one, limits.quote) &&
      one.split(" ").length >= 3 &&
      !isFlawed(one) &&
      !one.endsWith("…"),
  );
  const bare = text?.replace(/(?<![.])\.$/, "") ?? null;
  // A cry in capitals is told quietly.
  return bare && !/\p{Ll}/u.test(bare) ? capitalized(bare.toLowerCase()) : bare;
}

function sourceOf(author: string | null): string {
  const name = author?.trim() ?? "";
  return /^\p{Lu}[\p{L}.’' -]{1,28}$/u.test(name)
    ? `Reseña de ${name} en nuestra web`
    : "Reseña publicada en nuestra web";
}
