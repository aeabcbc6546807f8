import { dataOf } from "../data.ts";
import { fold } from "../spanish/fold.ts";

/** What was told of one message of several: «el segundo con el caso de Iván» → { at: 1, text: "el caso de Iván" }. */
export interface MessagePart {
  at: number;
  text: string;
  /** Where it begins in the order. */
  from: number;
}

const piece = "(?:correos?|mails?|emails?|mensajes?|whatsapps?|pasos?)";
/** «1:», «2.», «correo 3:», «el primero», «Segundo:» where a clause begins. */
const marker = new RegExp(
  `(?<=^|[\\s,.;:(])(?:(?:y )?(?:en )?el )?(?:${piece} )?(?:(\\d)(?:[:.)]|(?=,))|(\\p{L}{6,8}))(?: ${piece})?[:,]?(?= )`,
  "giu",
);

/** The stretches of a text that tell of one message each, in order; empty when none is numbered. */
export function messageParts(text: string): MessagePart[] {
  const { ordinals } = dataOf<{ ordinals: string[][] }>("lines/mail");
  const found: { at: number; from: number; to: number }[] = [];
  for (const { 0: all, 1: digit, 2: word, index } of text.matchAll(marker)) {
    const at = ordinals.findIndex((names) => names.includes(digit ?? fold(word ?? "")));
    // «Segundo mano», «el cuarto de baño»: without an article or a mark it is no number.
    const isMarked = digit !== undefined || /^(?:y |en )*el /i.test(all) || /[:,]$/.test(all);
    if (at < 0 || !isMarked || at <= (found.at(-1)?.at ?? -1)) continue;
    found.push({ at, from: index, to: index + all.length });
  }
  return found.map(({ at, from, to }, index) => {
    const rest = text.slice(to, found[index + 1]?.from ?? text.length);
    const own = found[index + 1] ? rest : (/^.*?(?=\.\s|\n|$)/su.exec(rest)?.[0] ?? rest);
    return {
      at,
      from,
      text: own.replace(/^[\s,.;:]+(?:con )?|^con |[\s,.;:]+$|[,;]? y$/gu, "").trim(),
    };
  });
}
