// The additional script of /instagram-setup: the steps of the guide, and the simulated connection.
import { enableSimulatedConnection } from "../simulated-connection.ts";
import { enableSteps } from "./steps.ts";

enableSteps();
enableReveal();

const form = document.querySelector<HTMLFormElement>("[data-connect]");
const connected = document.querySelector<HTMLElement>("[data-connected]");
if (form && connected) {
  enableSimulatedConnection(form, {
    missing: { title: "Faltan datos", description: "Por favor completa todas las credenciales" },
    connected: "Era una simulación: no se ha enviado ni guardado nada.",
    after: () => {
      form.reset();
      connected.hidden = false;
      connected.querySelector<HTMLElement>("h3")?.focus();
    },
  });
  // Clears the typed values, so that the back button does not bring them back.
  window.addEventListener("pagehide", () => form.reset());
}

/** The «Mostrar» / «Ocultar» buttons beside the secret fields. */
function enableReveal(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-reveal]")) {
    const input = document.getElementById(button.getAttribute("aria-controls") ?? "");
    if (!(input instanceof HTMLInputElement)) continue;
    const name = button.getAttribute("aria-label")?.replace(/^\S+ /, "") ?? "";
    button.addEventListener("click", () => {
      const isShown = input.type === "password";
      input.type = isShown ? "text" : "password";
      button.setAttribute("aria-pressed", `${isShown}`);
      button.textContent = isShown ? "Ocultar" : "Mostrar";
      button.setAttribute("aria-label", `${button.textContent} ${name}`);
    });
  }
}
