import type { Font } from "fontkit";
import type PDFDocument from "pdfkit";
import { type Line, type TextStyle, type Typesetter, widthOf } from "./pdf-typesetter.ts";

export type Pdf = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Pdf["struct"]>;

/** A page that text and shapes are drawn on, with accessibility tags for screen readers. */
export interface PdfSheet {
  doc: Pdf;
  type: Typesetter;
  /** The tag tree's element that new content is added to. */
  part: Structure;
}

interface Place {
  x: number;
  y: number;
  width: number;
}

interface PlacedText extends Place {
  text: string;
  style: TextStyle;
  /** `H1`, `LBody`…; `P` when absent, null for text that screen readers skip. */
  tag?: string | null;
  most?: number;
  align?: "left" | "right" | "center";
  /** The URL that a click opens. */
  link?: string;
}

/** A sheet whose content goes into a new child element: a table, a row, an item. */
export function addChildSheet(sheet: PdfSheet, tag: string): PdfSheet {
  const part = sheet.doc.struct(tag);
  sheet.part.add(part);
  return { ...sheet, part };
}

/** @returns the bottom of the last line, in points */
export function drawText(sheet: PdfSheet, words: PlacedText): number {
  const { x, y, width, text, style, most, link, tag = link ? "Link" : "P" } = words;
  const lines = sheet.type.lines(text, style, width, most);
  if (lines.length === 0) return y;
  const height = lineHeight(style);
  const draw = () => {
    for (const [at, line] of lines.entries()) {
      const left = x + indentOf(line, words);
      // Centres capital letters vertically in their line.
      setLine(sheet.doc, line, { x: left, y: y + (at + 0.5) * height + style.size * 0.35 }, style);
    }
  };
  if (tag === null) drawDecoration(sheet, draw);
  else {
    const { part } = addChildSheet(sheet, tag);
    part.add(draw);
    const box = [x, y, width, lines.length * height] as const;
    // The types lack the option that links the annotation to its tag; pdfkit wants `String` objects.
    const linkOptions = { structParent: part, Contents: Object(text) } as object;
    if (link) sheet.doc.link(...box, link, linkOptions);
    part.end();
  }
  return y + lines.length * height;
}

const lineHeight = ({ size, leading = 1.4 }: TextStyle) => size * leading;

function indentOf(line: Line, { width, align = "left", style }: PlacedText): number {
  const used = widthOf(line) - (style.tracking ?? 0) * style.size;
  return align === "left" ? 0 : (width - used) / (align === "right" ? 1 : 2);
}

function setLine(doc: Pdf, line: Line, at: { x: number; y: number }, style: TextStyle): void {
  let { x } = at;
  for (const run of line) {
    if (run.emoji) drawEmoji(doc, run.font, run.text, { x, y: at.y, size: style.size });
    else {
      // pdfkit accepts a loaded font; its types only allow files.
      doc.font(run.font as unknown as string, style.size).fillColor(style.color);
      const characterSpacing = (style.tracking ?? 0) * style.size;
      doc.text(run.text, x, at.y, { lineBreak: false, baseline: "alphabetic", characterSpacing });
    }
    x += run.width;
  }
}

function drawEmoji(
  doc: Pdf,
  font: Font,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const scale = (size * 1.1) / font.unitsPerEm;
  let left = 0;
  doc.markContent("Span", { actual: text });
  for (const glyph of font.layout(text).glyphs) {
    for (const { glyph: shape, color } of glyph.layers ?? []) {
      if (!shape) continue;
      const { red, green, blue } = color;
      doc
        .save()
        .translate(x + left, y)
        .scale(scale, -scale);
      doc.path(shape.path.toSVG()).fill([red, green, blue]).restore();
    }
    left += glyph.advanceWidth * scale;
  }
  doc.endMarkedContent();
}

/** Draws something that screen readers skip. */
export function drawDecoration({ doc }: PdfSheet, draw: (doc: Pdf) => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw(doc.save());
  doc.restore();
  doc.endMarkedContent();
}

/** A hexagon standing on a corner; its height is 1.1547 times its width. */
export function addHexagonPath(doc: Pdf, x: number, y: number, width: number): Pdf {
  const height = width * 1.1547;
  const corners: [number, number][] = [
    [x + width / 2, y],
    [x + width, y + height / 4],
    [x + width, y + (height * 3) / 4],
    [x + width / 2, y + height],
    [x, y + (height * 3) / 4],
    [x, y + height / 4],
  ];
  return doc.polygon(...corners);
}

interface PictureBox extends Place {
  height: number;
  bytes: Buffer;
  radius: number;
  /** Alternative text; when absent screen readers skip the picture. */
  alt?: string;
}

/** A picture with round corners. */
export function drawPicture(
  sheet: PdfSheet,
  { bytes, alt, x, y, width, height, radius }: PictureBox,
): void {
  const draw = (doc: Pdf) => {
    doc.save().roundedRect(x, y, width, height, radius).clip();
    doc.image(bytes, x, y, { width, height }).restore();
  };
  if (alt === undefined) drawDecoration(sheet, draw);
  else {
    // The types lack `bbox`, which a figure must have.
    const options = { alt, bbox: [x, y, x + width, y + height] } as { alt: string };
    sheet.part.add(sheet.doc.struct("Figure", options, () => draw(sheet.doc)));
  }
}
