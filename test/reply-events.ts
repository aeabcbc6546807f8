import type { ReplyEvent } from "#shared/chat.ts";

/** Reads the server-sent events of an answer one by one. Leaving the loop closes the connection. */
export async function* readEvents(answer: Response): AsyncGenerator<ReplyEvent> {
  if (!answer.body) return;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      buffer += value;
      const blocks = buffer.split("\n\n");
      buffer = blocks.pop()!;
      for (const block of blocks) {
        const data = block.split("\n").find((line) => line.startsWith("data: "));
        if (data) yield JSON.parse(data.slice("data: ".length));
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** All events of an answer. */
export async function allEvents(answer: Response): Promise<ReplyEvent[]> {
  const events: ReplyEvent[] = [];
  for await (const event of readEvents(answer)) events.push(event);
  return events;
}

/** The reply's text after these events. */
export function replyTextOf(events: readonly ReplyEvent[]): string {
  let text = "";
  for (const event of events) {
    if (event.type === "snapshot") text = event.content;
    if (event.type === "delta") text += event.text;
  }
  return text;
}
