import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { startingKey } from "#web/lib/hydrated.ts";
import { keep, readKept } from "#web/lib/kept.ts";
import { maybeSignedIn } from "#web/lib/signed-in-hint.ts";

// Load the fonts on pages whose document does not preload them.
for (const face of ['800 1em "Bricolage Grotesque Variable"', '400 1em "Figtree Variable"']) {
  void document.fonts.load(face).catch(() => undefined);
}

/** Whether all modules preloaded by this document can be loaded. */
async function canLoadModules(): Promise<boolean> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  try {
    await Promise.all(Array.from(links, ({ href }) => import(/* @vite-ignore */ href)));
    return true;
  } catch {
    return false;
  }
}

async function start(): Promise<void> {
  // React Router reloads the document when a page's module is missing; stop it after the first time.
  if (readKept("tab", startingKey) && !(await canLoadModules())) {
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

// The back button may restore a private page from memory after the person has signed out.
window.addEventListener("pageshow", (event) => {
  if (event.persisted && !maybeSignedIn()) window.location.reload();
});
