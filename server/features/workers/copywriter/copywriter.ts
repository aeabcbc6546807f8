import type { BusinessFacts } from "#shared/brain.ts";
import type { HandoffFields } from "#shared/handoff-fields.ts";
import type { WorkerId } from "#shared/workers.ts";
import { usual, writeChat } from "./chat/chat.ts";
import { writeHandedOver } from "./handed-over.ts";
import { clip, plain } from "./language/escape.ts";
import { inVos, speaksVos } from "./language/voseo.ts";
import { isAnswer } from "./no-answer.ts";
import { writePiece } from "./piece.ts";
import { asTheHouse, orderFirst } from "./understanding/order-first.ts";
import { withoutRole } from "./understanding/role.ts";
import { inTheirSpelling, respell, withPlaces } from "./understanding/spelling.ts";

export interface Brief {
  workerId: WorkerId;
  /** "chat" or a deliverable id of shared/workers.ts. */
  contentType: string;
  /** What the person asked; hostile text possible. */
  prompt: string;
  /** What was handed on, as data; the prompt then only says it in a sentence. */
  handoff?: HandoffFields | null;
  /** Null before onboarding. */
  profile: BusinessFacts | null;
  history: readonly { role: "user" | "worker"; content: string }[];
  /** The same brief with the same seed gives the same text. */
  seed: string;
  /** For seasons, weekdays and calendars. */
  today: Date;
  /** Who reads is called vos; found in the conversation and the profile. */
  vos?: boolean;
}

/** What is read of a message: its first 3000 characters, without runs of spaces, spelt out. */
function readable(text: string, products: readonly string[], places: readonly string[]): string {
  return withPlaces(inTheirSpelling(respell(text.slice(0, 8000)), products), places)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[\n ]*/g, "\n")
    .trim()
    .slice(0, 3000);
}

/** What the profile says in a hurry, spelt as the reply is: «lo q pidas x WhatsApp», «sofas cama». */
function spelt(profile: Brief["profile"]): Brief["profile"] {
  if (!profile) return profile;
  const each = (texts: readonly string[] | undefined) =>
    (texts ?? []).map((text) => respell(`${text}`.slice(0, 300)));
  return {
    ...profile,
    // «https://» names nothing.
    products: each(profile.products).filter((product) => plain(product) !== ""),
    differentiators: each(profile.differentiators),
    brandValues: each(profile.brandValues),
  };
}

/** The reply, and whether it is an answer at all. */
export function writeReply(brief: Brief): { text: string; isAnswer: boolean } {
  const text = writeCopy(brief);
  return { text, isAnswer: isAnswer(text) };
}

/** Writes the reply, as Markdown. Pure: no clock, no chance, no network; never throws. */
export function writeCopy(typed: Brief): string {
  const brief = { ...typed, profile: spelt(typed.profile) };
  const places = clip(plain(`${brief.profile?.audienceLocation ?? ""}`), 80)
    .split(/[,(/]/)
    .map((place) => place.trim());
  const products = brief.profile?.products ?? [];
  const asked = asTheHouse(orderFirst(readable(brief.prompt, products, places)));
  // A role with no work is answered with what we can do.
  // «Que agradezca a los clientes…» asks for a text, too.
  const ordered = asked.replace(
    /^(?=que (?:agradezca|diga|anuncie|avise|recuerde|felicite|cuente|explique|invite|pregunte|anime) )/iu,
    "Un texto ",
  );
  const prompt = withoutRole(ordered) || (asked && "¿Qué puedes hacer?");
  const vos = speaksVos(
    [
      brief.prompt,
      ...brief.history.flatMap(({ role, content }) => (role === "user" ? [content] : [])),
    ],
    [
      typed.profile?.mainService,
      typed.profile?.targetAudience,
      ...(typed.profile?.differentiators ?? []),
      ...(typed.profile?.brandValues ?? []),
    ].map((text) => `${text ?? ""}`),
    `${typed.profile?.audienceLocation ?? ""}`,
  );
  const said = (text: string) => (vos ? inVos(text) : text);
  if (brief.handoff)
    return said(writeHandedOver({ ...brief, vos }, brief.handoff, usual[brief.workerId]));
  if (brief.contentType !== "chat") return said(writePiece({ ...brief, prompt, vos }));
  const history = brief.history
    .slice(-40)
    .map((turn) =>
      turn.role === "user" ? { ...turn, content: readable(turn.content, products, places) } : turn,
    );
  return said(writeChat({ ...brief, prompt, history, vos }));
}
