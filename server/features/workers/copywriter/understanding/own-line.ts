import { fold, plain } from "../language/escape.ts";
import { isNoun } from "../language/grammar.ts";
import { isForUs } from "./facts.ts";
import { withoutInstructions } from "./instructions.ts";
import { deliverableWord, isRequest } from "./subject.ts";
import { toldToCustomers, withoutAsides } from "./told.ts";

const network =
  "(?:(?:el |mi |nuestro )?(?:instagram|insta|ig|facebook|fb|face|tiktok|linkedin|twitter|x|whatsapp|redes(?: sociales)?|grupo))";
/** «Hola Teo, necesito un post cortito para Instagram del…»: the order, up to the thing. */
const order = new RegExp(
  `^(?:(?:hola|buenas|buenos d[ií]as|oye|oigan|che|porfa|por favor|teo|mel)[,.!]? +)*` +
    "(?:para (?:el |la |los |las )?[\\p{L} ]{3,30}: *)?" +
    "(?:(?:me )?(?:quiero|queremos|quisiera|necesito|necesitamos|hacer|haz(?:me|nos)?|ponme|pon|dame|escribe|escr[ií]beme|crea|prep[aá]rame|prepara|puedes hacer(?:me)?|haces|avisa|anuncia|cuenta|postea|publica|sube|di) +(?:que +)?)?" +
    `(?:(?:(?:un|una|el|la|otro|algo) +)?(?:${deliverableWord}|algo)(?: +(?:cort\\p{L}+|breve|largo|informativ[oa]|r[aá]pido|sencillo|bonito|divertid[oa]))?(?: +(?:para|pa|de|en|por) +${network})?)?` +
    "[ :,-]*(?:(?:para|pa) (?:anunciar|avisar|contar|decir|recordar|promocionar)(?: (?:de )?que)? +|(?:que diga|diciendo|avisando|anunciando|contando|recordando)(?: (?:de )?que)? +|(?:de|sobre|acerca de|con|para|pa|por) +(?=el |la |los |las |un |una )|del +|(?:de|sobre|acerca de|con|para|por) +|que +)?",
  "iu",
);
/** What is left for us between commas. */
const toUs =
  /^(?:muy |m[aá]s |algo )?(?:seri[oa]|cort\p{L}+|breve|larg[oa]|informativ[oa]|divertid[oa]|cercan[oa]|formal|informal|elegante|profesional|con humor|sin (?:emojis?|hashtags?|etiquetas|precios?|descuentos?|humor|exagerar|florituras|rodeos|adornos)|de usted|de t[uú]|de vos|trat\p{L}+ de (?:usted|t[uú]|vos)|gracias|porfa|por favor|urgente)(?: (?:ni|y|e) \p{L}+)?$|^(?:y )?pregunt|^(?:ponme|ponlo|ponle|dame|hazme|hazlo|quita|añade|agrega|manda|mándame|usa) |^(?:y )?(?:que|con) (?:termin|acab|empie|empie[cz]|pregunt|suen|se[an]|qued|lleve|tenga|etiquet)|^sin (?:poner|ser|parecer|sonar|pasar|exager|invent|menc)|cursi|\p{L}{3,}[aei]rme(?!\p{L})|emojis?|hashtags?|tono|(?<!\p{L})(?:yo|me|mi|mis|quiero|necesito|tengo|creo|pienso|puedes|podr[ií]as)(?!\p{L})/iu;
const small = new Set(
  "para pero desde hasta sobre este esta estos estas como cada todo toda todos todas unos unas solo entre donde cuando nuestro nuestra quien".split(
    " ",
  ),
);

/** «Envío gratis en godoy cruz»: two words at the end that are no nouns name a place. */
function withPlace(clause: string): string {
  return clause.replace(
    /(?<=\ben )(\p{Ll}{4,}) (\p{Ll}{4,})$/u,
    (both, one: string, other: string) =>
      isNoun(one) || small.has(one)
        ? both
        : [one, other].map((word) => word[0]!.toUpperCase() + word.slice(1)).join(" "),
  );
}

/** What makes one clause more than the name of a thing. */
const details = /\d| (?:para|con|sin|hasta|desde|gratis|inclu\p{L}+) /u;

/** The clauses of a message that are no order to us, as typed, sentence by sentence. */
function sentences(prompt: string, formal: boolean, theirs: string | undefined): string[][] {
  const text = toldToCustomers(withoutAsides(withoutInstructions(prompt)), formal)
    .replace(order, "")
    .replace(
      /,? (?:y )?(?:que incluya|incluyendo|mencionando(?: que)?|destacando(?: que)?) /giu,
      ", ",
    );
  return text
    .split(/[;\n]|\.(?!\d)/)
    .slice(0, 6)
    .map((sentence) =>
      sentence
        .split(theirs ? /,(?!\d)|: / : /,(?!\d)/)
        .slice(0, 8)
        .map((part) => plain(part))
        .filter((part) => /\p{L}{3}|\d/u.test(part) && !toUs.test(part) && !isRequest(part))
        .filter((part) => !isForUs(` ${fold(part)} `))
        .map((part) => withPlace(part.replace(/^(?:y|e|pero|que|adem[aá]s) /iu, "")))
        // Whom it is for is said to them, in its own sentence.
        .filter((part) => !theirs || !fold(part).includes(theirs)),
    )
    .filter((parts) => parts.length > 0);
}

/**
 * What an owner tells besides the order to us, in their own words and as one sentence: «Escapada a
 * Oporto del 5 al 8 de diciembre, 389 euros por persona, autobús y hotel incluidos.»; undefined when
 * it is no more than the thing's name, or nothing that could be published. What names the `audience`
 * is left out.
 */
export function ownLine(
  prompt: string,
  formal: boolean,
  audience: string | undefined,
): string | undefined {
  if (/[?¿«»“”"#&<>[\]{}|\\]/.test(prompt) || prompt.length > 400) return undefined;
  const told = sentences(prompt, formal, audience && fold(audience));
  const line = told
    .map((parts) => parts.join(", "))
    .map((text) => `${text[0]!.toUpperCase()}${text.slice(1)}`)
    .join(". ")
    .replace(/(\d)\s?x\s?(?=\d)/giu, "$1×")
    .replace(/(\d)(?=[%€])/gu, "$1 ");
  const one = told.length === 1 && told[0]!.length === 1;
  if (line.length < 16 || line.length > 200 || (one && !details.test(line))) return undefined;
  return `${line}.`;
}

/** Whether a clause of the line says something that a text does not. */
export function isLost(line: string, text: string): boolean {
  const said = ` ${fold(text.replace(/#\S+/gu, " "))} `;
  // Hours, a code or a telephone are all or nothing.
  const exact =
    line.match(
      /de \d{1,2}(?::\d{2})? a \d{1,2}(?::\d{2})?|\p{Lu}{3,}\d+|(?<=\bc[oó]digo )\S{3,}|\d{3,}(?: \d{2,})+/gu,
    ) ?? [];
  if (exact.some((token) => !said.includes(` ${fold(token)}`))) return true;
  return line.split(/[,.] |\.$/).some((clause) => {
    const words = fold(clause)
      .split(" ")
      .filter((word) => (word.length > 3 && !small.has(word)) || /\d/.test(word));
    const missing = words.filter((word) => !said.includes(` ${word.slice(0, 5)}`));
    return words.length > 0 && missing.length / words.length >= 0.4;
  });
}
