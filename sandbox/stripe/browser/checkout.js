import { call } from "./call.js";
import { fromField, mountCard, onSubmit } from "./card-form.js";

const form = document.querySelector("form");
const { session, key } = form.dataset;
const email = form.querySelector("#email");
const emailError = form.querySelector("#email-error");
const { stripe, elements } = mountCard(form.querySelector(".card-place"), key);

function checkEmail() {
  if (!email || email.validity.valid) return true;
  emailError.textContent = email.value
    ? "Escribe un email válido, por ejemplo nombre@empresa.com."
    : "Escribe tu email: ahí recibirás el recibo.";
  email.setAttribute("aria-invalid", "true");
  return false;
}
email?.addEventListener("input", () => {
  emailError.textContent = "";
  email.removeAttribute("aria-invalid");
});
email?.addEventListener("blur", () => {
  if (email.value) checkEmail();
});

async function pay() {
  if (!checkEmail()) {
    email.focus();
    return { shown: true };
  }
  const paid = await elements.send(`checkout/${session}`, { email: email?.value.trim() });
  if (paid.error) return fromField(paid.error);
  return await finish(paid.object);
}

async function finish({ status, url, client_secret: clientSecret }) {
  if (status === "complete") {
    location.assign(url);
    return "left";
  }
  if (status !== "requires_action") {
    location.reload();
    return "left";
  }
  const { error } = await stripe.handleNextAction({ clientSecret });
  if (error) return error;
  const read = await call("GET", `checkout/${session}`);
  if (read.error) return read.error;
  return await finish(read.object);
}

onSubmit(form, pay);
// A page restored from the back/forward cache can be outdated.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});
