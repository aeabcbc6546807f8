const numbers: readonly RegExp[] = [
  // «4.- Envío gratis», «2) 60 % de anticipo».
  /^\d{1,2}\s?(?:\.\s?[-–—]|\)[-–—.]?|\.\))\s*(?=[\p{L}\d¿¡$])/u,
  /^\d{1,2}[.ºª°]{1,2}\s+(?=\p{L})/u,
  /^[a-hA-H]\)\s*(?=[\p{L}\d¿¡])/u,
];

const greetings: readonly RegExp[] = [
  /^(?:estimad|apreciad|querid|distinguid)[oa]s? [^.:!?]{3,50}[:,]\s+(?=\p{L})/iu,
  // «Señores: 12 €» is a price.
  /^señor(?:a|es|as)?,? (?:señor|don|doña|client|vecin|administrador)[^.:!?]{0,50}:\s+(?=\p{L})/iu,
  /^¡?(?:hola|bienvenid[oa]s?)(?: a tod[oa]s)?[!,.:]+\s+(?=\p{L})/iu,
];

/** A sentence without the number of its place in a list: «4.- Envío gratis» gives «Envío gratis». */
export const withoutNumber = (text: string) =>
  numbers.reduce((rest, pattern) => rest.replace(pattern, ""), text);

/** A sentence without the greeting before it: «Estimado cliente: confeccionamos…» gives «Confeccionamos…». */
export function withoutGreeting(text: string): string {
  const rest = greetings.reduce((all, pattern) => all.replace(pattern, ""), text);
  return rest === text ? text : rest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/**
 * A text whose exclamations and questions each begin with their sign: «Preciso pareja?» gives «¿Preciso pareja?».
 * A sign that nothing closes is taken away.
 */
export function withOpeningSigns(text: string): string {
  // A condition in brackets belongs to what is cried out before it.
  return text
    .replace(/¡?([^¡!]*)!+ (?=\(\p{Ll})/u, "$1 ")
    .split(/(?<=[.!?…]) (?=\S)/u)
    .map((sentence) => signed(signed(sentence, "¿", "?"), "¡", "!"))
    .join(" ");
}

function signed(sentence: string, open: string, close: string): string {
  const opened = sentence.split(open).length;
  const closed = sentence.split(close).length;
  if (opened === closed) return sentence;
  if (closed === 1) return sentence.replaceAll(open, "");
  // Between brackets and quotation marks nobody can tell where it begins.
  if (opened > 1 || closed > 2 || /[()«»“”¡¿]/.test(sentence)) return sentence;
  return `${open}${sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}`;
}
