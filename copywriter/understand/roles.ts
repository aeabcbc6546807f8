import { dataOf } from "../data.ts";
import { breakRows, featureRows, type Shown, shownBy } from "./role-features.ts";
import type { Token } from "./token.ts";

/** What a stretch of a message is for, by the letter with which `messages.tsv` marks it. */
export const roles = {
  /** What is to be made: «hazme tres titulares para». */
  P: "piece",
  /** What it is about, as a thing named: «el curso de los sábados». */
  T: "topic",
  /** For whom: «para mamás con bebés». */
  A: "audience",
  /** What readers are to learn. */
  C: "content",
  /** What readers are to do: «que reserven por WhatsApp». */
  L: "call",
  /** How it is to be: «cortito, sin emojis», «quita lo segundo». */
  E: "wish",
  /** Said to the worker alone: «es que los martes no entra nadie». */
  X: "aside",
  /** Asked of the worker: «¿cada cuánto publico?» */
  Q: "question",
  /** A customer's own words. */
  S: "quote",
  /** What is to be said to that customer: «dile que son 12 €». */
  R: "reply",
  /** «perdón, son 25» */
  K: "correction",
} as const;
export type Role = (typeof roles)[keyof typeof roles];
export const roleLetters = Object.keys(roles).join("");
const names = Object.values(roles);
const count = names.length;

/** What was learnt of labelled messages: by feature and role, by role before and role, by sign of a break. */
export interface RoleWeights {
  features: Float32Array | Int8Array;
  steps: Float32Array | Int16Array;
  breaks: Float32Array | Int16Array;
  /** What another role costs where no mark parts the words: a fact cut in two is worse than a wish printed. */
  within: number;
  /** Words behind which hardly ever another role begins: «la», «y», «sin». */
  bound: ReadonlySet<string>;
}

/** The tables as base64. */
export type PackedWeights = Record<"features" | "steps" | "breaks", string> & {
  within: number;
  bound: string[];
};

const content = roleLetters.indexOf("C");
/** No message of a person has more words; what comes then is told. */
const mostTokens = 400;

/** The role of each token of a message, as learnt from `messages.tsv`, and how much more it looks so than like content. */
export function weighedRoles(
  all: readonly Token[],
  worker: string,
  isFollowUp: boolean,
): { roles: Role[]; weights: number[] } {
  const tokens = all.slice(0, mostTokens);
  const shown = shownBy(tokens, worker, isFollowUp);
  const learned = learnt();
  const best = bestRoles(shown, learned);
  return {
    roles: all.map((_, at) => names[best[at] ?? content]!),
    weights: all.map((_, at) => {
      let more = 0;
      for (const row of shown[at]?.role ?? [])
        more +=
          learned.features[row * count + best[at]!]! - learned.features[row * count + content]!;
      return more;
    }),
  };
}

/** The roles alone. */
export const rolesOf = (tokens: readonly Token[], worker: string, isFollowUp: boolean): Role[] =>
  weighedRoles(tokens, worker, isFollowUp).roles;

let read: RoleWeights | undefined;
function learnt(): RoleWeights {
  if (!read) {
    const { features, steps, breaks, within, bound } = dataOf<PackedWeights>("understand/roles");
    const bytes = (text: string) => Uint8Array.from(Buffer.from(text, "base64")).buffer;
    read = {
      features: new Int8Array(bytes(features)),
      steps: new Int16Array(bytes(steps)),
      breaks: new Int16Array(bytes(breaks)),
      within,
      bound: new Set(bound),
    };
  }
  return read;
}

/** The roles that fit a message best as a whole (Viterbi), a place in `roleLetters` for each token. */
export function bestRoles(shown: readonly Shown[], weights: RoleWeights): Uint8Array {
  const { features, steps, breaks, within, bound } = weights;
  const length = shown.length;
  const best = new Float64Array(length * count);
  const from = new Uint8Array(length * count);
  for (let at = 0; at < length; at += 1) {
    const own = best.subarray(at * count, (at + 1) * count);
    for (const row of shown[at]!.role)
      for (let role = 0; role < count; role += 1) own[role]! += features[row * count + role]!;
    if (at === 0) continue;
    let change = shown[at]!.isAfterMark ? 0 : -within;
    if (bound.has(shown[at]!.after)) change = -1e6;
    for (const row of shown[at]!.break) change += breaks[row]!;
    for (let role = 0; role < count; role += 1) {
      let top = Number.NEGATIVE_INFINITY;
      for (let before = 0; before < count; before += 1) {
        const sum =
          best[(at - 1) * count + before]! +
          steps[before * count + role]! +
          (before === role ? 0 : change);
        if (sum <= top) continue;
        top = sum;
        from[at * count + role] = before;
      }
      own[role]! += top;
    }
  }
  const found = new Uint8Array(length);
  if (length === 0) return found;
  const last = best.subarray((length - 1) * count);
  let role = last.indexOf(Math.max(...last));
  for (let at = length - 1; at >= 0; at -= 1) {
    found[at] = role;
    role = from[at * count + role]!;
  }
  return found;
}

export const weightCounts = {
  features: featureRows * count,
  steps: count * count,
  breaks: breakRows,
};
