/** How one provider writes a reply: each method gives text for the body. */
export interface Protocol {
  /** The request asked for a stream. */
  streams: boolean;
  start(): string;
  piece(text: string): string;
  end(finish: Finish): string;
  refusal(text: string): string;
  tool(): string;
  errorEvent(error: object): string;
  /** The answer without a stream. */
  whole(text: string, finish?: Finish): object;
  error(status: number, error?: object): object;
}

/** The protocol that a request's path belongs to. */
export function protocolOf(path: string, body: Record<string, unknown>): Protocol {
  if (path.startsWith("/v1/messages")) return anthropic(body);
  if (path.includes(":streamGenerateContent")) return google();
  return openai(body);
}

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const named = (data: { type: string }) => `event: ${data.type}\n${event(data)}`;

function openai(body: Record<string, unknown>): Protocol {
  const base = { id: "chatcmpl-1", created: 1_793_000_000, model: String(body.model) };
  const chunk = (delta: object, finish: string | null = null) =>
    event({
      ...base,
      object: "chat.completion.chunk",
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
  const usage = { prompt_tokens: 12, completion_tokens: 34, total_tokens: 46 };
  const done = event({ ...base, object: "chat.completion.chunk", choices: [], usage });
  const end = (finish: string) => `${chunk({}, finish)}${done}data: [DONE]\n\n`;
  return {
    streams: body.stream === true,
    start: () => chunk({ role: "assistant", content: "" }),
    piece: (text) => chunk({ content: text }),
    end,
    refusal: (text) => chunk({ refusal: text }) + end("stop"),
    tool: () =>
      chunk({
        tool_calls: [
          { index: 0, id: "call_1", type: "function", function: { name: "pay", arguments: "{}" } },
        ],
      }) + end("tool_calls"),
    errorEvent: (error) => event({ error }),
    whole: (text, finish = "stop") => ({
      ...base,
      object: "chat.completion",
      choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: finish }],
      usage,
    }),
    error: (status, error) => ({
      error: { message: `Refused with ${status}`, type: "error", code: null, ...error },
    }),
  };
}

function anthropic(body: Record<string, unknown>): Protocol {
  const reasons = { stop: "end_turn", length: "max_tokens", content_filter: "refusal" };
  const piece = (text: string) =>
    named({
      type: "content_block_delta",
      index: 0,
      delta: { type: "text_delta", text },
    } as { type: string });
  const end = (reason: string) =>
    named({ type: "content_block_stop", index: 0 } as { type: string }) +
    named({
      type: "message_delta",
      delta: { stop_reason: reason, stop_sequence: null },
      usage: { output_tokens: 34 },
    } as { type: string }) +
    named({ type: "message_stop" });
  return {
    streams: true,
    start: () =>
      named({
        type: "message_start",
        message: {
          id: "msg_1",
          type: "message",
          role: "assistant",
          model: body.model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 12, output_tokens: 1 },
        },
      } as { type: string }) +
      named({
        type: "content_block_start",
        index: 0,
        content_block: { type: "text", text: "" },
      } as { type: string }),
    piece,
    end: (finish) => end(reasons[finish]),
    refusal: (text) => piece(text) + end("refusal"),
    tool: () => end("tool_use"),
    errorEvent: (error) => named({ type: "error", error } as { type: string }),
    whole: () => ({}),
    error: (status, error) => ({
      type: "error",
      error: { type: "error", message: `Refused with ${status}`, ...error },
    }),
  };
}

function google(): Protocol {
  const reasons = { stop: "STOP", length: "MAX_TOKENS", content_filter: "SAFETY" };
  const chunk = (text: string, finishReason?: string) =>
    event({
      candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason, index: 0 }],
      usageMetadata: { promptTokenCount: 12, candidatesTokenCount: 34, totalTokenCount: 46 },
    });
  return {
    streams: true,
    start: () => "",
    piece: (text) => chunk(text),
    end: (finish) => chunk("", reasons[finish]),
    refusal: (text) => chunk(text, "SAFETY"),
    tool: () => chunk("", "STOP"),
    errorEvent: (error) => event({ error }),
    whole: () => ({}),
    error: (status, error) => ({
      error: { code: status, message: `Refused with ${status}`, status: "UNKNOWN", ...error },
    }),
  };
}

export type Finish = "stop" | "length" | "content_filter";
