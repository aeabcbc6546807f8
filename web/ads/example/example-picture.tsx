import { examplePictures } from "./pictures.ts";
import { written } from "./written.ts";

/** The example's picture of a day, counted from 0. `sizes` as the browser takes it. */
export function ExamplePicture({
  day,
  sizes,
  first,
}: {
  day: number;
  sizes: string;
  /** What the page is looked at for: not to be waited for. */
  first?: true;
}) {
  const [small, large, tiny] = examplePictures[day] ?? examplePictures[0];
  return (
    <img
      src={large}
      srcSet={`${tiny} 240w, ${small} 360w, ${large} 720w`}
      sizes={sizes}
      width={720}
      height={720}
      alt={`Anuncio de ejemplo: ${written.ads[day]?.headline}`}
      loading={first ? undefined : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding="async"
    />
  );
}
