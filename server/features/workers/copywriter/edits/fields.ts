import { fold } from "../language/escape.ts";

/** Something that a piece has once and that a message can name: a pattern whose match is replaced. */
export interface Field {
  line: RegExp;
  /** Another of the same that a piece brings along, as [its line, what stands before it in place]. */
  spare?: readonly [RegExp, string];
}

const otherSubject = [/^\*\*Otro asunto para probar:\*\* (.+)$/mu, "**Asunto:** "] as const;
const fields: readonly [RegExp, RegExp, Field["spare"]?][] = [
  [/\basuntos?\b/, /^\*\*Asunto:\*\* .+$/mu, otherSubject],
  [/\bpreheader\b|\bpreencabezado\b/, /^\*\*Preheader:\*\* .+$/mu],
  [/\bhashtags?\b|\betiquetas\b/, /^#[a-zA-ZÀ-ÖØ-ž\d].*$/mu],
  [/\bboton\b/, /^\*\*(?:Botón:\*\* .+|→ .+\*\*)$/mu],
  [/\btexto principal\b/, /^\*\*Texto principal:\*\* .+$/mu],
  [
    /\b(?:titular|titulo)\b/,
    /^(?:\*\*(?:Titular|Título|Titular de la página):\*\* .+|- \*\*Título:\*\* .+|\*\*[^*\n]+\*\*)$/mu,
  ],
  [
    /\b(?:primera (?:linea|frase)|gancho|entrada|arranque|comienzo|inicio|principio)\b/,
    /^\*\*(?!Duración|Asunto|Preheader)[^*\n]+\*\*$/mu,
  ],
];

/** «El asunto», «la primera línea», «el gancho»; undefined when none is named. */
export function fieldNamed(prompt: string): Field | undefined {
  const folded = fold(prompt);
  if (folded.split(" ").length > 9) return undefined;
  const [, line, spare] = fields.find(([words]) => words.test(folded)) ?? [];
  return line && { line, spare };
}

/** The piece with that line of another one; undefined where either has none or both say the same. */
export function withField(
  piece: string,
  { line, spare }: Field,
  other: string,
): string | undefined {
  const own = line.exec(piece)?.[0];
  const more = spare?.[0].exec(other)?.[1];
  const first = line.exec(other)?.[0];
  // What the piece itself brings to be tried is in it, and is no repetition.
  const tried = more && `${spare[1]}${more}`;
  const next = [first, tried].find(
    (text) =>
      text &&
      own &&
      fold(own) !== fold(text) &&
      (text === tried || !piece.includes(text.replace(/^\*\*Asunto:\*\* /u, ""))),
  );
  return own && next ? piece.replace(own, () => next) : undefined;
}
