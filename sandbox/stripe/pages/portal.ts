import { findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import type { Customer } from "../engine/customers.ts";
import type { Invoice } from "../engine/invoice.ts";
import type { PaymentMethod } from "../engine/payment-methods.ts";
import type { PortalConfiguration, PortalSession } from "../engine/portal.ts";
import type { Product } from "../engine/products.ts";
import {
  defaultPaymentMethodOf,
  isEnded,
  periodOf,
  type Subscription,
} from "../engine/subscription.ts";
import {
  brandName,
  formatAmount,
  formatDate,
  intervalAfterPrice,
  invoiceStatusLabel,
  subscriptionStatusLabel,
} from "./format.ts";
import { type Html, html } from "./html.ts";
import { renderNotice, renderPage, safeLink } from "./page.ts";
import type { PageRequest, PageResponse } from "./routing.ts";

const linkLifetimeSeconds = 3600;
const maxCards = 20;
const maxInvoices = 24;

export interface Portal {
  session: PortalSession;
  customer: Customer;
  features: PortalConfiguration["features"];
  subscriptions: Subscription[];
  cards: PaymentMethod[];
}

/** Data of a portal session; undefined once its link has expired. */
export function openPortal(context: SandboxContext, id: string): Portal | undefined {
  const session = findObject<PortalSession>(context, "billing_portal.session", id);
  if (context.nowSeconds() > session.created + linkLifetimeSeconds) return undefined;
  const { customer } = session;
  return {
    session,
    customer: findObject<Customer>(context, "customer", customer),
    features: findObject<PortalConfiguration>(
      context,
      "billing_portal.configuration",
      session.configuration,
    ).features,
    subscriptions: context.store
      .list<Subscription>("subscription", { customer, limit: 100 })
      .filter((subscription) => !isEnded(subscription)),
    cards: context.store.list<PaymentMethod>("payment_method", { customer, limit: maxCards }),
  };
}

export function showPortal(context: SandboxContext, { id }: PageRequest): PageResponse {
  const portal = openPortal(context, id);
  if (!portal) {
    const { return_url: back } = findObject<PortalSession>(context, "billing_portal.session", id);
    return renderNotice({
      title: "Esta página ha caducado",
      text: "Por seguridad el enlace dura una hora. Vuelve y ábrela de nuevo.",
      mark: "waiting",
      link: back ? { href: back, label: "Volver" } : undefined,
    });
  }
  const { session, customer, features } = portal;
  const back = session.return_url;
  return renderPage({
    title: "Tu facturación",
    script: "portal.js",
    cards: true,
    body: html`<main class="one" data-portal="${session.id}" data-key="${context.settings.publishableKey}">
<div>
${back && html`<p><a class="back" href="${safeLink(back)}"><span aria-hidden="true">←</span> Volver</a></p>`}
<h1>Tu facturación</h1>
<p class="quiet">${customer.email ?? customer.name}</p>
</div>
<p id="done" class="done" role="status"></p>
<p class="refusal" role="alert"></p>
${subscriptionsPart(context, portal)}
${cardsPart(context, portal)}
${features.invoice_history.enabled && invoicesPart(context, customer)}
</main>`,
  });
}

function subscriptionsPart(context: SandboxContext, { subscriptions, features }: Portal): Html {
  return html`<section class="card" aria-labelledby="subscriptions">
<h2 id="subscriptions">Suscripciones</h2>
${subscriptions.length === 0 && html`<p class="quiet">No tienes ninguna suscripción.</p>`}
<ul class="rows">
${subscriptions.map((subscription) => subscriptionRow(context, subscription, features))}
</ul>
</section>`;
}

function subscriptionRow(
  context: SandboxContext,
  subscription: Subscription,
  { subscription_cancel: cancelling }: Portal["features"],
): Html {
  const names = subscription.items.data.map(
    ({ price }) => context.store.get<Product>(price.product)?.name ?? "Suscripción",
  );
  const total = subscription.items.data.reduce(
    (sum, { price, quantity }) => sum + price.unit_amount * quantity,
    0,
  );
  const recurring = subscription.items.data[0]?.price.recurring;
  const ends = subscription.cancel_at;
  const next = formatDate(ends ?? periodOf(subscription).end);
  const hasStarted = subscription.status !== "incomplete";
  const charge = formatAmount(total, subscription.currency);
  const isUnpaid = subscription.status === "past_due" || subscription.status === "incomplete";
  return html`<li>
<div><strong>${names.join(", ")}</strong> <span class="tag ${isUnpaid ? "bad" : "good"}">${subscriptionStatusLabel(subscription.status)}</span><br>
<span class="quiet">${charge} ${recurring && intervalAfterPrice(recurring)} · ${ends ? `Termina el ${next}` : hasStarted ? `Próximo cobro el ${next}` : "Falta el primer pago"}</span></div>
<div class="acts">${
    ends
      ? html`<button data-act="renew" data-id="${subscription.id}" data-done="Tu suscripción sigue adelante.">Renovar</button>`
      : cancelling.enabled &&
        html`<button class="plain danger" data-act="cancel" data-id="${subscription.id}" data-done="Cancelada: la tienes hasta el ${next} y no se cobra más.">Cancelar suscripción</button>`
  }</div>
</li>`;
}

function cardsPart(
  context: SandboxContext,
  { cards, customer, subscriptions, features }: Portal,
): Html {
  const payingCards = new Set(
    subscriptions.map((subscription) => defaultPaymentMethodOf(context, subscription)),
  );
  const chosen = customer.invoice_settings.default_payment_method;
  return html`<section class="card" aria-labelledby="cards">
<h2 id="cards">Tarjetas</h2>
${cards.length === 0 && html`<p class="quiet">No has guardado ninguna tarjeta.</p>`}
<ul class="rows">
${cards.map(({ id, card }) => {
  const inUse = payingCards.has(id) || chosen === id;
  const name = `${brandName(card.brand)} terminada en ${card.last4}`;
  const until = `${String(card.exp_month).padStart(2, "0")} / ${String(card.exp_year).slice(-2)}`;
  return html`<li>
<div>${name}${inUse && html` <span class="tag good">${chosen === id ? "Predeterminada" : "En uso"}</span>`}<br><span class="quiet">Caduca ${until}</span></div>
${
  !inUse &&
  html`<div class="acts">
<button class="plain" data-act="default" data-id="${id}" data-done="Tus próximos cobros irán a ${name}." aria-label="Usar ${name} para los próximos cobros">Usar esta</button>
<button class="plain danger" data-act="remove" data-id="${id}" data-ask="Sí, quitarla" data-done="${name}: quitada." aria-label="Quitar ${name}">Quitar</button>
</div>`
}
</li>`;
})}
</ul>
${
  features.payment_method_update.enabled &&
  html`<details>
<summary>Añadir una tarjeta</summary>
<form class="stack">
<div class="card-place"></div>
<p class="refusal" role="alert"></p>
<button class="primary" data-pending="Guardando…">Guardar y usar esta tarjeta</button>
</form>
</details>`
}
</section>`;
}

function invoicesPart(context: SandboxContext, customer: Customer): Html {
  const invoices = context.store
    .list<Invoice>("invoice", { customer: customer.id, limit: 100 })
    .filter(({ status, total }) => status !== "draft" && total !== 0)
    .slice(0, maxInvoices);
  return html`<section class="card" aria-labelledby="invoices">
<h2 id="invoices">Facturas</h2>
${invoices.length === 0 && html`<p class="quiet">Todavía no hay facturas.</p>`}
<ul class="rows">
${invoices.map(
  (invoice) => html`<li>
<div><a href="/sandbox/invoices/${invoice.id}">${invoice.number}</a> <span class="tag ${{ paid: "good", open: "bad" }[invoice.status as string]}">${invoiceStatusLabel(invoice.status)}</span><br>
<span class="quiet">${formatDate(invoice.created)} · ${formatAmount(invoice.total, invoice.currency)}</span></div>
<div class="acts">${invoice.status === "open" && html`<a class="button" href="/sandbox/invoices/${invoice.id}">Pagar</a>`}
<a class="button plain" href="/sandbox/invoices/${invoice.id}/pdf" aria-label="PDF de la factura ${invoice.number}">PDF</a></div>
</li>`,
)}
</ul>
</section>`;
}
