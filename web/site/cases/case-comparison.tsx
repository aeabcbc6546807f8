import { BeforeAfter } from "../before-after/before-after.tsx";
import { casePictures } from "./pictures.ts";
import type { writtenCases } from "./written.ts";

/** One of the site's ten examples; its pictures are in pictures.ts. */
export type ExampleCase = (typeof writtenCases)[number];

interface CaseComparisonProps {
  shown: ExampleCase;
  /** See `BeforeAfter`. */
  sizes: string;
  first?: true;
}

/** The original post of an example business and its new ad, in a comparison slider. */
export function CaseComparison({ shown, sizes, first }: CaseComparisonProps) {
  const { before, after } = casePictures[shown.sector];
  return (
    <BeforeAfter
      before={{ ...before, alt: shown.original }}
      after={{ ...after, alt: shown.advertisement }}
      name={shown.name}
      sizes={sizes}
      first={first}
    />
  );
}
