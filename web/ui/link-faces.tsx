import type { ReactNode } from "react";

/** What a link carries in its query is at least so long; shorter, a mail program has cut it. */
export const wholeLength = { token: 20, checkout: 10 } as const;

interface LinkFacesProps {
  /** Whether the page came with all of its link. */
  whole: boolean;
  link: ReactNode;
  /** Of a link that is not whole. */
  bare: ReactNode;
}

/**
 * A page that is opened by a link somebody was sent. The HTML made at build has both faces, not knowing
 * how it will be opened; before React looks at it, the script in the head takes one out (`data-only`).
 */
export function LinkFaces({ whole, link, bare }: LinkFacesProps) {
  const isBuild = typeof document === "undefined";
  return (
    <>
      {isBuild || whole ? <div data-only="link">{link}</div> : null}
      {isBuild || !whole ? <div data-only="bare">{bare}</div> : null}
    </>
  );
}
