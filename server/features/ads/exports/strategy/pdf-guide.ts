import { inks, page, styles } from "./pdf-inks.ts";
import { hexagon, ornament, partIn, type Sheet, setWords } from "./pdf-sheet.ts";
import type { Strategy } from "./strategy.ts";
import type { StrategyDocument } from "./strategy-html.ts";

const { margin, column, height } = page;
const gap = 32;
const half = (column - gap) / 2;

/** The last page: how to publish the week and how to react to its results. */
export function setGuide(sheet: Sheet, { strategy, pageUrl }: StrategyDocument): void {
  const head = { x: margin, width: column, style: styles.title, tag: "H1" };
  const top = setWords(sheet, { ...head, y: 60, text: "Cómo publicarla" }) + 22;
  const ends = strategy.ways.map((way, at) => setWay(sheet, way, margin + at * (half + gap), top));
  const below = Math.max(...ends) + 34;
  const title = { ...head, y: below, text: "Qué mirar y qué cambiar" };
  setSigns(sheet, strategy.signs, setWords(sheet, title) + 16);
  setOrigin(sheet, strategy.origin, pageUrl);
}

function setWay(sheet: Sheet, way: Strategy["ways"][number], x: number, y: number): number {
  const place = { x, width: half };
  let below = setWords(sheet, { ...place, y, text: way.title, style: styles.section, tag: "H2" });
  below = setWords(sheet, { ...place, y: below + 8, text: way.lead, style: styles.quiet }) + 14;
  const list = partIn(sheet, "L");
  for (const [at, text] of way.steps.entries()) {
    const item = partIn(list, "LI");
    ornament(item, (doc) => {
      hexagon(doc, x, below - 3, 20).fill(inks.wax);
    });
    const number = { x, y: below + 3.5, width: 20, align: "center" as const };
    setWords(item, { ...number, text: String(at + 1), style: styles.step, tag: "Lbl" });
    const step = { x: x + 30, y: below, width: half - 30, text, style: styles.body };
    below = setWords(item, { ...step, tag: "LBody" }) + 12;
  }
  return below;
}

function setSigns(sheet: Sheet, signs: Strategy["signs"], top: number): void {
  const table = partIn(sheet, "Table");
  const heads = partIn(table, "TR");
  const head = { y: top, width: half, style: styles.label };
  setWords(partIn(heads, "TH"), { ...head, x: margin, text: "Si ves que…" });
  const right = { ...head, x: margin + half + gap, text: "…haz esto" };
  let y = setWords(partIn(heads, "TH"), right) + 7;
  for (const { seen, todo } of signs) {
    const row = partIn(table, "TR");
    const line = y;
    ornament(row, (doc) => {
      doc
        .moveTo(margin, line)
        .lineTo(margin + column, line)
        .lineWidth(1)
        .stroke(inks.line);
    });
    const cell = { y: y + 9, width: half };
    const sign = { ...cell, x: margin, text: seen, style: styles.strong };
    const answer = { ...cell, x: margin + half + gap, text: todo, style: styles.body };
    const ends = [setWords(partIn(row, "TD"), sign), setWords(partIn(row, "TD"), answer)];
    y = Math.max(...ends) + 9;
  }
}

function setOrigin(sheet: Sheet, text: string, pageUrl: string): void {
  const place = { x: margin, width: column };
  const below = setWords(sheet, { ...place, y: height - 122, text, style: styles.label, most: 3 });
  const link = { text: "Descargas y cambios: la página de tu pedido", link: pageUrl };
  const style = { ...styles.label, face: "bold" as const, color: inks.honeyInk };
  setWords(sheet, { ...place, y: below + 4, ...link, style });
}
