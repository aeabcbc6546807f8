// The additional script of /sofi: orders its plan, and simulates connecting a shop.
import { enableOrderButtons } from "../prices/order-buttons.ts";
import { enableSimulatedConnection } from "../simulated-connection.ts";

enableOrderButtons();

const form = document.querySelector<HTMLFormElement>("[data-connect]");
const connected = document.querySelector<HTMLElement>("[data-connected]");
if (form && connected) {
  enableSimulatedConnection(form, {
    missing: {
      title: "URL requerida",
      description: "Por favor ingresa la URL de tu tienda Shopify",
    },
    connected: "Era una simulación: no se ha enviado ni guardado nada.",
    after: () => {
      connected.hidden = false;
    },
  });
}
