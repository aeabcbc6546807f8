import { LayoutDashboard, Plus, X } from "lucide-react";
import * as Dialog from "radix-ui/dialog";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { readBilling } from "#shared/billing.ts";
import { trialDays } from "#shared/plans.ts";
import { myWorkers, workers } from "#shared/workers.ts";
import { useIsApplicationPath } from "#web/lib/application-paths.ts";
import { useEndpoint } from "#web/lib/endpoints.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { overlayClass } from "#web/ui/dialog.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { chatAddress, type KnownWorker } from "../chat-address.ts";
import { ConversationList } from "./conversation-list.tsx";
import "./conversations.css";

interface PanelProps {
  worker: KnownWorker;
  conversationId: string | null;
}

function Colleagues({ worker }: { worker: KnownWorker }) {
  const { data } = useEndpoint(myWorkers, {});
  const available = new Set(data?.filter((other) => other.available).map(({ id }) => id));
  const others = workers
    .filter(({ id }) => id !== worker.id)
    .toSorted((a, b) => Number(available.has(b.id)) - Number(available.has(a.id)));
  return (
    <nav className="chat-others" aria-labelledby="chat-others">
      <h2 id="chat-others">Hablar con otra persona del equipo</h2>
      <ul>
        {others.map((other) => {
          const closed = data !== undefined && !available.has(other.id);
          const name = closed ? `${other.name} (no está en tu plan)` : other.name;
          return (
            <li key={other.id}>
              <PageLink
                href={chatAddress(other.id)}
                aria-label={name}
                title={`${name} · ${other.specialty}`}
                data-closed={closed || undefined}
              >
                <Portrait worker={other.id} />
                <span aria-hidden="true">{other.name}</span>
              </PageLink>
            </li>
          );
        })}
      </ul>
      {data?.some((other) => !other.available) ? <ClosedColleagues /> : null}
    </nav>
  );
}

/** Explains that grey workers are not in the plan, and links to what includes them. */
function ClosedColleagues() {
  const { data } = useEndpoint(readBilling, {});
  return (
    <p className="chat-others-closed">
      En gris, quienes tu plan no incluye.{" "}
      {data?.trialAvailable ? (
        <PageLink href="/trial">Probarlos {trialDays} días</PageLink>
      ) : (
        <PageLink href="/precios">Ver cómo entran</PageLink>
      )}
    </p>
  );
}

function PanelBody({ worker, conversationId }: PanelProps) {
  return (
    <>
      <PageLink
        href={chatAddress(worker.id)}
        className={buttonClass("outline", "s", "w-full shrink-0")}
      >
        <Plus aria-hidden="true" className="size-5" />
        Nueva conversación
      </PageLink>
      <ConversationList worker={worker} conversationId={conversationId} />
      <Colleagues worker={worker} />
    </>
  );
}

function Brand() {
  const isApplicationPath = useIsApplicationPath();
  return (
    <div className="chat-brand">
      <PageLink href="/" aria-label="Kolmena, inicio">
        <Logo />
      </PageLink>
      {isApplicationPath("/dashboard") ? (
        <PageLink href="/dashboard" className="chat-home">
          <LayoutDashboard aria-hidden="true" className="size-5" />
          Dashboard
        </PageLink>
      ) : null}
    </div>
  );
}

/** Conversations and other workers, beside the thread on wide screens. */
export function SidePanel(props: PanelProps) {
  return (
    <aside className="chat-side" aria-label={`Conversaciones con ${props.worker.name}`}>
      <Brand />
      <PanelBody {...props} />
    </aside>
  );
}

/** The same in a drawer on phones; following a link closes it. */
export function SideDrawer({
  open,
  onOpenChange,
  ...props
}: PanelProps & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the address changes
  useEffect(() => onOpenChange(false), [key]);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <div className={overlayClass} data-modal="" data-state={open ? "open" : "closed"} />
        <Dialog.Content
          className="chat-drawer"
          data-worker={props.worker.id}
          aria-describedby={undefined}
        >
          <Dialog.Title className="sr-only">Conversaciones con {props.worker.name}</Dialog.Title>
          <div className="flex items-center justify-between">
            <Brand />
            <Dialog.Close className="chat-icon" aria-label="Cerrar">
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <PanelBody {...props} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
