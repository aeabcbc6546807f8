import {
  addChildSheet,
  addHexagonPath,
  drawDecoration,
  drawText,
  type PdfSheet,
} from "./pdf-sheet.ts";
import { pdfColors, pdfPage, pdfStyles } from "./pdf-styles.ts";
import type { Strategy } from "./strategy.ts";
import type { StrategyDocument } from "./strategy-html.ts";

const { margin, column, height } = pdfPage;
const gap = 32;
const half = (column - gap) / 2;

/** The last page: how to publish the week and how to react to its results. */
export function drawGuide(sheet: PdfSheet, { strategy, pageUrl }: StrategyDocument): void {
  const head = { x: margin, width: column, style: pdfStyles.title, tag: "H1" };
  const top = drawText(sheet, { ...head, y: 60, text: "Cómo publicarla" }) + 22;
  const ends = strategy.ways.map((way, at) => setWay(sheet, way, margin + at * (half + gap), top));
  const below = Math.max(...ends) + 34;
  const title = { ...head, y: below, text: "Qué mirar y qué cambiar" };
  setSigns(sheet, strategy.signs, drawText(sheet, title) + 16);
  setOrigin(sheet, strategy.origin, pageUrl);
}

function setWay(sheet: PdfSheet, way: Strategy["ways"][number], x: number, y: number): number {
  const place = { x, width: half };
  let below = drawText(sheet, {
    ...place,
    y,
    text: way.title,
    style: pdfStyles.section,
    tag: "H2",
  });
  below = drawText(sheet, { ...place, y: below + 8, text: way.lead, style: pdfStyles.quiet }) + 14;
  const list = addChildSheet(sheet, "L");
  for (const [at, text] of way.steps.entries()) {
    const item = addChildSheet(list, "LI");
    drawDecoration(item, (doc) => {
      addHexagonPath(doc, x, below - 3, 20).fill(pdfColors.wax);
    });
    const number = { x, y: below + 3.5, width: 20, align: "center" as const };
    drawText(item, { ...number, text: String(at + 1), style: pdfStyles.step, tag: "Lbl" });
    const step = { x: x + 30, y: below, width: half - 30, text, style: pdfStyles.body };
    below = drawText(item, { ...step, tag: "LBody" }) + 12;
  }
  return below;
}

function setSigns(sheet: PdfSheet, signs: Strategy["signs"], top: number): void {
  const table = addChildSheet(sheet, "Table");
  const heads = addChildSheet(table, "TR");
  const head = { y: top, width: half, style: pdfStyles.label };
  drawText(addChildSheet(heads, "TH"), { ...head, x: margin, text: "Si ves que…" });
  const right = { ...head, x: margin + half + gap, text: "…haz esto" };
  let y = drawText(addChildSheet(heads, "TH"), right) + 7;
  for (const { seen, todo } of signs) {
    const row = addChildSheet(table, "TR");
    const line = y;
    drawDecoration(row, (doc) => {
      doc
        .moveTo(margin, line)
        .lineTo(margin + column, line)
        .lineWidth(1)
        .stroke(pdfColors.line);
    });
    const cell = { y: y + 9, width: half };
    const sign = { ...cell, x: margin, text: seen, style: pdfStyles.strong };
    const answer = { ...cell, x: margin + half + gap, text: todo, style: pdfStyles.body };
    const ends = [
      drawText(addChildSheet(row, "TD"), sign),
      drawText(addChildSheet(row, "TD"), answer),
    ];
    y = Math.max(...ends) + 9;
  }
}

function setOrigin(sheet: PdfSheet, text: string, pageUrl: string): void {
  const place = { x: margin, width: column };
  const below = drawText(sheet, {
    ...place,
    y: height - 122,
    text,
    style: pdfStyles.label,
    most: 3,
  });
  const link = { text: "Descargas y cambios: la página de tu pedido", link: pageUrl };
  const style = { ...pdfStyles.label, face: "bold" as const, color: pdfColors.honeyInk };
  drawText(sheet, { ...place, y: below + 4, ...link, style });
}
