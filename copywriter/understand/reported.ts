import type { Token } from "./token.ts";
import { wordsOf } from "./vocabulary.ts";

/** «recordando», «avísales», «sepan»: of a verb that only reports what comes behind «que». */
function isReport({ key }: Token): boolean {
  for (const stem of wordsOf("reports")) if (key.startsWith(stem)) return true;
  return false;
}

/**
 * How many tokens only report what comes next: «diles a las chicas que», «y que la gente sepa que»,
 * «recordando a los padres que»; 0 when none do.
 */
export function reportLength(tokens: readonly Token[], from: number, to: number): number {
  let at = from;
  const skip = (words: ReadonlySet<string>) => {
    while (at < to && words.has(tokens[at]!.key)) at += 1;
  };
  skip(wordsOf("beforeReports"));
  const isWish = tokens.slice(from, at).some(({ key }) => key === "que");
  if (isWish && wordsOf("people").has(tokens[at + 1]?.key ?? "")) at += 2;
  skip(wordsOf("clitics"));
  // «no digas que» forbids.
  if (tokens.slice(from, at).some(({ key }) => key === "no")) return 0;
  if (at >= to || !isReport(tokens[at]!)) return 0;
  at += 1;
  skip(wordsOf("clearly"));
  if (/^(?:a|al)$/.test(tokens[at]?.key ?? "")) {
    const end = tokens.findIndex(({ key }, index) => index > at && key === "que");
    if (end < 0 || end > at + 8 || end >= to) return 0;
    // «a las que vienen los lunes que …»
    const isRelative = /^(?:l[oa]s|todos|todas|quienes)$/.test(tokens[end - 1]!.key);
    const next = isRelative
      ? tokens.findIndex(({ key }, index) => index > end + 1 && key === "que")
      : end;
    if (next < 0 || next >= to) return 0;
    at = next;
  }
  if (tokens[at]?.key === "de" && tokens[at + 1]?.key === "que") at += 1;
  return tokens[at]?.key === "que" && at + 1 < to ? at + 1 - from : 0;
}
