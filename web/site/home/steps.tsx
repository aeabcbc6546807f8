import { steps } from "../content/home.ts";
import "./steps.css";

/** How the team gets to know a business: four cards, one per step of the onboarding. */
export function Steps() {
  return (
    <section className="steps" id="como-funciona">
      <div className="wrap steps-head">
        <h2>{steps.title}</h2>
        <p>{steps.lead}</p>
      </div>
      <ol className="wrap steps-cards">
        {steps.cards.map((card, position) => (
          <li key={card.step}>
            <h3>
              <span aria-hidden="true">{position + 1}</span>
              {card.step}
            </h3>
            <p className="q">{card.question}</p>
            <p className="a">{card.answer}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
