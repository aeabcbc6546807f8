import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { readBusinessProfile } from "#shared/brain.ts";
import type { Message } from "#shared/chat.ts";
import { pictureType, priceCreditsOf, type Worker } from "#shared/workers.ts";
import { useEndpoint } from "#web/lib/endpoints.ts";
import { useUser } from "#web/lib/session.ts";
import { toast } from "#web/ui/toast.ts";
import {
  chatAddress,
  documentOrigin,
  type HandoffState,
  type KnownWorker,
  maySendAutomatically,
  readChatParameters,
} from "./chat-address.ts";
import { ChatHeader } from "./chat-header.tsx";
import { Composer, type ComposerHandle } from "./composer/composer.tsx";
import { saveUnsent, takeUnsent } from "./composer/draft.ts";
import { SideDrawer, SidePanel } from "./conversations/side-panel.tsx";
import { Messages } from "./messages.tsx";
import { OutsidePlan } from "./outside-plan.tsx";
import { ProjectStrip } from "./project-strip.tsx";
import { randomId } from "./random-id.ts";
import { plainText } from "./replies/plain-text.ts";
import { lastQuestion, type PromptRequest, pendingReply } from "./thread/thread.ts";
import { useThread } from "./thread/use-thread.ts";
import { useVisibleHeight } from "./use-visible-height.ts";
import { Welcome } from "./welcome.tsx";
import "./chat.css";

/** The chat's window: list of conversations, the open one, and the composer. */
export function ChatPage({ worker, notice }: { worker: KnownWorker; notice: ReactNode }) {
  const user = useUser();
  const location = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const arrival = readChatParameters(search);
  const { projectId } = arrival;
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  const composer = useRef<ComposerHandle>(null);
  const place = { userId: user.id, workerId: worker.id };
  const sentFrom = useRef<string | null>(null);
  /** Whether the reply being written was asked for on the dashboard. */
  const quickAsk = useRef(false);
  const profile = useEndpoint(readBusinessProfile, {});
  useVisibleHeight();

  const { store, thread } = useThread(worker.id, arrival.conversationId, {
    onConversation: (id) => {
      takeUnsent({ ...place, conversationId: sentFrom.current });
      if (id !== new URLSearchParams(window.location.search).get("c")) {
        void navigate(chatAddress(worker.id, id), { replace: true });
      }
    },
    onEnded: (status, content) => {
      setAnnouncement(announcementOf(worker.name, status, content));
      if (quickAsk.current) announceQuickAsk(status);
      quickAsk.current = false;
    },
  });
  const reply = pendingReply(thread);
  const open = worker.isAssistant || user.availableWorkers.includes(worker.id);

  const send = async (ask: Omit<PromptRequest, "requestId"> & { requestId?: string }) => {
    const isPicture = ask.contentType === pictureType;
    setAnnouncement(`${worker.name} está ${isPicture ? "dibujando" : "escribiendo"}`);
    const fullAsk = { projectId, ...ask, requestId: ask.requestId ?? randomId() };
    const here = { ...place, conversationId: thread.conversationId };
    sentFrom.current = here.conversationId;
    saveUnsent(here, fullAsk);
    const sent = await store.send(fullAsk);
    if (!sent) takeUnsent(here);
    return sent;
  };

  // Sends again, with the same id, what a reload or a lost connection kept from reaching the server.
  const { phase, opening } = thread;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conversation that is opened
  useEffect(() => {
    if (phase !== "ready" || !open || reply) return;
    const unsent = takeUnsent({ ...place, conversationId: thread.conversationId });
    if (unsent) void send(unsent);
  }, [phase, opening]);

  useArrivingAsk(location, thread.phase === "ready" && open, arrival, {
    clean: () =>
      void navigate(chatAddress(worker.id, arrival.conversationId, projectId), { replace: true }),
    send: async (ask, { isQuick }) => {
      quickAsk.current = isQuick;
      const sent = await send({ ...ask, contentType: knownContentType(worker, ask.contentType) });
      if (sent) return;
      const { order, handoff } = ask;
      composer.current?.fill(ask.prompt, ask.contentType, order ? { order, handoff } : {});
      if (isQuick) announceQuickAsk("failed");
      quickAsk.current = false;
    },
    fill: (ask) => {
      composer.current?.fill(ask.prompt, ask.contentType);
      if (arrival.photoId) composer.current?.attach(arrival.photoId);
    },
  });

  // A conversation with another worker is shown on that worker's page.
  const owner = thread.conversation?.workerId;
  useEffect(() => {
    if (owner && owner !== worker.id) {
      void navigate(chatAddress(owner, arrival.conversationId), { replace: true });
    }
  }, [owner, worker.id, arrival.conversationId, navigate]);

  const panel = { worker, conversationId: thread.conversationId };
  return (
    <div className="chat" data-worker={worker.id}>
      {open ? (
        <a href="#mensaje" className="skip-link">
          Saltar al mensaje
        </a>
      ) : null}
      <SidePanel {...panel} />
      <SideDrawer {...panel} open={drawerOpen} onOpenChange={setDrawerOpen} />
      <main className="chat-main">
        <div>
          <ChatHeader worker={worker} user={user} onMenu={() => setDrawerOpen(true)} />
          {notice}
          <ProjectStrip
            projectId={thread.projectId ?? projectId}
            onMissing={() => void navigate(chatAddress(worker.id), { replace: true })}
          />
        </div>
        <Messages
          key={`messages-${thread.opening}`}
          worker={worker}
          thread={thread}
          store={store}
          availableWorkers={user.availableWorkers}
          welcome={
            <Welcome
              worker={worker}
              person={user.name}
              profile={profile.data}
              canAsk={open}
              onPick={({ prompt, contentType }) => composer.current?.fill(prompt, contentType)}
            />
          }
        />
        {open ? (
          <Composer
            key={`composer-${thread.opening}`}
            handle={composer}
            worker={worker}
            userId={user.id}
            conversationId={thread.conversationId}
            lastQuestion={lastQuestion(thread)}
            disabled={thread.phase !== "ready"}
            writing={reply !== undefined}
            notice={thread.notice}
            needsPlan={thread.needsPlan}
            onDismissNotice={() => store.dismissNotice()}
            onSend={send}
            onStop={() => store.stop()}
          />
        ) : (
          <OutsidePlan worker={worker} hasMessages={thread.messages.length > 0} />
        )}
      </main>
      <Announcer text={announcement} />
    </div>
  );
}

