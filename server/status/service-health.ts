import type { Llm } from "#server/external/llm.ts";
import type { ReplyPart } from "#server/external/llm-reply.ts";
import type { Renderer } from "#server/features/ads/creatives/renderer.ts";
import type { Database } from "#server/platform/database/db.ts";
import type { MailTransport } from "#server/platform/mail/mail.ts";
import { type ServiceStatus, servicePartIds } from "#shared/status.ts";
import { PartHealth } from "./part-health.ts";

/** How long an answer is cached, so that requests for it cause no load. */
const cacheMs = 10_000;

/**
 * Health of the service's parts. Only the database is probed; the other parts are judged by the results
 * of real requests and jobs in this process.
 */
export class ServiceHealth {
  readonly #database: Pick<Database, "check">;
  readonly #now: () => Date;
  readonly #parts;
  #answer: { status: Promise<ServiceStatus>; untilMs: number } | undefined;

  constructor(database: Pick<Database, "check">, now: () => Date) {
    this.#database = database;
    this.#now = now;
    this.#parts = {
      web: new PartHealth(now),
      database: new PartHealth(now, { mostFailures: 0 }),
      payments: new PartHealth(now),
      texts: new PartHealth(now),
      pictures: new PartHealth(now),
      mail: new PartHealth(now),
    };
    this.#parts.web.succeeded();
  }

  /** The status, at most 10 s old; concurrent calls share one check. */
  read(): Promise<ServiceStatus> {
    const nowMs = this.#now().getTime();
    if (!this.#answer || nowMs >= this.#answer.untilMs) {
      this.#answer = { status: this.#check(), untilMs: nowMs + cacheMs };
    }
    return this.#answer.status;
  }

  async #check(): Promise<ServiceStatus> {
    const { web, database } = this.#parts;
    // This request is being answered, so the web part works.
    web.succeeded();
    await this.#database.check().then(
      () => database.succeeded(),
      () => database.failed(),
    );
    return {
      checkedAt: this.#now().toISOString(),
      parts: servicePartIds.map((id) => {
        const { state, since } = this.#parts[id].read();
        return { id, state, since: since?.toISOString() ?? null };
      }),
    };
  }

  noteStripe(answered: boolean): void {
    this.#note("payments", answered);
  }

  /** Wraps a model and records its results. */
  watchLlm(llm: Llm): Llm {
    const note = (part: ReplyPart) => {
      if (part.type === "finished") this.#note("texts", true);
      // Other failures are caused by the request.
      if (part.type === "failed" && !["refused", "too_long"].includes(part.failure.kind)) {
        this.#note("texts", false);
      }
    };
    return {
      label: llm.label,
      local: llm.local,
      async *reply(request) {
        for await (const part of llm.reply(request)) {
          note(part);
          yield part;
        }
      },
      warm: async () => {
        await llm.warm();
        // Only the local copywriter writes during the warm-up; a provider is not called.
        if (llm.local) this.#note("texts", true);
      },
    };
  }

  /** Wraps a renderer and records its results. */
  watchRenderer(renderer: Renderer): Renderer {
    return {
      draw: async (request) => {
        const answer = await renderer.draw(request);
        if (answer.type === "drawn") this.#note("pictures", true);
        else if (answer.failure.kind !== "impossible") this.#note("pictures", false);
        return answer;
      },
      prepare: (request) => renderer.prepare(request),
      paint: async (request) => {
        const answer = await renderer.paint(request);
        if (answer.type === "painted") this.#note("pictures", true);
        else if (answer.failure.kind !== "impossible") this.#note("pictures", false);
        return answer;
      },
      close: () => renderer.close(),
    };
  }

  /** Wraps a mail transport and records its results. */
  watchMail(transport: MailTransport): MailTransport {
    return {
      deliver: async (mail) => {
        const result = await transport.deliver(mail);
        if (result.sent) this.#note("mail", true);
        // A permanent refusal concerns only this message.
        else if (result.retry) this.#note("mail", false);
        return result;
      },
    };
  }

  #note(part: "payments" | "texts" | "pictures" | "mail", isWell: boolean): void {
    if (isWell) this.#parts[part].succeeded();
    else this.#parts[part].failed();
  }
}
