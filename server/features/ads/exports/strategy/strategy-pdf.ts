import PDFDocument from "pdfkit";
import { drawCover } from "./pdf-cover.ts";
import { drawDay } from "./pdf-day.ts";
import { drawGuide } from "./pdf-guide.ts";
import { addChildSheet, drawDecoration, drawText, type Pdf, type PdfSheet } from "./pdf-sheet.ts";
import { pdfColors, pdfPage, pdfStyles } from "./pdf-styles.ts";
import { loadTypesetter } from "./pdf-typesetter.ts";
import { drawWeek } from "./pdf-week.ts";
import type { StrategyDocument } from "./strategy-html.ts";

/**
 * The strategy as a PDF: A4, tagged for screen readers, fonts embedded.
 * @param madeAt the creation date in the file; passed in, so that the same order gives equal bytes
 */
export async function renderStrategyPdf(document: StrategyDocument, madeAt: Date): Promise<Buffer> {
  const { strategy } = document;
  const title = `${strategy.title} · ${strategy.businessName}`;
  const doc = new PDFDocument({
    autoFirstPage: false,
    // No default font: pdfkit's is not embedded in the file.
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
  const chunks = Array.fromAsync<Buffer>(doc);
  const type = await loadTypesetter();
  const root = doc.struct("Document", { title });
  doc.addStructure(root);
  let pages = 0;
  const addPage = (): PdfSheet => {
    doc.addPage({ size: [pdfPage.width, pdfPage.height], margin: 0 });
    pages += 1;
    const sheet = addChildSheet({ doc, type, part: root }, "Sect");
    drawDecoration(sheet, () =>
      doc.rect(0, 0, pdfPage.width, pdfPage.height).fill(pdfColors.paper),
    );
    if (pages > 1) setFoot(sheet, `${strategy.businessName} · ${strategy.span}`, pages);
    return sheet;
  };
  drawCover(addPage(), document);
  drawWeek(addPage(), document);
  for (const [at, day] of strategy.days.entries()) drawDay(addPage(), day, document.pictures[at]!);
  drawGuide(addPage(), document);
  root.end();
  doc.end();
  return Buffer.concat(await chunks);
}

/** Adds IPTC's digital source type to the metadata, as in the pictures. */
function markOrigin(doc: Pdf, sourceType: string): void {
  // The types leave out the method that appends to the XMP metadata.
  const { appendXML } = doc as unknown as { appendXML(xml: string): void };
  appendXML.call(
    doc,
    `<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><Iptc4xmpExt:DigitalSourceType>${sourceType}</Iptc4xmpExt:DigitalSourceType></rdf:Description>`,
  );
}

function setFoot(sheet: PdfSheet, text: string, pages: number): void {
  const { margin, column } = pdfPage;
  const foot = { y: pdfPage.height - 40, style: pdfStyles.label, most: 1, tag: null };
  drawText(sheet, { ...foot, x: margin, width: column - 60, text });
  const right = { x: margin + column - 40, width: 40, align: "right" as const };
  drawText(sheet, { ...foot, ...right, text: String(pages) });
}
