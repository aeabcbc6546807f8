import type { SandboxContext } from "../context.ts";
import { completeOnboarding, readOnboardingLink } from "../engine/connected-accounts.ts";
import { html } from "./html.ts";
import { renderNotice, renderPage } from "./page.ts";
import type { PageRequest, PageResponse, Route } from "./routing.ts";

/** Stands for Stripe's onboarding form: one button completes it. */
function showOnboarding(context: SandboxContext, { id }: PageRequest): PageResponse {
  const { open, refresh_url: refreshUrl } = readOnboardingLink(context, id);
  if (!open) {
    return renderNotice({
      title: "Este enlace ya no vale",
      text: "Se usa una sola vez y durante cinco minutos. Pide otro y sigue donde estabas.",
      link: { href: refreshUrl, label: "Pedir otro enlace" },
    });
  }
  return renderPage({
    title: "Tu cuenta de cobro",
    script: "onboarding.js",
    body: html`<main class="notice">
<form class="card stack" data-onboarding="${id}">
<h1 tabindex="-1">Tu cuenta de cobro</h1>
<p>Aquí Stripe te pediría tus datos y los de tu banco para poder pagarte.</p>
<p class="small">Es una prueba: no se guarda nada y no se transfiere dinero.</p>
<p class="refusal" role="alert"></p>
<button class="primary">Completar con datos de prueba</button>
</form>
</main>`,
  });
}

export const onboardingRoutes: readonly Route[] = [
  { verb: "GET", path: "/sandbox/onboarding/{id}", run: showOnboarding },
  {
    verb: "POST",
    path: "/sandbox/js/onboarding/{id}",
    run: (context, { id }) => ({ json: { url: completeOnboarding(context, id) } }),
  },
];
