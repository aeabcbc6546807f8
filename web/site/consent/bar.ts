import { consentWords } from "../content/consent.ts";
import type { Choice } from "./choice.ts";

interface ConsentBarOptions {
  /** The earlier choice when the visitor opened the bar; undefined when it appeared by itself. */
  chosen?: Choice | null;
  /** The element that opened it, which gets the focus back. */
  opener?: HTMLElement;
  onChoice: (choice: Choice) => void;
}

/** Shows the bar over the page's bottom. It takes the focus only when the visitor opened it. */
export async function askForConsent({
  chosen,
  opener,
  onChoice,
}: ConsentBarOptions): Promise<void> {
  await Promise.all([loadStyles(), pageReady()]);
  document.querySelector(".consent-ask")?.remove();
  const bar = document.createElement("section");
  bar.className = "consent-ask";
  bar.setAttribute("aria-label", consentWords.label);
  const close = () => {
    bar.remove();
    opener?.focus();
  };
  const button = (words: string, choice: Choice) => {
    const element = document.createElement("button");
    element.type = "button";
    element.textContent = words;
    element.addEventListener("click", () => {
      close();
      onChoice(choice);
    });
    return element;
  };
  const text = document.createElement("p");
  const question = document.createElement("b");
  question.textContent = consentWords.question;
  const more = document.createElement("a");
  more.href = consentWords.more.href;
  more.textContent = consentWords.more.label;
  text.append(question, ` ${consentWords.text} `, more);
  if (chosen) text.append(` ${consentWords.now[chosen]}`);
  const buttons = document.createElement("div");
  buttons.append(button(consentWords.refuse, "refused"), button(consentWords.accept, "granted"));
  bar.append(text, buttons);
  if (opener) {
    bar.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") close();
    });
  }
  // Placed first, so that the keyboard reaches it before the page.
  document.querySelector(".skip-link")!.after(bar);
  if (opener || chosen !== undefined) buttons.querySelector("button")?.focus();
}

let styles: Promise<void> | undefined;

/** Loads the bar's stylesheet once; resolves also when that fails. */
function loadStyles(): Promise<void> {
  styles ??= new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = document.querySelector<HTMLElement>("link[rel=consent]")?.dataset.styles ?? "";
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
    document.head.append(link);
  });
  return styles;
}

/** Resolves on static pages at once, on application pages after hydration: React would remove an earlier element. */
function pageReady(): Promise<void> {
  const root = document.documentElement;
  const isReady = () => "visitor" in root.dataset || "hydrated" in root.dataset;
  return new Promise((resolve) => {
    if (isReady()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isReady()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { attributes: true });
  });
}
