import { createContext } from "react";

/** What the build knows while it writes the application's shell, which stands at no page's path. */
export interface Shell {
  /** Code and styles of each page beyond the shell's own: page pattern → addresses. */
  codeOfPage: Readonly<Record<string, readonly string[]>>;
}

/** Null outside the shell, and in the browser. */
export const ShellContext = createContext<Shell | null>(null);
