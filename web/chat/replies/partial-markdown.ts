import { lexer, type Token } from "marked";
import remend from "remend";

// A last line that may become a rule, a fence or a heading.
const ambiguousLine =
  /(?:^|\n) {0,3}(?:-{1,2}|`{1,2}|`{3,}[^`\n]*|~+[^\n]*|#{1,6}[ \t]*|\|[ \t|:-]*)$/;

/** Removes a last line whose meaning is still open from a reply that is being written. */
export function dropAmbiguousLine(text: string): string {
  return text.replace(ambiguousLine, "");
}

const openPicture = /!(\[[^\]\n]*(?:\](?:\([^)\n]*)?)?)$/;

/**
 * Makes partial Markdown valid: closes emphasis and code, turns an unclosed link into its text, and
 * keeps an address at the very end from becoming a link, because it may be incomplete.
 */
export function completeMarkdown(text: string): string {
  const whole = remend(text.replace(openPicture, "$1"), {
    linkMode: "text-only",
    images: false,
    katex: false,
  });
  if (/\s$/.test(text) || endsInCode(whole)) return whole;
  return whole.replace(/\S+$/, preventLink);
}

function preventLink(word: string): string {
  // `[text](address)` and `<address>` are closed already.
  const closed = /^(.*(?:\]\([^()\s]*\)|<[^<>\s]+>))(.*)$/.exec(word);
  if (closed) return closed[1] + escapeAddress(closed[2]!);
  return escapeAddress(word);
}

function escapeAddress(word: string): string {
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

/** Source of the top-level blocks; finished ones stay the same while the reply grows. */
export function markdownBlocks(text: string): string[] {
  return lexer(text, { gfm: true, breaks: true })
    .filter((token) => token.type !== "space")
    .map((token) => token.raw.replace(/\n+$/, ""));
}
