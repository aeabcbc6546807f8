import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate, useParams } from "react-router";
import { findWorker, workers } from "#shared/workers.ts";
import { pageMeta } from "#web/lib/page-meta.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { ChatPage } from "./chat-page.tsx";

export function meta({ params }: { params: { workerId?: string } }) {
  const worker = findWorker(params.workerId ?? "mel");
  return pageMeta({
    title: worker ? `Chat con ${worker.name}` : "Worker no encontrado",
    description: worker?.description ?? "Este worker no existe.",
  });
}

/**
 * `/chat/{workerId}`; Mel when there is no id.
 * @param props.notice a system notice, shown below the header
 */
export default function Chat({ notice }: { notice: ReactNode }) {
  const { workerId = "mel" } = useParams();
  const worker = workers.find(({ id }) => id === workerId);
  return worker ? <ChatPage key={worker.id} worker={worker} notice={notice} /> : <WorkerNotFound />;
}

/** Shown when the address contains no worker's id. */
function WorkerNotFound() {
  const navigate = useNavigate();
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-start gap-5 py-16">
      <Portrait worker="mel" size={96} className="portrait-flush" />
      <h1>Worker no encontrado</h1>
      <p className="max-w-[34em] text-lead text-ink-2">
        En el equipo no hay nadie con ese nombre. Mel sabe quién puede ayudarte.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => (window.history.length > 1 ? navigate(-1) : navigate("/chat/mel"))}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          Volver
        </Button>
        <ButtonLink href="/chat/mel" look="outline">
          Hablar con Mel
        </ButtonLink>
      </div>
    </main>
  );
}
