import { ArrowUpRight } from "lucide-react";
import type { BusinessFacts } from "#shared/brain.ts";
import { contentTypeLabel, deliverablesOf, type Worker } from "#shared/workers.ts";
import { useIsApplicationPath } from "#web/lib/application-paths.ts";
import { classes } from "#web/ui/classes.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { type Suggestion, suggestionsOf, welcomeText } from "./welcome-texts.ts";
import "./welcome.css";

interface WelcomeProps {
  worker: Worker;
  person: string;
  /** undefined while it is loading, null when there is none. */
  profile: BusinessFacts | null | undefined;
  canAsk: boolean;
  onPick: (suggestion: Suggestion) => void;
}

/** Shown in an empty conversation: the worker's greeting and suggested requests. */
export function Welcome({ worker, person, profile, canAsk, onPick }: WelcomeProps) {
  const isApplicationPath = useIsApplicationPath();
  const facts = profile ?? null;
  return (
    <div
      className={classes("chat-welcome", profile === undefined && "settling")}
      data-open={canAsk || undefined}
    >
      <Portrait worker={worker.id} size={96} className="portrait-flush" />
      <p className="chat-hello">{welcomeText(worker, person, facts)}</p>
      {canAsk ? (
        <>
          <h2 id="chat-begin">Puedes empezar por aquí</h2>
          <ul aria-labelledby="chat-begin">
            {suggestionsOf(worker.id, facts).map((suggestion) => (
              <li key={suggestion.prompt}>
                <button type="button" onClick={() => onPick(suggestion)}>
                  <span>{suggestion.prompt}</span>
                  <small>{contentTypeLabel(suggestion.contentType)}</small>
                  <ArrowUpRight aria-hidden="true" className="size-5" />
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <h2 id="chat-does">Qué hace {worker.name}</h2>
          <ul aria-labelledby="chat-does" className="chat-does">
            {deliverablesOf(worker).map((deliverable) => (
              <li key={deliverable.id}>{deliverable.label}</li>
            ))}
          </ul>
        </>
      )}
      {canAsk && profile === null && isApplicationPath("/onboarding") ? (
        <p className="chat-brain">
          Si me cuentas tu negocio una vez, todo el equipo escribe para él.{" "}
          <PageLink href="/onboarding" className="link">
            Configurar Brain Central
          </PageLink>
        </p>
      ) : null}
    </div>
  );
}
