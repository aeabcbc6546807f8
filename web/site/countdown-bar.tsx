import { figures } from "./content/figures.ts";
import { countdownSeconds, countdownText } from "./countdown.ts";

/** The bar above the header; enhance.ts runs the countdown. */
export function Countdown() {
  const { before, href } = figures.countdown;
  return (
    <aside className="urgency on-night" aria-label="Oferta">
      <a href={href}>
        {before} <b data-countdown="">{countdownText(countdownSeconds)}</b>
      </a>
    </aside>
  );
}
