import type { SandboxContext } from "../context.ts";
import { readBodyText } from "../elements/params.ts";
import type { NextAction } from "../engine/challenges.ts";
import { settlePaymentChallenge } from "../engine/payment-intents.ts";
import { type SetupIntent, settleSetupChallenge } from "../engine/setup-intents.ts";
import { invalidRequest, notFound } from "../errors.ts";
import type { Stored } from "../store.ts";
import { formatAmount } from "./format.ts";
import { html } from "./html.ts";
import { renderNotice, renderPage } from "./page.ts";
import type { PageRequest, PageResponse, Route } from "./routing.ts";

interface ChallengedIntent extends Stored {
  client_secret: string;
  status: SetupIntent["status"];
  next_action: NextAction | null;
  amount?: number;
  currency?: string;
}

function intentOf(context: SandboxContext, id: string): ChallengedIntent {
  const intent = context.store.get<ChallengedIntent>(id);
  if (intent && ["setup_intent", "payment_intent"].includes(intent.object)) return intent;
  throw notFound("challenge", id);
}

/** Stands for the bank's 3-D Secure page: complete or refuse. */
function showChallenge(context: SandboxContext, { id }: PageRequest): PageResponse {
  const intent = intentOf(context, id);
  if (intent.status !== "requires_action") {
    return renderNotice({
      title: intent.status === "succeeded" ? "Verificación completada" : "Nada que confirmar",
      text: "Ya puedes cerrar esta ventana.",
      mark: intent.status === "succeeded" ? "done" : undefined,
    });
  }
  const what =
    intent.amount && intent.currency
      ? html`un pago de <strong>${formatAmount(intent.amount, intent.currency)}</strong>`
      : html`que guardas esta tarjeta`;
  return renderPage({
    title: "Verificación de tu banco",
    script: "challenge.js",
    bare: true,
    body: html`<main class="card">
<form class="stack" data-challenge="${id}">
<h1 tabindex="-1">Verificación 3-D Secure</h1>
<button class="close" value="failed" aria-label="Cerrar sin confirmar">✕</button>
<p>Tu banco te pide confirmar ${what}.</p>
<p class="small">Es un banco de prueba: no se cobra ninguna tarjeta. Elige qué responde.</p>
<p class="refusal" role="alert"></p>
<div class="pair">
<button value="failed">Rechazar</button>
<button class="primary" value="completed">Completar</button>
</div>
</form>
</main>`,
  });
}

function answerChallenge(context: SandboxContext, { id, body }: PageRequest): PageResponse {
  const { next_action: action, client_secret: secret } = intentOf(context, id);
  const outcome = readBodyText(body, "outcome");
  if (outcome !== "completed" && outcome !== "failed") throw invalidRequest("Invalid outcome");
  const { status } = applyResult(context, id, outcome === "completed");
  if (action?.type !== "redirect_to_url") return { json: { status } };
  const url = new URL(action.redirect_to_url.return_url);
  const name = id.startsWith("seti_") ? "setup_intent" : "payment_intent";
  url.searchParams.set(name, id);
  url.searchParams.set(`${name}_client_secret`, secret);
  url.searchParams.set("redirect_status", status === "succeeded" ? "succeeded" : "failed");
  return { json: { status, url: url.href } };
}

function applyResult(context: SandboxContext, id: string, passed: boolean): { status: string } {
  return id.startsWith("pi_")
    ? settlePaymentChallenge(context, id, passed)
    : settleSetupChallenge(context, id, passed);
}

export const challengeRoutes: readonly Route[] = [
  { verb: "GET", path: "/sandbox/challenge/{id}", framed: true, run: showChallenge },
  { verb: "POST", path: "/sandbox/js/challenges/{id}", run: answerChallenge },
];
