import type { ReactNode } from "react";

/** Class of the page's headline, which spans the whole width. */
export const headlineClass = "!text-[clamp(2.6rem,1.1rem+5.6vw,5.75rem)] !leading-[0.98]";

/** Highlights words of a headline in the brand colour. */
export function HeadlineMark({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block bg-honey px-[0.34em] pt-[0.02em] pb-[0.1em] whitespace-nowrap text-on-honey [clip-path:polygon(0.24em_0,calc(100%-0.24em)_0,100%_50%,calc(100%-0.24em)_100%,0.24em_100%,0_50%)]">
      {children}
    </span>
  );
}
