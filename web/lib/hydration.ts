import { useState, useSyncExternalStore } from "react";
import { writeStorage } from "./browser-storage.ts";

/** Tab storage key, set while a page's code is loading. */
export const startingKey = "kolmena_starting";

const never = () => () => undefined;

/** False in prerendered HTML and during hydration; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Reads what a person, or the browser's autofill, entered into a prerendered form before hydration.
 * @param form its `name`
 * @returns value by the field's `name`; "" for an empty field
 */
export function useEarlyInput(form: string): (field: string) => string {
  const hydrated = useHydrated();
  const [typed] = useState(() => {
    const prerendered =
      hydrated || typeof document === "undefined" ? null : document.forms.namedItem(form);
    return prerendered ? new FormData(prerendered) : null;
  });
  return (field) => {
    const value = typed?.get(field);
    return typeof value === "string" ? value : "";
  };
}

/** Runs once after hydration: repeats the submits and clicks made before it (recorded by shell-script.ts). */
export function replayEarlyInput(): void {
  const { dataset } = document.documentElement;
  dataset.hydrated = "";
  // The page works: whatever failed to load was optional or came on a second attempt.
  delete dataset.codeless;
  writeStorage("tab", startingKey, null);
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-sent]")) {
    delete form.dataset.sent;
    form.requestSubmit();
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-pressed]")) {
    delete button.dataset.pressed;
    // Tabs react to focus, other buttons to a click.
    button.blur();
    button.focus();
    button.click();
  }
}
