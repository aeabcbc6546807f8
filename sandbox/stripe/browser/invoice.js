import { fromField, mountCard, onSubmit } from "./card-form.js";

const form = document.querySelector("form");
const { secret: clientSecret, key } = form.dataset;
const { stripe, elements } = mountCard(form.querySelector(".card-place"), key);

onSubmit(form, async () => {
  const { error } = await stripe.confirmPayment({
    elements,
    clientSecret,
    redirect: "if_required",
  });
  const alreadyPaid = error?.code === "payment_intent_unexpected_state";
  if (error && !alreadyPaid) return fromField(error);
  location.reload();
  return "left";
});
