import { MessageCircle } from "lucide-react";
import { deliverablesOf, type Worker, type WorkerId } from "#shared/workers.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { exampleRequests, teamPage } from "./content.ts";

/** One worker: specialty, deliverables, an example request and a link to talk. */
export function WorkerSection({ worker }: { worker: Worker }) {
  return (
    <article id={worker.id} className="person" data-worker={worker.id}>
      <Portrait worker={worker.id} />
      <div className="person-who">
        <h2>{worker.name}</h2>
        <p className="trade">
          <span aria-hidden="true">{worker.emoji} </span>
          {worker.specialty}
        </p>
        <p className="does">{worker.description}</p>
      </div>
      <div className="person-work">
        <h3>{teamPage.delivers}</h3>
        <ul>
          {deliverablesOf(worker).map((deliverable) => (
            <li key={deliverable.id} className="tag">
              {deliverable.label}
            </li>
          ))}
        </ul>
        <p className="asks">«{exampleRequests[worker.id as WorkerId]}»</p>
        {(["out", "in"] as const).map((session) => (
          <ButtonLink
            key={session}
            href={`/chat/${worker.id}`}
            look="outline"
            size="s"
            data-session={session}
            // Signed-in people get the chat itself.
            data-talk-with={session === "out" ? worker.id : undefined}
          >
            <MessageCircle aria-hidden="true" className="size-4" />
            Hablar con {worker.name}
          </ButtonLink>
        ))}
      </div>
    </article>
  );
}
