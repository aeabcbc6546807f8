import { useState, useSyncExternalStore } from "react";
import { keep } from "./kept.ts";

/** Kept by the tab from when a page starts until its code is there. */
export const startingKey = "kolmena_starting";

const never = () => () => undefined;

/** False in the HTML made at build and while React takes it over; true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Reads what somebody, or their browser, wrote into a form drawn at build before React was there.
 * @param form its `name`
 * @returns value by the field's `name`; "" where nothing was written
 */
export function useTypedBefore(form: string): (field: string) => string {
  const hydrated = useHydrated();
  const [typed] = useState(() => {
    const drawn =
      hydrated || typeof document === "undefined" ? null : document.forms.namedItem(form);
    return drawn ? new FormData(drawn) : null;
  });
  return (field) => {
    const value = typed?.get(field);
    return typeof value === "string" ? value : "";
  };
}

/** Once, when the page's code is there: does what somebody asked for too early (see shell-script.ts). */
export function takeOver(): void {
  const { dataset } = document.documentElement;
  dataset.hydrated = "";
  // What failed was something that the page does without, or was asked for again and came.
  delete dataset.codeless;
  keep("tab", startingKey, null);
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-sent]")) {
    delete form.dataset.sent;
    form.requestSubmit();
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-pressed]")) {
    delete button.dataset.pressed;
    // Tabs follow the focus, other buttons the click.
    button.blur();
    button.focus();
    button.click();
  }
}
