import {
  followReply,
  generate,
  listMessages,
  type Message,
  type ReplyEvent,
  readConversation,
  retryReply,
  stopReply,
} from "#shared/chat.ts";
import { CallError, call, callPage, saidBy } from "#web/lib/call.ts";
import { streamEvents } from "#web/lib/events.ts";
import { newId } from "../ids.ts";
import { browserNetwork, isLast, keepFollowing, type Network } from "./link.ts";
import {
  type Ask,
  asked,
  emptyThread,
  extended,
  happened,
  refreshed,
  retried,
  type Thread,
  unasked,
  unretried,
  writing,
} from "./thread.ts";
import { WordBuffer } from "./word-buffer.ts";

/** What the store tells the page. */
export interface ThreadListener {
  /** A reply has begun, in a conversation that may be new. */
  onBegun: (conversationId: string) => void;
  /** It has ended, however that came. */
  onChanged: (conversationId: string) => void;
  /** Credits as they stand after a reply. */
  onCredits: (credits: { creditsUsed: number; creditsLimit: number | null }) => void;
  /** A reply has ended by itself, was stopped or failed. */
  onEnded: (status: Message["status"], content: string) => void;
  onSignedOut: () => void;
}

/** What is written at the moment: how to open its stream while it has no id yet. */
interface Job {
  open: (signal: AbortSignal) => AsyncIterable<ReplyEvent>;
  /** Known once the server has said it. */
  messageId: string | null;
  ask: Ask | null;
  /** The reply that is written again, as it stood. */
  again: Message | null;
}

const generationFailed = "Error al generar respuesta";

function fresh(conversationId: string | null, opening: number): Thread {
  const phase = conversationId === null ? "ready" : "loading";
  return { ...emptyThread, conversationId, opening, phase };
}

