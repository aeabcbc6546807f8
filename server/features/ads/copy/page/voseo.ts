import { fold } from "#copywriter/spanish/fold.ts";

/** Argentina, Uruguay and their towns with most people, folded; where «vos» is what everybody says. */
const places =
  /\b(?:argentina|uruguay|buenos aires|caba|montevideo|mar del plata|bahia blanca|santa fe|entre rios|mendoza|tucuman|neuquen|bariloche|rio negro|chubut|ushuaia|tierra del fuego|jujuy|corrientes|misiones|posadas|paysandu|maldonado|punta del este|canelones|colonia del sacramento|tacuarembo|rosario, santa fe|la plata, buenos aires)\b/;

/** Whether one of a page's places is where people say «vos». */
export const isOfVoseo = (texts: readonly (string | null | undefined)[]): boolean =>
  texts.some((text) => text && text.length < 120 && places.test(fold(text)));
