import { createContext } from "react";

/** What the build passes to the application's shell, the HTML of every page that is not prerendered. */
export interface Shell {
  /** Code and styles that each page loads beyond the shell's: page pattern → addresses. */
  codeOfPage: Readonly<Record<string, readonly string[]>>;
}

/** Null outside the shell, and in the browser. */
export const ShellContext = createContext<Shell | null>(null);
