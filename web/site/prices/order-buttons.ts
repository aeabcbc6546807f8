import { referralFields } from "#web/lib/affiliate-code.ts";
import { trackCheckout } from "#web/lib/analytics.ts";
import { changeHref } from "#web/lib/billing-links.ts";
import { ApiError, postJson } from "../fetch-json.ts";
import { showNotice } from "../static-notice.ts";

const pendingLabel = "Abriendo el pago...";

/** For people who already have a plan: the link to change it, to the pressed plan when it is a main one. */
function changePlanLink({ dataset: { checkout, kind } }: HTMLButtonElement) {
  return checkout && kind === "main"
    ? { href: changeHref(checkout), label: "Seguir en Configuración" }
    : { href: "/dashboard?tab=configuracion#plan", label: "Ir a Configuración" };
}

function showOrderFailure(error: unknown, pressed: HTMLButtonElement): void {
  const apiError = error instanceof ApiError ? error : undefined;
  // 409: they already have a plan, which they can change in the settings.
  if (apiError?.status === 409 && apiError.userMessage) {
    showNotice({ title: apiError.userMessage, variant: "info", link: changePlanLink(pressed) });
    return;
  }
  showNotice({
    title: "Error",
    description: apiError?.userMessage ?? "Hubo un problema al procesar el pago.",
    variant: "error",
  });
}

/** Each order button requests a payment page and opens it; one at a time. */
export function enableOrderButtons(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("[data-checkout]")];
  let pressed: HTMLButtonElement | undefined;
  let label = "";
  const release = () => {
    if (pressed) pressed.textContent = label;
    pressed?.removeAttribute("aria-busy");
    pressed = undefined;
    for (const button of buttons) button.disabled = false;
  };
  const order = async (button: HTMLButtonElement) => {
    if (pressed) return;
    pressed = button;
    label = button.textContent ?? "";
    for (const other of buttons) other.disabled = true;
    button.setAttribute("aria-busy", "true");
    button.textContent = pendingLabel;
    try {
      const { url } = await postJson<{ url: string }>("/api/create-checkout", {
        plan: button.dataset.checkout,
        ...referralFields(),
      });
      trackCheckout(button.dataset.checkout ?? "");
      location.assign(url);
    } catch (error) {
      release();
      button.focus();
      showOrderFailure(error, button);
    }
  };
  for (const button of buttons) button.addEventListener("click", () => void order(button));
  // The back/forward cache restores the page with its buttons still pending.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) release();
  });
}
