import type { BusinessFacts } from "#shared/brain.ts";
import { workers } from "#shared/workers.ts";
import type { Brief } from "./brief.ts";
import { businessOf } from "./business.ts";
import { isHandedOn, type Reply, writeChat } from "./chat.ts";
import { isPeople } from "./check/constraints.ts";
import { sayable } from "./check/sayable.ts";
import { faultsOf, weightOf } from "./check.ts";
import { dataOf } from "./data.ts";
import { deliverables } from "./deliverables/deliverables.ts";
import type { Deliverable, Draft } from "./draft.ts";
import { editsOf } from "./edit/conversation.ts";
import { writeEdit } from "./edit.ts";
import { refuse } from "./harm.ts";
import { type Job, newJob } from "./job.ts";
import { replyOf } from "./reply.ts";
import { fold } from "./spanish/fold.ts";
import { sentence } from "./spanish/sentences.ts";
import { readRequest } from "./understand/read-request.ts";
import type { Request } from "./understand/request.ts";

export type { Brief } from "./brief.ts";
export type { Reply } from "./chat.ts";
export { readRequest } from "./understand/read-request.ts";

/** The reply as Markdown. Pure but for reading its own data: no clock, no chance, no network; never throws. */
export function writeCopy(brief: Brief): string {
  return writeReply(brief).text;
}

/** The reply, and whether it is an answer at all. */
export function writeReply(brief: Brief): Reply {
  const request = readRequest(brief);
  if (request.harm) {
    const { reason, honest } = refuse(brief, request);
    // What the order is about may be the claim itself; then the profile says what is written about.
    const text =
      honest && deliverables.has(honest.deliverable)
        ? writePieces(brief, { ...honest, subject: ownProduct(brief, honest) }, reason)
        : reason;
    return { text, isAnswer: true };
  }
  const edits = editsOf(request, brief.prompt);
  const edited = edits.length > 0 ? writeEdit(brief, { ...request, edits }) : undefined;
  if (edited) return { text: edited, isAnswer: true };
  if (!deliverables.has(request.deliverable) || isHandedOn(brief, request))
    return writeChat(brief, request);
  if (isEmpty(brief, request)) {
    const job = newJob({ brief, business: businessOf(brief.profile), request, plainness: 0 });
    return { text: job.say("opening.empty"), isAnswer: false };
  }
  return { text: writePieces(brief, withFurtherPieces(request)), isAnswer: true };
}

/** Whether a post has nothing to tell but its day, and the profile only a name: «un post para el viernes». */
function isEmpty({ profile }: Brief, request: Request) {
  const { deliverable, facts, subject, question, occasion } = request;
  const { service, industry, products } = businessOf(profile);
  const isOnlyTimed = facts.length > 0 && facts.every(({ role }) => role === "when");
  return (
    deliverable === "post" &&
    profile !== null &&
    isOnlyTimed &&
    !(subject || question || occasion) &&
    service === "" &&
    industry === "" &&
    products.length === 0
  );
}

/** «Un post y un correo»: what only names another kind of piece is no fact but a second order. */
function withFurtherPieces(request: Request): Request {
  const kindOf = (text: string) => {
    const [, word] = /^(?:un|una|otro|otra) ([a-z]+)$/.exec(fold(text)) ?? [];
    return word && labels.find(({ label }) => fold(label).split(" ")[0] === word)?.id;
  };
  const also = request.facts.flatMap(({ text }) => kindOf(text) ?? []);
  if (also.length === 0) return request;
  const facts = request.facts.filter(({ text }) => !kindOf(text));
  return { ...request, facts, also: [...(request.also ?? []), ...also] };
}
const labels = workers.flatMap((worker) => [...worker.deliverables]);

/** The subject, when it is one of the owner's products. */
function ownProduct({ profile }: Brief, { subject }: Request) {
  const named = fold(subject?.bare ?? "");
  const isOwn = (product: string) => named !== "" && fold(product).includes(named);
  return profile?.products?.some(isOwn) ? subject : undefined;
}

