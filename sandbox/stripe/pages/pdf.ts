import type PDFDocument from "pdfkit";

export interface PdfPage {
  /** Points from the left and top of an A4 page (595 × 842); `right` aligns the text's end to x. */
  text(
    x: number,
    baseline: number,
    text: string,
    style?: { size?: number; bold?: boolean; grey?: boolean; right?: boolean; width?: number },
  ): void;
  /** A thin horizontal line. */
  rule(x1: number, x2: number, y: number): void;
  bytes(): Promise<Buffer>;
}

/** A PDF of one page with text and lines. */
export async function createPdf({ title }: { title: string }): Promise<PdfPage> {
  // Loaded with the first PDF, because it is slow to load and seldom needed.
  const { default: Document } = await import("pdfkit");
  const doc: typeof PDFDocument.prototype = new Document({
    size: "A4",
    margin: 0,
    lang: "es",
    info: { Title: title },
  });
  const whole = Array.fromAsync<Buffer>(doc);
  return {
    text(x, baseline, text, { size = 10, bold = false, grey = false, right = false, width } = {}) {
      doc.font(bold ? "Helvetica-Bold" : "Helvetica", size).fillColor(grey ? "#5c5c5c" : "#121212");
      const from = right ? x - doc.widthOfString(text) : x;
      doc.text(text, from, baseline, {
        baseline: "alphabetic",
        lineBreak: width !== undefined,
        ...(width === undefined ? {} : { width, height: size, ellipsis: true }),
      });
    },
    rule(x1, x2, y) {
      doc.moveTo(x1, y).lineTo(x2, y).lineWidth(0.7).stroke("#cccccc");
    },
    async bytes() {
      doc.end();
      return Buffer.concat(await whole);
    },
  };
}
