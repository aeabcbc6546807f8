import type { WorkerId } from "#shared/workers.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { closing } from "../content/closing.ts";
import { goToDashboard, talkToMel } from "../content/navigation.ts";
import "./closing.css";

/** The button for signed-in people. */
const signedInLinks = {
  mel: { href: "/chat/mel", words: talkToMel },
  dashboard: { href: "/dashboard", words: goToDashboard },
} as const;

interface ClosingProps {
  /** The headline's lines; the last is highlighted. */
  lines: readonly string[];
  lead?: string;
  /** Replaces `lead` for signed-in people. */
  leadSignedIn?: string;
  /** The button for signed-in people. */
  signedInLink?: keyof typeof signedInLinks | { href: string; words: string };
  /** The five workers shown: two in the upper row, three in the lower. */
  crew: readonly [WorkerId, WorkerId, WorkerId, WorkerId, WorkerId];
}

/** The dark section at the end of a page: a call to action and five workers. */
export function Closing({
  lines,
  lead,
  leadSignedIn = lead,
  signedInLink = "mel",
  crew,
}: ClosingProps) {
  const { href, words } =
    typeof signedInLink === "string" ? signedInLinks[signedInLink] : signedInLink;
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
          {leadSignedIn ? <p data-session="in">{leadSignedIn}</p> : null}
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
