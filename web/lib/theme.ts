import { readStorage, writeStorage } from "./browser-storage.ts";

export type ThemeChoice = "system" | "light" | "dark";

export const themeKey = "kolmena_theme";

export function readThemeChoice(): ThemeChoice {
  const stored = readStorage("browser", themeKey);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Stores the choice and applies it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  writeStorage("browser", themeKey, choice === "system" ? null : choice);
  showTheme(choice);
}

/** Sets the page's theme; the caller passes `light` for pages of the public site. */
export function showTheme(choice: ThemeChoice): void {
  const dark =
    choice === "dark" ||
    (choice === "system" && window.matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}
