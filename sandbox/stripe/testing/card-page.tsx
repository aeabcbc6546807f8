// An ordinary page with Stripe elements; nothing here is specific to the sandbox.
import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { type FormEvent, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

const query = new URLSearchParams(location.search);
const clientSecret = query.get("secret")!;
const redirect = query.get("redirect") === "always" ? undefined : "if_required";

function Card() {
  const stripe = useStripe();
  const elements = useElements();
  const [heard, setHeard] = useState<string[]>([]);
  const [outcome, setOutcome] = useState("");
  const hear = (event: string) => setHeard((before) => [...before, event]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements) return;
    const checked = await elements.submit();
    if (checked.error) {
      setOutcome(`submit: ${checked.error.message}`);
      return;
    }
    const kind = clientSecret.startsWith("seti_") ? "confirmSetup" : "confirmPayment";
    const result = await stripe[kind]({
      elements,
      confirmParams: { return_url: `${location.origin}/done` },
      redirect: redirect as "if_required",
    });
    const intent = "setupIntent" in result ? result.setupIntent : undefined;
    const paid = "paymentIntent" in result ? result.paymentIntent : undefined;
    const { error } = result;
    setOutcome(error ? `${error.type} ${error.code}: ${error.message}` : (intent ?? paid)!.status);
  }

  return (
    <form onSubmit={submit}>
      <PaymentElement
        onReady={() => hear("ready")}
        onChange={({ complete, empty }) => hear(complete ? "complete" : empty ? "empty" : "typing")}
        onFocus={() => hear("focus")}
        onBlur={() => hear("blur")}
        onLoadError={() => hear("loaderror")}
      />
      <button type="submit">Guardar tarjeta</button>
      <p id="outcome" role="status">
        {outcome}
      </p>
      <p id="heard">{heard.join(" ")}</p>
    </form>
  );
}

function Page() {
  const [dark, setDark] = useState(query.get("theme") === "night");
  const appearance = dark
    ? { theme: "night" as const, variables: { colorBackground: "#1F1936", colorText: "#FBF3E2" } }
    : { variables: { colorPrimary: "#9A5B00", borderRadius: "14px" } };
  return (
    <main className={dark ? "dark" : ""}>
      <h1>Tu tarjeta</h1>
      <button type="button" onClick={() => setDark(!dark)}>
        Cambiar tema
      </button>
      <Elements stripe={stripePromise} options={{ clientSecret, appearance, locale: "es" }}>
        <Card />
      </Elements>
    </main>
  );
}

const stripePromise = loadStripe(query.get("key")!);
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
