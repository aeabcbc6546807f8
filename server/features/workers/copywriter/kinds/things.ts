import type { Copy } from "../copy.ts";
import { isThing } from "../own-words.ts";

/** Trades where people fill a cart; elsewhere it is a request left half done. */
export const carts = new Set(
  "ecommerce fashion jewelry florist bookshop bakery gaming saas".split(" "),
);

/** Trades whose things can be put in front of a camera. */
const tangible = new Set(
  "restaurant bakery cafe ice-cream plants ecommerce fashion jewelry florist bookshop automotive real_estate hotel gaming".split(
    " ",
  ),
);

/** Where some of what is sold can be held in a hand, and some is done. */
const madeThings = new Set("general crafts grocer hardware optician bicycles tailor".split(" "));

/** The shot that shows what is asked for; a service is told by somebody instead. */
export function subjectShot(copy: Copy): string {
  return copy.fill(
    tangible.has(copy.industry.id) || (madeThings.has(copy.industry.id) && isThing(copy.subject))
      ? copy.say(["{s}, en primer plano", "{s}, con luz de lado", "{s}, en uso y sin posar"])
      : copy.request.silent || copy.request.faceless
        ? "las manos en plena tarea, sin cara"
        : "una persona a cámara, hablando {de s}",
  );
}
