// All the script that static pages have: the header's account menu, the notice left by the page
// before, and menus that close when something in them is tapped. No framework, no dependency.
import { leaveFlash, takeFlash } from "#web/lib/flash.ts";
import { maybeSignedIn, noteSignedOut } from "#web/lib/signed-in-hint.ts";

function each<E extends HTMLElement>(selector: string, act: (element: E) => void): void {
  document.querySelectorAll<E>(selector).forEach(act);
}

function showAccount(name: string): void {
  each("[data-session]", (element) => {
    element.hidden = element.dataset.session !== "in";
  });
  each("[data-session-name]", (element) => {
    element.textContent = name;
  });
}

async function findAccount(): Promise<void> {
  const response = await fetch("/api/auth/me", { headers: { accept: "application/json" } });
  if (response.status === 401) noteSignedOut();
  if (!response.ok) return;
  const user: { name?: string; email: string } = await response.json();
  showAccount(user.name || user.email);
}

function showNotice(title: string, description: string | undefined, type: string): void {
  const notice = document.createElement("div");
  notice.className = "notice-toast static-toast appear";
  notice.dataset.type = type;
  notice.setAttribute("role", "status");
  const text = document.createElement("div");
  for (const [part, words] of [
    ["title", title],
    ["description", description],
  ] as const) {
    if (!words) continue;
    const line = document.createElement("div");
    line.setAttribute(`data-${part}`, "");
    line.textContent = words;
    text.append(line);
  }
  notice.popover = "manual";
  notice.append(text);
  document.body.append(notice);
  notice.showPopover();
  setTimeout(() => notice.remove(), 5000);
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
    showNotice("No se ha podido cerrar la sesión", "Inténtalo de nuevo.", "error");
  }
}

each<HTMLButtonElement>("[data-logout]", (button) => {
  button.addEventListener("click", () => void leave(button));
});
each("#mobile-menu a, #mobile-menu button, #account-menu a", (item) => {
  item.addEventListener("click", () => item.closest<HTMLElement>("[popover]")?.hidePopover());
});

const flash = takeFlash();
if (flash) showNotice(flash.title, flash.description, "success");
// A stranger asks the server nothing; a failure leaves the page as it was made.
if (maybeSignedIn()) findAccount().catch(() => undefined);
