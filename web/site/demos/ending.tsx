import { ButtonLink } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { demosEnding } from "../content/demos.ts";
import { talkToMel } from "../content/navigation.ts";
import "../home/closing.css";

/** The night band: begin in earnest. */
export function Ending() {
  return (
    <section className="end on-night">
      <div className="wrap">
        <div className="end-words demo-ending">
          <h2>
            {demosEnding.title}
            <br />
            <em>{demosEnding.mark}</em>
          </h2>
          <ButtonLink href="/trial" look="cta" data-session="out">
            {demosEnding.start}
          </ButtonLink>
          <ButtonLink href="/chat/mel" look="cta" data-session="in">
            {talkToMel}
          </ButtonLink>
          <small data-session="out">{demosEnding.terms}</small>
        </div>
        <div className="crew" aria-hidden="true">
          {["ani", "bran", "lia", "mel", "sofi"].map((worker) => (
            <Portrait key={worker} worker={worker} />
          ))}
        </div>
      </div>
    </section>
  );
}
