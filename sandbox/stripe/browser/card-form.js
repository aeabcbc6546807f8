// The card field on the sandbox's pages; it is the same field that other pages embed.

const dark = matchMedia("(prefers-color-scheme: dark)");

function appearance() {
  return {
    theme: dark.matches ? "night" : "stripe",
    variables: { borderRadius: "10px" },
  };
}

/** Mounts the card field in an element of the page. */
export function mountCard(container, publishableKey) {
  const stripe = window.Stripe(publishableKey);
  const elements = stripe.elements({ appearance: appearance(), locale: "es" });
  const element = elements.create("payment");
  element.mount(container);
  dark.addEventListener("change", () => elements.update({ appearance: appearance() }));
  return { stripe, elements, element };
}

/** Marks errors that the field has already shown. */
export function fromField(error) {
  return { ...error, shown: ["card_error", "validation_error"].includes(error.type) };
}

/** Submits once at a time and shows the pending state on the button. */
export function onSubmit(form, send) {
  const button = form.querySelector("button.primary");
  const refusal = form.querySelector(".refusal");
  let sending = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (sending) return;
    sending = true;
    refusal.textContent = "";
    const label = button.textContent;
    button.setAttribute("aria-busy", "true");
    button.textContent = button.dataset.pending;
    const error = await send();
    if (error === "left") return;
    sending = false;
    button.removeAttribute("aria-busy");
    button.textContent = label;
    if (error && !error.shown) refusal.textContent = error.message;
  });
}
