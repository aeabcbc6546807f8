// Intents seen from the browser: read, confirmed, and their bank's question asked.
import { call } from "./call.js";

const snakeCase = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Its client secret «seti_1_secret_2» says which intent it is. */
function parseSecret(clientSecret) {
  const [, id, prefix] = /^((seti|pi)_\w+?)_secret_\w+$/.exec(clientSecret ?? "") ?? [];
  if (!id) throw new Error("A client secret of a SetupIntent or PaymentIntent is missing.");
  return prefix === "seti"
    ? { id, clientSecret, path: `setup_intents/${id}`, key: "setupIntent" }
    : { id, clientSecret, path: `payment_intents/${id}`, key: "paymentIntent" };
}

/** `{ setupIntent }`, `{ paymentIntent }` or `{ error }`, as all of Stripe.js answers. */
export async function readIntent(publishableKey, clientSecret) {
  const { path, key } = parseSecret(clientSecret);
  const query = new URLSearchParams({ client_secret: clientSecret });
  const read = await call("GET", `${path}?${query}`, undefined, publishableKey);
  return read.error ? { error: read.error } : { [key]: read.object };
}

/** Confirms with what the field holds, or with a saved card by its id. */
export async function confirmIntent(
  publishableKey,
  { elements, clientSecret, confirmParams = {}, redirect = "always" },
) {
  const intent = parseSecret(clientSecret ?? elements?.clientSecret);
  const { return_url: returnUrl, payment_method: saved } = confirmParams;
  if (redirect !== "if_required" && !returnUrl) {
    throw new Error('confirmParams.return_url is required unless redirect is "if_required".');
  }
  const path = `${intent.path}/confirm`;
  const body = {
    client_secret: intent.clientSecret,
    payment_method: saved,
    billing_details: confirmParams.payment_method_data?.billing_details,
  };
  const confirmed = saved
    ? await call("POST", path, body, publishableKey)
    : await elements.send(path, body, publishableKey);
  if (confirmed.error) return { error: confirmed.error };
  const result = await askBank(publishableKey, intent, confirmed.object);
  if (result.error || redirect === "if_required") return result;
  const url = new URL(returnUrl);
  const name = snakeCase(intent.key);
  const done = result[intent.key].status === "succeeded";
  url.searchParams.set(name, intent.id);
  url.searchParams.set(`${name}_client_secret`, intent.clientSecret);
  url.searchParams.set("redirect_status", done ? "succeeded" : "pending");
  return await leave(url);
}

/** For an intent whose bank wants an answer, e.g. the invoice of a renewal. */
export async function handleNextAction(publishableKey, clientSecret) {
  const intent = parseSecret(clientSecret);
  const read = await readIntent(publishableKey, clientSecret);
  return read.error ? read : await askBank(publishableKey, intent, read[intent.key]);
}

/** Asks the bank's question if there is one, and reads what came of it. */
async function askBank(publishableKey, { key, clientSecret }, found) {
  if (found.status !== "requires_action") return { [key]: found };
  const { next_action: next } = found;
  if (next.type === "redirect_to_url") return await leave(next.redirect_to_url.url);
  await challenge(new URL(next.use_stripe_sdk.stripe_js));
  const read = await readIntent(publishableKey, clientSecret);
  const failed = read[key]?.last_setup_error ?? read[key]?.last_payment_error;
  return failed ? { error: { ...failed, [snakeCase(key)]: read[key] } } : read;
}

/** The page is being left: like Stripe.js, this never answers. */
function leave(url) {
  location.assign(url);
  return new Promise(() => {});
}

/** The bank's question over the page. Resolves when it is answered or closed. */
function challenge(url) {
  return new Promise((resolve) => {
    const before = document.activeElement;
    const dialog = document.createElement("dialog");
    dialog.setAttribute("aria-label", "Verificación de tu banco");
    const frame = document.createElement("iframe");
    frame.src = url.pathname;
    frame.title = "Verificación de tu banco";
    Object.assign(dialog.style, {
      width: "100vw",
      height: "100dvh",
      maxWidth: "none",
      maxHeight: "none",
      margin: "0",
      padding: "0",
      border: "0",
      background: "transparent",
      // A dialog of the page may have switched the pointer off for everything beside it.
      pointerEvents: "auto",
      // The same as the frame's, which is see-through only then.
      colorScheme: "light dark",
    });
    Object.assign(frame.style, { width: "100%", height: "100%", border: "0", display: "block" });
    const finish = () => {
      removeEventListener("message", hear);
      dialog.close();
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve();
    };
    const hear = ({ origin, source, data }) => {
      if (origin !== location.origin || source !== frame.contentWindow) return;
      if (data?.sandboxStripe === "challenged") finish();
    };
    // Closing is a refusal, and the intent must know.
    dialog.addEventListener("cancel", async (event) => {
      event.preventDefault();
      await call("POST", `challenges/${url.pathname.split("/").at(-1)}`, { outcome: "failed" });
      finish();
    });
    addEventListener("message", hear);
    dialog.append(frame);
    document.body.append(dialog);
    dialog.showModal();
  });
}
