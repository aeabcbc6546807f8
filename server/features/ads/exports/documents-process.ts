// Runs as a separate process, because reading pictures and fonts would block the server for a second.
import { Socket } from "node:net";
import { pipeFd } from "../creatives/process/drawing-tasks.ts";
import { endWithParent } from "../creatives/process/end-with-parent.ts";
import { readMessages, sendMessage } from "../creatives/process/message-pipe.ts";
import type { DocumentFormat, DocumentJob, Documents } from "./documents.ts";
import { composeStrategy } from "./strategy/strategy.ts";
import { renderStrategyHtml, type StrategyDocument } from "./strategy/strategy-html.ts";
import { renderStrategyPdf } from "./strategy/strategy-pdf.ts";
import { shrinkPictures } from "./strategy/strategy-pictures.ts";

const pipe = new Socket({ fd: pipeFd });
readMessages(pipe, (message) => void answer(message as DocumentJob<DocumentFormat>));
endWithParent(pipe);

async function answer({ order, pictures, formats }: DocumentJob<DocumentFormat>): Promise<void> {
  const document: StrategyDocument = {
    strategy: composeStrategy(order),
    number: order.number,
    pageUrl: order.pageUrl,
    colors: order.colors,
    pictures: await shrinkPictures(pictures),
  };
  const documents: Partial<Documents<DocumentFormat>> = {};
  for (const format of formats) {
    documents[format] =
      format === "pdf"
        ? await renderStrategyPdf(document, order.deliveredAt)
        : Buffer.from(await renderStrategyHtml(document));
  }
  sendMessage(pipe, documents);
}
