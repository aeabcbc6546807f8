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
import { CallError, call, callPage, errorMessage } from "#web/lib/call.ts";
import { streamEvents } from "#web/lib/events.ts";
import { randomId } from "../random-id.ts";
import {
  browserNetwork,
  isFinalEvent,
  type Network,
  streamReplyEvents,
} from "./reply-connection.ts";
import {
  addQuestion,
  applyReplyEvent,
  emptyThread,
  mergeNewestPage,
  type PromptRequest,
  pendingReply,
  prependOlderPage,
  removeQuestion,
  startRetry,
  type Thread,
  undoRetry,
} from "./thread.ts";
import { WordBuffer } from "./word-buffer.ts";

/** Callbacks of the store to the page. */
export interface ThreadListener {
  /** A reply has begun; its conversation may be new. */
  onBegun: (conversationId: string) => void;
  /** A reply has ended and its conversation has changed. */
  onChanged: (conversationId: string) => void;
  /** Credits as they stand after a reply. */
  onCredits: (credits: { creditsUsed: number; creditsLimit: number | null }) => void;
  /** A reply was finished, stopped or failed. */
  onEnded: (status: Message["status"], content: string) => void;
  onSignedOut: () => void;
}

/** The reply being written. `open` starts it; with a `messageId` its stream can be resumed. */
interface Job {
  open: (signal: AbortSignal) => AsyncIterable<ReplyEvent>;
  /** null until the server has sent it. */
  messageId: string | null;
  ask: PromptRequest | null;
  /** The reply before its retry; null when this is not a retry. */
  previousReply: Message | null;
}

const generationFailed = "Error al generar respuesta";

function initialThread(conversationId: string | null, opening: number): Thread {
  const phase = conversationId === null ? "ready" : "loading";
  return { ...emptyThread, conversationId, opening, phase };
}

