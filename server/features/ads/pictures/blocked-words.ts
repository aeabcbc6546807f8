import { fold } from "#copywriter/spanish/fold.ts";

/** What pictures for strangers must not contain: URLs, phone numbers, insults, calls for harm. */
const addresses =
  /https?:|www\.|[^\s@]@[^\s@.]{1,63}\.\w|\w\.(?:com|net|org|es|io|mx|ar|co|xyz|ru|info|link)\b|(?:\+?\d[\s.-]?){9,}/iu;
const words = new RegExp(
  `\\b(?:${[
    "put[ao]s?|hij[oa]s? de puta|hijoputa|cabron(?:es|a|as)?|gilipollas|maric(?:on|ones|a|as)|mierda|joder|zorras?|subnormal(?:es)?|retrasad[oa]s?|sudaca|negrat[ao]|moraco|panchit[oa]",
    "porno\\w*|xxx|follar|follad\\w+|pedofil\\w*|violar|violacion|desnud[oa]s?|sexo",
    "nazis?|hitler|heil|holocausto|supremaci\\w+|exterminar|genocidio",
    "matar|asesin\\w+|suicid\\w+|bombas?|terroris\\w+|explosivos?",
    "cocaina|heroina|metanfetamina|fentanilo|armas? de fuego",
    "contrasena|pin de tu tarjeta|verifica tu cuenta|cuenta bloqueada|bizum gratis|ganaste un premio|has ganado",
  ].join("|")})\\b`,
);

/** Whether a stranger's words must not appear in a picture that we host. */
export function hasBlockedWords(text: string): boolean {
  return addresses.test(text) || words.test(fold(text));
}
