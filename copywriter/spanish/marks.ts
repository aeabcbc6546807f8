/** Money, percentages and marks as they are printed: «18€» → «18 €», «20%» → «20 %», «!!» → «!», «...» → «…». The currency and all figures stay as told. */
export function typeset(text: string): string {
  return text
    .replace(/(\d)([€%])/g, "$1 $2")
    .replace(/(?<![\w.,])([23])d(?!\w)/g, "$1D")
    .replace(/([!?¡¿])\1+/g, "$1")
    .replace(/!\?|\?!/g, "?")
    .replace(/(?<!\.)\.{2,}/g, "…")
    .replace(/…{2,}/g, "…");
}

const openings: Record<string, string> = { "?": "¿", "!": "¡" };
const questionWords =
  /^(?:a |con |de |en |para |por |y )?(?:que|qué|c[oó]mo|cu[aá]|d[oó]nde|qui[eé]n|no$)/iu;

/** Sets the «¿» and «¡» that a phone leaves out, where their clause begins. */
export function openMarks(text: string): string {
  let result = "";
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?…\n]/g)) {
    if (mark === "." && !/\s/.test(text.charAt(index + 1))) continue;
    const clause = text.slice(from, index);
    const opening = openings[mark];
    result +=
      opening && /\p{L}/u.test(clause) && !/[¿¡]/.test(clause) ? opened(clause, opening) : clause;
    result += mark;
    from = index + 1;
  }
  return result + text.slice(from);
}

function opened(clause: string, opening: string): string {
  let at = Math.max(...["(", "«", "“", '"', ": "].map((mark) => clause.lastIndexOf(mark) + 1));
  const comma = clause.lastIndexOf(", ");
  if (opening === "¿" && comma >= at && questionWords.test(clause.slice(comma + 2))) at = comma + 1;
  while (at < clause.length && !/[\p{L}\d$]/u.test(clause.charAt(at))) at += 1;
  return clause.slice(0, at) + opening + clause.slice(at);
}
