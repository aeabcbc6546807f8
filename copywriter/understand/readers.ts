import { feastNamed } from "../spanish/feasts.ts";
import { isNoun } from "../spanish/phrase.ts";
import { isMonth, isWeekday } from "./atoms.ts";
import { conceptAt } from "./concept-at.ts";
import type { Scan } from "./scan.ts";
import type { Token } from "./token.ts";
import { wordsOf } from "./vocabulary.ts";

/** «para familias contando que …»: who reads it, up to a connector, a wish or the end. */
export function readReaders(scan: Scan, from: number, start: number, to: number): number {
  const { tokens, worker, orders, text } = scan;
  let end = start;
  while (end < to) {
    if (conceptAt(tokens, end, to, worker, ["connector"]) && tokens[end]!.key !== "que") break;
    if (
      end > start &&
      conceptAt(tokens, end, to, worker, ["ban", "limit", "want", "register", "action", "unwanted"])
    )
      break;
    if (tokens[end]!.kind !== "word" && tokens[end]!.kind !== "number") break;
    if (
      end > start &&
      tokens[end]!.key === "para" &&
      !tokens.slice(start, end).some(({ key }) => /^(?:que|quien|quienes)$/.test(key))
    )
      break;
    if (
      (/^(?:con|sobre|desde|hasta)$/.test(tokens[end]!.key) &&
        !tokens.slice(start, end).some(({ key }) => /^(?:que|quien|quienes)$/.test(key))) ||
      (tokens[end]!.key === "que" &&
        end > start &&
        /^(?:el|la|los|las|en|este|ya)$/.test(tokens[end + 1]?.key ?? ""))
    )
      break;
    end += 1;
  }
  const words = text.slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0);
  const first = tokens[start];
  if (
    end === start ||
    first === undefined ||
    /[aei]r(?:(?:se|me|te|nos)?l[aoe]s?|se|me|nos)?$/.test(first.key)
  )
    return from;
  const isWho = /^(?:que|quien|quienes)$/.test(
    tokens[start + (/^l[oa]s$/.test(first.key) ? 1 : 0)]!.key,
  );
  if (!isWho && isOccasion(scan, start, end)) return from;
  const isLabel = end === to && tokens[to]?.key === ":" && !/^(?:el|la|un|una)$/.test(first.key);
  if (!isLabel && !isPeople(scan, from, start, end)) return from;
  orders.audience ??= words.replace(/^(?:l[oa]s )?que /iu, "quienes ");
  return end;
}

/** «para familias», «a quien pidió», but not «para bodas», «para ortodoncia». */
function isPeople({ tokens }: Scan, from: number, start: number, end: number): boolean {
  if (/^(?:dirigid|destinad|orientad|enfocad|pensad)/.test(tokens[from]!.key)) return true;
  const heads = tokens.slice(start, Math.min(end, start + 3));
  return (
    heads.some(
      ({ key }) =>
        wordsOf("people").has(key) ||
        /^.{3,}(?:istas?|[td]or(?:es|as)|eros|eras|antes|entes)$/.test(key),
    ) ||
    (/^(?:los|las|el|la)$/.test(tokens[start]!.key) && tokens[start + 1]?.key === "que")
  );
}

/** A feast, a month or a day, and not people. */
function isOccasion({ tokens, worker, text }: Scan, start: number, end: number): boolean {
  if (conceptAt(tokens, start, end, worker, ["occasion"])) return true;
  if (start + 1 < end && conceptAt(tokens, start + 1, end, worker, ["occasion"])) return true;
  const words = text.slice(tokens[start]!.start, tokens[end - 1]!.end);
  if (feastNamed(words, new Date(0), "")) return true;
  const first = /^(?:el|la|los|este|esta)$/.test(tokens[start]!.key) ? start + 1 : start;
  return (
    isWeekday(tokens[first]) ||
    isMonth(tokens[first]) ||
    wordsOf("seasons").has(tokens[first]?.key ?? "")
  );
}

/** «para llenar entre semana»: an infinitive. */
export const isAim = (tokens: readonly Token[], at: number) =>
  /[aei]r(?:(?:se|me|te|nos)?l[aoe]s?|se|me|nos)?$/.test(tokens[at]?.key ?? "") &&
  !isNoun(tokens[at]!.key);