/** One worker's conversation in this window: loads it, asks, follows, stops, survives cuts. */
export class ThreadStore {
  readonly #workerId: string;
  readonly #listener: ThreadListener;
  readonly #network: Network;
  readonly #watchers = new Set<() => void>();
  #thread: Thread = emptyThread;
  #job: Job | null = null;
  /** How many jobs there have been. */
  #jobs = 0;
  #abort = new AbortController();
  #stopAsked = false;
  readonly #words = new WordBuffer((text) =>
    this.#set(happened(this.#thread, { type: "delta", text })),
  );
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #opened: string | null | undefined;

  constructor(
    workerId: string,
    conversationId: string | null,
    listener: ThreadListener,
    network: Network = browserNetwork,
  ) {
    this.#workerId = workerId;
    this.#listener = listener;
    this.#network = network;
    this.#thread = fresh(conversationId, 0);
  }

  readonly watch = (watcher: () => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  readonly read = () => this.#thread;

  #set(thread: Thread): void {
    if (thread === this.#thread) return;
    this.#thread = thread;
    for (const watcher of this.#watchers) watcher();
  }

  /** Shows a conversation, or the beginning of a new one; the one that is shown already stays. */
  open(conversationId: string | null): void {
    clearTimeout(this.#leaving);
    if (this.#opened === conversationId) return;
    this.#leaveJob();
    const isFirst = this.#opened === undefined && this.#thread.conversationId === conversationId;
    this.#opened = conversationId;
    this.#set(fresh(conversationId, this.#thread.opening + (isFirst ? 0 : 1)));
    if (conversationId !== null) void this.reload();
  }

  /** Nobody looks any more. The server goes on writing. */
  leave(): void {
    // Later, because React's strict mode leaves and comes back at once.
    this.#leaving = setTimeout(() => {
      this.#leaveJob();
      this.#opened = undefined;
    });
  }

  #leaveJob(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#job = null;
    this.#stopAsked = false;
    this.#words.discard();
  }

  /** Reads the conversation and its newest messages, and follows the reply that is being written. */
  async reload(): Promise<void> {
    const conversationId = this.#thread.conversationId;
    if (conversationId === null) return;
    const { signal } = this.#abort;
    const jobs = this.#jobs;
    if (this.#thread.phase !== "ready") this.#set({ ...this.#thread, phase: "loading" });
    try {
      const parts = { params: { conversationId } };
      const [conversation, page] = await Promise.all([
        call(readConversation, parts, { signal }),
        callPage(listMessages, parts, { signal }),
      ]);
      const { projectId } = conversation;
      // What began meanwhile is newer than this answer.
      if (signal.aborted || this.#jobs !== jobs) return;
      this.#set(refreshed({ ...this.#thread, conversation, projectId }, page.items, page.next));
    } catch (error) {
      if (signal.aborted || this.#signedOut(error)) return;
      const missing = error instanceof CallError && [404, 422].includes(error.status);
      if (missing) this.#set({ ...this.#thread, phase: "missing" });
      else if (this.#thread.phase !== "ready")
        this.#set({ ...this.#thread, phase: "failed", failure: error });
      return;
    }
    const reply = writing(this.#thread);
    if (reply && !this.#job) void this.#follow(reply.id);
  }

  /** As {@link reload}, when something may have happened elsewhere and nothing is written here. */
  async refresh(): Promise<void> {
    if (this.#job === null && this.#thread.phase === "ready") await this.reload();
  }

  /** Sends a question. False when it was refused: the text belongs back into the composer. */
  async send(ask: Ask): Promise<boolean> {
    if (writing(this.#thread) || this.#thread.phase !== "ready") return false;
    const { conversationId } = this.#thread;
    this.#set(asked(this.#thread, ask, new Date().toISOString()));
    const parts = {
      params: { workerId: this.#workerId },
      body: {
        prompt: ask.prompt,
        contentType: ask.contentType,
        conversationId,
        projectId: ask.projectId ?? null,
        requestId: ask.requestId,
        order: ask.order ?? null,
        metadata: {
          ...(ask.handoff ? { handoff: ask.handoff } : {}),
          ...(ask.format ? { format: ask.format } : {}),
          ...(ask.photo ? { photoId: ask.photo.id } : {}),
        },
      },
    };
    return await this.#run({
      open: (signal) => streamEvents<ReplyEvent>(generate, parts, { signal, isLast }),
      messageId: null,
      ask,
      again: null,
    });
  }

  /** Writes a failed or stopped reply again. */
  async retry(message: Message): Promise<void> {
    if (writing(this.#thread)) return;
    this.#set(retried(this.#thread, message.id));
    // One id for all tries, so that a lost answer never pays twice.
    const parts = { params: { messageId: message.id }, body: { requestId: newId() } };
    await this.#run({
      open: (signal) => streamEvents<ReplyEvent>(retryReply, parts, { signal, isLast }),
      messageId: null,
      ask: null,
      again: message,
    });
  }

  /** Ends the reply where it is; before it has begun, as soon as it does. */
  async stop(): Promise<void> {
    const messageId = this.#job?.messageId ?? null;
    this.#stopAsked = true;
    if (messageId === null) return;
    try {
      await call(stopReply, { params: { messageId } });
    } catch (error) {
      this.#stopAsked = false;
      if (this.#signedOut(error)) return;
      const notice = saidBy(error, "No hemos podido detener la respuesta. Inténtalo de nuevo.");
      this.#set({ ...this.#thread, notice, needsPlan: false });
    }
  }

  /** Tries again to reach a reply whose connection was lost for good. */
  reconnect(): void {
    const job = this.#job;
    if (job && this.#thread.link === "lost") void this.#run(job);
  }

  async loadOlder(): Promise<void> {
    const { conversationId, older, loadingOlder } = this.#thread;
    if (conversationId === null || older === undefined || loadingOlder) return;
    const { signal } = this.#abort;
    this.#set({ ...this.#thread, loadingOlder: true });
    try {
      const parts = { params: { conversationId }, query: { cursor: older } };
      const page = await callPage(listMessages, parts, { signal });
      this.#set(extended(this.#thread, page.items, page.next));
    } catch (error) {
      if (signal.aborted || this.#signedOut(error)) return;
      const notice = saidBy(error, "No hemos podido cargar los mensajes anteriores.");
      this.#set({ ...this.#thread, loadingOlder: false, notice, needsPlan: false });
    }
  }

  dismissNotice(): void {
    this.#set({ ...this.#thread, notice: null });
  }

  async #follow(messageId: string): Promise<void> {
    await this.#run({ open: () => this.#resume(messageId), messageId, ask: null, again: null });
  }

  #resume(messageId: string): AsyncIterable<ReplyEvent> {
    const { signal } = this.#abort;
    return streamEvents<ReplyEvent>(followReply, { params: { messageId } }, { signal, isLast });
  }

  /** Follows a job to its end. False when it was refused before it began. */
  async #run(job: Job): Promise<boolean> {
    const { signal } = this.#abort;
    this.#job = job;
    this.#jobs += 1;
    try {
      const events = keepFollowing({
        open: () => (job.messageId ? this.#resume(job.messageId) : job.open(signal)),
        hasBegun: () => job.messageId !== null,
        pause: this.#network.pause,
        onLink: (link) => {
          if (!signal.aborted && this.#thread.link !== link) this.#set({ ...this.#thread, link });
        },
        isOffline: this.#network.isOffline,
        signal,
      });
      for await (const event of events) this.#apply(job, event);
    } catch (error) {
      if (signal.aborted) return true;
      return this.#failed(job, error);
    }
    if (!signal.aborted) this.#job = null;
    return true;
  }

  #apply(job: Job, event: ReplyEvent): void {
    if (event.type === "delta") {
      this.#words.add(event.text);
      return;
    }
    this.#words.flush();
    if (event.type === "start") {
      job.messageId = event.messageId;
      this.#opened = event.conversationId;
    }
    this.#set(happened(this.#thread, event));
    switch (event.type) {
      case "start":
        this.#listener.onBegun(event.conversationId);
        if (this.#stopAsked) void this.stop();
        return;
      case "done":
        this.#job = null;
        this.#stopAsked = false;
        this.#listener.onCredits(event);
        this.#listener.onEnded(event.status, event.content);
        this.#listener.onChanged(event.conversationId);
        return;
      case "error":
        this.#job = null;
        this.#stopAsked = false;
        this.#listener.onEnded("failed", event.message);
        if (this.#thread.conversationId) this.#listener.onChanged(this.#thread.conversationId);
        return;
    }
  }

  #failed(job: Job, error: unknown): boolean {
    // The connection is lost for now: the job stays, for `reconnect`.
    if (this.#thread.link === "lost") return true;
    this.#job = null;
    this.#stopAsked = false;
    if (this.#signedOut(error)) return false;
    const sentence = saidBy(error, generationFailed);
    const needsPlan = error instanceof CallError && [402, 403].includes(error.status);
    if (job.messageId === null && job.ask) {
      this.#set(unasked(this.#thread, job.ask.requestId, sentence, needsPlan));
      // Somebody else's window may have a reply under way here.
      if (error instanceof CallError && error.status === 409) void this.refresh();
      return false;
    }
    if (job.again && job.messageId === null) {
      const refusal = error instanceof CallError && error.status === 404 ? null : sentence;
      this.#set(unretried(this.#thread, job.again, refusal, needsPlan));
    }
    void this.reload();
    return true;
  }

  #signedOut(error: unknown): boolean {
    if (!(error instanceof CallError) || error.status !== 401) return false;
    this.#listener.onSignedOut();
    return true;
  }
}
