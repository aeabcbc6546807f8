import { foldText } from "./texts.ts";

// After these a full stop ends no sentence.
const titles = new Set(
  "c sr sra sres srta d dna dr dra dres av avda avd pza plza pl ctra crta urb tel telf tlf tfno n no num nº nro art pag ej p sto sta san hnos prof ldo lda ing lic arq dn vs jr psje pje esq of ofic pol ind col fracc blvd dep dept depto dpto apdo fax mov movil cel st cra kr cl mz mza lt tte cnel gral".split(
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
  // What goes on in brackets is a condition of it.
  if (!/^[\p{Lu}\d¿¡«“‘(—–+]/u.test(next) || /^\(\p{Ll}/u.test(next)) return false;
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
