import { type Ad, isWithin } from "../ad-copy.ts";
import type { Week } from "../week.ts";
import type { Fact, FactTopic } from "./fact.ts";
import { followsIn, goesWith } from "./goes-with.ts";
import { hasVerb } from "./has-verb.ts";

const besideMax = 110;

/** Told of the whole shop, they go with anything. */
const ofShop: ReadonlySet<FactTopic> = new Set([
  "shipping",
  "guarantee",
  "returns",
  "payment",
  "since",
  "gift",
  "discount",
  "people",
  "award",
  "rating",
  "booking",
]);

/** A second fact that no other advertisement tells: of the same section, or of the whole shop. */
export function besideOf({ left }: Week, fact: Fact): { fact: Fact; isNear: boolean } | undefined {
  const isNear = (one: Fact) => followsIn(fact, one);
  const found = left
    .filter(
      (one) =>
        one.worth > 0 &&
        one.productIndex === null &&
        one.question === null &&
        !["review", "hours", "place", "business"].includes(one.topic) &&
        isWithin(one.sentence, besideMax) &&
        (hasVerb(one.sentence) || /\d/.test(one.sentence)) &&
        // «… 25. 4,8 de 5 …» would be one number.
        !/^\d/.test(one.sentence) &&
        // Another price is another thing's.
        !(
          /[€$₡]|S\//.test(one.sentence) && !["shipping", "gift", "discount"].includes(one.topic)
        ) &&
        goesWith(fact, one),
    )
    .toSorted((one, other) => Number(isNear(other)) - Number(isNear(one)));
  const [best] = found;
  if (!best) return undefined;
  left.splice(left.indexOf(best), 1);
  return { fact: best, isNear: isNear(best) };
}

/** In few words, what no other advertisement tells. */
export const asidesOf = ({ left }: Week): string[] =>
  left
    .filter(
      ({ worth, kicker, question, productIndex, topic }) =>
        worth > 0 &&
        kicker === null &&
        question === null &&
        productIndex === null &&
        ofShop.has(topic),
    )
    .map(({ short }) => short)
    // «No pagan»: who?
    .filter(
      (short) =>
        short.split(" ").length > 2 &&
        !/^(?:No|Quien|Que|Como|Donde|Cuando|Si) /.test(short) &&
        (/\d|gratis| sin /.test(short) || hasVerb(short)),
    );

/** What was told beside something is told. */
export function takeTold(
  week: Week,
  { headline, description }: Pick<Ad, "headline" | "description">,
): void {
  week.left = week.left.filter(({ short }) => short !== headline && short !== description);
}
