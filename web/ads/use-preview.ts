import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type AdPreview, previewAds } from "#shared/ads.ts";
import { call } from "#web/lib/call.ts";
import { editsOf, type Reading } from "./flow.ts";

/** From the last change to drawing it. */
const pauseMs = 450;
/** The site's pictures are fetched with the first one. */
const timeoutMs = 60_000;

/**
 * The seven advertisements as they would be with the latest changes. What was asked for earlier is
 * called off; the last ones stay until the next are there.
 */
export function usePreview(reading: Reading) {
  const analysisId = reading.analysis.id;
  const wanted = JSON.stringify(editsOf(reading));
  const settled = useSettled(wanted);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery<AdPreview[], Error>({
    queryKey: ["api", "analyses", analysisId, "preview", settled],
    queryFn: async ({ signal }) => {
      const body = { edits: JSON.parse(settled) as ReturnType<typeof editsOf> };
      const parts = { params: { analysisId }, body };
      return (await call(previewAds, parts, { signal, timeoutMs })).ads;
    },
    placeholderData: keepPreviousData,
  });
  // Of a failure the last ones outlive it.
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return {
    ads: data ?? last,
    error,
    again: () => void refetch(),
    isFetching,
    /** What is shown is not yet of the latest changes. */
    isBehind: isPlaceholderData || wanted !== settled,
  };
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
