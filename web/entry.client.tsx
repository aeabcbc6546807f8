import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { startingKey } from "#web/lib/hydrated.ts";
import { keep, readKept } from "#web/lib/kept.ts";
import { maybeSignedIn } from "#web/lib/signed-in-hint.ts";

// Where the document did not ask for them: the page is about to write with them.
for (const face of ['800 1em "Bricolage Grotesque Variable"', '400 1em "Figtree Variable"']) {
  void document.fonts.load(face).catch(() => undefined);
}

/** Whether the code of this page, which the document asked for, can be had. */
async function codeComes(): Promise<boolean> {
  const asked = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  try {
    await Promise.all(Array.from(asked, ({ href }) => import(/* @vite-ignore */ href)));
    return true;
  } catch {
    return false;
  }
}

async function start(): Promise<void> {
  // Without a page's code React Router loads the document again, and again: once is enough.
  if (readKept("tab", startingKey) && !(await codeComes())) {
    document.documentElement.dataset.codeless = "";
    return;
  }
  keep("tab", startingKey, "1");
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
void start();

// The back button may bring a private page back from memory, as it was before the person signed out.
window.addEventListener("pageshow", (event) => {
  if (event.persisted && !maybeSignedIn()) window.location.reload();
});
