import type { Brief } from "./brief.ts";
import { subjectOf } from "./check/constraints.ts";
import { hasWord } from "./check/spelling.ts";
import { wordsOf } from "./check/words.ts";
import { faultsOfPiece } from "./check.ts";
import { deliverables } from "./deliverables/deliverables.ts";
import { withEmojis, withFact, withHashtags } from "./edit/additions.ts";
import { type Conversation, conversationOf, withEdit } from "./edit/conversation.ts";
import { lengthOf, shortened } from "./edit/lengths.ts";
import { reworded, withoutPart, withPart } from "./edit/parts.ts";
import { type Removal, without } from "./edit/removals.ts";
import { replaced } from "./edit/replacements.ts";
import { alternatives, another, jobOf } from "./edit/rewriting.ts";
import { mapSentences, renumbered, sentencesIn } from "./edit/sentences.ts";
import type { Job } from "./job.ts";
import type { Piece } from "./piece.ts";
import { correct } from "./spanish/correct.ts";
import { fold } from "./spanish/fold.ts";
import { list } from "./spanish/phrase.ts";
import { polish } from "./spanish/polish.ts";
import { toRegister } from "./spanish/register.ts";
import { sentence, uncapitalized } from "./spanish/sentences.ts";
import type { Ban, Edit, Limits, Network, Register, Request } from "./understand/request.ts";

/** A piece on its way through the changes, and what is said of them. */
interface Change {
  conversation: Conversation;
  piece: Piece;
  /** What the order and the changes so far ask for. */
  request: Request;
  done: string[];
  failed: string[];
  seed: string;
}

/** The piece before, changed as asked and nothing else; undefined when there is no piece to change. */
export function writeEdit(brief: Brief, asked: Request): string | undefined {
  const conversation = conversationOf(brief);
  if (!conversation) return undefined;
  const { piece, request } = conversation;
  let change: Change = { conversation, piece, request, done: [], failed: [], seed: brief.seed };
  // What is written new must not say what goes.
  const edits = asked.edits.slice(0, 8);
  const isRemoval = ({ kind }: Edit) => kind === "remove";
  for (const edit of [...edits.filter(isRemoval), ...edits.filter((one) => !isRemoval(one))])
    change = apply(change, edit);
  const ending = asked.edits.find((edit) => edit.kind === "ending")?.ending;
  change = withLimits(change, ending ? { ...asked.limits, ending } : asked.limits);
  const { title, body } = renumbered(change.piece);
  const job = jobOf(conversation, change.request, brief.seed);
  const done = [...new Set(change.done)];
  const notes = [
    ...new Set(change.failed),
    ...(done.length > 1 ? [job.say("edit.did-several")] : done),
  ];
  const note = notes.join(" ") || job.say("edit.not-needed");
  return polish([note, `## ${title}`, body, "---"].filter(Boolean).join("\n\n"));
}

/** One change: the new body, or a note that it could not be made. */
function apply(change: Change, edit: Edit): Change {
  const { conversation, piece, seed } = change;
  const request = withEdit(change.request, edit);
  const job = jobOf(conversation, request, seed);
  const done = (body: string | undefined, use: string, extra?: Record<string, string>): Change =>
    body === undefined || body === piece.body
      ? { ...change, request }
      : {
          ...change,
          request,
          piece: { ...piece, body },
          done: [...change.done, job.say(`edit.did-${use}`, extra)],
        };
  const failed = (use: string, what = ""): Change => ({
    ...change,
    request,
    failed: [...change.failed, job.say(`edit.not-${use}`, { what: what || "nada" })],
  });
  const orFailed = (next: Change, use: string, what?: string) =>
    next.piece === piece ? failed(use, what) : next;
  switch (edit.kind) {
    case "shorter": {
      const body = shorter(change, request);
      return lengthOf(body) > lengthOf(piece.body) * 0.9
        ? orFailed({ ...failed("shorter"), piece: { ...piece, body } }, "shorter")
        : done(body, "shorter");
    }
    case "longer":
      return orFailed(done(longer(piece.body, job), "longer"), "longer");
    case "another":
    case "simpler":
    case "tone":
    case "audience":
    case "network":
      return rewritten(change, request, edit, job);
    case "register": {
      const body = inOtherRegister(piece.body, edit.register);
      const title = piece.title;
      const rest = faultsOfPiece({ title, body }, request).some(({ kind }) => kind === "register");
      const other = rest ? alternatives(conversation, request, seed)[0]?.piece.body : undefined;
      const address = edit.register === "tu" ? "tú" : edit.register;
      const next = done(other ?? body, "register", { what: address });
      // A text that addresses nobody stays as it is.
      return next.piece === piece
        ? { ...next, done: [...next.done, job.say("edit.did-register", { what: address })] }
        : next;
    }
    case "remove": {
      const name = nameOf(edit.what);
      const whole = typeof edit.what === "object" ? withoutPart(piece.body, edit.what.text) : "";
      const body = whole || without(piece.body, edit.what, change.request);
      return orFailed(
        done(body, "remove", { what: name, bare: bareOf(name) }),
        "found",
        missing(edit.what),
      );
    }
    case "add":
      return added(edit.what, change, request, job, done, failed);
    case "replace": {
      const { text, isChanged } = replaced(piece.body, edit);
      const title = replaced(piece.title, { ...edit, from: edit.from || "\n" }).text;
      if (!isChanged) return failed("replace", edit.to);
      const next = done(text, "replace", { what: edit.to });
      return { ...next, piece: { ...next.piece, title } };
    }
    case "part": {
      const body = edit.sentence
        ? reworded(conversation, piece.body, edit.part, request, seed)
        : withPart(conversation, piece.body, request, { ...edit, seed });
      return orFailed(done(body, "part"), "part");
    }
    case "hook":
    case "call": {
      const body = reworded(conversation, piece.body, edit.kind === "hook" ? 1 : -1, request, seed);
      return orFailed(done(body, "part"), "part");
    }
    case "subject-line":
      return subjectOf(piece.body) === ""
        ? failed("subject")
        : orFailed(done(otherLine(change, request, "Asunto"), "part"), "part");
    case "title": {
      const label = /\*\*(Titular|Título)[^*]*:\*\*/.exec(piece.body)?.[1];
      const body = label
        ? otherLine(change, request, label)
        : reworded(conversation, piece.body, 1, request, seed);
      return orFailed(done(body, "part"), "part");
    }
    case "ending":
      return { ...change, request };
    case "spelling": {
      const names = [
        job.business.name,
        job.business.place,
        ...job.business.products.map((p) => p.bare),
      ];
      return done(
        mapSentences(piece.body, (one) => correct(one, names)),
        "spelling",
      );
    }
  }
}