function knownContentType(worker: Worker, contentType: string): string {
  return priceCreditsOf(worker, contentType) === undefined ? "chat" : contentType;
}

const announcedLengthMax = 1_500;

function announcementOf(name: string, status: string, content: string): string {
  if (status === "failed") return content;
  const text = plainText(content).slice(0, announcedLengthMax);
  return `${name} ${status === "stopped" ? "se ha detenido" : "ha respondido"}: ${text}`;
}

interface ArrivingAsk {
  prompt: string;
  contentType: string;
  requestId?: string;
  handoff?: PromptRequest["handoff"];
  order?: PromptRequest["order"];
}

/** Sends a prompt from the address or a hand-off once; a prompt from another site's link only fills the composer. */
function useArrivingAsk(
  location: ReturnType<typeof useLocation>,
  ready: boolean,
  arrival: ReturnType<typeof readChatParameters>,
  act: {
    clean: () => void;
    /** `isQuick`: it comes from the dashboard, not from a hand-off. */
    send: (ask: ArrivingAsk, how: { isQuick: boolean }) => Promise<void>;
    fill: (ask: ArrivingAsk) => void;
  },
): void {
  const handled = useRef("");
  const latest = useRef(act);
  latest.current = act;
  const { prompt, contentType } = arrival;
  const { key } = location;
  const handed = (location.state as HandoffState | null)?.ask;
  useEffect(() => {
    if (!ready || handled.current === key) return;
    if (!prompt && !contentType && !handed) return;
    handled.current = key;
    const { clean, send, fill } = latest.current;
    clean();
    const ask = handed ?? { prompt: prompt ?? "", contentType: contentType ?? "chat" };
    if (handed || (prompt && maySendAutomatically(prompt, documentOrigin()))) {
      void send(ask, { isQuick: !handed });
    } else fill(ask);
  }, [ready, key, prompt, contentType, handed]);
}

/** Announces changes on the page to screen readers. */
function Announcer({ text }: { text: string }) {
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}

/** Toasts how a reply asked for on the dashboard has ended; nothing when the person stopped it. */
function announceQuickAsk(status: Message["status"]): void {
  if (status === "done") toast({ title: "Respuesta generada", variant: "success" });
  if (status === "failed") toast({ title: "Error al generar contenido", variant: "destructive" });
}
