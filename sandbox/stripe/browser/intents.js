// Reads and confirms intents, and opens their 3-D Secure challenge.
import { call } from "./call.js";

const snakeCase = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Extracts the intent from a client secret such as «seti_1_secret_2». */
function parseSecret(clientSecret) {
  const [, id, prefix] = /^((seti|pi)_\w+?)_secret_\w+$/.exec(clientSecret ?? "") ?? [];
  if (!id) throw new Error("A client secret of a SetupIntent or PaymentIntent is missing.");
  return prefix === "seti"
    ? { id, clientSecret, path: `setup_intents/${id}`, key: "setupIntent" }
    : { id, clientSecret, path: `payment_intents/${id}`, key: "paymentIntent" };
}

/** Resolves with `{ setupIntent }`, `{ paymentIntent }` or `{ error }`, like Stripe.js. */
export async function readIntent(publishableKey, clientSecret) {
  const { path, key } = parseSecret(clientSecret);
  const query = new URLSearchParams({ client_secret: clientSecret });
  const read = await call("GET", `${path}?${query}`, undefined, publishableKey);
  return read.error ? { error: read.error } : { [key]: read.object };
}

/** Confirms with the card in the field, or with a saved card by its id. */
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
  const result = await handleChallenge(publishableKey, intent, confirmed.object);
  if (result.error || redirect === "if_required") return result;
  const url = new URL(returnUrl);
  const name = snakeCase(intent.key);
  const done = result[intent.key].status === "succeeded";
  url.searchParams.set(name, intent.id);
  url.searchParams.set(`${name}_client_secret`, intent.clientSecret);
  url.searchParams.set("redirect_status", done ? "succeeded" : "pending");
  return await leave(url);
}

/** Handles an intent that requires authentication, e.g. that of a renewal invoice. */
export async function handleNextAction(publishableKey, clientSecret) {
  const intent = parseSecret(clientSecret);
  const read = await readIntent(publishableKey, clientSecret);
  return read.error ? read : await handleChallenge(publishableKey, intent, read[intent.key]);
}

/** Opens the challenge if there is one, and reads the intent afterwards. */
async function handleChallenge(publishableKey, { key, clientSecret }, found) {
  if (found.status !== "requires_action") return { [key]: found };
  const { next_action: next } = found;
  if (next.type === "redirect_to_url") return await leave(next.redirect_to_url.url);
  await openChallenge(new URL(next.use_stripe_sdk.stripe_js));
  const read = await readIntent(publishableKey, clientSecret);
  const failed = read[key]?.last_setup_error ?? read[key]?.last_payment_error;
  return failed ? { error: { ...failed, [snakeCase(key)]: read[key] } } : read;
}

/** Leaves the page; like in Stripe.js, the promise never resolves. */
function leave(url) {
  location.assign(url);
  return new Promise(() => {});
}

/** Opens the 3-D Secure challenge over the page. Resolves when it is answered or closed. */
function openChallenge(url) {
  return new Promise((resolve) => {
    const focusedBefore = document.activeElement;
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
      // A modal dialog of the page may have disabled pointer events on everything else.
      pointerEvents: "auto",
      // Must equal the frame's colour scheme, or the frame is not transparent.
      colorScheme: "light dark",
    });
    Object.assign(frame.style, { width: "100%", height: "100%", border: "0", display: "block" });
    const finish = () => {
      removeEventListener("message", onMessage);
      dialog.close();
      dialog.remove();
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
      resolve();
    };
    const onMessage = ({ origin, source, data }) => {
      if (origin !== location.origin || source !== frame.contentWindow) return;
      if (data?.sandboxStripe === "challenged") finish();
    };
    // Closing the dialog counts as a refused challenge.
    dialog.addEventListener("cancel", async (event) => {
      event.preventDefault();
      await call("POST", `challenges/${url.pathname.split("/").at(-1)}`, { outcome: "failed" });
      finish();
    });
    addEventListener("message", onMessage);
    dialog.append(frame);
    document.body.append(dialog);
    dialog.showModal();
  });
}
