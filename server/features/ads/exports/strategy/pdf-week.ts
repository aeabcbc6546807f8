import {
  addChildSheet,
  drawDecoration,
  drawPicture,
  drawText,
  type PdfSheet,
} from "./pdf-sheet.ts";
import { pdfColors, pdfPage, pdfStyles } from "./pdf-styles.ts";
import type { StrategyDay } from "./strategy.ts";
import type { StrategyDocument } from "./strategy-html.ts";

const { margin, column } = pdfPage;
const rowHeight = 84;
const columns = { picture: 0, day: 78, instagram: 248, facebook: 318, goal: 388 } as const;

/** The page with the whole week as a table. */
export function drawWeek(sheet: PdfSheet, { strategy, pictures }: StrategyDocument): void {
  const title = { x: margin, y: 60, width: column, text: "La semana de un vistazo" };
  const below = drawText(sheet, { ...title, style: pdfStyles.title, tag: "H1" });
  const table = addChildSheet(sheet, "Table");
  const y = below + 24;
  setHeads(table, y);
  for (const [at, day] of strategy.days.entries()) {
    setRow(table, day, pictures[at]!.thumb, y + 20 + at * rowHeight);
  }
}

function setHeads(sheet: PdfSheet, y: number): void {
  const row = addChildSheet(sheet, "TR");
  const head = (left: number, text: string) => {
    const place = { x: margin + left, y, width: 90 };
    drawText(addChildSheet(row, "TH"), { ...place, text, style: pdfStyles.label });
  };
  head(columns.day, "Día");
  head(columns.instagram, "Instagram");
  head(columns.facebook, "Facebook");
  head(columns.goal, "Para qué");
}

function setRow(sheet: PdfSheet, day: StrategyDay, thumb: Buffer, y: number): void {
  const row = addChildSheet(sheet, "TR");
  drawDecoration(row, (doc) => {
    doc
      .moveTo(margin, y)
      .lineTo(margin + column, y)
      .lineWidth(1)
      .stroke(pdfColors.line);
  });
  const side = rowHeight - 20;
  drawPicture(row, { x: margin, y: y + 10, width: side, height: side, bytes: thumb, radius: 7 });
  const middle = y + rowHeight / 2;
  const at = (left: number, width: number) => ({ x: margin + left, width });
  const cell = addChildSheet(row, "TD");
  const name = { ...at(columns.day, 160), text: day.day, style: pdfStyles.strong, most: 2 };
  const below = drawText(cell, { ...name, y: middle - 15 });
  drawText(cell, { ...at(columns.day, 160), y: below, text: day.angle, style: pdfStyles.angle });
  const hour = { y: middle - 8, most: 1, style: { ...pdfStyles.time, size: 15 } };
  const instagram = { ...at(columns.instagram, 66), ...hour, text: day.instagramAt };
  drawText(addChildSheet(row, "TD"), instagram);
  drawText(addChildSheet(row, "TD"), {
    ...at(columns.facebook, 66),
    ...hour,
    text: day.facebookAt,
  });
  const goal = { ...at(columns.goal, column - columns.goal), text: day.goal, most: 3 };
  drawText(addChildSheet(row, "TD"), { ...goal, y: middle - 15, style: pdfStyles.quiet });
}
