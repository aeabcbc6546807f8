// What /instagram-setup does beyond every static page: moves through the steps, and simulates connecting.
import { enableSimulatedConnection } from "../simulated-connection.ts";
import { enableReveal } from "./reveal.ts";
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
  // What was typed is not there any more for whoever comes back to the page.
  window.addEventListener("pagehide", () => form.reset());
}
