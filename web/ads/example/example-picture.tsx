import { examplePictures } from "./pictures.ts";
import { written } from "./written.ts";

interface PictureLoading {
  /** The `sizes` attribute of the image. */
  sizes: string;
  /**
   * `true`: in view from the start; `most`: the page's main picture, fetched with high priority;
   * `last`: possibly in view, fetched with low priority after the text.
   */
  first?: true | "most" | "last" | undefined;
}

interface WeekPictureProps extends PictureLoading {
  /** Addresses of the 360 and 720 px squares and, where it is shown very small, of the 240 px one. */
  files: readonly [string, string, string?];
  headline: string | undefined;
}

/** The picture of one example ad. */
export function WeekPicture({ files, headline, sizes, first }: WeekPictureProps) {
  const [small, large, tiny] = files;
  return (
    <img
      src={large}
      srcSet={`${tiny ? `${tiny} 240w, ` : ""}${small} 360w, ${large} 720w`}
      sizes={sizes}
      width={720}
      height={720}
      alt={`Anuncio de ejemplo: ${headline}`}
      loading={first && first !== "last" ? undefined : "lazy"}
      fetchPriority={first === "most" ? "high" : first === "last" ? "low" : undefined}
      decoding="async"
    />
  );
}

/** The example bakery's ad of a day, counted from 0. */
export function ExamplePicture({ day, ...loading }: PictureLoading & { day: number }) {
  const files = examplePictures[day] ?? examplePictures[0];
  return <WeekPicture files={files} headline={written.ads[day]?.headline} {...loading} />;
}
