import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { ErrorState } from "#web/ui/error-state.tsx";
import type { CardFormProps } from "./card-form.tsx";
import { CardSkeleton } from "./card-skeleton.tsx";
import "./card-field.css";

const load = () => import("./card-form.tsx");

/** Fetches the card's code while the person still types their name. */
export function preloadCardForm(): void {
  load().catch(() => undefined);
}

/** The path under which this document was loaded; pages reached since then share its policy. */
function documentPath(): string {
  const [entry] = performance.getEntriesByType("navigation");
  return entry ? new URL(entry.name).pathname : window.location.pathname;
}

/**
 * Asks for a card, with its code in a chunk of its own. The provider may run only in documents of
 * pages that take a card: reached from another page without a load, this one is loaded anew.
 */
export function CardField(props: CardFormProps) {
  const { pathname } = useLocation();
  const [isOwn] = useState(() => documentPath().replace(/(.)\/$/, "$1") === pathname);
  const [CardForm, setCardForm] = useState<ComponentType<CardFormProps>>();
  const [failed, setFailed] = useState(false);
  const fetchCode = useCallback(() => {
    setFailed(false);
    load().then(
      (module) => setCardForm(() => module.default),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (isOwn) fetchCode();
    else window.location.reload();
  }, [isOwn, fetchCode]);
  if (failed) {
    return (
      <ErrorState
        as="h3"
        title="No hemos podido cargar el campo de la tarjeta"
        error={null}
        onRetry={fetchCode}
      />
    );
  }
  return CardForm ? <CardForm {...props} /> : <CardSkeleton />;
}
