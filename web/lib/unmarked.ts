const heading = /^(#{1,6} +)(.*)$/;
const strong = /\*\*(?=\S)(.+?)(?<=\S)\*\*/g;
const label = /^\*\*([^*:]{1,40}:)\*\*/;
/** Pairs of lines that are compared at most; what was written anew beyond that has no marks to keep. */
const comparedMax = 1_000_000;
const wholeStrong = /^\*\*[^*]+\*\*$/;

/** Markdown as people edit it: its headings and bold words without their marks, lines as they are. */
export function unmarked(markdown: string): string {
  return markdown.split("\n").map(unmarkedLine).join("\n");
}

/**
 * The Markdown of a text that was edited without marks. Lines that stayed keep theirs, and one that was
 * rewritten in its place those of the line that it stands for.
 * @param markdown what the edited text was made of by `unmarked`
 */
export function markedAgain(edited: string, markdown: string): string {
  const before = markdown.split("\n");
  const plain = before.map(unmarkedLine);
  const lines = edited.split("\n");
  const kept = alignment(plain, lines);
  const result: string[] = [];
  let old = 0;
  for (let at = 0; at < lines.length; ) {
    if (kept[at] !== undefined) {
      old = kept[at]! + 1;
      result.push(before[kept[at]!]!);
      at++;
      continue;
    }
    const end = kept.findIndex((place, index) => index > at && place !== undefined);
    const until = end < 0 ? lines.length : end;
    const replaced = before.slice(old, end < 0 ? undefined : kept[end]);
    const written = lines.slice(at, until);
    const oneForOne = replaced.length === written.length;
    written.forEach((line, index) => {
      result.push(likeThose(line, oneForOne ? [replaced[index]!] : replaced, oneForOne));
    });
    at = until;
  }
  return result.join("\n");
}

function unmarkedLine(line: string): string {
  return line.replace(heading, "$2").replace(strong, "$1");
}

/** A rewritten line with the marks of what it stands for: its label's, or those of the whole line. */
function likeThose(line: string, replaced: readonly string[], oneForOne: boolean): string {
  if (line.trim() === "" || line.includes("**")) return line;
  for (const old of replaced) {
    const name = label.exec(old)?.[1];
    if (name && line.startsWith(name)) return `**${name}**${line.slice(name.length)}`;
  }
  const [only] = replaced;
  if (!oneForOne || only === undefined) return line;
  const mark = heading.exec(only)?.[1];
  if (mark && !heading.test(line)) return `${mark}${line}`;
  return wholeStrong.test(only) ? `**${line.trim()}**` : line;
}

/** For each line after, which one before it is (the longest common subsequence), if any. */
function alignment(before: readonly string[], after: readonly string[]): (number | undefined)[] {
  const kept: (number | undefined)[] = new Array(after.length).fill(undefined);
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) {
    kept[start] = start++;
  }
  let endBefore = before.length;
  let endAfter = after.length;
  while (endBefore > start && endAfter > start && before[endBefore - 1] === after[endAfter - 1]) {
    kept[--endAfter] = --endBefore;
  }
  const rows = endBefore - start;
  const columns = endAfter - start;
  if (rows * columns > comparedMax) return kept;
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
    if (before[start + row] === after[start + column]) kept[start + column++] = start + row++;
    else if (common[row + 1]![column]! >= common[row]![column + 1]!) row++;
    else column++;
  }
  return kept;
}
