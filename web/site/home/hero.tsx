import { pageAt } from "#web/pages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { week } from "../content/examples.ts";
import { figures } from "../content/figures.ts";
import { hero } from "../content/home.ts";
import { goOn, talkToMel } from "../content/navigation.ts";
import { written } from "../content/written.ts";
import { WebsiteForm } from "./website-form.tsx";
import { Week } from "./week.tsx";
import "./hero.css";

/** The promise across the whole page, and one customer's week beside the way to begin. */
export function Hero() {
  return (
    <section className="hero wrap">
      <h1>
        <span>{hero.line1}</span>{" "}
        <span>
          {hero.line2} <span className="mark">{hero.mark}</span>
        </span>
      </h1>
      <div className="hero-grid">
        <div className="hero-start">
          <p className="lead">{hero.lead}</p>
          <WebsiteForm />
          <div className="two">
            <ButtonLink href="/trial" look="ink" data-session="out">
              {hero.start}
            </ButtonLink>
            <ButtonLink href="/dashboard" look="ink" data-session="in">
              {goOn}
            </ButtonLink>
            {pageAt("/demos") ? (
              <a href="/demos" className="link" data-session="out">
                {hero.demos}
              </a>
            ) : (
              <a href="/ai-workers" className="link" data-session="out">
                {hero.team}
              </a>
            )}
            <a href="/chat/mel" className="link" data-session="in">
              {talkToMel}
            </a>
            <p className="terms" data-session="out">
              {figures.trialsThisMonth.shown ? <b>{figures.trialsThisMonth.words} </b> : null}
              {hero.terms}
            </p>
          </div>
          <div className="talk">
            <p className="asked">{written.monday.ask}</p>
            <p className="answered">
              <Portrait worker="mel" size={48} />
              <span>{week.answer}</span>
            </p>
          </div>
        </div>
        <Week />
      </div>
    </section>
  );
}
