import type { Copy } from "../../copy.ts";
import { fold } from "../../language/escape.ts";
import { audiencesNamed } from "../../understanding/audiences.ts";
import { isSentence } from "../../understanding/facts.ts";
import { isHeld, thingAndMoment } from "../../understanding/mail-details.ts";
import type { Mailing } from "../../understanding/mailing.ts";
import { mailingIn, mailingSaid } from "../../understanding/mailing.ts";
import { lowered } from "../letters/parts.ts";
import { afterwards } from "./afterwards.ts";
import type { Mail } from "./lines.ts";
import {
  cart,
  digest,
  introduction,
  invitation,
  personal,
  reviewAsked,
  thanks,
  welcome,
  wish,
} from "./occasions.ts";
import { told } from "./told.ts";

/** What begins in letters that are none of ours says nothing that we could tell. */
const isReadable = (clause: string) => /^[¿¡«$+]?[a-zA-ZÀ-ÖØ-ž\d]/u.test(clause);
const asksIt = ({ clauses }: Mailing) => clauses.some((text) => text.startsWith("¿"));
/** Whether a message speaks of its mail in words that we do not follow. */
const isNamed = (prompt: string) =>
  /(?<![a-zà-ž])(?:e-?mails?|correos?|mails?|newsletters?|bolet[ií]n|secuencia)(?![a-zà-ž])/u.test(
    prompt.toLowerCase(),
  );

/** The mail that the message orders, or undefined where the trade has to say what it is about. */
export function mailOf(copy: Copy): Mail | undefined {
  const { prompt } = copy.brief;
  const toOne = isNamed(prompt) ? personal(copy) : undefined;
  if (toOne) return toOne;
  const after = afterwards(copy);
  if (after) return after;
  const mailing = mailingIn(prompt) ?? (isNamed(prompt) ? undefined : mailingSaid(prompt));
  // What goes to two kinds of people is written twice.
  if (!mailing?.clauses.every(isReadable)) return undefined;
  if ((copy.request.question && !asksIt(mailing)) || audiencesNamed(prompt)) return undefined;
  const mail = written(copy, mailing);
  if (!mail) return undefined;
  const text = fold(`${mail.main} ${mail.subjects[0] ?? ""}`);
  // Nothing that was told with a figure may be lost.
  const lost = mailing.clauses
    .join(" ")
    .match(/\d+/gu)
    ?.some((figure) => !text.includes(figure));
  if (lost) return undefined;
  const [subject = ""] = mail.subjects.filter(Boolean);
  return {
    ...mail,
    subjects:
      copy.businessName &&
      !/[:¿]|^[A-ZÀ-ÖØ-Þ]\S+ [A-ZÀ-ÖØ-Þ]/u.test(subject) &&
      !subject.includes(copy.businessName)
        ? [...mail.subjects, `${copy.businessName}: ${lowered(subject)}`]
        : mail.subjects,
  };
}

/** «Taller de torno, el sábado 12», and not «se cancela el taller del jueves». */
function isInvited(clause: string): boolean {
  const { thing, when } = thingAndMoment(clause);
  return (
    when !== "" &&
    !isSentence(thing) &&
    !/^(?:se|no|ya|nuev[oa]s?|cambi[oa]|cancela[a-zà-ž]*|suspend[a-zà-ž]*|aplaza[a-zà-ž]*) /iu.test(
      thing,
    )
  );
}

function written(copy: Copy, mailing: Mailing): Mail | undefined {
  const [first = ""] = mailing.clauses;
  const asksReview = /^(?:told|thanks)$/u.test(mailing.purpose) ? reviewAsked(copy) : undefined;
  if (asksReview) return asksReview;
  switch (mailing.purpose) {
    case "welcome":
      return welcome(copy, mailing);
    case "cart":
      return cart(copy, mailing);
    case "wishes":
      return wish(copy, mailing);
    case "digest":
      return digest(copy, mailing);
    case "introduction":
      return introduction(copy, mailing);
    case "thanks":
      return thanks(copy, mailing);
    case "invitation":
      return invitation(copy, mailing);
    default:
      if (isHeld(first) && isInvited(first)) return invitation(copy, mailing);
      if (mailing.purpose === "told") return told(copy, mailing);
      // «Newsletter de diciembre», «correo de la puesta a punto» tell nothing yet.
      return mailing.clauses.length > 1 || /\d/u.test(first) ? about(copy, mailing) : undefined;
  }
}

const monthWith =
  /^(?:(?:este|el) mes|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) con (?=[a-zà-ž])/iu;
const feastDay = /^\d{1,2} de [a-zà-ž]{4,10}$/iu;
const timeOnly =
  /^(?:est[ea] (?:mes|semana|año)|la semana|el mes|navidad(?:es)?|reyes|(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|(?:primavera|verano|otoño|invierno))(?: de \d{4})?$/iu;
/** «Newsletter de diciembre, llegan las alcachofas»: what stands after the month or the thing is the news. */
function about(copy: Copy, mailing: Mailing): Mail | undefined {
  const [typed = "", ...rest] = mailing.clauses;
  // «De abril con el nuevo menú»
  const first = typed.replace(monthWith, "");
  if (timeOnly.test(first))
    return rest.length > 0 ? told(copy, { ...mailing, clauses: rest }) : undefined;
  // «10 de mayo, arreglos desde 350 pesos»
  const [thing, ...more] = rest;
  if (thing && feastDay.test(first))
    return told(copy, { ...mailing, clauses: [`${thing} para el ${first}`, ...more] });
  return told(copy, { ...mailing, clauses: [first, ...rest] });
}
