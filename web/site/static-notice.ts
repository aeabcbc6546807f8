import { clearFoot } from "#web/ui/clear-place.ts";

export interface StaticNotice {
  title: string;
  description?: string;
  variant: "success" | "info" | "error";
  /** Something to do about it: the notice then stays until it is closed. */
  link?: { href: string; label: string };
}

const shownMs = 5000;
/** Until then a page that has just come may still move. */
const settledMs = 300;

/** Its attribute in full: the build keeps the styles of what it finds in the code. */
function line(part: "data-title" | "data-description", words: string): HTMLElement {
  const element = document.createElement("div");
  element.setAttribute(part, "");
  element.textContent = words;
  return element;
}

function anchor({ href, label }: { href: string; label: string }): HTMLElement {
  const element = document.createElement("a");
  element.href = href;
  element.className = "link";
  element.textContent = label;
  return element;
}

function closer(close: () => void): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-label", "Cerrar aviso");
  button.dataset.closeButton = "";
  button.textContent = "×";
  button.addEventListener("click", close);
  return button;
}

/** One notice on a page without the application's toaster; a new one takes the place of the last. */
export function showNotice({ title, description, variant, link }: StaticNotice): void {
  for (const shown of document.querySelectorAll(".static-toast")) shown.remove();
  const notice = document.createElement("div");
  notice.className = "notice-toast static-toast appear";
  notice.dataset.type = variant;
  notice.setAttribute("role", variant === "error" ? "alert" : "status");
  const text = document.createElement("div");
  text.append(line("data-title", title));
  if (description) text.append(line("data-description", description));
  if (link) text.append(anchor(link));
  notice.append(text);
  if (link) notice.append(closer(() => notice.remove()));
  else setTimeout(() => notice.remove(), shownMs);
  notice.popover = "manual";
  document.body.append(notice);
  notice.showPopover();
  const place = () => {
    notice.style.bottom = `${clearFoot(notice, innerWidth > 600 ? 24 : 16)}px`;
  };
  place();
  setTimeout(place, settledMs);
}
