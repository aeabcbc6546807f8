import {
  addHexagonPath,
  drawDecoration,
  drawPicture,
  drawText,
  type Pdf,
  type PdfSheet,
} from "./pdf-sheet.ts";
import { pdfColors, pdfPage, pdfStyles } from "./pdf-styles.ts";
import { isColor, type StrategyDocument } from "./strategy-html.ts";

const { margin, column, width, height } = pdfPage;
const bandHeight = 104;
const gap = 10;

/** The cover: the business, the title and all seven pictures. */
export function drawCover(sheet: PdfSheet, document: StrategyDocument): void {
  const { strategy, number, colors } = document;
  setHeader(sheet, number);
  let y = setName(sheet, strategy.businessName, 118);
  y = setTag(sheet, strategy.title, y + 16);
  y = drawText(sheet, {
    x: margin,
    y: y + 16,
    width: 390,
    text: strategy.lead,
    style: pdfStyles.lead,
  });
  setMosaic(sheet, document, Math.max(y + 30, height - bandHeight - 48 - mosaicHeight));
  setBand(sheet, strategy.span, strategy.site, colors);
}

function setHeader(sheet: PdfSheet, number: string): void {
  drawDecoration(sheet, (doc) => drawMark(doc, margin, 44, 26));
  const top = { y: 49, width: 200, most: 1 };
  const name = { ...pdfStyles.section, size: 16 };
  drawText(sheet, { ...top, x: margin + 34, text: "Kolmena", style: name });
  const right = { ...top, x: margin + column - 200, y: 51, align: "right" as const };
  drawText(sheet, { ...right, text: `Web Ads · ${number}`, style: pdfStyles.quiet });
}

function drawMark(doc: Pdf, x: number, y: number, size: number): void {
  doc
    .translate(x, y)
    .scale(size / 36, size / 36)
    .translate(-4, -1);
  doc.path("M22 3L38.5 12.5v19L22 41 5.5 31.5v-19Z").lineJoin("round").lineWidth(5);
  doc.fillAndStroke(pdfColors.honey, pdfColors.honey);
  doc.path("M16 13v18M29 14.5L17.5 23 29 30.5").lineCap("round").stroke(pdfColors.ink);
}

/** The business name, as large as it fits on two or three lines. */
function setName(sheet: PdfSheet, text: string, y: number): number {
  const styleOf = (size: number) => ({ ...pdfStyles.title, size, leading: 0.98 });
  const size = [64, 56, 48, 42, 36, 30].find(
    (one) => sheet.type.lines(text, styleOf(one), column, 4).length <= (one > 48 ? 2 : 3),
  );
  const style = styleOf(size ?? 26);
  return drawText(sheet, { x: margin, y, width: column, text, style, tag: "H1", most: 4 });
}

/** The title in a stretched hexagon. */
function setTag(sheet: PdfSheet, text: string, y: number): number {
  const style = { ...pdfStyles.section, size: 22 };
  const [line = []] = sheet.type.lines(text, style, column, 1);
  const inner = line.reduce((sum, run) => sum + run.width, 0);
  const [tip, tall] = [14, 36];
  const end = margin + inner + 2 * tip + 12;
  drawDecoration(sheet, (doc) => {
    const corners: [number, number][] = [
      [margin + tip, y],
      [end - tip, y],
      [end, y + tall / 2],
      [end - tip, y + tall],
      [margin + tip, y + tall],
      [margin, y + tall / 2],
    ];
    doc.polygon(...corners).fill(pdfColors.honey);
  });
  drawText(sheet, {
    x: margin + tip + 6,
    y: y + 7,
    width: column,
    text,
    style,
    tag: "H2",
    most: 1,
  });
  return y + tall;
}

const small = (column - 4 * gap) / 5;
const mosaicHeight = 3 * small + 2 * gap;

/** The first day's picture large, the other six next to it. */
function setMosaic(sheet: PdfSheet, { pictures }: StrategyDocument, y: number): void {
  for (const [at, { square, thumb }] of pictures.entries()) {
    const side = at === 0 ? mosaicHeight : small;
    const left = at === 0 ? 0 : mosaicHeight + gap + ((at - 1) % 2) * (small + gap);
    const top = at === 0 ? 0 : Math.floor((at - 1) / 2) * (small + gap);
    const box = { x: margin + left, y: y + top, width: side, height: side };
    drawPicture(sheet, { ...box, bytes: at === 0 ? square : thumb, radius: at === 0 ? 12 : 8 });
  }
}

function setBand(sheet: PdfSheet, span: string, site: string, colors: readonly string[]): void {
  const y = height - bandHeight;
  const validColors = colors.filter(isColor);
  drawDecoration(sheet, (doc) => {
    doc.rect(0, y, width, bandHeight).fill(pdfColors.ink);
    for (const [at, hex] of validColors.entries()) {
      addHexagonPath(doc, width - margin - (validColors.length - at) * 32 + 4, y + 36, 28);
      doc.lineWidth(1.5).fillAndStroke(hex, "#fff6e0");
    }
  });
  const words = { x: margin, width: 320, most: 1 };
  const light = { ...pdfStyles.section, size: 17, color: "#fff6e0" };
  drawText(sheet, { ...words, y: y + 30, text: span, style: light });
  const quiet = { ...pdfStyles.body, color: "#c9bfd9" };
  drawText(sheet, { ...words, y: y + 55, text: site, style: quiet });
}
