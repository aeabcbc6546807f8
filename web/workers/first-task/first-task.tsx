import { X } from "lucide-react";
import { ButtonLink } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { firstTaskWords } from "../content.ts";
import "./first-task.css";

/**
 * Proposes a first task to somebody who has just filled in Brain Central; hidden for others. fill.ts
 * sets its text.
 */
export function FirstTaskStrip() {
  return (
    <section className="first-task wrap" aria-label="Tu primer encargo" data-worker="teo">
      <div className="first-task-strip">
        <Portrait worker="teo" size={64} />
        <p data-first-task-words />
        <div>
          <ButtonLink href="/chat/teo" look="cta" data-first-task-link>
            {firstTaskWords.begin}
          </ButtonLink>
          <small>{firstTaskWords.price}</small>
        </div>
        <button type="button" aria-label={firstTaskWords.close} data-first-task-close>
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </section>
  );
}
