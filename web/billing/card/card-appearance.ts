import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import type { Appearance, CustomFontSource } from "@stripe/stripe-js";
import { useSyncExternalStore } from "react";

/** Maps our design tokens to Stripe's appearance; its frame cannot read our stylesheet. */
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

/** The page's text font for the frame. Stripe loads fonts over HTTPS only; the sandbox from any address. */
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

// One object per theme: a new object would make the provider render again.
const appearances = new Map<string, Appearance>();

/** Appearance of the card field in the page's current theme. */
export function useCardAppearance(): Appearance {
  const theme = useSyncExternalStore(watchTheme, readTheme);
  const appearance = appearances.get(theme) ?? appearanceOf(theme === "dark");
  appearances.set(theme, appearance);
  return appearance;
}
