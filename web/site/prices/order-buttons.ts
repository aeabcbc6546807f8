import { changeHref } from "#web/billing/places.ts";
import { recommendation } from "#web/lib/affiliate-code.ts";
import { showNotice } from "../static-notice.ts";
import { post, Refusal } from "./refusal.ts";

const opening = "Abriendo el pago...";

/** Where somebody who has a plan goes on: to the change to the one that was pressed. */
function wayOn({ dataset: { checkout, kind } }: HTMLButtonElement) {
  return checkout && kind === "main"
    ? { href: changeHref(checkout), label: "Seguir en Configuración" }
    : { href: "/dashboard?tab=configuracion#plan", label: "Ir a Configuración" };
}

function refused(error: unknown, pressed: HTMLButtonElement): void {
  const refusal = error instanceof Refusal ? error : undefined;
  // No error: they have a plan, and go on there.
  if (refusal?.status === 409 && refusal.said) {
    showNotice({ title: refusal.said, variant: "error", link: wayOn(pressed) });
    return;
  }
  showNotice({
    title: "Error",
    description: refusal?.said ?? "Hubo un problema al procesar el pago.",
    variant: "error",
  });
}

/** Each order button asks for a payment page and goes there; one at a time. */
export function enableOrderButtons(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("[data-checkout]")];
  let pressed: HTMLButtonElement | undefined;
  let words = "";
  const release = () => {
    if (pressed) pressed.textContent = words;
    pressed?.removeAttribute("aria-busy");
    pressed = undefined;
    for (const button of buttons) button.disabled = false;
  };
  const order = async (button: HTMLButtonElement) => {
    if (pressed) return;
    pressed = button;
    words = button.textContent ?? "";
    for (const each of buttons) each.disabled = true;
    button.setAttribute("aria-busy", "true");
    button.textContent = opening;
    try {
      const { url } = await post<{ url: string }>("/api/create-checkout", {
        plan: button.dataset.checkout,
        ...recommendation(),
      });
      location.assign(url);
    } catch (error) {
      release();
      button.focus();
      refused(error, button);
    }
  };
  for (const button of buttons) button.addEventListener("click", () => void order(button));
  // The back button brings the page as it was left: waiting.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) release();
  });
}
