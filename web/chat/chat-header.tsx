import { PanelLeft } from "lucide-react";
import type { SessionUser } from "#shared/account.ts";
import type { Worker } from "#shared/workers.ts";
import { number } from "#web/lib/format.ts";
import { Portrait } from "#web/ui/portrait.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { LocalMode } from "./composer/local-mode.tsx";
import "./chat-header.css";

const cellCount = 10;

/** What fits one line of a phone, where a specialty is longer; Mel's tag says already whose assistant she is. */
const shortTrades: Readonly<Record<string, string>> = {
  mel: "Lleva tu Brain Central",
  lia: "Comentarios y mensajes",
  nai: "Landing pages y email",
};

function CreditsLeft({ used, limit }: { used: number; limit: number | null }) {
  if (limit === null) {
    return (
      <p className="chat-credits">
        <b>Sin límite</b>
        <span>de créditos</span>
      </p>
    );
  }
  const left = Math.max(0, limit - used);
  const filled = limit === 0 ? 0 : Math.ceil((left / limit) * cellCount);
  return (
    <div className="chat-credits">
      <span className="chat-cells" aria-hidden="true">
        {Array.from({ length: cellCount }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
          <i key={place} className="hex" data-filled={place < filled || undefined} />
        ))}
      </span>
      <p>
        <b>{number(left)}</b>
        <span>
          {left === 1 ? "crédito" : "créditos"}
          <span className="chat-wide"> {left === 1 ? "te queda" : "te quedan"}</span>
        </span>
      </p>
    </div>
  );
}

/** Whom one is talking to, and with what one pays. */
export function ChatHeader({
  worker,
  user,
  onMenu,
}: {
  worker: Worker;
  user: SessionUser;
  onMenu: () => void;
}) {
  return (
    <header className="chat-head">
      <button
        type="button"
        className="chat-icon chat-menu"
        aria-label="Conversaciones"
        onClick={onMenu}
      >
        <PanelLeft aria-hidden="true" className="size-6" />
      </button>
      <Portrait worker={worker.id} />
      <div className="chat-who">
        <h1>
          {worker.name}
          <Tag tone="worker">{worker.isAssistant ? "Asistente Personal" : "Especialista"}</Tag>
        </h1>
        <p>
          <span aria-hidden="true">{worker.emoji} </span>
          <span className="chat-about">{worker.description}</span>
          <span className="chat-trade">{shortTrades[worker.id] ?? worker.specialty}</span>
        </p>
      </div>
      <LocalMode className="chat-wide" />
      <CreditsLeft used={user.creditsUsed} limit={user.creditsLimit} />
    </header>
  );
}
