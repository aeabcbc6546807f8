import type { Brief } from "./brief.ts";
import { subjectOf } from "./check/constraints.ts";
import { withEmojis, withFact, withHashtags } from "./edit/additions.ts";
import { type Conversation, conversationOf, withEdit } from "./edit/conversation.ts";
import { lengthOf, longer, shortened, tellsNothingNew } from "./edit/lengths.ts";
import { keptPart, partAt, withOtherLine, withPart } from "./edit/parts.ts";
import { without } from "./edit/removals.ts";
import { alternatives, another, jobOf } from "./edit/rewriting.ts";
import { mapSentences, renumbered } from "./edit/sentences.ts";
import type { Job } from "./job.ts";
import { isHashtagLine, type Piece } from "./piece.ts";
import { correct } from "./spanish/correct.ts";
import { fold } from "./spanish/fold.ts";
import { polish } from "./spanish/polish.ts";
import { toRegister } from "./spanish/register.ts";
import { sentence, uncapitalized } from "./spanish/sentences.ts";
import type { Ban, Edit, Limits, Network, Register, Request } from "./understand/request.ts";
import { replaced, valuesIn } from "./understand/values.ts";

/** A change of a piece: where it is the same as before, the reason is said. */
interface Outcome {
  piece: Piece | undefined;
  /** Lines of `lines/edit.yaml`: what was done, and why it could not be. */
  done: string;
  failed: string;
  what?: string;
}

/** What a change is made with. */
interface Scene {
  conversation: Conversation;
  piece: Piece;
  /** What the order and all changes so far ask for. */
  request: Request;
  job: Job;
  seed: string;
}

/** The piece before, changed as asked and nothing else, or why it stays as it is; undefined when there is no piece to change. */
export function writeEdit(brief: Brief, asked: Request): string | undefined {
  const conversation = conversationOf(brief);
  if (!conversation) return undefined;
  const { seed } = brief;
  let { piece, request } = conversation;
  const done = new Set<string>();
  const failed = new Set<string>();
  const edits = asked.edits.slice(0, 8);
  // What is written new must not say what goes.
  const isRemoval = ({ kind }: Edit) => kind === "remove" || kind === "keep";
  for (const edit of [...edits.filter(isRemoval), ...edits.filter((one) => !isRemoval(one))]) {
    request = withEdit(request, edit);
    const job = jobOf(conversation, request, seed);
    const scene = { conversation, piece, request, job, seed };
    const outcome = edit.in === undefined ? changed(scene, edit) : changedInside(scene, edit);
    const { what = "" } = outcome;
    const isChanged = outcome.piece && !isSame(outcome.piece, piece);
    (isChanged ? done : failed).add(
      job.say(`edit.${isChanged ? outcome.done : outcome.failed}`, { what, bare: bareOf(what) }),
    );
    if (isChanged) piece = outcome.piece!;
  }
  const limited = withLength(piece, request, asked.limits);
  const job = jobOf(conversation, request, seed);
  if (limited !== piece.body) done.add(job.say("edit.did-shorter"));
  const notes = [...failed, ...(done.size > 1 ? [job.say("edit.did-several")] : done)];
  const note = notes.join(" ") || job.say("edit.not-needed");
  if (done.size === 0) return note;
  const { title, body } = renumbered({ ...piece, body: limited });
  return polish([note, `## ${title}`, body, "---"].filter(Boolean).join("\n\n"));
}

const isSame = (one: Piece, other: Piece) => one.body === other.body && one.title === other.title;

/** A change of one part: «el segundo más corto». */
function changedInside(scene: Scene, edit: Edit): Outcome {
  const part = partAt(scene.piece.body, edit.in!);
  if (!part) return { piece: undefined, done: "did-part", failed: "not-part" };
  const outcome = changed({ ...scene, piece: { title: scene.piece.title, body: part } }, edit);
  if (!outcome.piece) return outcome;
  const body = scene.piece.body.replace(part, () => outcome.piece!.body);
  return { ...outcome, piece: { ...scene.piece, body } };
}