/** One conversation in this window: loads it, sends questions, and follows, stops and retries replies. */
export class ThreadStore {
  readonly #workerId: string;
  readonly #listener: ThreadListener;
  readonly #network: Network;
  readonly #watchers = new Set<() => void>();
  #thread: Thread = emptyThread;
  #job: Job | null = null;
  /** Number of jobs started so far. */
  #jobCount = 0;
  #abort = new AbortController();
  #stopRequested = false;
  readonly #buffer = new WordBuffer((text) =>
    this.#set(applyReplyEvent(this.#thread, { type: "delta", text })),
  );
  #leaveTimer: ReturnType<typeof setTimeout> | undefined;
  #openedId: string | null | undefined;

  constructor(
    workerId: string,
    conversationId: string | null,
    listener: ThreadListener,
    network: Network = browserNetwork,
  ) {
    this.#workerId = workerId;
    this.#listener = listener;
    this.#network = network;
    this.#thread = initialThread(conversationId, 0);
  }

  readonly subscribe = (watcher: () => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  readonly read = () => this.#thread;

  #set(thread: Thread): void {
    if (thread === this.#thread) return;
    this.#thread = thread;
    for (const watcher of this.#watchers) watcher();
  }

  /** Shows a conversation, or a new one for null; does nothing when it is open already. */
  open(conversationId: string | null): void {
    clearTimeout(this.#leaveTimer);
    if (this.#openedId === conversationId) return;
    this.#leaveJob();
    const isFirst = this.#openedId === undefined && this.#thread.conversationId === conversationId;
    this.#openedId = conversationId;
    this.#set(initialThread(conversationId, this.#thread.opening + (isFirst ? 0 : 1)));
    if (conversationId !== null) void this.reload();
  }

  /** Stops following when the page is left. The server goes on writing. */
  leave(): void {
    // Deferred, because React's strict mode unmounts and mounts again at once.
    this.#leaveTimer = setTimeout(() => {
      this.#leaveJob();
      this.#openedId = undefined;
    });
  }

  #leaveJob(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#job = null;
    this.#stopRequested = false;
    this.#buffer.discard();
  }

  /** Loads the conversation and its newest messages, and follows a reply that is being written. */
  async reload(): Promise<void> {
    const conversationId = this.#thread.conversationId;
    if (conversationId === null) return;
    const { signal } = this.#abort;
    const jobs = this.#jobCount;
    if (this.#thread.phase !== "ready") this.#set({ ...this.#thread, phase: "loading" });
    try {
      const parts = { params: { conversationId } };
      const [conversation, page] = await Promise.all([
        call(readConversation, parts, { signal }),
        callPage(listMessages, parts, { signal }),
      ]);
      const { projectId } = conversation;
      // A reply that began in the meantime is newer than this answer.
      if (signal.aborted || this.#jobCount !== jobs) return;
      this.#set(
        mergeNewestPage({ ...this.#thread, conversation, projectId }, page.items, page.next),
      );
    } catch (error) {
      if (signal.aborted || this.#handleSignedOut(error)) return;
      const missing = error instanceof CallError && [404, 422].includes(error.status);
      if (missing) this.#set({ ...this.#thread, phase: "missing" });
      else if (this.#thread.phase !== "ready")
        this.#set({ ...this.#thread, phase: "failed", failure: error });
      return;
    }
    const reply = pendingReply(this.#thread);
    if (reply && !this.#job) void this.#follow(reply.id);
  }

  /** Reloads after a change elsewhere, unless a reply is being written here. */
  async refresh(): Promise<void> {
    if (this.#job === null && this.#thread.phase === "ready") await this.reload();
  }

  /** Sends a question. False when it was refused and its text should return to the composer. */
  async send(ask: PromptRequest): Promise<boolean> {
    if (pendingReply(this.#thread) || this.#thread.phase !== "ready") return false;
    const { conversationId } = this.#thread;
    this.#set(addQuestion(this.#thread, ask, new Date().toISOString()));
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
      open: (signal) => streamEvents<ReplyEvent>(generate, parts, { signal, isLast: isFinalEvent }),
      messageId: null,
      ask,
      previousReply: null,
    });
  }

  /** Retries a failed or stopped reply. */
  async retry(message: Message): Promise<void> {
    if (pendingReply(this.#thread)) return;
    this.#set(startRetry(this.#thread, message.id));
    // One id for all attempts, so that a lost answer is never charged twice.
    const parts = { params: { messageId: message.id }, body: { requestId: randomId() } };
    await this.#run({
      open: (signal) =>
        streamEvents<ReplyEvent>(retryReply, parts, { signal, isLast: isFinalEvent }),
      messageId: null,
      ask: null,
      previousReply: message,
    });
  }

  /** Stops the reply; one that has not begun is stopped when it does. */
  async stop(): Promise<void> {
    const messageId = this.#job?.messageId ?? null;
    this.#stopRequested = true;
    if (messageId === null) return;
    try {
      await call(stopReply, { params: { messageId } });
    } catch (error) {
      this.#stopRequested = false;
      if (this.#handleSignedOut(error)) return;
      const notice = errorMessage(
        error,
        "No hemos podido detener la respuesta. Inténtalo de nuevo.",
      );
      this.#set({ ...this.#thread, notice, needsPlan: false });
    }
  }

  /** Follows a reply again whose connection was lost after all attempts. */
  reconnect(): void {
    const job = this.#job;
    if (job && this.#thread.connection === "lost") void this.#run(job);
  }

  async loadOlder(): Promise<void> {
    const { conversationId, older, loadingOlder } = this.#thread;
    if (conversationId === null || older === undefined || loadingOlder) return;
    const { signal } = this.#abort;
    this.#set({ ...this.#thread, loadingOlder: true });
    try {
      const parts = { params: { conversationId }, query: { cursor: older } };
      const page = await callPage(listMessages, parts, { signal });
      this.#set(prependOlderPage(this.#thread, page.items, page.next));
    } catch (error) {
      if (signal.aborted || this.#handleSignedOut(error)) return;
      const notice = errorMessage(error, "No hemos podido cargar los mensajes anteriores.");
      this.#set({ ...this.#thread, loadingOlder: false, notice, needsPlan: false });
    }
  }

  dismissNotice(): void {
    this.#set({ ...this.#thread, notice: null });
  }

  async #follow(messageId: string): Promise<void> {
    await this.#run({
      open: () => this.#resume(messageId),
      messageId,
      ask: null,
      previousReply: null,
    });
  }

  #resume(messageId: string): AsyncIterable<ReplyEvent> {
    const { signal } = this.#abort;
    return streamEvents<ReplyEvent>(
      followReply,
      { params: { messageId } },
      { signal, isLast: isFinalEvent },
    );
  }

  /** Follows a job to its end. False when the server refused it before it began. */
  async #run(job: Job): Promise<boolean> {
    const { signal } = this.#abort;
    this.#job = job;
    this.#jobCount += 1;
    try {
      const events = streamReplyEvents({
        open: () => (job.messageId ? this.#resume(job.messageId) : job.open(signal)),
        hasBegun: () => job.messageId !== null,
        pause: this.#network.pause,
        onState: (link) => {
          if (!signal.aborted && this.#thread.connection !== link)
            this.#set({ ...this.#thread, connection: link });
        },
        isOffline: this.#network.isOffline,
        signal,
      });
      for await (const event of events) this.#apply(job, event);
    } catch (error) {
      if (signal.aborted) return true;
      return this.#handleFailure(job, error);
    }
    if (!signal.aborted) this.#job = null;
    return true;
  }

  #apply(job: Job, event: ReplyEvent): void {
    if (event.type === "delta") {
      this.#buffer.add(event.text);
      return;
    }
    this.#buffer.flush();
    if (event.type === "start") {
      job.messageId = event.messageId;
      this.#openedId = event.conversationId;
    }
    this.#set(applyReplyEvent(this.#thread, event));
    switch (event.type) {
      case "start":
        this.#listener.onBegun(event.conversationId);
        if (this.#stopRequested) void this.stop();
        return;
      case "done":
        this.#job = null;
        this.#stopRequested = false;
        this.#listener.onCredits(event);
        this.#listener.onEnded(event.status, event.content);
        this.#listener.onChanged(event.conversationId);
        return;
      case "error":
        this.#job = null;
        this.#stopRequested = false;
        this.#listener.onEnded("failed", event.message);
        if (this.#thread.conversationId) this.#listener.onChanged(this.#thread.conversationId);
        return;
    }
  }

  #handleFailure(job: Job, error: unknown): boolean {
    // The connection is lost: the job is kept for `reconnect`.
    if (this.#thread.connection === "lost") return true;
    this.#job = null;
    this.#stopRequested = false;
    if (this.#handleSignedOut(error)) return false;
    const sentence = errorMessage(error, generationFailed);
    const needsPlan = error instanceof CallError && [402, 403].includes(error.status);
    if (job.messageId === null && job.ask) {
      this.#set(removeQuestion(this.#thread, job.ask.requestId, sentence, needsPlan));
      // Another window may be writing a reply in this conversation.
      if (error instanceof CallError && error.status === 409) void this.refresh();
      return false;
    }
    if (job.previousReply && job.messageId === null) {
      const refusal = error instanceof CallError && error.status === 404 ? null : sentence;
      this.#set(undoRetry(this.#thread, job.previousReply, refusal, needsPlan));
    }
    void this.reload();
    return true;
  }

  #handleSignedOut(error: unknown): boolean {
    if (!(error instanceof CallError) || error.status !== 401) return false;
    this.#listener.onSignedOut();
    return true;
  }
}
