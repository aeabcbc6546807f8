import { ArrowDown } from "lucide-react";
import { Fragment, memo, type ReactNode, useEffect } from "react";
import { contentTypeLabel, type Worker } from "#shared/workers.ts";
import { exactTime } from "#web/lib/format.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { chatAddress } from "./chat-address.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import { formatDayAndTime, startsNewSection } from "./conversation-groups.ts";
import { FieldChips } from "./replies/field-chips.tsx";
import { Reply } from "./replies/reply.tsx";
import type { Thread, ThreadMessage } from "./thread/thread.ts";
import type { ThreadStore } from "./thread/thread-store.ts";
import { useThreadScroll } from "./use-thread-scroll.ts";
import "./messages.css";

interface MessagesProps {
  worker: Worker;
  thread: Thread;
  store: ThreadStore;
  availableWorkers: readonly string[];
  /** Shown while there are no messages. */
  welcome: ReactNode;
}

/** The messages with date headings, a button for older ones and the connection's state. */
export function Messages(props: MessagesProps) {
  const { thread, store } = props;
  const { scroller, content, atEnd, goToEnd } = useThreadScroll(thread, () => {
    void store.loadOlder();
  });
  const { older } = thread;
  useHandoffPolling(thread, store);

  return (
    <div className="chat-thread">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable */}
      <section className="chat-scroll" ref={scroller} tabIndex={0} aria-label="Mensajes">
        <div className="chat-in chat-log" ref={content}>
          {older === undefined ? null : (
            <Button
              look="quiet"
              size="s"
              className="justify-self-center"
              pending={thread.loadingOlder}
              pendingLabel="Cargando..."
              onClick={() => void store.loadOlder()}
            >
              Ver anteriores
            </Button>
          )}
          <Body {...props} />
        </div>
      </section>
      {atEnd ? null : (
        <button
          type="button"
          className="chat-down appear"
          aria-label="Ir al final"
          title="Ir al final"
          onClick={goToEnd}
        >
          <ArrowDown aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  );
}

function Body({ worker, thread, store, welcome, availableWorkers }: MessagesProps) {
  if (thread.phase === "loading") return <ThreadSkeleton />;
  if (thread.phase === "missing") return <Missing worker={worker} />;
  if (thread.phase === "failed") {
    return (
      <ErrorState
        title="No hemos podido abrir esta conversación"
        error={thread.failure}
        onRetry={() => void store.reload()}
      />
    );
  }
  if (thread.messages.length === 0) return welcome;
  const now = new Date();
  const last = thread.messages.at(-1);
  return (
    <>
      <h2 className="sr-only">Mensajes con {worker.name}</h2>
      {thread.messages.map((message, place) => (
        <Fragment key={message.key}>
          {startsNewSection(message.createdAt, thread.messages[place - 1]?.createdAt) ? (
            <time
              className="chat-day"
              dateTime={message.createdAt}
              title={exactTime(message.createdAt)}
            >
              {formatDayAndTime(message.createdAt, now)}
            </time>
          ) : null}
          {message.role === "user" ? (
            <Question message={message} />
          ) : (
            <Reply
              message={message}
              worker={worker}
              store={store}
              isLast={message === last}
              isReachable={thread.connection === "live"}
              projectId={thread.projectId}
              availableWorkers={availableWorkers}
            />
          )}
        </Fragment>
      ))}
      <ConnectionNotice link={thread.connection} onReconnect={() => store.reconnect()} />
    </>
  );
}

function ThreadSkeleton() {
  return (
    <Loading label="Cargando la conversación…">
      <div className="grid gap-7">
        <Skeleton className="h-20 w-3/5 justify-self-end rounded-l" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-64 w-full rounded-l" />
      </div>
    </Loading>
  );
}

function Missing({ worker }: { worker: Worker }) {
  return (
    <div className="border-y border-line py-10">
      <h2 className="text-h3">Esta conversación no existe</h2>
      <p className="mt-2 max-w-[38em] text-ink-2">
        Puede que la hayas borrado o que sea de otra cuenta.
      </p>
      <ButtonLink href={chatAddress(worker.id)} look="outline" size="s" className="mt-5">
        Nueva conversación
      </ButtonLink>
    </div>
  );
}

const pollMs = 4_000;

/** Polls while a worker is writing a hand-off's reply, to update the hand-off's card. */
function useHandoffPolling(thread: Thread, store: ThreadStore): void {
  const isAnyPending = thread.messages.some(({ handoffs }) =>
    handoffs.some(({ status }) => status === "streaming"),
  );
  useEffect(() => {
    if (!isAnyPending) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void store.refresh();
    }, pollMs);
    return () => clearInterval(timer);
  }, [isAnyPending, store]);
}

/** A message of the person. */
const Question = memo(function Question({ message }: { message: ThreadMessage }) {
  return (
    <article className="chat-you" aria-label="Tú">
      {message.photo ? (
        <a href={message.photo.url} target="_blank" rel="noreferrer" className="chat-you-photo">
          <img
            src={message.photo.thumbnailUrl}
            width={message.photo.width}
            height={message.photo.height}
            alt={message.photo.name ? `Tu foto ${message.photo.name}` : "Tu foto"}
          />
        </a>
      ) : null}
      {message.order ? <FieldChips fields={message.order} /> : <p>{message.content}</p>}
      {message.contentType === "chat" || message.order ? null : (
        <small>{contentTypeLabel(message.contentType)}</small>
      )}
    </article>
  );
});
