import { PanelLeft } from "lucide-react";
import type { SessionUser } from "#shared/account.ts";
import type { Worker } from "#shared/workers.ts";
import { Portrait } from "#web/ui/portrait.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { LocalMode } from "./composer/local-mode.tsx";
import { CreditsLeft } from "./credits-left.tsx";
import "./chat-header.css";

/** Specialties shortened to fit one line on a phone. */
const shortSpecialties: Readonly<Record<string, string>> = {
  mel: "Lleva tu Brain Central",
  lia: "Comentarios y mensajes",
  nai: "Landing pages y email",
};

/** The worker of this conversation and the remaining credits. */
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
          <span className="chat-trade">{shortSpecialties[worker.id] ?? worker.specialty}</span>
        </p>
      </div>
      <LocalMode className="chat-wide" />
      <CreditsLeft user={user} drawsPictures={worker.picture !== undefined} />
    </header>
  );
}
