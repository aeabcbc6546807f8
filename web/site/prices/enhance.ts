// The additional script of /precios: orders a plan and sends the contact form.
import { maybeSignedIn } from "#web/lib/signed-in-hint.ts";
import { enableContactForm } from "./contact-form.ts";
import { enableOrderButtons } from "./order-buttons.ts";

enableOrderButtons();
enableContactForm();

// Without an answer the page stays as for signed-out visitors.
if (maybeSignedIn()) {
  void import("./current-plan.ts")
    .then(({ showCurrentPlan }) => showCurrentPlan())
    .catch(() => undefined);
}
