import { isHashtagLine, splitLine } from "../piece.ts";
import { fold } from "../spanish/fold.ts";
import { sentencesOf } from "../spanish/sentences.ts";
import { wordsOf } from "./words.ts";

/** Faults of the language in a piece's Markdown, as short Spanish-free labels with the place. */
export function languageFaults(body: string): string[] {
  const faults: string[] = [];
  let isFenced = false;
  for (const raw of body.split("\n")) {
    if (/^ {0,3}(?:```|~~~)/.test(raw)) isFenced = !isFenced;
    if (isFenced || raw.trim() === "" || isHashtagLine(raw) || /^\s*\|?[\s:|-]+$/.test(raw))
      continue;
    const line = raw
      .replace(/^\s*#{1,6} /, "")
      .replace(/(?<![\p{L}\p{N}])#(?![0-9A-Fa-f]{6}\b)[\p{L}\p{N}_]+/gu, "")
      .replace(/[*`]/g, "");
    for (const { name, where } of [...marksOf(line), ...wordFaultsOf(line)])
      faults.push(`${name}: ${where.trim().slice(0, 80)}`);
    if (raw.startsWith("|") || raw.startsWith("#")) continue;
    const { mark, text } = splitLine(raw);
    // «Pedidos.» alone tells nothing.
    if (mark === "")
      for (const sentence of sentencesOf(text))
        if (/^\P{L}*\p{L}+\.\**$/u.test(sentence) && !isWord(fold(sentence)))
          faults.push(`fragment: ${sentence}`);
  }
  return faults;
}

/** A word that is a sentence of its own. */
const isWord = (key: string) => wordsOf("alone").has(key);

interface Found {
  name: string;
  where: string;
}

const pairs = [
  ["¿", "?"],
  ["¡", "!"],
  ["«", "»"],
  ["(", ")"],
] as const;

function marksOf(line: string): Found[] {
  const found: Found[] = [];
  const text = line.replace(/^\s*\d{1,3}\)/, "").replace(/[:;]-?[()]|\b[a-z\d]\)(?=\s)/g, "");
  for (const [open, close] of pairs)
    if (text.split(open).length !== text.split(close).length)
      found.push({ name: `${open}${close}`, where: line });
  const dots = line.replace(/\b(?:[ap]\. ?m|etc|S\. ?A|EE\. ?UU|\p{Lu})\.,?/gu, "");
  if (/,\s*[.,;:]|[;:]\s*[.,;]|(?<!\.)\.\.(?!\.)|¿¿|¡¡|[!?]\.(?!\.)|\.,/.test(dots))
    found.push({ name: "marks", where: line });
  if (/\p{L}\s+[,;:.!?](?=\s|$)/u.test(line.replace(/\|/g, "")))
    found.push({ name: "space", where: line });
  if (
    /\{[^{}\n]{1,40}\}|\[(?!cuenta aquí)[^\]\n]{1,60}\](?!\()|\bundefined\b|\bnull\b|\bNaN\b|_{3,}/.test(
      line,
    )
  )
    found.push({ name: "slot", where: line });
  return found;
}

function wordFaultsOf(line: string): Found[] {
  const found: Found[] = [];
  const add = (name: string, at: number) =>
    found.push({ name, where: line.slice(Math.max(0, at - 20), at + 30) });
  let last = "";
  let lastEnd = -1;
  for (const hit of line.matchAll(/(?<![\p{L}\p{N}@./])\p{L}+(?![\p{L}\p{N}@])/gu)) {
    const [word] = hit;
    const small = word.toLowerCase();
    if (small === last && /^\s+$/.test(line.slice(lastEnd, hit.index)) && !doubles.has(small))
      add("doubled", hit.index);
    last = small;
    lastEnd = hit.index + word.length;
    const isAddress = /\/\S*$/.test(line.slice(Math.max(0, hit.index - 60), hit.index));
    if (wordsOf("accents").has(word) && !isAddress) add("accent", hit.index);
    if (wordsOf("shorthand").has(word) && !/\d[ /]?$/.test(line.slice(0, hit.index)))
      add("shorthand", hit.index);
  }
  for (const cell of line.split("|")) {
    for (const { index } of cell.matchAll(/(?<![\p{L}])(?:de el|a el)(?= \p{Ll})/giu))
      add("contraction", index);
    for (const { index } of cell.matchAll(/(?<![\p{L}])y h?[ií](?![aeoé])\p{Ll}+/giu))
      add("y→e", index);
    for (const { index } of cell.matchAll(/(?<![\p{L}\d])o h?[oó]\p{Ll}+/giu)) add("o→u", index);
    for (const hit of cell.matchAll(/(?<!\p{L})(\p{L}+)[.!?](?=\s|$|["»*)])/gu)) {
      const word = hit[1]!.toLowerCase();
      if (wordsOf("hanging").has(word) && !cell[hit.index + word.length]?.match(/[?!]/))
        found.push({ name: "hanging", where: cell.slice(Math.max(0, hit.index - 30)) });
    }
    for (const hit of cell.matchAll(/((?<!\p{L})\p{L}{2,}|[»)])[.!?]\s+(?![ap]\. ?m)\p{Ll}/gu))
      if (!wordsOf("abbreviations").has(fold(hit[1]!)))
        found.push({ name: "small", where: cell.slice(hit.index, hit.index + 30) });
  }
  const { text } = splitLine(line);
  if (/^[\s¿¡«"(]*\p{Ll}/u.test(text) && !/^\S*[.@/_]\S/.test(text.trim()) && !line.includes("|"))
    found.push({ name: "small", where: line });
  return found;
}

/** «ja, ja» and names such as «Bora Bora». */
const doubles = new Set(["ja", "no", "sí", "muy", "bora", "yo"]);
