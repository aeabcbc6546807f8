import { splitSentences } from "./sentences.ts";
import { foldText } from "./texts.ts";

const acronyms = new Set(
  "adn aed bio cbd ccaa cif dgt dj dni dop dvd eps fp gps gt hd hdmi igp iphone iso itv iva led lgtbi mdf nif oled otan pc pvc pyme pymes rrhh sms spa ssd tdah tv ue uhf uhd uk usa usb uv uva vip vpo wc wifi xxl".split(
    " ",
  ),
);

/** Names of places that shops write in capitals: where they are, and where they send to. */
const places = new Map(
  `España Península Baleares Canarias Ceuta Melilla Portugal Europa Andorra Francia Italia Andalucía Aragón
  Asturias Cantabria Cataluña Extremadura Galicia Navarra Rioja Euskadi Murcia Valencia Madrid Barcelona
  Sevilla Zaragoza Málaga Bilbao Alicante Córdoba Valladolid Vigo Gijón Granada Oviedo Santander Pamplona
  Almería Burgos Albacete Salamanca Huelva Logroño Badajoz Cáceres León Cádiz Jaén Ourense Lugo Tarragona
  Lleida Girona Toledo Palma Mallorca Menorca Ibiza Tenerife Zamora Ávila Segovia Soria Teruel Huesca
  Cuenca Guadalajara Palencia Coruña Pontevedra Santiago México CDMX Monterrey Puebla Argentina Palermo
  Rosario Mendoza Chile Valparaíso Perú Lima Miraflores Colombia Bogotá Medellín Cali Ecuador Quito
  Uruguay Montevideo Paraguay Bolivia Venezuela Caracas Panamá Bizum Navidad Reyes WhatsApp PayPal`
    .split(/\s+/)
    .map((name) => [foldText(name), name]),
);

/**
 * A text in capitals as a sentence, «ENVÍO GRATIS» as «Envío gratis», and so its sentences and runs of words
 * in capitals: acronyms, Roman numerals and the names given stay as they are. Any other text is returned
 * unchanged.
 * @param names words as they are written, by their folded form
 */
export function lowerCapitals(text: string, names: ReadonlyMap<string, string>): string {
  if (isLoud(text, 5)) return lowered(text, names);
  if (!/\p{Lu}{4}/u.test(text)) return text;
  return splitSentences(text)
    .map((one) => (isLoud(one, 8) ? lowered(one, names) : withoutRuns(one, names)))
    .join(" ");
}

function isLoud(text: string, least: number): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  const capitals = letters.replace(/[^\p{Lu}]/gu, "").length;
  return letters.length >= least && capitals >= letters.length * 0.8;
}

function lowered(text: string, names: ReadonlyMap<string, string>): string {
  return lowerWords(text, names).replace(
    /(^[^\p{L}\d]*|[.!?·|]\s+[¿¡«“]*)\p{Ll}/gu,
    (found, _: string, at: number) => {
      const last = at + found.length - 1;
      // «E.I.R.L. y S.A.C.»
      const isSmall = at > 0 && /\p{Ll}/u.test(text.charAt(last));
      return isSmall ? found : found.slice(0, -1) + found.slice(-1).toUpperCase();
    },
  );
}

const lowerWords = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(/[\p{L}\d][\p{L}\d.]*/gu, (word) => {
    const key = foldText(word).replace(/\.$/, "");
    const name = names.get(key) ?? places.get(key);
    if (name) return name;
    const isAcronym =
      acronyms.has(key) ||
      /^([ivxlc]{2,}|[a-z]{1,2}\d+\w*|(\p{L}\.)+\p{L}?)$/u.test(key) ||
      (key.length > 1 && key.length <= 4 && !/[aeiou]/.test(key) && /^[a-z]+$/.test(key));
    return isAcronym ? word : word.toLowerCase();
  });

/** Words in capitals with signs between them: «SOFÁS, SILLAS Y ASIENTOS DE BAR». */
const loudRun = /(?<![\p{L}\d])\p{Lu}{2,}(?:(?:,? |\/)\p{Lu}+(?![\p{Ll}\d]))*(?![\p{L}\d])/gu;
const smallWord = /(?<!\p{L})(?:DE|DEL|LA|EL|LOS|LAS|EN|CON|POR|A|AL|SIN|PARA|SU|QUE)(?!\p{L})/u;
/** Words that are no names of brands, even alone. */
const endings = "mente|cion|ciones|iv[oa]s?|ad[oa]s?|id[oa]s?|ible|ales|idad|amos|emos|imos";
const common = new RegExp(
  `^(?:gratis|solo|siempre|nunca|tod[oa]s?|nuev[oa]s?|anos|dias|horas|no|sin|oferta|\\p{L}{3,}(?:${endings}))$`,
  "u",
);

function withoutRuns(sentence: string, names: ReadonlyMap<string, string>): string {
  return sentence.replace(loudRun, (run, at: number) => {
    const words = run.split(/[ /]/);
    const isPhrase = words.length >= 3 && smallWord.test(run);
    // Names of brands stand alone or in lists.
    const isCommon = (word: string) => {
      const key = foldText(word.replace(/,$/, ""));
      return common.test(key) || places.has(key) || /^\p{Ll}/u.test(names.get(key) ?? "");
    };
    if (!isPhrase && !words.every(isCommon)) return run;
    const low = lowerWords(run, names);
    return at === 0 ? low.charAt(0).toUpperCase() + low.slice(1) : low;
  });
}

/** How a page writes its words within sentences, by their folded form: capitals there are those of names. */
export function wordsWithin(
  titles: readonly string[],
  texts: readonly string[],
): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const text of [...titles, ...texts.slice(0, 300).map((text) => text.slice(0, 600))]) {
    if (/\p{Lu}{4}.*\p{Lu}{4}/u.test(text)) continue;
    const isTitle = titles.includes(text);
    for (const [at, word] of (text.match(/[\p{L}\d]+/gu) ?? []).entries()) {
      const key = foldText(word);
      if (/^\p{Lu}\p{Ll}/u.test(word) && (at > 0 || isTitle) && !words.has(key))
        words.set(key, word);
      if (/^\p{Ll}/u.test(word)) words.set(key, word);
    }
  }
  return words;
}
