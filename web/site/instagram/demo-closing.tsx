import { monthlyPrice, planOf, trialDays, trialPlanId } from "#shared/plans.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { demoClosing } from "../content/instagram.ts";
import { goOn } from "../content/navigation.ts";
import "../home/closing.css";

/** The night band of the demonstration: begin, with part of the crew looking on. */
export function DemoClosing() {
  return (
    <section className="end demo-end on-night">
      <div className="wrap">
        <div className="end-words">
          <h2>
            {demoClosing.title}
            <br />
            <em>{demoClosing.mark}</em>
          </h2>
          <p>{demoClosing.lead}</p>
          <ButtonLink href="/trial" look="cta" data-session="out">
            {demoClosing.start}
          </ButtonLink>
          <ButtonLink href="/dashboard" look="cta" data-session="in">
            {goOn}
          </ButtonLink>
          <small data-session="out">
            {trialDays} días gratis. Después, {monthlyPrice(planOf(trialPlanId))}. Cancelas cuando
            quieras.
          </small>
        </div>
        <div className="crew" aria-hidden="true">
          {["marcos", "lia", "ani", "iko", "nai"].map((worker) => (
            <Portrait key={worker} worker={worker} />
          ))}
        </div>
      </div>
    </section>
  );
}
