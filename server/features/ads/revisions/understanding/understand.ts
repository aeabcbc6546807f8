import { questions } from "../questions.ts";
import type { AdPart, CurrentTexts, Keepable, Wish, WishReading } from "../wishes.ts";
import { type ClauseReading, readClause } from "./clauses.ts";
import { readDictated } from "./dictated-text.ts";
import { type Item, itemsOf } from "./items.ts";
import type { Target } from "./lexicon.ts";
import { isTarget, partOf, separators } from "./literals.ts";
import { readNamedPicture } from "./named-picture.ts";
import { readPrice } from "./price-wish.ts";
import {
  asksForSoundOrMotion,
  isIndependent,
  isSoundOrMotionPicture,
  isSoundOrMotionRequest,
} from "./sound-or-motion.ts";

const commands = new Set<Item["concept"]>([
  "REMOVE",
  "PUT",
  "CHANGE",
  "USE",
  "KEEP",
  "MAKE",
  "WITHOUT",
]);
const effects = new Set<Item["concept"]>([
  "REMOVE",
  "CHANGE",
  "USE",
  "KEEP",
  "WITHOUT",
  "BIG",
  "SMALL",
  "OTHER",
  "SHORT",
  "HUE",
  "DISLIKE",
]);

/** The index at which the next clause begins. */
function clauseEnd(items: readonly Item[], from: number): number {
  let isWhole = false;
  let named = false;
  let acted = false;
  for (let at = from; at < items.length; at++) {
    const { concept } = items[at]!;
    if (at > from && separators.has(concept)) return at;
    if (isWhole && commands.has(concept)) return at;
    // «en vino con letras beige»
    const next = items.slice(at + 1, at + 3).find((item) => item.concept !== "FILLING");
    if (acted && items[at]!.word === "con" && next && isTarget(next.concept)) return at;
    if (isTarget(concept)) named = true;
    if (effects.has(concept)) acted = true;
    if (concept === "PUT" && at > from && named && acted) return at;
    isWhole = named && acted;
  }
  return items.length;
}

interface State {
  wishes: Wish[];
  keeps: Set<Keepable>;
  questions: {
    about: Target | null;
    question: string;
    because: "missing" | "unknown" | "impossible";
  }[];
  loose: string[];
  /** The old price. */
  before: string | null;
  last: ClauseReading | null;
  /** Targets that were named without an operation so far. */
  waiting: Target[];
  liked: boolean;
  /** Sound or motion was asked for. */
  moves: boolean;
}

function addReading(state: State, reading: ClauseReading): void {
  state.wishes.push(...reading.wishes);
  for (const keep of reading.keeps) state.keeps.add(keep);
  state.questions.push(...reading.questions);
  state.liked ||= reading.isPraise;
}

const carriedPart = (state: State): AdPart | null => {
  const targets = [...(state.last?.targets ?? []), ...state.waiting];
  const found = targets.findLast((target) => partOf[target] || target === "TEXT");
  return found ? (partOf[found] ?? "title") : null;
};

/**
 * Reads wishes in everyday Spanish: without accents, with typing mistakes, several in a sentence,
 * with tú, usted or vos. Pure; linear in the length of the text.
 * @param words at most 500 characters
 */
