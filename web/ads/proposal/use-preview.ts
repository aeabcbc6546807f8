import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type PreviewEvent, previewAds, type WeekPreview } from "#shared/ads.ts";
import { CallError } from "#web/lib/call.ts";
import { streamEvents } from "#web/lib/events.ts";
import { editsOf, type Reading } from "../flow.ts";

/** Delay between the last edit and the request. */
const debounceMs = 450;

/** A week that may be partly drawn. */
interface PartialWeek extends WeekPreview {
  /** Numbers of the days whose picture is still being drawn. */
  pendingDays: readonly number[];
}

/** An event of the preview's stream. */
type StreamEvent = PreviewEvent | { type: "error"; message: string };

/**
 * Previews the seven ads with the latest edits, each picture as soon as it is drawn. A new request
 * aborts the one before; the previous ads stay until the new ones arrive.
 */
export function usePreview(reading: Reading) {
  const client = useQueryClient();
  const analysisId = reading.analysis.id;
  const edits = JSON.stringify(editsOf(reading));
  const debounced = useDebounced(edits);
  const queryKey = ["api", "analyses", analysisId, "preview", debounced];
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery<PartialWeek, Error>({
    queryKey,
    queryFn: async ({ signal }) => {
      const body = { edits: JSON.parse(debounced) as ReturnType<typeof editsOf> };
      const parts = { params: { analysisId }, body };
      let week: PartialWeek | null = null;
      for await (const event of streamEvents<StreamEvent>(previewAds, parts, { signal })) {
        week = applyEvent(week, event);
        if (!signal.aborted) client.setQueryData(queryKey, week);
      }
      if (!week) throw new CallError(0, "No week came", {}, "network");
      return { ...week, pendingDays: [] };
    },
    placeholderData: keepPreviousData,
  });
  // The last complete week stays in view after a failure.
  const [last, setLast] = useState<PartialWeek>();
  if (data && data !== last && data.pendingDays.length === 0) setLast(data);
  const shown = data ?? last;
  return {
    ads: shown && last ? withPicturesOf(last, shown) : shown?.ads,
    isDraft: shown?.isDraft === true,
    readiness: shown?.readiness,
    /** Days without any picture: neither of the latest edits nor of earlier ones. */
    pendingDays: last ? [] : (shown?.pendingDays ?? []),
    error,
    retry: () => void refetch(),
    isFetching,
    /** Some of what is shown does not have the latest edits yet. */
    isOutdated:
      isPlaceholderData ||
      edits !== debounced ||
      (last !== undefined && isFetching && (shown?.pendingDays.length ?? 0) > 0),
  };
}

function applyEvent(week: PartialWeek | null, event: StreamEvent): PartialWeek {
  if (event.type === "week") {
    return { ...event.week, pendingDays: event.week.ads.map(({ number }) => number) };
  }
  if (event.type === "error") throw new CallError(0, event.message, { message: event.message });
  if (!week) throw new CallError(0, "No week came", {}, "network");
  const { number, thumbnailUrl } = event;
  return {
    ...week,
    ads: week.ads.map((ad) => (ad.number === number ? { ...ad, thumbnailUrl } : ad)),
    pendingDays: week.pendingDays.filter((day) => day !== number),
  };
}

/** Fills pictures that are still being drawn with those of the week before, rather than a gap. */
function withPicturesOf(last: PartialWeek, { ads, pendingDays }: PartialWeek): WeekPreview["ads"] {
  return ads.map((ad, at) =>
    pendingDays.includes(ad.number)
      ? { ...ad, thumbnailUrl: last.ads[at]?.thumbnailUrl ?? null }
      : ad,
  );
}

/** The value once it has not changed for `debounceMs`. */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
