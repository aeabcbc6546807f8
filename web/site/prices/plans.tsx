import { Check } from "lucide-react";
import { included, mainCards, specialCards } from "../content/prices.ts";
import { PlanCard } from "./plan-card.tsx";
import "./plans.css";

/** Six plans: four main ones, of which a person has one at a time, and two sold on request. */
export function Plans() {
  return (
    <section className="plans wrap" aria-labelledby="plans-title">
      <h2 id="plans-title" className="sr-only">
        Planes
      </h2>
      <div className="plans-main">
        {mainCards.map((card) => (
          <PlanCard key={card.plan} card={card} />
        ))}
      </div>
      <div className="plans-special">
        {specialCards.map((card) => (
          <PlanCard key={card.plan} card={card} />
        ))}
      </div>
      <div className="plans-included">
        <h3>{included.title}</h3>
        <ul>
          {included.list.map((item) => (
            <li key={item}>
              <Check aria-hidden="true" className="size-5" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