/** The piece that was ordered, and the further ones of the same order below it. */
function writePieces(brief: Brief, request: Request, note?: string): string {
  const further = (request.also ?? []).filter(
    (id) => deliverables.has(id) && id !== request.deliverable,
  );
  const [first, ...rest] = [request.deliverable, ...further.slice(0, 3)].map((deliverable, at) =>
    writePiece(brief, { ...request, deliverable }, at === 0 ? note : undefined),
  );
  if (rest.length === 0) return first!;
  const others = workers.filter(({ id, deliverables: own }) =>
    own.some((one) => id !== brief.workerId && further.includes(one.id)),
  );
  const [line] = dataOf<Record<string, { text: string }[]>>("lines/opening")["opening.colleague"]!;
  const names = others.map(({ name }) => line!.text.replace("{name}", name));
  // Only the last piece keeps its reasons.
  const bare = first!.split("\n### Por qué")[0]!.trim();
  return [...names, bare, ...rest.map((reply) => reply.slice(reply.indexOf("## ")))].join("\n\n");
}

/** From here on something is lost, banned, invented or said to the worker. */
const weightOfLoss = 3;

/** The piece in the richest form that passes the gate, at last from the owner's sentences alone. */
function writePiece(brief: Brief, asked: Request, note?: string): string {
  const request = withDistinctFacts(withThing(asked));
  const deliverable = deliverables.get(request.deliverable)!;
  const business = businessOf(brief.profile);
  let best: { text: string; weight: number } | undefined;
  for (const plainness of [0, 1, 2, "alone"] as const) {
    // A bare text is no mail and no plan: better one with small faults.
    if (plainness === "alone" && (!deliverable.mayBeBare || best!.weight < weightOfLoss)) break;
    const job = newJob({
      brief,
      business,
      request,
      plainness: plainness === "alone" ? 2 : plainness,
    });
    const draft = plainness === "alone" ? ownSentences(deliverable, job) : deliverable.write(job);
    const text = replyOf(note ? { ...draft, note } : draft, job);
    const faults = faultsOf(text, request, brief);
    if (faults.length === 0) return text;
    const weight = weightOf(faults);
    if (!best || weight < best.weight) best = { text, weight };
  }
  return best!.text;
}

/** A customer is no thing: then the subject is chosen from the profile. */
function withThing(request: Request): Request {
  const { subject, ...rest } = request;
  return subject && isPeople(fold(subject.bare).split(" ")[0]!) ? rest : request;
}

/** Nobody tells more than this; what comes twice is told once. */
const factsMax = 60;

function withDistinctFacts(request: Request): Request {
  const told = request.facts.flatMap((fact) => sayable(fact) ?? []);
  const facts = new Map(told.map((fact) => [fold(fact.text), fact]));
  return facts.size === request.facts.length && facts.size <= factsMax
    ? { ...request, facts: told }
    : { ...request, facts: [...facts.values()].slice(0, factsMax) };
}

/** The owner's sentences under the deliverable's heading, with nothing added. */
function ownSentences(deliverable: Deliverable, job: Job): Draft {
  const { title } = deliverable.write(job);
  const body = job
    .facts()
    .map(({ text }) => sentence(text))
    .join("\n\n");
  return { title, body };
}

/** The thing that a message is about, without its article; null when it names none. */
export function subjectNamed({
  prompt,
  products,
}: {
  prompt: string;
  products: readonly string[];
}): string | null {
  const profile = {
    businessName: "",
    industry: "",
    businessType: "b2c",
    mainService: "",
    targetAudience: "",
    audienceAge: "",
    audienceLocation: "",
    primaryGoal: "sales",
    brandTone: "friendly",
    preferredPlatforms: [],
    products: [...products],
    brandValues: [],
    differentiators: [],
  } satisfies BusinessFacts;
  const request = readRequest({
    workerId: "mel",
    contentType: "chat",
    prompt,
    profile,
    history: [],
    seed: "",
    today: new Date(0),
  });
  return request.subject?.bare ?? null;
}
