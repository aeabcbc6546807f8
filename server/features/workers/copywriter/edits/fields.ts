import { fold } from "../language/escape.ts";

/** Something that a piece has once and that a message can name: a pattern whose match is replaced. */
export interface Field {
  line: RegExp;
}

const fields: readonly [RegExp, RegExp][] = [
  [/\basuntos?\b/, /^\*\*Asunto:\*\* .+$/mu],
  [/\bpreheader\b|\bpreencabezado\b/, /^\*\*Preheader:\*\* .+$/mu],
  [/\bhashtags?\b|\betiquetas\b/, /^#[\p{L}\d].*$/mu],
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
  const line = fields.find(([words]) => words.test(folded))?.[1];
  return line && { line };
}

/** The piece with that line of another one; undefined where either has none or both say the same. */
export function withField(piece: string, { line }: Field, other: string): string | undefined {
  const own = line.exec(piece)?.[0];
  const next = line.exec(other)?.[0];
  if (!own || !next || fold(own) === fold(next) || piece.includes(next)) return undefined;
  return piece.replace(own, () => next);
}
