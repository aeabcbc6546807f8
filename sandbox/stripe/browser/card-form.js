// The card field on the sandbox's own pages: the very one that other pages embed.

const dark = matchMedia("(prefers-color-scheme: dark)");

function appearance() {
  return {
    theme: dark.matches ? "night" : "stripe",
    variables: { borderRadius: "10px" },
  };
}

/** Puts the field into a place of the page. */
export function mountCard(place, publishableKey) {
  const stripe = window.Stripe(publishableKey);
  const elements = stripe.elements({ appearance: appearance(), locale: "es" });
  const element = elements.create("payment");
  element.mount(place);
  dark.addEventListener("change", () => elements.update({ appearance: appearance() }));
  return { stripe, elements, element };
}

/** An error that came through the field: what is wrong with the card, the field has said itself. */
export function fromField(error) {
  return { ...error, shown: ["card_error", "validation_error"].includes(error.type) };
}

/** One sending at a time; the button says that it is under way. */
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
