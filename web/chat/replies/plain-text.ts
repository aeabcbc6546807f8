import { lexer, type Token, type Tokens } from "marked";
import { parseHandoffs } from "#shared/handoffs.ts";
import { findWorker } from "#shared/workers.ts";

/**
 * Converts Markdown to text for posts and mails: without syntax, lists with dashes, tables with tabs,
 * Mel's hand-offs with the worker's name.
 */
export function plainText(markdown: string): string {
  return blocks(lexer(markdown, { gfm: true, breaks: true }))
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function blocks(tokens: readonly Token[]): string {
  return tokens.map(block).join("");
}

function block(token: Token): string {
  switch (token.type) {
    case "space":
    case "hr":
      return "";
    case "heading":
    case "paragraph":
      return `${inline(token.tokens)}\n\n`;
    case "text":
      return `${token.tokens ? inline(token.tokens) : token.text}\n`;
    case "code":
      return `${code(token as Tokens.Code)}\n\n`;
    case "blockquote":
      return blocks(token.tokens ?? []);
    case "list":
      return `${list(token as Tokens.List)}\n`;
    case "table":
      return `${table(token as Tokens.Table)}\n\n`;
    default:
      return `${token.raw}\n\n`;
  }
}

function code({ raw, text }: Tokens.Code): string {
  const [handoff] = parseHandoffs(raw);
  const name = handoff && findWorker(handoff.workerId)?.name;
  return name ? `Encargo para ${name}: ${text}` : text;
}

function list(token: Tokens.List): string {
  const first = Number(token.start) || 1;
  return token.items
    .map((item, place) => {
      const mark = token.ordered ? `${first + place}. ` : "- ";
      const text = blocks(item.tokens)
        .trim()
        .replace(/\n{2,}/g, "\n")
        .replace(/\n/g, "\n  ");
      return `${mark}${text}\n`;
    })
    .join("");
}

function table(token: Tokens.Table): string {
  return [token.header, ...token.rows]
    .map((row) => row.map((cell) => inline(cell.tokens)).join("\t"))
    .join("\n");
}

function inline(tokens: readonly Token[] | undefined): string {
  return (tokens ?? []).map(word).join("");
}

function word(token: Token): string {
  switch (token.type) {
    case "br":
      return "\n";
    case "link": {
      const text = inline(token.tokens);
      const address = token.href.replace(/^mailto:/, "");
      return text === address || `http://${text}` === address ? text : `${text} (${address})`;
    }
    case "image":
    case "codespan":
    case "escape":
      return (token as { text: string }).text;
    case "text":
      return token.tokens ? inline(token.tokens) : token.text;
    case "strong":
    case "em":
    case "del":
      return inline(token.tokens);
    default:
      return token.raw;
  }
}

/** A file name of ASCII letters for a download: «Post para Instagram» → «post-para-instagram.txt». */
export function fileName(label: string): string {
  const name = label
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return `${name || "kolmena"}.txt`;
}
