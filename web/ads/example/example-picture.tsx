import { examplePictures } from "./pictures.ts";
import { written } from "./written.ts";

interface Shown {
  /** As the browser takes it. */
  sizes: string;
  /**
   * In view from the start; `most`: what the page is looked at for, before anything else; `last`: maybe
   * in view, but not before the words.
   */
  first?: true | "most" | "last" | undefined;
}

interface WeekPictureProps extends Shown {
  /** 360, 720 and, where it is shown very small, 240 px square. */
  files: readonly [string, string, string?];
  headline: string | undefined;
}

/** An advertisement of an example. */
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

/** The bakery's of a day, counted from 0. */
export function ExamplePicture({ day, ...shown }: Shown & { day: number }) {
  const files = examplePictures[day] ?? examplePictures[0];
  return <WeekPicture files={files} headline={written.ads[day]?.headline} {...shown} />;
}
