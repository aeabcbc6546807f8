// All the script that static pages have: the header's account menu, the notice left by the page
// before, menus that close when something in them is tapped, the countdown, and what the browser is
// told to forget. Who came by an affiliate's link brings the code that tells of it. No framework, no
// dependency. A page with more to do brings its own beside it.
import type { SessionUser } from "#shared/account.ts";
import { leaveFlash, takeFlash } from "#web/lib/flash.ts";
import { maybeSignedIn, noteSignedOut } from "#web/lib/signed-in-hint.ts";
import { forgetWords, goOn } from "./content/navigation.ts";
import { runCountdown } from "./countdown.ts";
import { forgetKept } from "./forget-kept.ts";
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
  // Whoever has tried it, or pays already, goes on instead of beginning.
  if (user.plan !== "free") {
    each<HTMLAnchorElement>("[data-trial]", (link) => {
      link.href = "/dashboard";
      link.firstChild!.textContent = goOn;
    });
  }
}

async function leave(button: HTMLButtonElement): Promise<void> {
  const label = button.querySelector("span") ?? button;
  const words = label.textContent;
  button.disabled = true;
  label.textContent = "Cerrando...";
  try {
    const response = await fetch("/api/auth/logout", { method: "POST" });
    if (!response.ok) throw new Error(String(response.status));
    noteSignedOut();
    leaveFlash({ title: "Sesión cerrada", description: "Has cerrado sesión exitosamente" });
    location.assign("/");
  } catch {
    label.textContent = words;
    button.disabled = false;
    showNotice({
      title: "No se ha podido cerrar la sesión",
      description: "Inténtalo de nuevo.",
      variant: "error",
    });
  }
}

each<HTMLButtonElement>("[data-logout]", (button) => {
  button.addEventListener("click", () => void leave(button));
});
each("#mobile-menu a, #mobile-menu button, #account-menu a", (item) => {
  item.addEventListener("click", () => item.closest<HTMLElement>("[popover]")?.hidePopover());
});

each("[data-countdown]", runCountdown);
each("[data-forget]", (button) => {
  button.addEventListener("click", () => {
    forgetKept();
    const { title, description } = forgetWords;
    showNotice({ title, description, variant: "success" });
  });
});

const flash = takeFlash();
if (flash) showNotice({ ...flash, variant: "success" });
// A stranger asks the server nothing; without an answer the page is a stranger's.
if (maybeSignedIn()) findAccount().catch(() => showVisitor("stranger"));
// Nobody else loads it.
if (/[?&]ref=/.test(location.search)) {
  import("#web/affiliates/tracking.ts")
    .then(({ trackReferral }) => trackReferral(new URL(location.href)))
    // biome-ignore lint/suspicious/noConsole: its code did not come
    .catch((error: unknown) => console.error("Error tracking referral", error));
}
