import { findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import { cardParams, readBodyText } from "../elements/params.ts";
import { payCheckoutSession } from "../engine/checkout-payments.ts";
import type { CheckoutLine, CheckoutSession } from "../engine/checkout-session.ts";
import type { Customer } from "../engine/customers.ts";
import type { Price } from "../engine/prices.ts";
import { invalidRequest } from "../errors.ts";
import {
  formatAmount,
  formatDate,
  formatShortAmount,
  intervalAfterPrice,
  intervalInSentence,
} from "./format.ts";
import { type Html, html } from "./html.ts";
import { renderNotice, renderPage, safeLink } from "./page.ts";
import type { PageRequest, PageResponse, Route } from "./routing.ts";

function showCheckout(context: SandboxContext, { id }: PageRequest): PageResponse {
  const session = findObject<CheckoutSession>(context, "checkout.session", id);
  if (session.status === "complete") {
    return renderNotice({
      title: "Este pago ya está hecho",
      text: "No hace falta que pagues otra vez.",
      mark: "done",
      link: { href: successUrl(session), label: "Continuar" },
    });
  }
  if (session.status === "expired") {
    return renderNotice({
      title: "Esta página de pago ha caducado",
      text: "No se ha cobrado nada. Vuelve y empieza de nuevo cuando quieras.",
      mark: "waiting",
      link: session.cancel_url ? { href: session.cancel_url, label: "Volver" } : undefined,
    });
  }
  return renderPage({
    title: session.mode === "subscription" ? "Suscripción" : "Pago",
    script: "checkout.js",
    cards: true,
    body: html`<main class="two">
<section>
${session.cancel_url && html`<p><a class="back" href="${safeLink(session.cancel_url)}"><span aria-hidden="true">←</span> Volver</a></p>`}
${summary(session)}
</section>
<section>${payForm(context, session)}</section>
</main>`,
  });
}

function summary(session: CheckoutSession): Html {
  const { _lines: lines, amount_total: total, currency, mode, _trialDays: trialDays } = session;
  const what = lines.length === 1 ? lines[0]!.description : "tu pedido";
  const recurring = recurringOf(lines);
  return html`<h1 class="quiet">${mode === "subscription" ? `Suscripción a ${what}` : what}</h1>
<p class="price">${formatAmount(total, currency)}${recurring && html` <small>${intervalAfterPrice(recurring)}</small>`}</p>
${trialDays && html`<p class="quiet">${trialDays} días de prueba gratis</p>`}
<dl class="lines">
${lines.map(
  (line) =>
    html`<div><dt>${line.quantity > 1 && `${line.quantity} × `}${line.description}</dt><dd>${formatShortAmount(line.amount_total, currency)}</dd></div>`,
)}
<div class="total"><dt>Total hoy</dt><dd>${formatAmount(trialDays ? 0 : total, currency)}</dd></div>
</dl>
<p class="small space">Impuestos incluidos.</p>`;
}

const recurringOf = ([line]: readonly CheckoutLine[]) =>
  (line?.price as Partial<Price> | undefined)?.recurring;

function payForm(context: SandboxContext, session: CheckoutSession): Html {
  const known = knownEmail(context, session);
  const total = formatShortAmount(session.amount_total, session.currency);
  const { _trialDays: trialDays } = session;
  const subscribing = trialDays
    ? "Suscribirme y empezar la prueba"
    : `Suscribirme y pagar ${total}`;
  return html`<form class="card stack" novalidate data-session="${session.id}" data-key="${context.settings.publishableKey}">
<h2>Datos de pago</h2>
${
  known
    ? html`<p class="known"><span class="small">Email</span><br>${known}</p>`
    : html`<div>
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="255" required aria-describedby="email-error">
<p id="email-error" class="error" role="alert"></p>
</div>`
}
<div class="card-place"></div>
<p class="refusal" role="alert"></p>
<button class="primary full" data-pending="Procesando el pago…">${session.mode === "subscription" ? subscribing : `Pagar ${total}`}</button>
<p class="small">${terms(context, session)}</p>
<noscript>Activa JavaScript en tu navegador para pagar.</noscript>
</form>`;
}

function terms(context: SandboxContext, session: CheckoutSession): string {
  const recurring = recurringOf(session._lines);
  const total = formatAmount(session.amount_total, session.currency);
  if (!recurring) return `Se cobran ${total} una sola vez.`;
  const { _trialDays: trialDays } = session;
  if (!trialDays)
    return `Se cobran ${total} hoy y después ${intervalInSentence(recurring)}, hasta que canceles.`;
  const from = formatDate(context.nowSeconds() + trialDays * 86_400);
  return `Hoy no pagas nada. Desde el ${from} se cobran ${total} ${intervalInSentence(recurring)}, hasta que canceles.`;
}

function knownEmail(context: SandboxContext, { customer, customer_email: given }: CheckoutSession) {
  const owner = customer ? context.store.get<Customer>(customer) : undefined;
  return owner?.email ?? given;
}

const successUrl = ({ success_url: url, id }: CheckoutSession): string =>
  safeLink(url.replaceAll("{CHECKOUT_SESSION_ID}", id));

const state = (session: CheckoutSession) => ({
  status: session.status,
  ...(session.status === "complete" && { url: successUrl(session) }),
});

function pay(context: SandboxContext, { id, body }: PageRequest): PageResponse {
  const { session, intent } = payCheckoutSession(context, id, {
    email: emailIn(body),
    name: null,
    paymentMethodData: cardParams(body),
    returnUrl: null,
  });
  if (session.status === "complete" || !intent) return { json: state(session) };
  return { json: { status: "requires_action", client_secret: intent.client_secret } };
}

function emailIn(body: Record<string, unknown>): string | null {
  const email = readBodyText(body, "email")?.trim();
  if (!email) return null;
  if (email.length <= 255 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email;
  throw invalidRequest("Escribe un email válido, por ejemplo nombre@empresa.com.", {
    param: "email",
    code: "email_invalid",
  });
}

function readState(context: SandboxContext, { id }: PageRequest): PageResponse {
  return { json: state(findObject<CheckoutSession>(context, "checkout.session", id)) };
}

export const checkoutRoutes: readonly Route[] = [
  { verb: "GET", path: "/sandbox/checkout/{id}", run: showCheckout },
  { verb: "POST", path: "/sandbox/js/checkout/{id}", run: pay },
  { verb: "GET", path: "/sandbox/js/checkout/{id}", run: readState },
];
