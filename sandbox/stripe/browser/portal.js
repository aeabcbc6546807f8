import { call } from "./call.js";
import { fromField, mountCard, onSubmit } from "./card-form.js";

const main = document.querySelector("main");
const { portal, key } = main.dataset;
const refusal = main.querySelector(":scope > .refusal");
const doneKey = "portal-done";

/** Reloads the page and then shows a message. */
function reload(done) {
  sessionStorage.setItem(doneKey, done);
  location.reload();
}
document.getElementById("done").textContent = sessionStorage.getItem(doneKey) ?? "";
sessionStorage.removeItem(doneKey);

const act = (name, id) => call("POST", `portal/${portal}`, { act: name, id });

for (const button of document.querySelectorAll("[data-act]")) {
  button.addEventListener("click", async () => {
    const { act: name, id, ask, done } = button.dataset;
    if (button.getAttribute("aria-busy") === "true") return;
    // An action that cannot be undone asks for a second click.
    if (ask) {
      button.textContent = ask;
      button.removeAttribute("aria-label");
      delete button.dataset.ask;
      return;
    }
    button.setAttribute("aria-busy", "true");
    refusal.textContent = "";
    const { error } = await act(name, id);
    if (!error) return reload(done);
    button.removeAttribute("aria-busy");
    refusal.textContent = error.message;
  });
}

const details = document.querySelector("details");
const form = details?.querySelector("form");
let card = null;
details?.addEventListener("toggle", () => {
  if (!details.open || card) return;
  card = mountCard(form.querySelector(".card-place"), key);
  card.element.on("ready", () => card.element.focus());
});

async function addCard() {
  const { stripe, elements } = card;
  const checked = await elements.submit();
  if (checked.error) return fromField(checked.error);
  const added = await act("add");
  if (added.error) return added.error;
  const { setupIntent, error } = await stripe.confirmSetup({
    elements,
    clientSecret: added.object.client_secret,
    redirect: "if_required",
  });
  if (error) return fromField(error);
  const used = await act("default", setupIntent.payment_method);
  if (used.error) return used.error;
  reload("Tarjeta guardada: tus próximos cobros irán a ella.");
  return "left";
}
if (form) onSubmit(form, addCard);