export function understandWords(words: string, context: CurrentTexts): WishReading {
  const text = words
    .normalize("NFC")
    .replace(/[\t\r ]+/g, " ")
    .trim();
  const items = itemsOf(text);
  const state: State = {
    wishes: [],
    keeps: new Set(),
    questions: [],
    loose: [],
    before: null,
    last: null,
    waiting: [],
    liked: false,
    moves: false,
  };
  for (let at = 0; at < items.length; ) {
    const { concept, word } = items[at]!;
    if (separators.has(concept)) {
      at++;
      continue;
    }
    const only = /^(?:solo|solamente|unicamente|nada mas que)$/.test(
      at > 0 ? items[at - 1]!.word : word,
    );
    const to = clauseEnd(items, at);
    const clause = { text, items, from: at, to, carried: carriedPart(state) };
    const moves = asksForSoundOrMotion(items.slice(at, to), context);
    const picture = readNamedPicture(clause);
    if (picture) {
      if (moves && picture.wish.kind === "picture" && isSoundOrMotionPicture(picture.wish))
        state.moves = true;
      else state.wishes.push(picture.wish);
      state.last = null;
      at = picture.next;
      continue;
    }
    const price = readPrice(items.slice(at, to), context, state.last?.targets ?? state.waiting);
    const dictated = price ? null : readDictated(clause);
    state.before = price?.before ?? state.before;
    if (price?.wish) state.wishes.push(price.wish);
    if (price?.question) {
      state.questions.push({ about: "PRICE", question: price.question, because: "missing" });
    }
    if (price) {
      state.waiting = [];
      state.last = { ...readClause(price.rest, null), targets: ["PRICE"] };
      addReading(state, state.last);
      at = to;
      continue;
    }
    if (dictated) {
      if (moves && isSoundOrMotionRequest(dictated)) state.moves = true;
      else if (dictated.wish) state.wishes.push(dictated.wish);
      else if (dictated.unplaced) state.loose.push(dictated.unplaced);
      state.last = null;
      state.waiting = [];
      at = Math.max(dictated.next, at + 1);
      continue;
    }
    const reading = readClause(items.slice(at, to), state.last, { waiting: state.waiting, only });
    if (moves) {
      state.moves = true;
      state.wishes.push(...reading.wishes.filter(isIndependent));
      state.last = null;
      at = to;
      continue;
    }
    addReading(state, reading);
    if (reading.lacksOperation) state.waiting = [...state.waiting, ...reading.targets];
    else if (reading.hasOperation) state.waiting = [];
    if (reading.hasOperation || reading.targets.length > 0) state.last = reading;
    at = to;
  }
  return state.moves ? explainStillPicture(finish(state)) : finish(state);
}

/** Adds to the answer that the picture can have no sound or motion. */
function explainStillPicture(read: WishReading): WishReading {
  if (read.type === "understood") return { ...read, undone: [questions.still] };
  const { question, because } = read;
  const asksSomethingElse =
    because !== "unknown" && question !== questions.liked && question !== questions.kept;
  return {
    type: "unclear",
    question: asksSomethingElse
      ? `${questions.still} ${question}`
      : `${questions.still} ${questions.elsewise}`,
    because: "impossible",
  };
}

const keyOf = (wish: Wish) => JSON.stringify(wish);

/** Drops wishes that a more specific one answers: «otro color, en azul» is blue. */
function dropGeneralWishes(wishes: readonly Wish[]): Wish[] {
  const seen = new Set<string>();
  const once = wishes.filter((wish) => !seen.has(keyOf(wish)) && seen.add(keyOf(wish)));
  const has = (test: (wish: Wish) => boolean) => once.some(test);
  const colored = has(
    (wish) =>
      wish.kind === "colors" ||
      wish.kind === "ground" ||
      (wish.kind === "shade" && wish.shade !== "other"),
  );
  const pictured = has((wish) => wish.kind === "picture" && wish.choice !== "other");
  const isWritten = (part: AdPart) => has((wish) => wish.kind === "write" && wish.part === part);
  return once.filter((wish) => {
    if (wish.kind === "shade" && wish.shade === "other") return !colored;
    if (wish.kind === "picture" && wish.choice === "other") return !pictured;
    if (
      wish.kind === "rewrite" &&
      once.some((one) => one.kind === "shorten" && one.part === wish.part)
    )
      return false;
    if (wish.kind === "rewrite")
      return (
        !(wish.part !== "all" && isWritten(wish.part)) &&
        !(wish.part === "all" && isWritten("title"))
      );
    if (wish.kind === "show" && wish.what === "price") return !isWritten("price");
    if (wish.kind === "remove" && wish.part === "price") return !isWritten("price");
    if (wish.kind === "remove" && wish.part === "body") return !isWritten("body");
    return true;
  });
}

