const heading = /^(#{1,6} +)(.*)$/;
const strong = /\*\*(?=\S)(.+?)(?<=\S)\*\*/g;
const label = /^\*\*([^*:]{1,40}:)\*\*/;
/** Limit on compared pairs of lines; in longer edits, rewritten lines lose their marks. */
const maxComparedPairs = 1_000_000;
const wholeStrong = /^\*\*[^*]+\*\*$/;

/** Markdown as people edit it: headings and bold words without their marks, line by line. */
export function stripMarkdown(markdown: string): string {
  return markdown.split("\n").map(stripLine).join("\n");
}

/**
 * Restores the Markdown marks of a text that was edited without them. Unchanged lines keep their marks,
 * and a rewritten line gets those of the line it replaces.
 * @param markdown the original from which `stripMarkdown` made the text before the edit
 */
export function restoreMarkdown(edited: string, markdown: string): string {
  const before = markdown.split("\n");
  const plain = before.map(stripLine);
  const lines = edited.split("\n");
  const sameAs = alignment(plain, lines);
  const result: string[] = [];
  let oldIndex = 0;
  for (let at = 0; at < lines.length; ) {
    if (sameAs[at] !== undefined) {
      oldIndex = sameAs[at]! + 1;
      result.push(before[sameAs[at]!]!);
      at++;
      continue;
    }
    const end = sameAs.findIndex((place, index) => index > at && place !== undefined);
    const until = end < 0 ? lines.length : end;
    const replaced = before.slice(oldIndex, end < 0 ? undefined : sameAs[end]);
    const written = lines.slice(at, until);
    const oneForOne = replaced.length === written.length;
    written.forEach((line, index) => {
      result.push(restoreMarks(line, oneForOne ? [replaced[index]!] : replaced, oneForOne));
    });
    at = until;
  }
  return result.join("\n");
}

function stripLine(line: string): string {
  return line.replace(heading, "$2").replace(strong, "$1");
}

/** A rewritten line with the marks of the line it replaces: those of its label, or of the whole line. */
function restoreMarks(line: string, replaced: readonly string[], oneForOne: boolean): string {
  if (line.trim() === "" || line.includes("**")) return line;
  for (const oldLine of replaced) {
    const name = label.exec(oldLine)?.[1];
    if (name && line.startsWith(name)) return `**${name}**${line.slice(name.length)}`;
  }
  const [only] = replaced;
  if (!oneForOne || only === undefined) return line;
  const mark = heading.exec(only)?.[1];
  if (mark && !heading.test(line)) return `${mark}${line}`;
  return wholeStrong.test(only) ? `**${line.trim()}**` : line;
}

/** For each line after, the index of the same line before (longest common subsequence), if any. */
function alignment(before: readonly string[], after: readonly string[]): (number | undefined)[] {
  const sameAs: (number | undefined)[] = new Array(after.length).fill(undefined);
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) {
    sameAs[start] = start++;
  }
  let endBefore = before.length;
  let endAfter = after.length;
  while (endBefore > start && endAfter > start && before[endBefore - 1] === after[endAfter - 1]) {
    sameAs[--endAfter] = --endBefore;
  }
  const rows = endBefore - start;
  const columns = endAfter - start;
  if (rows * columns > maxComparedPairs) return sameAs;
  const common = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      common[row]![column] =
        before[start + row] === after[start + column]
          ? common[row + 1]![column + 1]! + 1
          : Math.max(common[row + 1]![column]!, common[row]![column + 1]!);
    }
  }
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    if (before[start + row] === after[start + column]) sameAs[start + column++] = start + row++;
    else if (common[row + 1]![column]! >= common[row]![column + 1]!) row++;
    else column++;
  }
  return sameAs;
}
