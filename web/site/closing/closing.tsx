import type { WorkerId } from "#shared/workers.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { closing } from "../content/closing.ts";
import { goOn, talkToMel } from "../content/navigation.ts";
import "./closing.css";

/** Where whoever is signed in goes on. */
const goingOn = {
  mel: { href: "/chat/mel", words: talkToMel },
  dashboard: { href: "/dashboard", words: goOn },
} as const;

interface ClosingProps {
  /** The headline's lines, the marked one last. */
  lines: readonly string[];
  lead?: string;
  leadOfKnown?: string;
  known?: keyof typeof goingOn | { href: string; words: string };
  /** Two look over the shoulders of three. */
  crew: readonly [WorkerId, WorkerId, WorkerId, WorkerId, WorkerId];
}

/** The night band that ends a page: begin, with part of the crew looking on. */
export function Closing({ lines, lead, leadOfKnown = lead, known = "mel", crew }: ClosingProps) {
  const { href, words } = typeof known === "string" ? goingOn[known] : known;
  return (
    <section className="end on-night">
      <div className="wrap">
        <div className="end-words">
          <h2>
            {lines.slice(0, -1).map((line) => (
              <span key={line}>{line} </span>
            ))}
            <em>{lines.at(-1)}</em>
          </h2>
          {lead ? <p data-session="out">{lead}</p> : null}
          {leadOfKnown ? <p data-session="in">{leadOfKnown}</p> : null}
          <ButtonLink href="/trial" look="cta" data-session="out">
            {closing.start}
          </ButtonLink>
          <ButtonLink href={href} look="cta" data-session="in">
            {words}
          </ButtonLink>
          <small data-session="out">{closing.terms}</small>
        </div>
        <div className="crew" aria-hidden="true">
          {crew.map((worker) => (
            <Portrait key={worker} worker={worker} />
          ))}
        </div>
      </div>
    </section>
  );
}
