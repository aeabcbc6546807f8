import { plainText } from "./texts.ts";

/** What is used of a web application's manifest. */
export interface Manifest {
  name: string | null;
  themeColor: string | null;
  backgroundColor: string | null;
}

/** Reads a manifest's text; null where it is none. */
export function readManifest(text: string): Manifest | null {
  let read: unknown;
  try {
    read = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  if (typeof read !== "object" || read === null) return null;
  const said = (name: string) => {
    const value = (read as Record<string, unknown>)[name];
    return typeof value === "string" ? plainText(value, 120) || null : null;
  };
  return {
    name: said("name") ?? said("short_name"),
    themeColor: said("theme_color"),
    backgroundColor: said("background_color"),
  };
}
