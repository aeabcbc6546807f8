import { excerpt } from "#shared/excerpt.ts";
import { segmentsOf } from "#web/chat/replies/segments.ts";

/** Preview of a content piece on a card: its form and its first words in plain text. */
export type PiecePreview =
  | { kind: "post"; hook: string; text: string; tags: string }
  | { kind: "slides"; slides: string[] }
  | { kind: "mail"; subject: string; preheader: string; text: string }
  | { kind: "ad"; text: string; headline: string; note: string; button: string }
  | { kind: "search"; headline: string; text: string }
  | { kind: "bubble"; text: string }
  | { kind: "page"; headline: string; text: string; button: string }
  | { kind: "rows"; title: string; rows: { mark: string; text: string }[]; more: number }
  | { kind: "document"; title: string; text: string }
  /** A chat answer, which is not to be published. */
  | { kind: "talk"; text: string };

const rowsShown = 3;
const markLengthMax = 14;
const textLengthMax = 220;
const headLengthMax = 90;

const kindOf: Readonly<Record<string, PiecePreview["kind"]>> = {
  post: "post",
  carousel: "slides",
  email: "mail",
  "email-sequence": "mail",
  newsletter: "mail",
  "cart-recovery": "mail",
  reactivation: "mail",
  ad: "ad",
  "search-ad": "search",
  "direct-message": "bubble",
  "comment-reply": "bubble",
  "review-reply": "bubble",
  landing: "page",
  "product-page": "page",
};

/** The preview of a content piece; rows or a document when the text lacks the parts of its type. */
export function previewOf(contentType: string, content: string): PiecePreview {
  const sheet = segmentsOf(content).find((segment) => segment.kind === "sheet");
  if (contentType === "chat" && !sheet)
    return { kind: "talk", text: excerpt(content, textLengthMax) };
  const text = sheet?.text ?? content;
  const lines = text.split("\n").map((line) => line.trim());
  const kind = kindOf[contentType];
  return (
    (kind && previewAs(kind, lines)) ??
    asRows(sheet?.label ?? "", lines) ?? {
      kind: "document",
      title: sheet?.label ?? "",
      text: excerpt(text, textLengthMax),
    }
  );
}

function previewAs(kind: PiecePreview["kind"], lines: string[]): PiecePreview | undefined {
  switch (kind) {
    case "post": {
      const isTags = (line: string) => /^#[\p{L}\p{N}_]/u.test(line);
      const [first = "", ...rest] = lines.filter((line) => line !== "" && !isTags(line));
      return {
        kind,
        hook: excerpt(first, 140),
        text: excerpt(rest.join("\n"), textLengthMax),
        tags: lines.filter(isTags).join(" "),
      };
    }
    case "slides": {
      const slides = parts(lines)
        .filter(({ head }) => /^l[áa]mina\b/i.test(head))
        // Of the cover only the title.
        .map(({ body }, at) =>
          excerpt(at === 0 ? (body[0] ?? "") : body.join("\n"), headLengthMax),
        );
      return slides.length > 1 ? { kind, slides } : undefined;
    }
    case "mail": {
      const subject = fieldOf(lines, "Asunto");
      const from = lines.findIndex((line) => /^\*\*(asunto|preheader)/i.test(line));
      const body = lines.slice(from + 1).filter((line) => !/^\*\*preheader/i.test(line));
      return subject
        ? {
            kind,
            subject,
            preheader: fieldOf(lines, "Preheader"),
            text: excerpt(body.join("\n"), textLengthMax),
          }
        : undefined;
    }
    case "ad": {
      const headline = fieldOf(lines, "Titular");
      return headline
        ? {
            kind,
            headline,
            text: fieldOf(lines, "Texto principal"),
            note: fieldOf(lines, "Descripción"),
            button: fieldOf(lines, "Botón"),
          }
        : undefined;
    }
    case "search": {
      const found = parts(lines);
      const items = (head: RegExp) =>
        (found.find((part) => head.test(part.head))?.body ?? [])
          .filter((line) => line.startsWith("- "))
          .map((line) => excerpt(line, headLengthMax));
      const headlines = items(/^titulares/i);
      return headlines.length > 0
        ? {
            kind,
            headline: headlines.slice(0, 3).join(" · "),
            text: items(/^descripciones/i)
              .slice(0, 2)
              .join(" "),
          }
        : undefined;
    }
    case "bubble":
      // The first of several variants.
      return {
        kind,
        text: excerpt(
          (parts(lines).find(({ body }) => body.length > 0)?.body ?? []).join("\n"),
          textLengthMax,
        ),
      };
    case "page": {
      const body = parts(lines).find((part) => part.body.length > 1)?.body ?? [];
      const [headline = "", ...rest] = body;
      const isButton = (line: string) => /^\*\*→/.test(line);
      return /^\*\*.+\*\*$/.test(headline)
        ? {
            kind,
            headline: excerpt(headline, headLengthMax),
            text: excerpt(rest.filter((line) => !isButton(line)).join("\n"), textLengthMax),
            button: excerpt(rest.find(isButton) ?? "", 40).replace(/^→\s*/, ""),
          }
        : undefined;
    }
    default:
      return undefined;
  }
}

/** The first rows of a table or a list. */
function asRows(title: string, lines: string[]): PiecePreview | undefined {
  const table = lines.filter((line) => line.startsWith("|"));
  const numbered = lines.flatMap((line) => /^(\d+(?:\/\d+|[.)]))\s+(.+)$/.exec(line) ?? []);
  const rows =
    table.length > 2
      ? table.slice(2).map((line) => {
          const [mark = "", ...cells] = line
            .split("|")
            .slice(1, -1)
            .map((cell) => cell.trim());
          return { mark, text: cells.slice(0, 2).join(": ") };
        })
      : numbered.length > 3
        ? lines.flatMap((line) => {
            const [, mark, text] = /^(\d+)(?:\/\d+|[.)])\s+(.+)$/.exec(line) ?? [];
            return mark && text ? [{ mark, text }] : [];
          })
        : lines.filter((line) => /^\*\*¿.+\?\*\*$/.test(line)).map((text) => ({ mark: "?", text }));
  if (rows.length < 2) return undefined;
  // A short first cell is the row's mark; a long one is its text.
  const isShort = rows.every(({ mark }) => mark.length <= markLengthMax);
  return {
    kind: "rows",
    title,
    rows: rows.slice(0, rowsShown).map(({ mark, text }, at) => ({
      mark: isShort ? excerpt(mark, markLengthMax) : `${at + 1}`,
      text: excerpt(isShort ? text : mark, headLengthMax),
    })),
    more: Math.max(0, rows.length - rowsShown),
  };
}

/** Splits the text at its `###` headings; the part before the first one has an empty head. */
function parts(lines: string[]): { head: string; body: string[] }[] {
  const found: { head: string; body: string[] }[] = [{ head: "", body: [] }];
  for (const line of lines) {
    const head = /^#{3,6}\s+(.+)$/.exec(line)?.[1];
    if (head !== undefined) found.push({ head, body: [] });
    else if (line !== "") found.at(-1)!.body.push(line);
  }
  return found;
}

/** «**Asunto:** Pan de hoy» → «Pan de hoy» */
function fieldOf(lines: string[], label: string): string {
  const start = `**${label}:**`.toLowerCase();
  const line = lines.find((one) => one.toLowerCase().startsWith(start));
  return line ? excerpt(line.slice(start.length), textLengthMax) : "";
}
