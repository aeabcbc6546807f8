const label = /\*\*[^*:\n]{1,40}(?::\*\*|\*\*:)[ \t]*/g;

/**
 * The first characters of a piece as plain text, without Markdown and part labels. Starts at its first
 * finished section (`## `), because the introduction before it is the same in every piece. Lines without
 * a full stop are separated by a dot: «Ven el sábado · Pan de hoy.»
 */
export function excerpt(markdown: string, length = 50): string {
  const lines = firstSection(markdown)
    .replace(/^[ \t]*\|.*\n(?=[ \t]*\|[ \t:|-]+$)/gm, "")
    .replace(/^\s*(?:`{3,}.*|-{3,}|\|?[\s:|-]+\|[\s:|-]*)$/gm, "")
    .split("\n")
    .map((line) => line.replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+[.)])\s+/, ""));
  const text = joinLines(lines.map((line) => line.replace(label, ""))) || joinLines(lines);
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  // Avoids a full stop before the ellipsis.
  return `${characters
    .slice(0, length)
    .join("")
    .replace(/[\s.,;:·…]+$/u, "")}…`;
}

function joinLines(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line
        .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
        // Drops a first table cell that only has a row number.
        .replace(/^\s*\|(?:\s*\d+\s*\|)?|\|\s*$/g, "")
        .replace(/\s*\|\s*/g, " · ")
        .replace(/[*`~]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((line) => line !== "")
    .reduce((text, line) => {
      if (text === "") return line;
      return /[\p{L}\p{N})»]$/u.test(text) && !line.startsWith("#")
        ? `${text} · ${line}`
        : `${text} ${line}`;
    }, "");
}

/** The text after the first `## ` heading, up to the next one or to a horizontal rule. */
function firstSection(markdown: string): string {
  const lines = markdown.split(/\r?\n/);
  const first = lines.findIndex((line) => line.startsWith("## "));
  const rest = lines.slice(first + 1);
  const end = rest.findIndex((line) => line.startsWith("## ") || /^ {0,3}-{3,}\s*$/.test(line));
  const sheet = first < 0 ? lines : rest.slice(0, end < 0 ? undefined : end);
  // Inner headings would run into the text below them.
  const text = sheet.filter((line) => !/^#{1,6} /.test(line)).join("\n");
  return text.trim() === "" ? markdown : text;
}
