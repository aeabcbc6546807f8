import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { maybeSignedIn } from "#web/lib/signed-in-hint.ts";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// The back button may bring a private page back from memory, as it was before the person signed out.
window.addEventListener("pageshow", (event) => {
  if (event.persisted && !maybeSignedIn()) window.location.reload();
});
