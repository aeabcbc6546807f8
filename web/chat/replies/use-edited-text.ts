import { useQuery } from "@tanstack/react-query";
import { readContent } from "#shared/content.ts";
import { call } from "#web/lib/call.ts";
import { keyOf } from "#web/lib/endpoints.ts";
import type { ThreadMessage } from "../thread/thread.ts";

/** A reply's text with the person's edits, where the browser knows them. */
export function useEditedText(message: ThreadMessage): string {
  const contentId = message.contentId ?? "";
  const parts = { params: { contentId } };
  const { data } = useQuery({
    queryKey: keyOf(readContent, parts),
    queryFn: ({ signal }) => call(readContent, parts, { signal }),
    // Never fetches: uses only what the edit dialog has loaded and saved.
    enabled: false,
  });
  return contentId !== "" && data ? data.content : (message.edited ?? message.content);
}
