import { createContext, useContext } from "react";

/** Says whether a path is a page of the application, reached without loading a document. */
export type IsApplicationPath = (pathname: string) => boolean;

// Without a provider, as on static pages, every link is a plain anchor.
const ApplicationPaths = createContext<IsApplicationPath>(() => false);

export const ApplicationPathsProvider = ApplicationPaths.Provider;

export function useIsApplicationPath(): IsApplicationPath {
  return useContext(ApplicationPaths);
}
