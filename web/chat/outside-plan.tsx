import type { Worker } from "#shared/workers.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { OutsidePlanText, UnlockLink } from "./unlock.tsx";
import "./composer/composer.css";

/**
 * Replaces the composer when the plan does not include this worker.
 * @param props.hasMessages the conversation has messages already
 */
export function OutsidePlan({ worker, hasMessages }: { worker: Worker; hasMessages: boolean }) {
  return (
    <div className="chat-foot">
      <div className="chat-in">
        <div className="chat-strip chat-closed">
          <p>
            <OutsidePlanText worker={worker} />
            {hasMessages ? <span> Lo que ya te escribió sigue aquí.</span> : null}
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
