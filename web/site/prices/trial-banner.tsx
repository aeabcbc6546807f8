import { ArrowRight } from "lucide-react";
import { planOf } from "#shared/plans.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { trialBanner } from "../content/prices.ts";

/** The trial: three days, its workers, and the button. */
export function TrialBanner() {
  return (
    <section className="trial-band" aria-labelledby="trial-band-title">
      <div className="wrap">
        <p className="days">
          {trialBanner.figure}
          <small>{trialBanner.unit}</small>
        </p>
        <div className="words">
          <h2 id="trial-band-title">{trialBanner.title}</h2>
          <p>{trialBanner.text}</p>
        </div>
        <div className="go">
          <div className="six" aria-hidden="true">
            {planOf("trial").workers.map((worker) => (
              <Portrait key={worker} worker={worker} />
            ))}
          </div>
          <ButtonLink href="/trial" look="ink" data-trial="">
            {trialBanner.start}
            <ArrowRight aria-hidden="true" className="size-5" />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
