import { foldText } from "./texts.ts";

// After these a full stop ends no sentence.
const titles = new Set(
  "c sr sra sres srta d dna dr dra dres av avda avd pza plza pl ctra crta urb tel telf tlf tfno n no num nº art pag ej p sto sta san hnos prof ldo lda vs jr esq pol ind col blvd dept dpto apdo fax mov movil st".split(
    " ",
  ),
);
// After these it ends one only before a capital letter.
const units = new Set(
  "aprox h hs hrs min max seg kg gr g ml cl cm m km ud uds unid pers pax etc s.l s.a s.l.u s.c ee.uu a.m p.m vd vds ud. mg l tm dto cia iva incl".split(
    " ",
  ),
);

/** The sentences of one line of Spanish text, each with its mark; never splits within brackets. */
export function splitSentences(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  let depth = 0;
  let from = 0;
  for (const match of line.matchAll(/[.!?…]+[”»’)]{0,2}\s+/gu)) {
    const end = match.index + match[0].length;
    // No longer than an abbreviation need be looked at.
    const tail = line.slice(Math.max(start, end - 30), end).trimEnd();
    depth = Math.max(0, depth + depthOf(line.slice(from, end)));
    from = end;
    if (depth > 0) continue;
    if (!endsHere(tail, line.slice(end, end + 2))) continue;
    sentences.push(line.slice(start, end).trim());
    start = end;
  }
  const last = line.slice(start).trim();
  return last === "" ? sentences : [...sentences, last];
}

function endsHere(sentence: string, next: string): boolean {
  if (!/^[\p{Lu}\d¿¡«“‘(—–+]/u.test(next)) return false;
  if (!/[^.]\.$/.test(sentence)) return true;
  const word = foldText(/[^\s(/]{1,12}\.$/u.exec(sentence)?.[0] ?? "").replace(/\.$/, "");
  if (
    titles.has(word) ||
    (/^\p{Lu}\.$/u.test(sentence.slice(-2)) && /(^|\s)\S{2}$/.test(sentence))
  ) {
    return false;
  }
  if (/^\d{1,2}$/.test(sentence.replace(/\.$/, ""))) return false;
  return !units.has(word) || /^[\p{Lu}¿¡]/u.test(next);
}

/** How many more brackets and quotations open in a text than close. */
function depthOf(text: string): number {
  const opened = text.match(/[(“«]/g)?.length ?? 0;
  return opened - (text.match(/[)”»]/g)?.length ?? 0);
}

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
 * A text in capitals as a sentence, «ENVÍO GRATIS» as «Envío gratis»: acronyms, Roman numerals and the
 * names given stay as they are. Any other text is returned unchanged.
 * @param names words as they are written, by their folded form
 */
export function lowerCapitals(text: string, names: ReadonlyMap<string, string>): string {
  const letters = text.replace(/[^\p{L}]/gu, "");
  const capitals = letters.replace(/[^\p{Lu}]/gu, "").length;
  if (letters.length < 6 || capitals < letters.length * 0.8) return text;
  const lowered = text.replace(/[\p{L}\d][\p{L}\d.]*/gu, (word) => {
    const key = foldText(word).replace(/\.$/, "");
    const name = names.get(key) ?? places.get(key);
    if (name) return name;
    const isAcronym =
      acronyms.has(key) ||
      /^([ivxlc]{2,}|[a-z]{1,2}\d+\w*|(\p{L}\.)+\p{L}?)$/u.test(key) ||
      (key.length > 1 && key.length <= 4 && !/[aeiou]/.test(key) && /^[a-z]+$/.test(key));
    return isAcronym ? word : word.toLowerCase();
  });
  return lowered.replace(
    /(^[^\p{L}\d]*|[.!?]\s+[¿¡«“]*)\p{Ll}/gu,
    (found) => found.slice(0, -1) + found.slice(-1).toUpperCase(),
  );
}
