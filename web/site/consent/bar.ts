import { consentWords } from "../content/consent.ts";
import type { Choice } from "./choice.ts";

export interface Asking {
  /** What was chosen before, when somebody asked for the bar; undefined: it came by itself. */
  chosen?: Choice | null;
  /** Who opened it gets the focus back. */
  opener?: HTMLElement;
  onChoice: (choice: Choice) => void;
}

/** Asks in a bar at the foot, which moves nothing and takes no focus that was not asked for. */
export async function askForConsent({ chosen, opener, onChoice }: Asking): Promise<void> {
  await Promise.all([stylesThere(), pageThere()]);
  document.querySelector(".consent-ask")?.remove();
  const bar = document.createElement("section");
  bar.className = "consent-ask";
  bar.setAttribute("aria-label", consentWords.label);
  const close = () => {
    bar.remove();
    opener?.focus();
  };
  const button = (words: string, choice: Choice) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = words;
    made.addEventListener("click", () => {
      close();
      onChoice(choice);
    });
    return made;
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
  // Who goes by keyboard meets it before the page.
  document.querySelector(".skip-link")!.after(bar);
  if (opener || chosen !== undefined) buttons.querySelector("button")?.focus();
}

let styles: Promise<void> | undefined;

/** Loads the bar's own stylesheet, once. */
function stylesThere(): Promise<void> {
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

/** Whether React, where there is any, has taken the page over: before that nothing is put into it. */
function pageThere(): Promise<void> {
  const root = document.documentElement;
  const isThere = () => "visitor" in root.dataset || "hydrated" in root.dataset;
  return new Promise((resolve) => {
    if (isThere()) return resolve();
    const watching = new MutationObserver(() => {
      if (!isThere()) return;
      watching.disconnect();
      resolve();
    });
    watching.observe(root, { attributes: true });
  });
}
