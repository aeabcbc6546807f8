import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { fold } from "../spanish/fold.ts";
import { numberOf } from "../spanish/numbers.ts";
import { aPhrase, phrase } from "../spanish/phrase.ts";
import { capitalized } from "../spanish/sentences.ts";

/** What the readers of a mail have done before, and what they have not. */
export interface Reader {
  kind: "asked" | "downloaded" | "came" | "bought" | "booked" | "joined";
  /** Told that they have not gone on: «y no firmaron». */
  isUndecided: boolean;
  /** For the slots of lines: «Hace 2 semanas», «un presupuesto». */
  slots: { Ago: string; asked: string; thing: string };
}

const verbs: readonly (readonly [RegExp, Reader["kind"]])[] = [
  [/^(?:pidi|solicit)/, "asked"],
  [/^descarg/, "downloaded"],
  [/^compr[ao]/, "bought"],
  [/^reserv[ao]/, "booked"],
  [/^(?:inscrib|apunt|matricul)/, "joined"],
  [/^(?:vino|vinieron|asisti)/, "came"],
];
const ends = /^(?:y|e|pero|hace|en|el|sin|que|aun|todavia)$/;
const unit = /^(?:dias?|semanas?|mes|meses|anos?|horas?)$/;

/** Reads «quienes pidieron presupuesto hace 2 semanas y no contestaron»; undefined for other readers. */
export function readerOf(job: Job): Reader | undefined {
  const told = job.request.audience;
  const words = (told ?? correct(job.brief.prompt.slice(0, 600))).split(" ");
  const folded = words.map((word) => fold(word));
  const at = folded.findIndex(
    (word, index) =>
      verbs.some(([verb]) => verb.test(word)) &&
      /^(?:que|quien|quienes|se)$/.test(folded[index - 1] ?? ""),
  );
  const kind = verbs.find(([verb]) => verb.test(folded[at] ?? ""))?.[1];
  if (!kind) return undefined;
  const start = folded[at + 1] === "a" ? at + 2 : at + 1;
  let end = start;
  while (end < words.length && end < start + 8 && (end === start || !ends.test(folded[end]!)))
    end += 1;
  const thing = words
    .slice(start, end)
    .join(" ")
    .replace(/[,.;:]$/, "");
  const named = thing.replace(/^info(?:rmación)?(?=\s|$)/i, "información");
  const noun = phrase(named);
  const isMass = /^información/.test(named);
  const ago = folded.indexOf("hace");
  const isAgo = numberOf(folded[ago + 1] ?? "") !== undefined && unit.test(folded[ago + 2] ?? "");
  return {
    kind,
    isUndecided: / no /.test(` ${folded.slice(end).join(" ")} `),
    slots: {
      Ago: isAgo ? capitalized(words.slice(ago, ago + 3).join(" ")) : "Hace un tiempo",
      asked: kind === "asked" && !isMass ? aPhrase(noun) : isMass ? named : noun.full,
      thing: noun.full,
    },
  };
}
