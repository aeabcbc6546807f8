import { isWeekday } from "./atoms.ts";
import { tokensOf } from "./tokens.ts";

const sorry = new Set(["perdon", "digo", "corrijo", "miento"]);

/** «los miércoles …, perdón, los martes»: the day or number that was corrected is replaced, the correction goes. */
export function withoutCorrections(text: string): string {
  const tokens = tokensOf(text);
  const at = tokens.findIndex(({ key }, index) => index > 2 && sorry.has(key));
  if (at < 0) return text;
  const isSame = [isWeekday, (token: (typeof tokens)[number]) => token.kind === "number"].find(
    (is) => tokens.slice(at + 1, at + 8).some(is),
  );
  if (!isSame) return text;
  const right = tokens.slice(at + 1).find(isSame)!;
  let start = at;
  while (start > 0 && tokens[start - 1]!.kind !== "mark") start -= 1;
  // What stands before «perdón» in its own stretch belongs to the correction when the day was named before.
  const before = tokens.slice(0, start);
  const wrong = before.filter((token) => isSame(token));
  const cut = wrong.length > 0 ? start : at;
  const target = (
    wrong.length > 0 ? wrong : tokens.slice(start, at).filter((token) => isSame(token))
  ).at(-1);
  if (!target) return text;
  let end = tokens.indexOf(right) + 1;
  while (end < tokens.length && tokens[end]!.kind === "mark" && /[,;]/.test(tokens[end]!.key))
    end += 1;
  const kept = `${text.slice(0, tokens[cut]!.start).replace(/[\s,;]+$/, "")}${end < tokens.length ? ", " : ""}${text.slice(tokens[end]?.start ?? text.length)}`;
  return `${kept.slice(0, target.start)}${right.text}${kept.slice(target.end)}`;
}
