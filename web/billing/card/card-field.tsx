import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { ErrorState } from "#web/ui/error-state.tsx";
import type { CardFormProps } from "./card-form.tsx";
import { CardSkeleton } from "./card-skeleton.tsx";
import "./card-field.css";

const load = () => import("./card-form.tsx");

/** Loads the card form's module in advance, for example while the person types their name. */
export function preloadCardForm(): void {
  load().catch(() => undefined);
}

/** The path this document was loaded from; pages reached by the router share its security policy. */
function documentPath(): string {
  const [entry] = performance.getEntriesByType("navigation");
  return entry ? new URL(entry.name).pathname : window.location.pathname;
}

/**
 * The card form, loaded as a separate chunk. The security policy allows the provider only in
 * documents of pages that take a card, so a page reached by the router from another one is reloaded.
 */
export function CardField(props: CardFormProps) {
  const { pathname } = useLocation();
  const [isCardDocument] = useState(() => documentPath().replace(/(.)\/$/, "$1") === pathname);
  const [CardForm, setCardForm] = useState<ComponentType<CardFormProps>>();
  const [failed, setFailed] = useState(false);
  const loadModule = useCallback(() => {
    setFailed(false);
    load().then(
      (module) => setCardForm(() => module.default),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (isCardDocument) loadModule();
    else window.location.reload();
  }, [isCardDocument, loadModule]);
  if (failed) {
    return (
      <ErrorState
        as="h3"
        title="No hemos podido cargar el campo de la tarjeta"
        error={null}
        onRetry={loadModule}
      />
    );
  }
  return CardForm ? <CardForm {...props} /> : <CardSkeleton />;
}
