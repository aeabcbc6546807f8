import type { Llm, LlmFailure } from "#server/external/llm.ts";
import type { ReplyRequest } from "#server/external/llm-reply.ts";

/** A model that streams the parts which the test queues, as soon as it queues them. */
export class ScriptedLlm implements Llm {
  readonly label = "Guion";
  readonly local = false;
  readonly requests: ReplyRequest[] = [];
  readonly #parts: (string | LlmFailure | "end")[] = [];
  #wake: () => void = () => {};

  say(...parts: (string | LlmFailure | "end")[]): void {
    this.#parts.push(...parts);
    this.#wake();
  }

  async warm(): Promise<void> {}

  async *reply(request: ReplyRequest): ReturnType<Llm["reply"]> {
    this.requests.push(request);
    while (!request.signal.aborted) {
      const part = this.#parts.shift();
      if (part === undefined) {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
          request.signal.addEventListener("abort", () => resolve(), { once: true });
        });
      } else if (part === "end") {
        yield { type: "finished", reason: "stop" };
        return;
      } else if (typeof part === "string") {
        yield { type: "text", text: part };
      } else {
        yield { type: "failed", failure: part };
        return;
      }
    }
  }
}
