import { plainText } from "./texts.ts";

/** The fields of a web app manifest that are used. */
export interface Manifest {
  name: string | null;
  themeColor: string | null;
  backgroundColor: string | null;
}

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
  const textField = (name: string) => {
    const value = (parsed as Record<string, unknown>)[name];
    return typeof value === "string" ? plainText(value, 120) || null : null;
  };
  return {
    name: textField("name") ?? textField("short_name"),
    themeColor: textField("theme_color"),
    backgroundColor: textField("background_color"),
  };
}
