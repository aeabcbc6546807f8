/** A text around its only figure. */
export interface TextWithFigure {
  before: string;
  /** With its sign and unit symbol: «40 €», «−20 %», «1962», «24/7». */
  figure: string;
  after: string;
}

const pattern =
  /(?<![\p{L}\d])(?:[+−-]|[$€£₡₲][ \u00a0]?)?\d[\d.,:/]*(?:[ \u00a0]?(?:%|€|£|\$|ºC|°C|h|km|kg|cm|ml|m²|m2)(?![\p{L}\d]))?/gu;
/** Longer figures would not be large. */
const mostLetters = 8;

/** Splits a text at its figure; null if it has none or several, or one that is too long. */
export function splitAtFigure(text: string): TextWithFigure | null {
  const plain = text.trim().replace(/[\s\u00a0]+/gu, " ");
  const found = [...plain.matchAll(pattern)];
  const [match] = found;
  if (!match || found.length > 1) return null;
  const figure = match[0].replace(/[.,:/]+$/u, "");
  if (figure.length > mostLetters) return null;
  const before = plain.slice(0, match.index).trim();
  const after = plain.slice(match.index + figure.length).trim();
  // A figure glued to letters, such as «2x1» or «3D», is part of a word.
  if (/^[\p{L}\d]/u.test(plain.slice(match.index + figure.length))) return null;
  return { before, figure, after: after.replace(/^[.,:;]\s*/u, "") };
}
