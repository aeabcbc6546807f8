import { findClearBottom } from "#web/ui/toast-position.ts";

interface StaticNotice {
  title: string;
  description?: string;
  variant: "success" | "info" | "error";
  /** With a link the notice stays until it is closed. */
  link?: { href: string; label: string };
}

const shownMs = 5000;
/** A page that has just loaded may still shift until then. */
const settleDelayMs = 300;

/** Takes the whole attribute name: the build keeps only the styles of names that it finds in the code. */
function textLine(part: "data-title" | "data-description", words: string): HTMLElement {
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

function closeButton(close: () => void): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-label", "Cerrar aviso");
  button.dataset.closeButton = "";
  button.textContent = "×";
  button.addEventListener("click", close);
  return button;
}

/** Shows one notice on a static page, which has no toaster; it replaces the previous one. */
export function showNotice({ title, description, variant, link }: StaticNotice): void {
  for (const shown of document.querySelectorAll(".static-toast")) shown.remove();
  const notice = document.createElement("div");
  notice.className = "notice-toast static-toast appear";
  notice.dataset.type = variant;
  notice.setAttribute("role", variant === "error" ? "alert" : "status");
  const text = document.createElement("div");
  text.append(textLine("data-title", title));
  if (description) text.append(textLine("data-description", description));
  if (link) text.append(anchor(link));
  notice.append(text);
  if (link) notice.append(closeButton(() => notice.remove()));
  else setTimeout(() => notice.remove(), shownMs);
  notice.popover = "manual";
  document.body.append(notice);
  notice.showPopover();
  const reposition = () => {
    notice.style.bottom = `${findClearBottom(notice, innerWidth > 600 ? 24 : 16)}px`;
  };
  reposition();
  setTimeout(reposition, settleDelayMs);
}
