import { lexer, type Token } from "marked";
import remend from "remend";

// A last line that may become a rule, a fence or a heading is held until it says which.
const undecided = /(?:^|\n) {0,3}(?:-{1,2}|`{1,2}|`{3,}[^`\n]*|~+[^\n]*|#{1,6}[ \t]*|\|[ \t|:-]*)$/;

/** A reply that is still being written, without a last line that cannot be read yet. */
export function withoutUndecidedLine(text: string): string {
  return text.replace(undecided, "");
}

const openPicture = /!(\[[^\]\n]*(?:\](?:\([^)\n]*)?)?)$/;

/**
 * Half-written Markdown made whole: open emphasis and code are closed, an open link is its text, and
 * an address at the very end stays text, because the rest of it may still come.
 */
export function settle(text: string): string {
  const whole = remend(text.replace(openPicture, "$1"), {
    linkMode: "text-only",
    images: false,
    katex: false,
  });
  if (/\s$/.test(text) || endsInCode(whole)) return whole;
  return whole.replace(/\S+$/, disarm);
}

function disarm(word: string): string {
  // `[text](address)` and `<address>` are closed already.
  const closed = /^(.*(?:\]\([^()\s]*\)|<[^<>\s]+>))(.*)$/.exec(word);
  if (closed) return closed[1] + plain(closed[2]!);
  return plain(word);
}

function plain(word: string): string {
  return word
    .replace(/:\/\//g, "\\://")
    .replace(/www\./gi, "www\\.")
    .replace(/(?<!\\)@/g, "\\@");
}

function endsInCode(text: string): boolean {
  let token: Token | undefined = lexer(text, { gfm: true }).at(-1);
  for (;;) {
    if (!token) return false;
    if (token.type === "code" || token.type === "codespan") return true;
    const children: Token[] | undefined =
      token.type === "list" ? token.items.at(-1)?.tokens : (token as { tokens?: Token[] }).tokens;
    token = children?.at(-1);
  }
}

/** Top-level blocks as they were written: finished ones stay the same while the reply grows. */
export function blocksOf(text: string): string[] {
  return lexer(text, { gfm: true, breaks: true })
    .filter((token) => token.type !== "space")
    .map((token) => token.raw.replace(/\n+$/, ""));
}
