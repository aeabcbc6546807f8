// The script of all static pages: the account menu, the notice stored by the previous page, closing menus
// on a tap, the countdown, and the button that clears the stored data. The code that tracks affiliate
// links is loaded only with `?ref=`. No framework, no dependency; pages may load a second script of their own.
import type { SessionUser } from "#shared/account.ts";
import { saveFlash, takeFlash } from "#web/lib/flash.ts";
import { maybeSignedIn, noteSignedOut } from "#web/lib/signed-in-hint.ts";
import { clearStoredData } from "./clear-stored-data.ts";
import { clearDataWords, goToDashboard } from "./content/navigation.ts";
import { runCountdown } from "./countdown.ts";
import { showNotice } from "./static-notice.ts";

function each<E extends HTMLElement>(selector: string, act: (element: E) => void): void {
  document.querySelectorAll<E>(selector).forEach(act);
}

function showVisitor(visitor: "stranger" | "known"): void {
  document.documentElement.dataset.visitor = visitor;
}

async function findAccount(): Promise<void> {
  const response = await fetch("/api/auth/me", { headers: { accept: "application/json" } });
  if (response.status === 401) noteSignedOut();
  if (!response.ok) return showVisitor("stranger");
  const user: Pick<SessionUser, "name" | "email" | "plan"> = await response.json();
  showVisitor("known");
  each("[data-session-name]", (element) => {
    element.textContent = user.name || user.email;
  });
  // People on a trial or a paid plan get a link to the dashboard instead of the trial.
  if (user.plan !== "free") {
    each<HTMLAnchorElement>("[data-trial]", (link) => {
      link.href = "/dashboard";
      link.firstChild!.textContent = goToDashboard;
    });
  }
}

async function logOut(button: HTMLButtonElement): Promise<void> {
  const label = button.querySelector("span") ?? button;
  const labelBefore = label.textContent;
  button.disabled = true;
  label.textContent = "Cerrando...";
  try {
    const response = await fetch("/api/auth/logout", { method: "POST" });
    if (!response.ok) throw new Error(String(response.status));
    noteSignedOut();
    saveFlash({ title: "Sesión cerrada", description: "Has cerrado sesión exitosamente" });
    location.assign("/");
  } catch {
    label.textContent = labelBefore;
    button.disabled = false;
    showNotice({
      title: "No se ha podido cerrar la sesión",
      description: "Inténtalo de nuevo.",
      variant: "error",
    });
  }
}

each<HTMLButtonElement>("[data-logout]", (button) => {
  button.addEventListener("click", () => void logOut(button));
});
each("#mobile-menu a, #mobile-menu button, #account-menu a", (item) => {
  item.addEventListener("click", () => item.closest<HTMLElement>("[popover]")?.hidePopover());
});

each("[data-countdown]", runCountdown);
each("[data-forget]", (button) => {
  button.addEventListener("click", () => {
    clearStoredData();
    const { title, description } = clearDataWords;
    showNotice({ title, description, variant: "success" });
  });
});

const flash = takeFlash();
if (flash) showNotice({ ...flash, variant: "success" });
// Visitors who never signed in send no request; without an answer the page shows the signed-out state.
if (maybeSignedIn()) findAccount().catch(() => showVisitor("stranger"));
// Loaded only for visitors who come by an affiliate's link.
if (/[?&]ref=/.test(location.search)) {
  import("#web/affiliates/tracking.ts")
    .then(({ trackReferral }) => trackReferral(new URL(location.href)))
    // biome-ignore lint/suspicious/noConsole: the code could not be loaded
    .catch((error: unknown) => console.error("Error tracking referral", error));
}
