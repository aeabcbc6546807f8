import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { readStorage, writeStorage } from "#web/lib/browser-storage.ts";
import { startingKey } from "#web/lib/hydration.ts";
import { maybeSignedIn } from "#web/lib/signed-in-hint.ts";

// The application's shell does not preload the fonts, and the page is about to use them.
for (const font of ['800 1em "Bricolage Grotesque Variable"', '400 1em "Figtree Variable"']) {
  void document.fonts.load(font).catch(() => undefined);
}

/** Whether the page's code, which the document preloads, can be loaded. */
async function canLoadCode(): Promise<boolean> {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  try {
    await Promise.all(Array.from(preloads, ({ href }) => import(/* @vite-ignore */ href)));
    return true;
  } catch {
    return false;
  }
}

async function start(): Promise<void> {
  // Without the page's code React Router would reload the document endlessly: one reload is enough.
  if (readStorage("tab", startingKey) && !(await canLoadCode())) {
    document.documentElement.dataset.codeless = "";
    return;
  }
  writeStorage("tab", startingKey, "1");
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

// The back/forward cache may restore a private page from before the sign-out.
window.addEventListener("pageshow", (event) => {
  if (event.persisted && !maybeSignedIn()) window.location.reload();
});
