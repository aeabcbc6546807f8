import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type PreviewEvent, previewAds, type WeekPreview } from "#shared/ads.ts";
import { CallError } from "#web/lib/call.ts";
import { streamEvents } from "#web/lib/events.ts";
import { editsOf, type Reading } from "../flow.ts";

/** From the last change to drawing it. */
const pauseMs = 450;

/** A week as far as it is drawn. */
interface Drawing extends WeekPreview {
  /** Days whose picture is on its way. */
  awaited: readonly number[];
}

/** What the server may say at any point of a stream. */
type Said = PreviewEvent | { type: "error"; message: string };

/**
 * The seven advertisements as they would be with the latest changes, each picture as soon as it is
 * drawn. What was asked for earlier is called off; the last ones stay until the next are there.
 */
export function usePreview(reading: Reading) {
  const client = useQueryClient();
  const analysisId = reading.analysis.id;
  const wanted = JSON.stringify(editsOf(reading));
  const settled = useSettled(wanted);
  const queryKey = ["api", "analyses", analysisId, "preview", settled];
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery<Drawing, Error>({
    queryKey,
    queryFn: async ({ signal }) => {
      const body = { edits: JSON.parse(settled) as ReturnType<typeof editsOf> };
      const parts = { params: { analysisId }, body };
      let drawing: Drawing | null = null;
      for await (const said of streamEvents<Said>(previewAds, parts, { signal })) {
        drawing = withSaid(drawing, said);
        if (!signal.aborted) client.setQueryData(queryKey, drawing);
      }
      if (!drawing) throw new CallError(0, "No week came", {}, "network");
      return { ...drawing, awaited: [] };
    },
    placeholderData: keepPreviousData,
  });
  // Of a failure the last ones outlive it.
  const [last, setLast] = useState<Drawing>();
  if (data && data !== last && data.awaited.length === 0) setLast(data);
  const shown = data ?? last;
  return {
    ads: shown && last ? withPicturesOf(last, shown) : shown?.ads,
    isDraft: shown?.isDraft === true,
    /** Days that have no picture yet, neither of these changes nor of earlier ones. */
    awaited: last ? [] : (shown?.awaited ?? []),
    error,
    again: () => void refetch(),
    isFetching,
    /** What is shown is not yet, or not all, of the latest changes. */
    isBehind:
      isPlaceholderData ||
      wanted !== settled ||
      (last !== undefined && isFetching && (shown?.awaited.length ?? 0) > 0),
  };
}

function withSaid(drawing: Drawing | null, said: Said): Drawing {
  if (said.type === "week") {
    return { ...said.week, awaited: said.week.ads.map(({ number }) => number) };
  }
  if (said.type === "error") throw new CallError(0, said.message, { message: said.message });
  const { number, thumbnailUrl } = said;
  return {
    isDraft: drawing?.isDraft ?? false,
    ads: (drawing?.ads ?? []).map((ad) => (ad.number === number ? { ...ad, thumbnailUrl } : ad)),
    awaited: (drawing?.awaited ?? []).filter((day) => day !== number),
  };
}

/** A picture of the changes before is better company for the new words than a gap. */
function withPicturesOf(last: Drawing, { ads, awaited }: Drawing): WeekPreview["ads"] {
  return ads.map((ad, at) =>
    awaited.includes(ad.number) ? { ...ad, thumbnailUrl: last.ads[at]?.thumbnailUrl ?? null } : ad,
  );
}

/** The value once it has rested for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