function changed(scene: Scene, edit: Edit): Outcome {
  const { conversation, piece, request, job, seed } = scene;
  const as = (
    use: string,
    body: string | undefined,
    { what, failed = use }: { what?: string; failed?: string } = {},
  ): Outcome => ({
    piece: body === undefined ? undefined : { ...piece, body },
    done: `did-${use}`,
    failed: `not-${failed}`,
    ...(what ? { what } : {}),
  });
  switch (edit.kind) {
    case "shorter":
      return as("shorter", shorter(scene));
    case "longer":
      return as("longer", longer(piece.body, job));
    case "another":
      return { ...as("another", undefined), piece: another(conversation, piece, request, seed) };
    case "simpler":
      return as("simpler", shorter(scene), { failed: "tone" });
    case "tone":
      return inTone(scene, edit.tone);
    case "audience":
    case "network":
      return forOthers(scene, edit);
    case "register":
      return as("register", inRegister(piece.body, edit.register), {
        what: nameOfRegister(edit.register),
      });
    case "remove": {
      const { what } = edit;
      const target = what === "business" ? { text: job.business.name } : what;
      const failed = typeof what === "string" ? "there" : "found";
      return as("remove", without(piece.body, target, request), { what: nameOf(what), failed });
    }
    case "add":
      return added(scene, edit);
    case "replace": {
      const body = replaced(piece.body, edit).text;
      const title = edit.from ? replaced(piece.title, edit).text : piece.title;
      return { ...as("replace", body, { what: edit.to }), piece: { title, body } };
    }
    case "part":
      return as("part", withPart(conversation, piece.body, request, edit, seed));
    case "keep":
      return { ...as("keep", undefined), piece: keptPart(piece, edit.part) };
    case "hook":
      return as(
        "part",
        withPart(
          conversation,
          piece.body,
          request,
          { kind: "part", part: 1, sentence: true },
          seed,
        ),
      );
    case "call":
      return as(
        "part",
        withPart(
          conversation,
          piece.body,
          request,
          { kind: "part", part: -1, sentence: true },
          seed,
        ),
      );
    case "subject-line":
      return subjectOf(piece.body) === ""
        ? as("part", undefined, { failed: "subject" })
        : as(
            "part",
            withOtherLine(conversation, piece.body, request, { label: "Asunto", max: 60, seed }),
            { failed: "line" },
          );
    case "title": {
      const label = /\*\*(Titular|Título)[^*]*:\*\*/.exec(piece.body)?.[1];
      if (label)
        return as(
          "part",
          withOtherLine(conversation, piece.body, request, { label, max: 40, seed }),
          { failed: "line" },
        );
      return changed(scene, { kind: "hook" });
    }
    case "ending":
      return as("ending", endingWith(piece.body, edit.ending, job));
    case "spelling": {
      const { name, place, products } = job.business;
      const names = [name, place, ...products.map(({ bare }) => bare)];
      return as(
        "spelling",
        mapSentences(piece.body, (one) => correct(one, names)),
        { failed: "needed" },
      );
    }
  }
}

/** As short as its facts allow, a quarter less where that can be. */
function shorter({ conversation, piece, request, seed }: Scene): string {
  const target = lengthOf(piece.body) * 0.75;
  const own = shortened(piece.body, request, target);
  const sections = (body: string) => body.split("\n### ").length;
  const plain = alternatives(conversation, request, seed)
    .filter(
      ({ weight, piece: { body } }) => weight === 0 && sections(body) === sections(piece.body),
    )
    .map(({ piece: { body } }) => shortened(body, request, target))
    .filter((body) => tellsNothingNew(piece.body, body, request));
  const best = [own, ...plain].reduce((one, two) =>
    lengthOf(two) < lengthOf(one) * 0.9 ? two : one,
  );
  return lengthOf(best) < lengthOf(piece.body) * 0.95 ? best : piece.body;
}

/** Formal is usted without exclamations and emojis; another tone only where the piece can be written in it. */
function inTone({ conversation, piece, request, seed }: Scene, tone: string): Outcome {
  const outcome = { done: "did-tone", failed: "not-tone" };
  const isFormal = tone === "professional" || tone === "authoritative";
  if (isFormal || request.register === "usted") {
    const calm = isFormal
      ? without(without(piece.body, "exclamation", request), "emoji", request)
      : piece.body;
    const register = isFormal ? "usted" : "tu";
    const body = inRegister(calm, register);
    return {
      ...outcome,
      done: isFormal ? "did-formal" : "did-register",
      what: "tú",
      piece: { ...piece, body },
    };
  }
  // Replies are written from lines that have a tone; elsewhere the words are the owner's.
  const isReply = request.tone === tone && /-reply$|^direct-message$/.test(request.deliverable);
  return { ...outcome, piece: isReply ? another(conversation, piece, request, seed) : undefined };
}