const partsOfSame = (one: string, other: string) =>
  one.split("\n### ").length === other.split("\n### ").length;

const shorter = ({ conversation, piece, seed }: Change, request: Request): string => {
  const target = lengthOf(piece.body) * 0.75;
  const body = shortened(piece.body, request, target);
  if (lengthOf(body) <= target) return body;
  const written = alternatives(conversation, request, seed)
    .filter(({ weight, piece: other }) => weight === 0 && partsOfSame(other.body, piece.body))
    .map(({ piece: other }) => shortened(other.body, request, target));
  return written.reduce((best, one) => (lengthOf(one) < lengthOf(best) ? one : best), body);
};

/** With a paragraph of what the profile says and the text does not, before its last one. */
function longer(body: string, { business, say }: Job): string {
  const told = fold(body);
  const isNew = (text: string) => text !== "" && !told.includes(fold(text));
  const differences = list(business.differences.filter(isNew).slice(0, 3).map(uncapitalized));
  const texts = [
    isNew(business.service) ? say("edit.more-service") : "",
    differences ? say("edit.more", { differences }) : "",
    isNew(business.audience) ? say("edit.more-audience") : "",
  ].filter(Boolean);
  if (texts.length === 0) return body;
  const blocks = body.split("\n\n");
  const last = blocks.findLastIndex((block) => !/^[#|`]|^\*\*[^*]+:\*\*|^Un saludo/.test(block));
  return blocks.toSpliced(Math.max(1, last), 0, texts.join(" ")).join("\n\n");
}

/** The same facts in another text, for another reader, network or tone. */
function rewritten(change: Change, request: Request, edit: Edit, job: Job): Change {
  const { conversation, seed } = change;
  const current = { ...conversation, piece: change.piece };
  const piece = deliverables.has(request.deliverable) && another(current, request, seed);
  if (!piece)
    return { ...change, request, failed: [...change.failed, job.say("edit.not-another")] };
  const what =
    edit.kind === "audience"
      ? `para ${edit.audience}`
      : edit.kind === "network"
        ? `para ${networkNames[edit.network]}`
        : edit.kind === "tone"
          ? "con otro tono"
          : "";
  const use = what ? "rewrite" : edit.kind;
  return {
    ...change,
    request,
    piece,
    done: [...change.done, job.say(`edit.did-${use}`, { what })],
  };
}

function inOtherRegister(body: string, register: Register): string {
  return mapSentences(body, (one) =>
    one
      .split(/([«“"][^»”"]{2,300}[»”"])/u)
      .map((part, at) => (at % 2 === 1 ? part : toRegister(part, register)))
      .join(""),
  );
}

function added(
  what: (Edit & { kind: "add" })["what"],
  { conversation, piece, seed }: Change,
  request: Request,
  job: Job,
  done: (body: string | undefined, use: string, extra?: Record<string, string>) => Change,
  failed: (use: string, what?: string) => Change,
): Change {
  if (typeof what === "object") return done(withFact(piece.body, what.fact, request), "fact");
  switch (what) {
    case "emoji":
      return done(withEmojis(piece.body, job), "add", { what: "emojis" });
    case "hashtags":
      return done(withHashtags(piece.body, job), "add", { what: "hashtags" });
    case "price": {
      const price = request.facts.find(({ role }) => role === "price");
      return price
        ? done(withFact(piece.body, price, request), "add", { what: "el precio" })
        : failed("price");
    }
    case "call": {
      const written = alternatives(conversation, request, seed)[0]?.piece.body ?? "";
      const text = sentencesIn(written).at(-1) ?? job.say("edit.last");
      const last = piece.body.includes(text) ? job.say("edit.last") : text;
      return done(`${piece.body}\n\n${last}`, "add", { what: "una llamada a la acción" });
    }
  }
}

/** The body with another text behind a label, such as the subject of a mail, in every section that has one. */
function otherLine({ conversation, piece, seed }: Change, request: Request, label: string) {
  const find = new RegExp(`(\\*\\*${label}[^*\\n]*:\\*\\* *)([^\\n]+)`);
  const linesOf = (body: string) =>
    body.split(/^(?=### )/m).flatMap((part) => find.exec(part)?.[2]?.trim() ?? []);
  const olds = linesOf(piece.body);
  const written = alternatives(conversation, request, seed).flatMap(({ piece: other }) =>
    linesOf(other.body),
  );
  const job = jobOf(conversation, request, seed);
  const isSubject = label === "Asunto";
  const { service, differences } = job.business;
  const own = isSubject ? [] : [service, ...differences];
  const short = [
    ...own,
    ...request.facts.filter(({ role }) => role !== "where").map(({ text }) => text),
  ]
    .map((text) => sentence(text).replace(/\.$/, ""))
    .filter((text) => text.length <= (isSubject ? 50 : 40) && text.length > 8)
    .filter((text) => !wordsOf("hanging").has(fold(text).split(" ")[0]!));
  const taken = new Set(olds.map(fold));
  const changed = piece.body.split(/^(?=### )/m).map((part) => {
    const old = find.exec(part)?.[2]?.trim();
    if (!old) return part;
    const said = isSubject
      ? job.say("edit.subject", { text: uncapitalized(old) })
      : job.say("edit.title");
    // Where no thing was understood, a product of the profile would be a guess.
    const isGuess = (text: string) =>
      !request.subject &&
      !short.includes(text) &&
      job.business.products.some(({ bare }) => fold(text).includes(fold(bare)));
    const free = [...written, ...short, said].filter(
      (text) => text !== "" && !taken.has(fold(text)) && !isGuess(text),
    );
    const chosen = free.find((text) => !part.includes(text)) ?? free[0];
    if (!chosen) return part;
    taken.add(fold(chosen));
    // The line below the subject does not say the same again.
    return part
      .replace(find, (_, mark: string) => mark + chosen)
      .replace(/(\*\*Preencabezado:\*\* *)([^\n]+)/, (all, mark: string, text: string) =>
        isSubject && fold(text).includes(fold(chosen)) ? mark + sentence(old) : all,
      );
  });
  return changed.join("");
}

/** Limits that came with the change: an ending, a length. */
function withLimits(change: Change, limits: Limits): Change {
  const { conversation, request, seed } = change;
  let { body } = change.piece;
  const most = limits.maxChars ?? (limits.maxWords ? limits.maxWords * 6 : undefined);
  if (most !== undefined && lengthOf(body) > most) body = shortened(body, request, most);
  const job = jobOf(conversation, request, seed);
  if (limits.ending) {
    const ending = hasWord(fold(limits.ending), "pregunta") ? "?" : limits.ending.trim();
    const text = ending === "?" ? job.say("edit.question") : sentence(ending);
    const tags = /\n\n#[^\n]+$/u.exec(body)?.[0] ?? "";
    const rest = body.slice(0, body.length - tags.length);
    if (!(ending === "?" ? /\?\W*$/.test(rest) : fold(rest).endsWith(fold(ending))))
      body = `${rest}\n\n${text}${tags}`;
  }
  if (body === change.piece.body) return change;
  const done = change.done.length > 0 ? change.done : [job.say("edit.did-part")];
  return { ...change, piece: { ...change.piece, body }, done };
}

const networkNames: Readonly<Record<Network, string>> = {
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
const names: Readonly<Record<Ban, string>> = {
  price: "el precio",
  emoji: "los emojis",
  hashtags: "los hashtags",
  discount: "el descuento",
  voice: "la voz",
  date: "la fecha",
  phone: "el teléfono",
  exclamation: "las exclamaciones",
  question: "las preguntas",
  business: "el nombre del negocio",
  link: "el enlace",
  hour: "la hora",
  place: "el lugar",
  conditions: "las condiciones",
};
const nameOf = (what: Removal) =>
  typeof what === "string" ? names[what] : `lo de «${uncapitalized(what.text)}»`;
const bareOf = (name: string) => name.replace(/^(?:el|la|los|las) /, "");
/** «ningún precio», «ninguna fecha» */
function missing(what: Removal): string {
  if (typeof what !== "string") return nameOf(what);
  const one = bareOf(names[what])
    .replace(/ciones$/, "ción")
    .replace(/s$/, "");
  return `${/^las? /.test(names[what]) ? "ninguna" : "ningún"} ${one}`;
}
