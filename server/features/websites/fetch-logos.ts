import type { SiteLogo } from "#db/schema-site-facts.ts";
import type { WebFetch } from "#server/external/web-fetch.ts";

/** As many candidates are asked for at once; the rest keep their places. */
const probedMax = 4;
const logoTypes = [
  ...["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif", "image/svg+xml"],
  ...["image/x-icon", "image/vnd.microsoft.icon"],
];
const rasterTypes = /^image\/(png|jpeg|webp|gif)$/;

interface FetchedLogos {
  /** Those that answered with a picture, in their order, before those that certainly do not. */
  logos: SiteLogo[];
  /** The first that answered in a format whose colours can be read. */
  first: { url: string; bytes: Buffer } | null;
}

/**
 * Fetches the first logos at the same time. One that is missing, or is no picture, moves to the end; one
 * that is only slow keeps its place, because it may answer later.
 * @param limits of each request
 */
export async function fetchLogos(
  webFetch: WebFetch,
  logos: readonly SiteLogo[],
  limits: { deadlineMs: number; maxBytes: number },
): Promise<FetchedLogos> {
  const answers = await Promise.all(
    logos.slice(0, probedMax).map(({ url }) => webFetch.get(url, { ...limits, accept: logoTypes })),
  );
  const isMissing = (at: number) => {
    const answer = answers[at];
    if (!answer) return false;
    if (answer.ok) return answer.status >= 400 || answer.body.length === 0;
    return answer.kind !== "too_slow" && answer.kind !== "too_big";
  };
  let first: FetchedLogos["first"] = null;
  for (const [at, answer] of answers.entries()) {
    if (first || !answer.ok || isMissing(at) || !rasterTypes.test(answer.contentType)) continue;
    first = { url: logos[at]!.url, bytes: answer.body };
  }
  return {
    logos: [...logos.filter((_, at) => !isMissing(at)), ...logos.filter((_, at) => isMissing(at))],
    first,
  };
}
