import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import type { Appearance, CustomFontSource } from "@stripe/stripe-js";
import { useSyncExternalStore } from "react";

/** Our tokens in the provider's words; its frame cannot read our stylesheet. */
function appearanceOf(dark: boolean): Appearance {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string) => styles.getPropertyValue(name).trim();
  return {
    theme: dark ? "night" : "stripe",
    variables: {
      colorPrimary: token("--ink"),
      colorBackground: token("--surface"),
      colorText: token("--ink"),
      colorTextSecondary: token("--ink-2"),
      colorTextPlaceholder: token("--ink-3"),
      colorDanger: token("--danger"),
      colorSuccess: token("--success"),
      fontFamily: "Figtree, system-ui, sans-serif",
      fontSizeBase: "17px",
      borderRadius: token("--r"),
      spacingUnit: "4px",
      gridRowSpacing: "20px",
      gridColumnSpacing: "16px",
    },
    rules: {
      ".Label": {
        fontSize: "17px",
        fontWeight: "650",
        marginBottom: "8px",
        color: token("--ink"),
      },
      ".Input": {
        border: `1.5px solid ${token("--field-line")}`,
        padding: "14px 16px",
        boxShadow: "none",
      },
      ".Input:focus": {
        border: `1.5px solid ${token("--focus")}`,
        boxShadow: `0 0 0 2px ${token("--focus")}`,
      },
      ".Input--invalid": { border: `1.5px solid ${token("--danger")}`, boxShadow: "none" },
    },
  };
}

/** The page's text face for the frame. Stripe takes it over HTTPS only; the sandbox from anywhere. */
export function cardFonts(scriptUrl: string | null): CustomFontSource[] {
  if (scriptUrl === null && window.location.protocol !== "https:") return [];
  const address = new URL(textFont, window.location.origin).href;
  return [{ family: "Figtree", src: `url("${address}")`, weight: "300 900", display: "swap" }];
}

function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

const readTheme = () => document.documentElement.dataset.theme ?? "light";

// One object per theme: a new one would make the provider draw anew.
const drawn = new Map<string, Appearance>();

/** How the card's field looks in the page's present theme. */
export function useCardAppearance(): Appearance {
  const theme = useSyncExternalStore(watchTheme, readTheme);
  const appearance = drawn.get(theme) ?? appearanceOf(theme === "dark");
  drawn.set(theme, appearance);
  return appearance;
}
