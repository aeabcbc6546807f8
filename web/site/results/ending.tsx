import { ButtonLink } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { ending } from "../content/results.ts";
import "../home/closing.css";

/** The night band: begin, with those who make advertisements looking on. */
export function Ending() {
  const [first, second] = ending.title;
  return (
    <section className="end on-night">
      <div className="wrap">
        <div className="end-words results-end">
          <h2>
            {first}
            <br />
            {second}
            <br />
            <em>{ending.mark}</em>
          </h2>
          <ButtonLink href="/trial" look="cta" data-session="out">
            {ending.start}
          </ButtonLink>
          <ButtonLink href="/chat/ani" look="cta" data-session="in">
            {ending.startOfKnown}
          </ButtonLink>
          <small data-session="out">{ending.terms}</small>
        </div>
        <div className="crew" aria-hidden="true">
          {["bran", "teo", "vivi", "ani", "iko"].map((worker) => (
            <Portrait key={worker} worker={worker} />
          ))}
        </div>
      </div>
    </section>
  );
}
