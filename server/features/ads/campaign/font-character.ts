import { fold } from "#copywriter/spanish/fold.ts";

/** The characters that a page's typefaces can have, as far as they tell one shop from another. */
export type FontCharacter =
  | "contrast-serif"
  | "book-serif"
  | "soft-serif"
  | "slab"
  | "condensed"
  | "rounded"
  | "hand"
  | "heavy"
  | "geometric";

const words = (list: string) => list.split(", ");

/**
 * Words in the names of widespread families, by character. Neutral sans-serifs such as Inter or Roboto are in none:
 * they say nothing about the shop.
 */
const families: Record<FontCharacter, readonly string[]> = {
  slab: words("slab, arvo, rockwell, bitter, clarendon, courier, rokkitt, typewriter, bree serif"),
  condensed: words(
    "condensed, narrow, oswald, anton, bebas, fjalla, league gothic, teko, pathway gothic, antonio, khand, saira extra, staatliches",
  ),
  rounded: words(
    "rounded, round, nunito, quicksand, fredoka, baloo, comfortaa, dosis, mali, sniglet, dynapuff, grandstander, chewy",
  ),
  hand: words(
    "pacifico, caveat, dancing script, amatic, indie flower, permanent marker, lobster, patrick hand, comic, sacramento, great vibes, satisfy, kalam, shadows into light, gochi, handlee, hand, script, brush",
  ),
  "contrast-serif": words(
    "playfair, bodoni, didot, dm serif, abril, prata, cormorant, cinzel, marcellus, italiana, gfs didot, yeseva, oranienbaum, rufina, vidaloka, bellefair, gilda, tenor",
  ),
  "soft-serif": words(
    "fraunces, recoleta, cooper, young serif, gloock, souvenir, windsor, chonburi, gupter, caprasimo, dm serif text, rasa",
  ),
  "book-serif": words(
    "georgia, lora, merriweather, garamond, baskerville, caslon, crimson, pt serif, times, source serif, noto serif, spectral, libre bodoni, cardo, newsreader, literata, alegreya, vollkorn, gelasio, serif, palatino, roman, tinos, neuton, cambria",
  ),
  heavy: words(
    "black, archivo black, passion one, russo, bungee, titan one, ultra, impact, lilita, luckiest",
  ),
  geometric: words(
    "poppins, montserrat, outfit, futura, jost, urbanist, sora, space grotesk, lexend, raleway, questrial, century gothic, plus jakarta, gotham, avenir, gilroy, league spartan, syne, red hat, manrope, josefin sans, kumbh, prompt",
  ),
};

/** Geometric faces are so common that any other character weighs more. */
const order = Object.keys(families) as FontCharacter[];

/**
 * The most telling character of a page's font families, which come most used first. A display face
 * weighs more than a geometric one. Null when all are neutral.
 */
export function fontCharacterOf(fonts: readonly string[]): FontCharacter | null {
  const has = (name: string, word: string) => ` ${name} `.includes(` ${word} `);
  const found = fonts
    .map((name) => fold(name).replace(/[-_]/g, " "))
    .flatMap((name) => order.find((one) => families[one].some((word) => has(name, word))) ?? []);
  return found.find((character) => character !== "geometric") ?? found[0] ?? null;
}
