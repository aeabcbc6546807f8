import { keep, readKept } from "./kept.ts";

export type ThemeChoice = "system" | "light" | "dark";

export const themeKey = "kolmena_theme";

export function readThemeChoice(): ThemeChoice {
  const kept = readKept("browser", themeKey);
  return kept === "light" || kept === "dark" ? kept : "system";
}

/** Keeps the choice and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  keep("browser", themeKey, choice === "system" ? null : choice);
  showTheme(choice);
}

/** Sets the page's theme; pages of the site are always `light`. */
export function showTheme(choice: ThemeChoice): void {
  const dark =
    choice === "dark" ||
    (choice === "system" && window.matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}
