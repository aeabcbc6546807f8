export type ThemeChoice = "system" | "light" | "dark";

export const themeKey = "kolmena_theme";

export function readThemeChoice(): ThemeChoice {
  try {
    const kept = localStorage.getItem(themeKey);
    return kept === "light" || kept === "dark" ? kept : "system";
  } catch {
    return "system";
  }
}

/** Keeps the choice and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === "system") localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, choice);
  } catch {
    // Kept for this page only.
  }
  showTheme(choice);
}

/** Sets the page's theme; pages of the site are always `light`. */
export function showTheme(choice: ThemeChoice): void {
  const dark =
    choice === "dark" ||
    (choice === "system" && window.matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}