/** Joins colours and hashtags from several clauses into one wish each. */
function joinWishes({ wishes, before }: State): Wish[] {
  const hexes = wishes.flatMap((wish) => (wish.kind === "colors" ? wish.hexes : []));
  const grounds = wishes.flatMap((wish) => (wish.kind === "ground" ? [wish.hex] : []));
  const tagged = wishes.filter((wish) => wish.kind === "hashtags");
  const rest = wishes.filter(({ kind }) => !["colors", "hashtags", "ground"].includes(kind));
  const all = grounds.length > 1 ? [...grounds, ...hexes] : hexes;
  return [
    ...rest.map((wish) =>
      wish.kind === "write" && wish.part === "price" && before ? { before, ...wish } : wish,
    ),
    ...(grounds.length === 1 ? [{ kind: "ground" as const, hex: grounds[0]! }] : []),
    ...(all.length > 0 ? [{ kind: "colors" as const, hexes: [...new Set(all)].slice(0, 4) }] : []),
    ...(tagged.length > 0
      ? [
          {
            kind: "hashtags" as const,
            tags: [...new Set(tagged.flatMap(({ tags }) => tags))],
            only: tagged.some(({ only }) => only),
          },
        ]
      : []),
  ];
}

const changesKeepable: Record<Keepable, (wish: Wish) => boolean> = {
  picture: (wish) => wish.kind === "picture" || (wish.kind === "resize" && wish.part === "picture"),
  layout: (wish) => wish.kind === "layout",
  colors: (wish) => ["colors", "ground", "shade"].includes(wish.kind),
  logo: (wish) => wish.kind === "logo" || (wish.kind === "resize" && wish.part === "logo"),
  price: (wish) => "part" in wish && wish.part === "price",
  texts: (wish) => ["write", "rewrite", "replace", "shorten"].includes(wish.kind),
};

const answersTarget: Partial<Record<Target, (wish: Wish) => boolean>> = {
  PRICE: (wish) =>
    ("part" in wish && wish.part === "price") || (wish.kind === "show" && wish.what === "price"),
  LOGO: (wish) => wish.kind === "logo" || (wish.kind === "resize" && wish.part === "logo"),
  PHOTO: (wish) => wish.kind === "picture" || (wish.kind === "resize" && wish.part === "picture"),
  BUTTON: (wish) => "part" in wish && wish.part === "cta",
  TITLE: (wish) => ("part" in wish && wish.part === "title") || wish.kind === "replace",
  BODY: (wish) => ("part" in wish && wish.part === "body") || wish.kind === "replace",
  TEXT: (wish) =>
    ["write", "replace", "shorten", "rewrite", "font"].includes(wish.kind) ||
    (wish.kind === "resize" && wish.part === "title") ||
    (wish.kind === "remove" && wish.part !== "price") ||
    wish.kind === "tint" ||
    wish.kind === "capitals",
  POST: (wish) => "part" in wish && wish.part === "post",
  HASHTAGS: (wish) =>
    wish.kind === "hashtags" || (wish.kind === "remove" && wish.part === "hashtags"),
  COLOR: (wish) => ["colors", "ground", "shade", "tint"].includes(wish.kind),
  BACKGROUND: (wish) => ["colors", "ground", "shade"].includes(wish.kind),
  LAYOUT: (wish) => wish.kind === "layout" || wish.kind === "shade" || wish.kind === "colors",
};

function finish(state: State): WishReading {
  const wishes = dropGeneralWishes(joinWishes(state));
  for (const _ of state.loose) {
    state.questions.push({ about: "TEXT", question: questions.where, because: "unknown" });
  }
  const open = state.questions.filter(
    ({ about }) => !(about && wishes.some((wish) => answersTarget[about]?.(wish))),
  );
  // An unknown clause beside a wish may just be a reason; one that names a target still needs an answer.
  const blocking =
    open.find(({ because, about }) => because !== "unknown" || about !== null) ??
    (wishes.length === 0 ? open[0] : undefined);
  if (blocking) {
    return { type: "unclear", question: blocking.question, because: blocking.because };
  }
  const keeps = [...state.keeps].filter(
    (keep) => !wishes.some((wish) => changesKeepable[keep](wish)),
  );
  if (wishes.length > 0) return { type: "understood", wishes, keeps };
  if (!state.liked && state.keeps.size > 0) {
    return { type: "unclear", question: questions.kept, because: "missing" };
  }
  if (state.liked) {
    return { type: "unclear", question: questions.liked, because: "missing" };
  }
  return { type: "unclear", question: questions.nothing, because: "unknown" };
}
