import { addressesOf, type Page, pages } from "#web/pages.ts";

export interface PublicRoute {
  /** Its pattern in web/pages.ts. */
  path: string;
  /** What stands behind it: one address, or one for each value of its parameter. */
  addresses: string[];
  kind: "content" | "hydrated";
  /** It can be tapped before its code is there. */
  drawnAtBuild: boolean;
}

/** Every public page that can be opened without a link sent to somebody. @param named only these paths or addresses */
export function publicRoutes(named: readonly string[]): PublicRoute[] {
  return pages
    .filter(isOpen)
    .map((page) => ({
      path: page.path,
      addresses: addressesOf(page),
      kind: page.render === "static" ? ("content" as const) : ("hydrated" as const),
      drawnAtBuild: page.prerendered ?? false,
    }))
    .filter(
      ({ path, addresses }) =>
        named.length === 0 || [path, ...addresses].some((address) => named.includes(address)),
    );
}

function isOpen({ access, path, only, hiddenInProduction }: Page): boolean {
  if (access !== "public" || hiddenInProduction || path === "*") return false;
  return only !== undefined || !path.includes("/:");
}
