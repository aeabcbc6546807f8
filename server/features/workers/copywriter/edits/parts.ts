import { fold } from "../language/escape.ts";

/** A part of a piece that can be named by its number, from `start` to before `end` in its text. */
export interface Part {
  start: number;
  end: number;
}

const headings =
  /^#{2,3} (?:Opción|Anuncio \d|Concepto|Versión|Correo \d|Mensaje \d|Lámina|Paso \d|Post para|Reel \d|Guion \d|Para (?:los|las|quienes|clientes|clientas|pacientes|alumn|soci|padres|madres|familias|empresas)).*$/gmu;
const items = /^\d+\. .+$/gmu;
const thread = /^\d+\/\d+ .+$/gmu;
const rows = /^\|(?! ?---).+\|$/gmu;

function found(text: string, pattern: RegExp): Part[] {
  return [...text.matchAll(pattern)].map(({ index, 0: line }) => ({
    start: index,
    end: index + line.length,
  }));
}

/** Where the last of them ends: at another heading or at what holds for all of them. */
const after =
  /\n(?:#{2,3} |\*\*(?:Objetivo de campaña|Salida|Prueba antes de encenderla|Otro asunto para probar):)/u;

/** Ads, mails, slides: each from its heading to the next one of any kind. */
function sections(text: string): Part[] {
  const all = found(text, headings);
  return all.map(({ start, end }, at) => {
    const next = after.exec(text.slice(end))?.index;
    const own = next === undefined ? text.length : end + next;
    return { start, end: Math.min(own, all[at + 1]?.start ?? own) };
  });
}

/** The parts of a piece in order, as its owner would count them; fewer than two are none. */
export function partsOf(piece: string, prompt: string): readonly Part[] {
  const folded = fold(prompt);
  const inTable = found(piece, rows).slice(1);
  const counted = /\b(?:plano|escena|toma|fila|momento|fase|dia)s?\b/.test(folded)
    ? [inTable, sections(piece)]
    : [
        sections(piece),
        // What comes first is what they count: a table, or a list.
        ...[found(piece, items), found(piece, thread), inTable].sort(
          ([one], [other]) => (one?.start ?? piece.length) - (other?.start ?? piece.length),
        ),
      ];
  return counted.find((parts) => parts.length > 1) ?? [];
}

/** Index of «el segundo», «la 3», «el último» among `total`; undefined when no part is named. */
export function ordinalIn(prompt: string, total: number): number | undefined {
  const folded = fold(prompt);
  const said =
    /\b(?:el|la|del|al) (?:(?:numero|opcion|anuncio|plano|idea|lamina|mensaje|correo|post|titulo|frase|paso|texto) )?(primer|segund|tercer|cuart|quint|sext|ultim)(?:[oa]?)\b(?! (?:linea|frase|vez|semana|clase|parrafo))/.exec(
      folded,
    )?.[1] ??
    /\b(?:(?:el|la|numero|opcion|anuncio|plano|idea|lamina|mensaje|correo|post|titulo|paso) )+([1-9])(?! ?(?:x|×|de\b|%|€|\d|euros|pesos|mil))(?:\b|$)/.exec(
      folded,
    )?.[1];
  if (!said) return undefined;
  const at =
    said === "ultim"
      ? total - 1
      : (Number(said) ||
          ["primer", "segund", "tercer", "cuart", "quint", "sext"].indexOf(said) + 1) - 1;
  return at >= 0 && at < total ? at : undefined;
}

/** The piece without a part, counted anew: «## 3 títulos» has two. */
export function without(piece: string, parts: readonly Part[], at: number): string {
  const { start, end } = parts[at]!;
  const own = piece.slice(start, end);
  const text = own.startsWith("#")
    ? `${piece.slice(0, start).trimEnd()}\n\n${piece.slice(end).trimStart()}`.trimEnd()
    : `${piece.slice(0, start)}${piece.slice(end).replace(/^\n/u, "")}`.trimEnd();
  const counted = (line: string, number: RegExp) => {
    let seen = 0;
    return line.replace(number, (_, before: string) => {
      seen += 1;
      return `${before}${seen}`;
    });
  };
  const numbered = own.startsWith("#")
    ? counted(
        text,
        /^(#{2,3} (?:Opción|Anuncio|Concepto|Versión|Correo|Mensaje|Lámina|Paso) )\d+/gmu,
      )
    : /^\d+\. /.test(own)
      ? counted(text, /^()\d+(?=\. )/gmu)
      : text;
  return numbered.replace(/^(## (?:\D*? de )?)(\d+)(?= )/u, (all, head: string, total: string) =>
    Number(total) === parts.length ? `${head}${parts.length - 1}` : all,
  );
}

/** The text with another part in the place of one; a row keeps its first cell, a heading its words. */
export function swapped(piece: string, part: Part, other: string): string {
  const own = piece.slice(part.start, part.end);
  let text = other.trimEnd();
  const [head, otherHead] = [own, text].map((one) => /^(#+ .*)\n/u.exec(one)?.[1]);
  if (head && otherHead) text = text.replace(otherHead, () => head);
  const cell = /^\|[^|]*\|/u;
  if (cell.test(own)) text = text.replace(cell, cell.exec(own)![0]);
  const number = /^\d+(?:\. |\/\d+ )/u;
  if (number.test(own)) text = text.replace(number, number.exec(own)![0]);
  const gap = /\s*$/u.exec(own)![0];
  return `${piece.slice(0, part.start)}${text}${gap}${piece.slice(part.end)}`;
}
