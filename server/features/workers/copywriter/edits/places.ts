import { fold } from "../language/escape.ts";

const isTags = (block: string) => /^#[a-zA-ZÀ-ÖØ-ž\d]/u.test(block);
const isLabel = (block: string) => /^(?:\*\*[^*]+:\*\*|\*\*→|#|\||- |\d+\. )/u.test(block);
const isGreeting = (block: string) => /^(?:¡?Hola|¡?Buen[oa]s|Estimad)/u.test(block);
const isSignature = (block: string) =>
  /^[^.?!\n]{2,30},\n[^\n]+$/u.test(block) ||
  /^[A-ZÀ-ÖØ-Þ][a-zA-ZÀ-ÖØ-ž ]{3,24}, [A-ZÀ-ÖØ-Þ][^.?!]*\.$/u.test(block);
const sentenceEnd = /(?<=[.?!…]["»”)*]*)\s+(?=[A-ZÀ-ÖØ-Þ¿¡«*])/u;

/** Sentences of a block without its last one, or without its questions. */
const less = (block: string, goes: (sentence: string, at: number, all: string[]) => boolean) =>
  block
    .split(sentenceEnd)
    .filter((sentence, at, all) => !goes(sentence, at, all))
    .join(" ");

/** What a message calls by its place: «la despedida», «el saludo», «la última frase», «la pregunta». */
export function withoutPlace(piece: string, said: string): string | undefined {
  const folded = fold(said);
  const blocks = piece.split("\n\n");
  const isText = (block: string) =>
    !isTags(block) && !isLabel(block) && !isGreeting(block) && !isSignature(block);
  const next = /^(?:la |el )?(?:despedida|firma)$/.test(folded)
    ? blocks.filter((block) => !isSignature(block))
    : /^(?:el )?saludo$/.test(folded)
      ? blocks.filter((block) => !isGreeting(block))
      : /^(?:la |las )?preguntas?$/.test(folded)
        ? blocks.map((block) =>
            isText(block)
              ? less(block, (sentence) => sentence.replace(/\*/g, "").endsWith("?"))
              : block,
          )
        : /^(?:la |el )?ultim[oa] (?:frase|linea|parrafo)$/.test(folded)
          ? blocks.map((block, at) =>
              at === blocks.findLastIndex(isText)
                ? folded.endsWith("parrafo")
                  ? ""
                  : less(block, (_, index, all) => index === all.length - 1)
                : block,
            )
          : blocks;
  const text = next.filter(Boolean).join("\n\n");
  return text === piece ? undefined : text;
}
