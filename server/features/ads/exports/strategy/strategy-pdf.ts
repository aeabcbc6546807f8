import PDFDocument from "pdfkit";
import { setCover } from "./pdf-cover.ts";
import { setDay } from "./pdf-day.ts";
import { setGuide } from "./pdf-guide.ts";
import { inks, page, styles } from "./pdf-inks.ts";
import { ornament, type Pdf, partIn, type Sheet, setWords } from "./pdf-sheet.ts";
import { loadType } from "./pdf-type.ts";
import { setWeek } from "./pdf-week.ts";
import type { StrategyDocument } from "./strategy-html.ts";

/**
 * The strategy to be printed and handed on: A4, tagged for readers aloud, its fonts in it.
 * @param madeAt what it says of itself; the same order gives the same bytes
 */
export async function strategyPdf(document: StrategyDocument, madeAt: Date): Promise<Buffer> {
  const { strategy } = document;
  const title = `${strategy.title} · ${strategy.businessName}`;
  const doc = new PDFDocument({
    autoFirstPage: false,
    // None: its default is a font that is not in the file.
    font: null as unknown as string,
    pdfVersion: "1.7",
    tagged: true,
    lang: "es",
    displayTitle: true,
    info: {
      Title: title,
      Author: strategy.businessName,
      Subject: strategy.origin,
      Creator: "Kolmena",
      Producer: "Kolmena",
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  });
  markOrigin(doc, strategy.sourceType);
  const whole = Array.fromAsync<Buffer>(doc);
  const type = await loadType();
  const root = doc.struct("Document", { title });
  doc.addStructure(root);
  let pages = 0;
  const begin = (): Sheet => {
    doc.addPage({ size: [page.width, page.height], margin: 0 });
    pages += 1;
    const sheet = partIn({ doc, type, part: root }, "Sect");
    ornament(sheet, () => doc.rect(0, 0, page.width, page.height).fill(inks.paper));
    if (pages > 1) setFoot(sheet, `${strategy.businessName} · ${strategy.span}`, pages);
    return sheet;
  };
  setCover(begin(), document);
  setWeek(begin(), document);
  for (const [at, day] of strategy.days.entries()) setDay(begin(), day, document.pictures[at]!);
  setGuide(begin(), document);
  root.end();
  doc.end();
  return Buffer.concat(await whole);
}

/** As in pictures: in IPTC's words, where programs look for them. */
function markOrigin(doc: Pdf, sourceType: string): void {
  // Its types leave out what appends to a document's XMP.
  const { appendXML } = doc as unknown as { appendXML(xml: string): void };
  appendXML.call(
    doc,
    `<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><Iptc4xmpExt:DigitalSourceType>${sourceType}</Iptc4xmpExt:DigitalSourceType></rdf:Description>`,
  );
}

function setFoot(sheet: Sheet, text: string, pages: number): void {
  const { margin, column } = page;
  const foot = { y: page.height - 40, style: styles.label, most: 1, tag: null };
  setWords(sheet, { ...foot, x: margin, width: column - 60, text });
  const right = { x: margin + column - 40, width: 40, align: "right" as const };
  setWords(sheet, { ...foot, ...right, text: String(pages) });
}
