import { outsidePlan } from "#shared/chat.ts";
import type { Worker } from "#shared/workers.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import "./composer/composer.css";

/** In the composer's place when the plan does not open this worker: why, and what to do. */
export function OutsidePlan({ worker }: { worker: Worker }) {
  return (
    <div className="chat-foot">
      <div className="chat-in">
        <div className="chat-strip chat-closed">
          <p>{outsidePlan(worker)}</p>
          <ButtonLink href="/precios" look="ink" size="s">
            Ver planes
          </ButtonLink>
          <ButtonLink href="/chat/mel" look="outline" size="s">
            Pedírselo a Mel
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
