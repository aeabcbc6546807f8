import type { ReactNode } from "react";

/** Minimum length of the value in a link's query; a shorter one was cut by a mail program. */
export const minLinkValueLength = { token: 20, checkout: 10 } as const;

interface LinkVariantsProps {
  /** Whether the address has the complete token. */
  whole: boolean;
  link: ReactNode;
  /** Shown for a missing or cut token. */
  bare: ReactNode;
}

/**
 * The two variants of a page that is opened from an email link. The prerendered HTML contains both; before
 * hydration the script in the head hides one (`data-only`).
 */
export function LinkVariants({ whole, link, bare }: LinkVariantsProps) {
  const isBuild = typeof document === "undefined";
  return (
    <>
      {isBuild || whole ? <div data-only="link">{link}</div> : null}
      {isBuild || !whole ? <div data-only="bare">{bare}</div> : null}
    </>
  );
}
