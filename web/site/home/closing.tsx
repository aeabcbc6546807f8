import { ButtonLink } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { closing } from "../content/home.ts";
import { talkToMel } from "../content/navigation.ts";
import "./closing.css";

/** The night band: begin, with part of the crew looking on. */
export function Closing() {
  const [first, second] = closing.title;
  return (
    <section className="end on-night">
      <div className="wrap">
        <div className="end-words">
          <h2>
            {first}
            <br />
            {second}
            <br />
            <em>{closing.mark}</em>
          </h2>
          <p data-session="out">{closing.lead}</p>
          <p data-session="in">{closing.leadOfKnown}</p>
          <ButtonLink href="/trial" look="cta" data-session="out">
            {closing.start}
          </ButtonLink>
          <ButtonLink href="/chat/mel" look="cta" data-session="in">
            {talkToMel}
          </ButtonLink>
          <small data-session="out">{closing.terms}</small>
        </div>
        <div className="crew" aria-hidden="true">
          {["iko", "mel", "teo", "nai", "lia"].map((worker) => (
            <Portrait key={worker} worker={worker} />
          ))}
        </div>
      </div>
    </section>
  );
}
