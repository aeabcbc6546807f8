import { plainText } from "./texts.ts";

/** The fields of a web app manifest that are used. */
export interface Manifest {
  name: string | null;
  themeColor: string | null;
  backgroundColor: string | null;
  /** At most six. */
  icons: ManifestIcon[];
}

export interface ManifestIcon {
  /** Relative to the manifest. */
  src: string;
  /** Such as `192x192`. */
  sizes: string;
  /** A media type, or empty. */
  type: string;
}

const iconsMax = 6;

/** Parses a manifest; null when it is not a JSON object. */
export function readManifest(text: string): Manifest | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  if (typeof parsed !== "object" || parsed === null) return null;
  const textField = (name: string) => textOf(parsed, name, 120) || null;
  return {
    name: textField("name") ?? textField("short_name"),
    themeColor: textField("theme_color"),
    backgroundColor: textField("background_color"),
    icons: readIcons((parsed as { icons?: unknown }).icons),
  };
}

function readIcons(icons: unknown): ManifestIcon[] {
  if (!Array.isArray(icons)) return [];
  return (
    icons
      .slice(0, 40)
      .filter((icon: unknown) => typeof icon === "object" && icon !== null)
      .map((icon: object) => ({
        src: srcOf(icon),
        sizes: textOf(icon, "sizes", 60),
        type: textOf(icon, "type", 60),
        purpose: textOf(icon, "purpose", 60),
      }))
      // The others are drawn with a wide margin, or in one flat colour.
      .filter(({ src, purpose }) => src !== "" && /^$|\bany\b/.test(purpose))
      .slice(0, iconsMax)
      .map(({ src, sizes, type }) => ({ src, sizes, type }))
  );
}

// An address is checked where it is used; typographic quotation marks would break it.
const srcOf = ({ src }: { src?: unknown }) => (typeof src === "string" ? src.slice(0, 2_048) : "");

function textOf(parent: object, name: string, max: number): string {
  const value = (parent as Record<string, unknown>)[name];
  return typeof value === "string" ? plainText(value, max) : "";
}
