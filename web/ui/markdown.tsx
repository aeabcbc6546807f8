import { lexer, type Token, type Tokens } from "marked";
import { Fragment, type ReactNode, useMemo } from "react";
import { classes } from "./classes.ts";
import "./markdown.css";

// marked types the tokens' children as `any`; this is their real type.
type Parent = { tokens?: Token[]; text: string };

/** Only web and mail addresses become links; anything else stays text. */
function safeAddress(href: string): string | undefined {
  return /^(?:https?:\/\/|mailto:)/i.test(href) ? href : undefined;
}

function inline(tokens: readonly Token[] | undefined): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: tokens are identified by their position
  return tokens?.map((token, place) => <Fragment key={place}>{inlineOne(token)}</Fragment>);
}

function inlineOne(token: Token): ReactNode {
  switch (token.type) {
    case "strong":
      return <strong>{inline(token.tokens)}</strong>;
    case "em":
      return <em>{inline(token.tokens)}</em>;
    case "del":
      return <del>{inline(token.tokens)}</del>;
    case "codespan":
      return <code>{(token as Tokens.Codespan).text}</code>;
    case "br":
      return <br />;
    case "link": {
      const href = safeAddress((token as Tokens.Link).href);
      if (!href) return inline(token.tokens);
      return (
        <a href={href} rel="noopener noreferrer nofollow ugc" target="_blank">
          {inline(token.tokens)}
        </a>
      );
    }
    case "text":
    case "escape":
      return token.type === "text" && token.tokens ? inline(token.tokens) : (token as Parent).text;
    case "image":
      return (token as Tokens.Image).text;
    // Pictures would load from foreign servers: their alternative text is shown. HTML is shown as text.
    default:
      return token.raw;
  }
}

function blocks(tokens: readonly Token[] | undefined): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: tokens are identified by their position
  return tokens?.map((token, place) => <Fragment key={place}>{block(token)}</Fragment>);
}

function list(token: Tokens.List): ReactNode {
  const items = token.items.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items are identified by their position
    <li key={place}>{blocks(item.tokens)}</li>
  ));
  return token.ordered ? <ol start={Number(token.start) || 1}>{items}</ol> : <ul>{items}</ul>;
}

function table(token: Tokens.Table): ReactNode {
  return (
    // Wide tables scroll inside their box, also with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be focusable
    // biome-ignore lint/a11y/useSemanticElements: a chat with ten tables must not have ten landmarks
    <div role="group" className="md-table" tabIndex={0} aria-label="Tabla">
      <table>
        <thead>
          <tr>
            {token.header.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their position
              <th key={column} scope="col">
                {inline(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their position
            <tr key={line}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their position
                <td key={column}>{inline(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function block(token: Token): ReactNode {
  switch (token.type) {
    case "space":
      return null;
    case "heading": {
      // The page uses h1 and h2 itself: a text's `#` and `##` become h3.
      const Heading = (token as Tokens.Heading).depth <= 2 ? "h3" : "h4";
      return <Heading>{inline(token.tokens)}</Heading>;
    }
    case "paragraph":
      return <p>{inline(token.tokens)}</p>;
    case "text":
      return inline(token.tokens) ?? (token as Parent).text;
    case "list":
      return list(token as Tokens.List);
    case "blockquote":
      return <blockquote>{blocks(token.tokens)}</blockquote>;
    case "code":
      return (
        <pre>
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case "hr":
      return <hr />;
    case "table":
      return table(token as Tokens.Table);
    default:
      return <p>{token.raw}</p>;
  }
}

/** Renders untrusted Markdown (from models or other people): no HTML, no pictures, only safe links. */
export function Markdown({ text, className }: { text: string; className?: string }) {
  const tokens = useMemo(() => lexer(text, { gfm: true, breaks: true }), [text]);
  return <div className={classes("md", className)}>{blocks(tokens)}</div>;
}
