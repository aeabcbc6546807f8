import type { Copy } from "../../copy.ts";
import { monthNamed } from "../../language/dates.ts";
import { fold } from "../../language/escape.ts";
import { graphemes } from "../../language/polish.ts";
import { knownSays } from "../concrete.ts";
import { about } from "../introduction.ts";
import { flow, stack } from "../layout.ts";
import { lowered } from "../letters/parts.ts";
import { momentLine, presentation } from "../paragraphs.ts";
import { buttonFor, replyCall } from "./button.ts";
import { difference } from "./house.ts";
import type { Mail } from "./lines.ts";

/** Whether a message tells nothing but what the mail is about. */
export const isPlain = ({ request }: Copy): boolean =>
  request.facts.length === 0 &&
  !request.offer &&
  !request.announcement &&
  !request.theme &&
  !request.question &&
  !request.audience &&
  (request.count ?? 1) === 1;

const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

/** What the trade advises; how to order is no advice. */
function adviceOf({ industry }: Copy) {
  return industry.id === "general"
    ? []
    : industry.tips.filter(([title]) => !/mensaje|pedir/iu.test(title));
}

/** A mail about one thing of which nothing new is told: what it is like, who has it, and how to have it. */
export function plainMail(copy: Copy): Mail {
  const [first = "", second = ""] = copy.several(knownSays(copy), 2);
  const own = difference(copy);
  const introduction = about(copy, "");
  const season = momentLine(copy);
  return {
    subjects: [
      copy.moment
        ? / para /u.test(copy.subject.bare)
          ? `${capital(copy.moment.replace(/^(?:el|la|los|las) /u, ""))}: ${copy.subject.bare}`
          : copy.fill("{N} {para momento}")
        : "",
      // «Gofres en Gofres Lola» says it twice.
      copy.businessName && !fold(copy.businessName).includes(fold(copy.subject.bare))
        ? copy.fill("{N} en {biz}")
        : copy.businessName,
      copy.fill("{N}"),
    ],
    preheaders: [own, first, second, presentation(copy)],
    main: stack(flow(season, introduction), flow(first, second)),
    beside: flow(own, presentation(copy, introduction)),
    call: replyCall(copy, buttonFor(copy)),
    button: buttonFor(copy),
  };
}

/** A newsletter without news: something useful, what the house has, and one way to answer. */
export function plainNewsletter(copy: Copy): Mail {
  const [tip, second] = adviceOf(copy);
  const month = monthNamed(copy.brief.prompt);
  const [known = ""] = copy.several(knownSays(copy), 1);
  const advice = tip && copy.fill(tip[0]);
  const own = difference(copy);
  const introduction = about(copy, "");
  const dated = month && copy.businessName ? `${capital(month)} en ${copy.businessName}` : "";
  const advised = advice ? `Un consejo: ${lowered(advice)}` : "";
  return {
    subjects: [
      dated && advice && graphemes(`${dated}: ${advice}`) <= 50
        ? `${dated}: ${lowered(advice)}`
        : "",
      dated,
      advised,
      copy.fill(copy.businessName ? "{N} en {biz}" : "{N}"),
    ],
    preheaders: [dated ? advised : "", own, known],
    main: stack(
      momentLine(copy),
      tip && `### ${copy.fill(tip[0])}\n\n${copy.fill(tip[1])}`,
      // Of a thing of which nothing is known there is little to say.
      (copy.request.length === "long" || known === "") && second
        ? `### ${copy.fill(second[0])}\n\n${copy.fill(second[1])}`
        : "",
      stack(tip ? copy.fill("### Esta vez: {n}") : "", flow(introduction, known)),
    ),
    beside: flow(own, presentation(copy, introduction)),
    call: replyCall(copy, buttonFor(copy)),
    button: buttonFor(copy),
  };
}
