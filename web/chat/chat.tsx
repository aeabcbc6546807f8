import type { ReactNode } from "react";
import { useParams } from "react-router";
import { findWorker, workers } from "#shared/workers.ts";
import { pageMeta } from "#web/lib/page-meta.ts";
import { ChatPage } from "./chat-page.tsx";
import { WorkerNotFound } from "./worker-not-found.tsx";

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
