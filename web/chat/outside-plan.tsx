import type { Worker } from "#shared/workers.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { OutsidePlanWords, UnlockLink } from "./unlock.tsx";
import "./composer/composer.css";

/**
 * In the composer's place when the plan does not open this worker: why, and what to do.
 * @param props.begun something was said here already
 */
export function OutsidePlan({ worker, begun }: { worker: Worker; begun: boolean }) {
  return (
    <div className="chat-foot">
      <div className="chat-in">
        <div className="chat-strip chat-closed">
          <p>
            <OutsidePlanWords worker={worker} />
            {begun ? <span> Lo que ya te escribió sigue aquí.</span> : null}
          </p>
          <div className="flex flex-wrap gap-2.5">
            <UnlockLink worker={worker} />
            <ButtonLink href="/chat/mel" look="outline" size="s">
              Pedírselo a Mel
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}
