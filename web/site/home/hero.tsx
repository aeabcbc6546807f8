import { ExampleWeek } from "#web/ads/example/example-week.tsx";
import { pageAt } from "#web/pages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { figures } from "../content/figures.ts";
import { hero } from "../content/home.ts";
import { goToDashboard, talkToMel } from "../content/navigation.ts";
import { WebsiteForm } from "./website-form.tsx";
import "./hero.css";

/** The headline, the website form, and an example week of ads. */
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
          <ol className="hero-steps">
            {hero.steps.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                {text}
              </li>
            ))}
          </ol>
          <div className="two">
            <ButtonLink href="/trial" look="ink" data-session="out">
              {hero.start}
            </ButtonLink>
            <ButtonLink href="/dashboard" look="ink" data-session="in">
              {goToDashboard}
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
        </div>
        <ExampleWeek asBlock />
      </div>
    </section>
  );
}
