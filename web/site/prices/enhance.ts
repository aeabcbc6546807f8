// What /precios does beyond every static page: orders a plan and sends the contact form.

import { maybeSignedIn } from "#web/lib/signed-in-hint.ts";
import { enableContactForm } from "./contact-form.ts";
import { enableOrderButtons } from "./order-buttons.ts";

enableOrderButtons();
enableContactForm();

// Without an answer the page stays as everybody sees it.
if (maybeSignedIn()) {
  void import("./own-plan.ts").then(({ showOwnPlan }) => showOwnPlan()).catch(() => undefined);
}
