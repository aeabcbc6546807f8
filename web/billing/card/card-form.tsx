import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { CardSetup } from "#shared/billing.ts";
import { useSubmitLock } from "#web/lib/submit-lock.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { dismissToast, toast } from "#web/ui/toast.ts";
import { cardFonts, useCardAppearance } from "./card-appearance.ts";
import { cardFailureSentence } from "./card-failures.ts";
import { loadCardProvider } from "./card-provider.ts";
import { CardSkeleton } from "./card-skeleton.tsx";

export interface CardFormProps {
  setup: CardSetup;
  /** Path and query to return to when the bank confirms the card on its own page. */
  returnPath: string;
  /** The button's label, for example «Empezar prueba gratis», and the price beside it. */
  submit: string;
  price?: string;
  /** Called with the confirmed card; it shows its own failures and can be called again. */
  onConfirmed: (setupIntentId: string) => Promise<void>;
  /** Between the field and the button. */
  children?: ReactNode;
}

/** Asks for a card in the provider's frame; the card number never reaches our code. */
export default function CardForm(props: CardFormProps) {
  const { publishableKey, scriptUrl, clientSecret } = props.setup;
  const appearance = useCardAppearance();
  const [fonts] = useState(() => cardFonts(scriptUrl));
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadCardProvider({ publishableKey, scriptUrl }).then(setStripe, () => setFailed(true));
  }, [publishableKey, scriptUrl]);
  useEffect(load, [load]);

  if (failed) {
    return (
      <ErrorState
        as="h3"
        title="No hemos podido cargar el campo de la tarjeta"
        error={null}
        onRetry={load}
      />
    );
  }
  if (!stripe) return <CardSkeleton />;
  return (
    <Elements
      key={clientSecret}
      stripe={stripe}
      options={{ clientSecret, appearance, fonts, locale: "es" }}
    >
      <Card {...props} />
    </Elements>
  );
}

function showError(description: string): void {
  toast({ title: "Error", description, variant: "destructive" });
}

function Card({ returnPath, submit, price, onConfirmed, children }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [shown, setShown] = useState<"loading" | "ready" | "failed">("loading");
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  // A card is confirmed only once: a retry continues after the confirmation.
  const confirmed = useRef<string | null>(null);

  const confirm = async (): Promise<string | null> => {
    if (!stripe || !elements) {
      showError("Stripe no está listo");
      return null;
    }
    if (!elements.getElement("payment")) {
      showError("Elemento de tarjeta no encontrado");
      return null;
    }
    const { error, setupIntent } = await stripe.confirmSetup({
      elements,
      confirmParams: { return_url: window.location.origin + returnPath },
      redirect: "if_required",
    });
    const intent = setupIntent ?? error?.setup_intent;
    if (intent && (intent.status === "succeeded" || intent.status === "processing")) {
      return intent.id;
    }
    const sentence = cardFailureSentence(error ?? {});
    // The card field itself shows what is wrong with the card.
    if (!["card_error", "validation_error"].includes(error?.type ?? "")) setRefusal(sentence);
    showError(sentence);
    return null;
  };

  const send = useSubmitLock(async () => {
    setPending(true);
    setRefusal(undefined);
    dismissToast();
    try {
      confirmed.current ??= await confirm();
      if (confirmed.current !== null) await onConfirmed(confirmed.current);
    } catch {
      showError("Error al configurar tarjeta");
    } finally {
      setPending(false);
    }
  });

  if (shown === "failed") {
    return (
      <ErrorState
        as="h3"
        title="No hemos podido cargar el campo de la tarjeta"
        error={null}
        onRetry={() => window.location.reload()}
      />
    );
  }
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="card-place" data-shown={shown}>
        {shown === "loading" ? <CardSkeleton /> : null}
        <PaymentElement
          options={{ layout: "tabs" }}
          onReady={() => setShown("ready")}
          onLoadError={() => setShown("failed")}
        />
      </div>
      {refusal ? (
        <p role="alert" className="appear text-small font-[550] text-danger">
          {refusal}
        </p>
      ) : null}
      {children}
      <Button
        type="submit"
        look="cta"
        price={price}
        className="w-full !px-4"
        disabled={shown !== "ready"}
        pending={pending}
        pendingLabel="Procesando..."
      >
        {submit}
      </Button>
    </form>
  );
}
