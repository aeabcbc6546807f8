import { useQuery } from "@tanstack/react-query";
import { readContent } from "#shared/content.ts";
import { call } from "#web/lib/call.ts";
import { keyOf } from "#web/lib/endpoints.ts";
import type { ThreadMessage } from "../thread/thread.ts";

/** A reply's text, as the person has changed it since, where that is known here. */
export function useEditedText(message: ThreadMessage): string {
  const contentId = message.contentId ?? "";
  const parts = { params: { contentId } };
  const { data } = useQuery({
    queryKey: keyOf(readContent, parts),
    queryFn: ({ signal }) => call(readContent, parts, { signal }),
    // Only what the edit dialog has read and saved.
    enabled: false,
  });
  return contentId !== "" && data ? data.content : (message.edited ?? message.content);
}
