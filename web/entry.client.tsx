import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { maybeSignedIn } from "#web/lib/signed-in-hint.ts";

// Where the document did not ask for them: the page is about to write with them.
for (const face of ['800 1em "Bricolage Grotesque Variable"', '400 1em "Figtree Variable"']) {
  void document.fonts.load(face).catch(() => undefined);
}

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
