import type { Token } from "./token.ts";

/** Weights stand in tables of so many rows; rarely two features share one. */
export const featureRows = 1 << 17;
export const breakRows = 1 << 15;

/** What a token shows of its role, and of whether another role begins with it, as rows of the tables. */
export interface Shown {
  role: Uint32Array;
  break: Uint32Array;
  isAfterMark: boolean;
  /** The word before it. */
  after: string;
}

/** How many words on each side tell of a word's role. */
const windowSize = 4;

/** A word as numbers: itself, its endings and its beginnings. */
interface Shape {
  word: number;
  end2: number;
  end3: number;
  end4: number;
  start3: number;
  start4: number;
  start5: number;
  kind: number;
}

export function shownBy(
  tokens: readonly Token[],
  worker: string,
  isFollowUp: boolean,
): readonly Shown[] {
  const shapes = tokens.map(shapeOf);
  const shape = (at: number) => (at < 0 ? before : (shapes[at] ?? behind));
  const clauses = clausesOf(tokens);
  const [who, turn] = [hashOf(worker), Number(isFollowUp)];
  return shapes.map((own, at) => {
    const { from, index, isLast } = clauses[at]!;
    const [left2, left, right, right2] = [
      shape(at - 2),
      shape(at - 1),
      shape(at + 1),
      shape(at + 2),
    ];
    const [opener, { word: second }] = [shape(from), shape(from + 1)];
    const { word, end2, end3, end4, start3, start4, start5, kind } = own;
    let name = 0;
    const role = new Uint32Array(31 + windowSize * 2 + 1);
    const show = (one = 0, two = 0) => {
      role[name] = row(name, one, two, 0, featureRows);
      name += 1;
    };
    show();
    show(word);
    show(left.word);
    show(right.word);
    show(left2.word);
    show(right2.word);
    show(left.word, word);
    show(word, right.word);
    show(left.word, right.word);
    show(opener.word);
    show(opener.word, second);
    show(opener.word, Math.min(3, at - from));
    show(shape(from - 1).word);
    show(opener.word, end2);
    show(who);
    show(who, word);
    show(Math.min(4, index));
    show(Number(isLast));
    show(Math.min(4, at));
    show(turn);
    show(turn, word);
    show(turn, opener.word);
    show(kind);
    show(end2);
    show(end3);
    show(end4);
    show(start3);
    show(start4);
    show(start5);
    show(left.end2, end2);
    show(end3, right.word);
    // Words near it, before and from here on.
    for (let near = at - windowSize; near <= at + windowSize; near += 1) {
      role[name] = row(near < at ? 40 : 41, shape(near).word, 0, 0, featureRows);
      name += 1;
    }
    const opens = [
      [0, 0, 0],
      [left.word, 0, 0],
      [word, 0, 0],
      [left.word, word, 0],
      [word, right.word, 0],
      [left2.word, left.word, 0],
      [word, right.word, right2.word],
      [left.kind, kind, 0],
      [left2.kind, left.kind, kind],
      [left.kind, word, 0],
      [end2, 0, 0],
      [left.end2, 0, 0],
      [left.word, end2, 0],
    ] as const;
    return {
      role,
      break: Uint32Array.from(opens, ([one, two, three], nth) =>
        row(50 + nth, one, two, three, breakRows),
      ),
      isAfterMark: tokens[at - 1]?.kind === "mark",
      after: tokens[at - 1]?.key ?? "",
    };
  });
}

const known = new Map<string, Shape>();
/** Words that are typed once fill no memory. */
const mostKnown = 5000;

function shapeOf({ kind, key }: Token): Shape {
  const text = kind === "word" ? key : kind === "number" ? "#" : `<${kind}${key.slice(0, 1)}`;
  const made = known.get(text);
  if (made) return made;
  if (known.size > mostKnown) known.clear();
  const shape = shapeFor(text, kind);
  known.set(text, shape);
  return shape;
}

const shapeFor = (text: string, kind: string): Shape => ({
  word: hashOf(text),
  end2: hashOf(text.slice(-2)),
  end3: hashOf(text.slice(-3)),
  end4: hashOf(text.slice(-4)),
  start3: hashOf(text.slice(0, 3)),
  start4: hashOf(text.slice(0, 4)),
  start5: hashOf(text.slice(0, 5)),
  kind: hashOf(kind),
});
const before = shapeFor("<begin", "");
const behind = shapeFor("<end", "");

/** FNV-1a */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** The row of a feature by its number and what it shows. */
function row(name: number, one: number, two: number, three: number, rows: number): number {
  let hash = Math.imul(name + 1, 0x9e3779b1) ^ one;
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) ^ two;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) ^ three;
  hash = Math.imul(hash ^ (hash >>> 16), 0x27d4eb2f);
  return (hash ^ (hash >>> 15)) & (rows - 1);
}

/** Longer stretches without a mark say too much at once. */
const longestClause = 30;

interface Clause {
  from: number;
  index: number;
  isLast: boolean;
}

/** The stretch between two marks, for each token. */
function clausesOf(tokens: readonly Token[]): Clause[] {
  const byToken: Clause[] = [];
  let clause: Clause = { from: 0, index: 0, isLast: false };
  for (const [at, { kind }] of tokens.entries()) {
    byToken.push(clause);
    if (kind === "mark" || at - clause.from >= longestClause)
      clause = { from: at + 1, index: clause.index + 1, isLast: false };
  }
  const last = byToken.at(-1);
  if (last) last.isLast = true;
  return byToken;
}
