/** A phrase for the middle of a sentence: «el vapor a contraluz». */
export function small(text: string): string {
  return text.replace(/^[A-ZÀ-ÖØ-Þ](?=[a-zß-öø-ž]|\s)/u, (letter) => letter.toLowerCase());
}

/** Paragraphs without the empty ones. */
export function stack(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part && part.trim() !== "").join("\n\n");
}
export function joinLines(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part && part.trim() !== "").join("\n");
}
export function flow(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part && part.trim() !== "").join(" ");
}
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/\|/g, "/")).join(" | ")} |`;
  return [line(head), `|${" --- |".repeat(head.length)}`, ...rows.map(line)].join("\n");
}
