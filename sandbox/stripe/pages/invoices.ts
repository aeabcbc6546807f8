import { findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import type { Invoice } from "../engine/invoice.ts";
import { openIntentOf } from "../engine/invoice-payments.ts";
import { formatAmount, formatDate, formatShortAmount, invoiceStatusLabel } from "./format.ts";
import { type Html, html } from "./html.ts";
import { describeLine } from "./invoice-line.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { renderPage } from "./page.ts";
import type { PageRequest, PageResponse, Route } from "./routing.ts";

function showInvoice(context: SandboxContext, { id }: PageRequest): PageResponse {
  const invoice = findObject<Invoice>(context, "invoice", id);
  const open = invoice.status === "open" && invoice.amount_remaining > 0;
  const owed = open ? invoice.amount_remaining : invoice.total;
  const { finalized_at: at, paid_at: paidAt } = invoice.status_transitions;
  return renderPage({
    title: `Factura ${invoice.number ?? ""}`,
    script: open ? "invoice.js" : undefined,
    cards: open,
    body: html`<main class="two">
<section>
<h1 class="quiet">Factura ${invoice.number}</h1>
<p class="price">${formatAmount(owed, invoice.currency)}</p>
<p class="quiet">${formatDate(at ?? invoice.created)} ${tag(invoice.status)}</p>
<dl class="lines">
${invoice.lines.data.map((line) => {
  const { name, period } = describeLine(context, line);
  return html`<div><dt>${name}${period && html`<br><span class="small">${period}</span>`}</dt><dd>${formatShortAmount(line.amount, invoice.currency)}</dd></div>`;
})}
${
  invoice.amount_due !== invoice.total &&
  html`<div><dt>Saldo a favor</dt><dd>${formatShortAmount(invoice.amount_due - invoice.total, invoice.currency)}</dd></div>`
}
<div class="total"><dt>${open ? "Por pagar" : "Total"}</dt><dd>${formatAmount(owed, invoice.currency)}</dd></div>
</dl>
<p><a class="button space" href="/sandbox/invoices/${invoice.id}/pdf">Descargar PDF</a></p>
</section>
<section>${open ? payForm(context, invoice) : settled(invoice, paidAt)}</section>
</main>`,
  });
}

function tag(status: Invoice["status"]): Html {
  const kind = { paid: "good", open: "bad" }[status as string] ?? "";
  return html`<span class="tag ${kind}">${invoiceStatusLabel(status)}</span>`;
}

function settled(invoice: Invoice, paidAt: number | null): Html {
  const words: Record<string, string> = {
    paid: paidAt ? `Se pagó el ${formatDate(paidAt)}. Gracias.` : "Está pagada. Gracias.",
    void: "Esta factura se anuló: no hay nada que pagar.",
    uncollectible: "Esta factura ya no se cobra.",
    draft: "Esta factura se está preparando.",
  };
  return html`<div class="card stack">
<h2>${invoiceStatusLabel(invoice.status)}</h2>
<p>${words[invoice.status] ?? "No hay nada que pagar."}</p>
</div>`;
}

function payForm(context: SandboxContext, invoice: Invoice): Html {
  const intent = openIntentOf(context, invoice.id);
  const label = `Pagar ${formatShortAmount(invoice.amount_remaining, invoice.currency)}`;
  return html`<form class="card stack" data-secret="${intent?.client_secret}" data-key="${context.settings.publishableKey}">
<h2>Pagar con tarjeta</h2>
<div class="card-place"></div>
<p class="refusal" role="alert"></p>
<button class="primary full" data-pending="Pagando…">${label}</button>
<noscript>Activa JavaScript en tu navegador para pagar.</noscript>
</form>`;
}

async function downloadInvoice(
  context: SandboxContext,
  { id }: PageRequest,
): Promise<PageResponse> {
  const invoice = findObject<Invoice>(context, "invoice", id);
  const name = `factura-${(invoice.number ?? invoice.id).replace(/[^\w-]/g, "")}.pdf`;
  return { file: { type: "application/pdf", body: await invoicePdf(context, invoice), name } };
}

export const invoiceRoutes: readonly Route[] = [
  { verb: "GET", path: "/sandbox/invoices/{id}", run: showInvoice },
  { verb: "GET", path: "/sandbox/invoices/{id}/pdf", run: downloadInvoice },
];
