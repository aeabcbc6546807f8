import {
  addHexagonPath,
  drawDecoration,
  drawPicture,
  drawText,
  type PdfSheet,
} from "./pdf-sheet.ts";
import { pdfColors, pdfPage, pdfStyles } from "./pdf-styles.ts";
import type { StrategyDay } from "./strategy.ts";
import type { StrategyDocument } from "./strategy-html.ts";

const { margin, column } = pdfPage;
const top = 122;
const pictureWidth = 276;
const wideHeight = (pictureWidth * 628) / 1200;
const picturesEnd = top + pictureWidth + 12 + wideHeight;
const beside = margin + pictureWidth + 24;
const besideWidth = column - pictureWidth - 24;
const padding = 14;

/** A day's page: pictures, hours, goal, reason and all texts. */
export function drawDay(
  sheet: PdfSheet,
  day: StrategyDay,
  pictures: StrategyDocument["pictures"][number],
): void {
  setHead(sheet, day);
  const square = { x: margin, y: top, width: pictureWidth, height: pictureWidth, radius: 10 };
  drawPicture(sheet, { ...square, bytes: pictures.square, alt: `${day.alt} (Instagram)` });
  const wide = { ...square, y: picturesEnd - wideHeight, height: wideHeight };
  drawPicture(sheet, { ...wide, bytes: pictures.wide, alt: `${day.alt} (Facebook)` });
  setMoment(sheet, day);
  const short = ["Titular", "Descripción", "Botón"];
  const isShort = ({ name }: StrategyDay["fields"][number]) => short.includes(name);
  const narrow = cardOf(sheet, day.fields.filter(isShort), { x: beside, width: besideWidth });
  narrow.set(picturesEnd - narrow.height);
  const rest = day.fields.filter((field) => !isShort(field));
  cardOf(sheet, rest, { x: margin, width: column }).set(picturesEnd + 22);
}

function setHead(sheet: PdfSheet, { number, day, angle }: StrategyDay): void {
  drawDecoration(sheet, (doc) => {
    addHexagonPath(doc, margin, 54, 42).fill(pdfColors.honey);
  });
  const count = { x: margin, y: 54 + 14.5, width: 42, align: "center" as const, tag: null };
  drawText(sheet, { ...count, text: String(number), style: pdfStyles.number });
  const head = { x: margin + 56, width: column - 56, most: 1 };
  const title = { ...head, y: 56, text: day, tag: "H1", style: { ...pdfStyles.title, size: 27 } };
  drawText(sheet, { ...head, y: drawText(sheet, title) + 2, text: angle, style: pdfStyles.angle });
}

function setMoment(sheet: PdfSheet, { instagramAt, facebookAt, goal, why }: StrategyDay): void {
  const hours = [["Instagram", instagramAt] as const, ["Facebook", facebookAt] as const];
  for (const [at, [network, hour]] of hours.entries()) {
    const place = { x: beside + (at * besideWidth) / 2, width: besideWidth / 2, most: 1 };
    const y = drawText(sheet, { ...place, y: top, text: network, style: pdfStyles.label });
    drawText(sheet, { ...place, y: y + 2, text: hour, style: pdfStyles.time });
  }
  const y = top + 46;
  drawDecoration(sheet, (doc) => {
    doc
      .moveTo(beside, y)
      .lineTo(beside + besideWidth, y)
      .lineWidth(1)
      .stroke(pdfColors.line);
  });
  const place = { x: beside, width: besideWidth };
  const purpose = { ...place, y: y + 16, text: goal, style: { ...pdfStyles.section, size: 19 } };
  const below = drawText(sheet, { ...purpose, tag: "H2", most: 2 });
  drawText(sheet, { ...place, y: below + 10, text: why, style: pdfStyles.quiet, most: 9 });
}

/** Line limits with which the longest possible texts fit on the page. */
const mostLines = (name: string): number => ({ "Texto principal": 4, Enlace: 1 })[name] ?? 2;

/** A card of texts to paste; its height is known before it is drawn. */
function cardOf(
  sheet: PdfSheet,
  fields: StrategyDay["fields"],
  { x, width }: { x: number; width: number },
): { height: number; set(y: number): void } {
  const place = { x: x + padding, width: width - 2 * padding };
  const lineHeight = pdfStyles.field.size * pdfStyles.field.leading;
  const heights = fields.map(
    ({ name, text }) =>
      12 +
      sheet.type.lines(text, pdfStyles.field, place.width, mostLines(name)).length * lineHeight,
  );
  const gaps = 9 * (fields.length - 1);
  const height = heights.reduce((sum, one) => sum + one, 2 * padding + gaps);
  return {
    height,
    set(y) {
      drawDecoration(sheet, (doc) => {
        doc.roundedRect(x, y, width, height, 12).lineWidth(1);
        doc.fillAndStroke(pdfColors.surface, pdfColors.line);
      });
      let below = y + padding;
      for (const [at, { name, text }] of fields.entries()) {
        drawText(sheet, { ...place, y: below, text: name, style: pdfStyles.label });
        const most = mostLines(name);
        drawText(sheet, { ...place, y: below + 12, text, style: pdfStyles.field, most });
        below += heights[at]! + 9;
      }
    },
  };
}
