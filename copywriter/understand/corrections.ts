import { conceptAt } from "./concept-at.ts";
import type { Edit } from "./request.ts";
import type { Token } from "./token.ts";
import { tokensOf } from "./tokens.ts";
import { corrected, valuesIn } from "./values.ts";
import { verbIn } from "./verbs.ts";
import { wordsOf } from "./vocabulary.ts";

const isStop = (token: Token | undefined) =>
  token === undefined || (token.kind === "mark" && /[.;:!?\n]/.test(token.key));
const isMark = (token: Token | undefined) => token === undefined || token.kind === "mark";

/** A message without its corrections: «209.000» stands for «212.000. Perdón, 209.000», and what «eso no lo pongas» means is gone. */
export function withoutCorrections(text: string): string {
  let result = text;
  // Each one changes the text, so it is read again.
  for (let round = 0; round < 4; round += 1) {
    const next = correctedOnce(result) ?? withoutTakenBack(result);
    if (next === undefined) return result;
    result = next;
  }
  return result;
}

/** The first value that another one is told for, replaced; the words of the correction go with their reason. */
function correctedOnce(text: string): string | undefined {
  const tokens = tokensOf(text);
  for (let at = 2; at < tokens.length; at += 1) {
    const after = afterSorry(tokens, at);
    if (after === undefined) continue;
    const value = valuesIn(text).find(({ start }) => start >= tokens[after]!.start);
    if (!value) return undefined;
    const first = tokens.findIndex(({ end }) => end > value.start);
    // Between the marker and the value stand only small words: «a», «el», «son las».
    if (!tokens.slice(after, first).every(({ key }) => key.length < 5)) continue;
    const upTo = (end: number) =>
      corrected(text.slice(0, tokens[end]!.start).replace(/[\s,;.:(]+$/u, ""), value);
    // «los miércoles …, solo martes no miércoles perdón, los martes»: the stretch belongs to it.
    let stretch = at;
    while (stretch > 0 && !isMark(tokens[stretch - 1])) stretch -= 1;
    const before = (stretch > 0 ? upTo(stretch) : undefined) ?? upTo(at);
    if (before === undefined) continue;
    let end = tokens.findIndex((token) => token.start >= value.end);
    // «209.000 que lo han bajado ayer», «el jueves mejor»: the reason goes too.
    while (/^(?:mejor|si|gracias)$/.test(tokens[end]?.key ?? "")) end += 1;
    if (/^(?:que|porque|pq)$/.test(tokens[end]?.key ?? "")) while (!isMark(tokens[end])) end += 1;
    const rest = end < 0 ? "" : text.slice(tokens[end]?.start ?? text.length);
    return /^[,.;:)!?]/.test(rest) || rest === "" ? before + rest : `${before} ${rest}`;
  }
  return undefined;
}

const exclamations = /^(?:ay|uy|ah|bueno|y)$/;
const afterNo = /^(?:,|mejor|perdon|espera|el|las?|los|a|de|son)$/;

/** Where reading goes on behind «perdón», «, no,», «digo»; undefined where none stands. */
function afterSorry(tokens: readonly Token[], start: number): number | undefined {
  const { key } = tokens[start]!;
  const isJoined =
    (key === "digo" && valueWord.test(tokens[start + 1]?.key ?? "")) ||
    (key === "perdon" && tokens[start + 1]?.key === ",");
  if (!isMark(tokens[start - 1]) && !isJoined) return undefined;
  let isSorry = false;
  for (let at = start; at < Math.min(tokens.length, start + 8); at += 1) {
    const { key } = tokens[at]!;
    const opens = at === start || isMark(tokens[at - 1]) || exclamations.test(tokens[at - 1]!.key);
    const isNo = key === "no" && opens && afterNo.test(tokens[at + 1]?.key ?? "");
    if (wordsOf("sorry").has(key) || isNo) isSorry = true;
    else if (
      isSorry ? !isMark(tokens[at]) && !wordsOf("sorryFillers").has(key) : !exclamations.test(key)
    )
      return isSorry ? at : undefined;
  }
  return undefined;
}
const valueWord = /^(?:\d.*|a|el|las?|los)$/;

/** Without the clause or question before «eso no lo pongas», that order and its reason. */
function withoutTakenBack(text: string): string | undefined {
  const tokens = tokensOf(text);
  for (let at = 2; at < tokens.length; at += 1) {
    const drop = conceptAt(tokens, at, tokens.length, "", ["chatter"]);
    if (drop?.value !== "drop" || drop.length < 3) continue;
    let end = at + drop.length;
    // «bueno, mejor eso no lo pongas que no estoy segura»
    if (/^(?:que|porque|pq|pues|xq)$/.test(tokens[end]?.key ?? ""))
      while (!isMark(tokens[end])) end += 1;
    let start = at;
    while (/^(?:bueno|mejor|pero|no|aunque|y)$/.test(tokens[start - 1]?.key ?? "")) start -= 1;
    // «cuadro, eso no lo pongas» takes back a clause; «¿…? bueno eso no lo pongas» a question.
    let from = start - 1;
    if (!isMark(tokens[from])) continue;
    while (from > 0 && isMark(tokens[from - 1])) from -= 1;
    from -= 1;
    while (from > 0 && !isMark(tokens[from - 1])) from -= 1;
    if (from <= 0) continue;
    const before = text.slice(0, tokens[from]!.start).replace(/[\s,¿(]+$/u, "");
    while (isMark(tokens[end]) && end < tokens.length && !isStop(tokens[end])) end += 1;
    const rest = text.slice(tokens[end]?.start ?? text.length);
    if (/[.;:!?]$/.test(before)) return `${before} ${rest.replace(/^[\s.;:!?]+/, "")}`.trim();
    return /^[.;:!?]|^$/.test(rest) ? before + rest : `${before}, ${rest}`;
  }
  return undefined;
}

/** «no, el sábado mejor», «es el viernes, no el jueves», «mejor a las 9»: another day, hour or number. */
export function correctionIn(text: string, tokens: readonly Token[]): Edit | undefined {
  const isMarker = (token: Token | undefined) =>
    token !== undefined && (token.kind === "mark" || correcting.test(token.key));
  if (tokens.length > 14) return undefined;
  let from = 0;
  while (isMarker(tokens[from])) from += 1;
  const not = tokens.findIndex(
    ({ key }, at) => at > from && key === "no" && isMark(tokens[at - 1]),
  );
  let to = not < 0 ? tokens.length : not;
  while (to > from && isMarker(tokens[to - 1])) to -= 1;
  const isMarked = from > 0 || tokens.slice(to).some(({ key }) => key === "mejor");
  if (!isMarked || to <= from || to - from > 6 || verbIn(tokens, from, to) >= 0) return undefined;
  const right = text.slice(tokens[from]!.start, tokens[to - 1]!.end);
  if (valuesIn(right).length === 0) return undefined;
  const wrong = not < 0 ? "" : text.slice(tokens[not + 1]?.start ?? text.length);
  return { kind: "replace", from: wrong.replace(/[\s.!]+$/u, ""), to: right };
}
export const correcting = /^(?:no|perdon|ah|es|son|mejor|perdona|uy|digo|que|ay|corrige|ojo)$/;
