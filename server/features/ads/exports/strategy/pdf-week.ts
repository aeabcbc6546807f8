import { inks, page, styles } from "./pdf-inks.ts";
import { ornament, partIn, type Sheet, setPicture, setWords } from "./pdf-sheet.ts";
import type { StrategyDay } from "./strategy.ts";
import type { StrategyDocument } from "./strategy-html.ts";

const { margin, column } = page;
const rowHeight = 84;
const columns = { picture: 0, day: 78, instagram: 248, facebook: 318, goal: 388 } as const;

/** The page with the whole week as a table. */
export function setWeek(sheet: Sheet, { strategy, pictures }: StrategyDocument): void {
  const title = { x: margin, y: 60, width: column, text: "La semana de un vistazo" };
  const below = setWords(sheet, { ...title, style: styles.title, tag: "H1" });
  const table = partIn(sheet, "Table");
  const y = below + 24;
  setHeads(table, y);
  for (const [at, day] of strategy.days.entries()) {
    setRow(table, day, pictures[at]!.thumb, y + 20 + at * rowHeight);
  }
}

function setHeads(sheet: Sheet, y: number): void {
  const row = partIn(sheet, "TR");
  const head = (left: number, text: string) => {
    const place = { x: margin + left, y, width: 90 };
    setWords(partIn(row, "TH"), { ...place, text, style: styles.label });
  };
  head(columns.day, "Día");
  head(columns.instagram, "Instagram");
  head(columns.facebook, "Facebook");
  head(columns.goal, "Para qué");
}

function setRow(sheet: Sheet, day: StrategyDay, thumb: Buffer, y: number): void {
  const row = partIn(sheet, "TR");
  ornament(row, (doc) => {
    doc
      .moveTo(margin, y)
      .lineTo(margin + column, y)
      .lineWidth(1)
      .stroke(inks.line);
  });
  const side = rowHeight - 20;
  setPicture(row, { x: margin, y: y + 10, width: side, height: side, bytes: thumb, radius: 7 });
  const middle = y + rowHeight / 2;
  const at = (left: number, width: number) => ({ x: margin + left, width });
  const cell = partIn(row, "TD");
  const name = { ...at(columns.day, 160), text: day.day, style: styles.strong, most: 2 };
  const below = setWords(cell, { ...name, y: middle - 15 });
  setWords(cell, { ...at(columns.day, 160), y: below, text: day.angle, style: styles.angle });
  const hour = { y: middle - 8, most: 1, style: { ...styles.time, size: 15 } };
  const instagram = { ...at(columns.instagram, 66), ...hour, text: day.instagramAt };
  setWords(partIn(row, "TD"), instagram);
  setWords(partIn(row, "TD"), { ...at(columns.facebook, 66), ...hour, text: day.facebookAt });
  const goal = { ...at(columns.goal, column - columns.goal), text: day.goal, most: 3 };
  setWords(partIn(row, "TD"), { ...goal, y: middle - 15, style: styles.quiet });
}
