// Runs as a separate process, because reading pictures and fonts would block the server for a second.
import { Socket } from "node:net";
import { pipeFd } from "../creatives/process/answer-drawings.ts";
import { endWithParent } from "../creatives/process/end-with-parent.ts";
import { hearMessages, sendMessage } from "../creatives/process/message-pipe.ts";
import type { DocumentFormat, DocumentJob, Documents } from "./documents.ts";
import { strategyOf } from "./strategy/strategy.ts";
import { type StrategyDocument, strategyHtml } from "./strategy/strategy-html.ts";
import { strategyPdf } from "./strategy/strategy-pdf.ts";
import { strategyPictures } from "./strategy/strategy-pictures.ts";

const pipe = new Socket({ fd: pipeFd });
hearMessages(pipe, (message) => void answer(message as DocumentJob<DocumentFormat>));
endWithParent(pipe);

async function answer({ order, pictures, formats }: DocumentJob<DocumentFormat>): Promise<void> {
  const document: StrategyDocument = {
    strategy: strategyOf(order),
    number: order.number,
    pageUrl: order.pageUrl,
    colors: order.colors,
    pictures: await strategyPictures(pictures),
  };
  const documents: Partial<Documents<DocumentFormat>> = {};
  for (const format of formats) {
    documents[format] =
      format === "pdf"
        ? await strategyPdf(document, order.deliveredAt)
        : Buffer.from(await strategyHtml(document));
  }
  sendMessage(pipe, documents);
}