/** The same order written for other readers or another network, where that changes the text. */
function forOthers(
  { conversation, piece, request, seed }: Scene,
  edit: Edit & { kind: "audience" | "network" },
): Outcome {
  const what = edit.kind === "audience" ? edit.audience : networkNames[edit.network];
  const other = alternatives(conversation, request, seed).find(
    ({ piece: { title, body } }) =>
      tellsNothingNew(piece.body, body, request) &&
      fold(`${title} ${body}`).includes(fold(what)) &&
      body !== piece.body,
  );
  return { piece: other?.piece, done: "did-rewrite", failed: "not-rewrite", what };
}

const inRegister = (body: string, register: Register) =>
  mapSentences(body, (one) =>
    one
      .split(/([«“"][^»”"]{2,300}[»”"])/u)
      .map((part, at) => (at % 2 === 1 ? part : toRegister(part, register)))
      .join(""),
  );

function added(
  { conversation, piece, request, job, seed }: Scene,
  edit: Edit & { kind: "add" },
): Outcome {
  const { what } = edit;
  const as = (use: string, body: string | undefined, name = "", failed = "needed"): Outcome => ({
    piece: body === undefined ? undefined : { ...piece, body },
    done: `did-${use}`,
    failed: `not-${failed}`,
    what: name,
  });
  if (typeof what === "object") {
    const { text } = what.fact;
    // «el precio es 25 €» corrects the one that stands there.
    const value =
      /^(?:el|la|los|las) \p{L}+ (?:es|son|va|sería) /iu.test(text) && valuesIn(text)[0];
    const right = value ? replaced(piece.body, { from: "", to: value.text }) : undefined;
    if (right?.isChanged) return as("replace", right.text, value ? value.text : "");
    return as(
      "fact",
      edit.atEnd ? withLast(piece.body, sentence(text)) : withFact(piece.body, what.fact, request),
    );
  }
  if (what === "emoji") return as("add", withEmojis(piece.body, job), "emojis");
  if (what === "hashtags") return as("add", withHashtags(piece.body, job), "hashtags");
  if (what === "price") {
    const price = request.facts.find(({ role }) => role === "price");
    return as("add", price && withFact(piece.body, price, request), "el precio", "price");
  }
  const call = jobOf(conversation, request, `${seed}/call`).say("edit.last");
  return as("add", withLast(piece.body, call), "una llamada a la acción");
}

/** A last line, before the hashtags and the signature. */
function withLast(body: string, text: string): string {
  const blocks = body.split("\n\n");
  const end = blocks.findLastIndex(
    (block) => !isHashtagLine(block) && !/^Un saludo|^\*\*Botón/.test(block),
  );
  return blocks.toSpliced(end + 1, 0, text).join("\n\n");
}

/** With a last sentence that ends as asked, «?» for any question. */
function endingWith(body: string, asked: string, job: Job): string {
  const ending = asked === "?" ? job.say("edit.question") : sentence(asked);
  const last =
    body.split("\n").findLast((line) => line.trim() !== "" && !isHashtagLine(line)) ?? "";
  const stands = asked === "?" ? /\?\W*$/.test(last) : fold(last).endsWith(fold(ending));
  return stands || ending === "" ? body : withLast(body, ending);
}

/** A length that was told with the change. */
function withLength({ body }: Piece, request: Request, { maxChars, maxWords }: Limits): string {
  const most = maxChars ?? (maxWords ? maxWords * 6 : undefined);
  return most !== undefined && lengthOf(body) > most ? shortened(body, request, most) : body;
}

const networkNames: Record<Network, string> = {
  instagram: "Instagram",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  tiktok: "TikTok",
  x: "X",
  whatsapp: "WhatsApp",
  google: "Google",
  youtube: "YouTube",
  pinterest: "Pinterest",
};
const names: Record<Ban, string> = {
  price: "el precio",
  emoji: "los emojis",
  hashtags: "los hashtags",
  discount: "el descuento",
  voice: "la voz",
  date: "la fecha",
  phone: "el teléfono",
  exclamation: "las exclamaciones",
  question: "la pregunta",
  business: "el nombre del negocio",
  link: "el enlace",
  hour: "la hora",
  place: "el lugar",
  conditions: "las condiciones",
};
const nameOf = (what: Ban | { text: string }) =>
  typeof what === "string" ? names[what] : `«${uncapitalized(what.text)}»`;
const nameOfRegister = (register: Register) => (register === "tu" ? "tú" : register);
const bareOf = (name: string) => name.replace(/^(?:el|la|los|las) /, "");
