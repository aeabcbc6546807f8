// Learns from labelled messages what each word of a message is for: a linear chain (averaged structured
// perceptron), with no chance in it, so that every build gives the same weights.
import { correct } from "../copywriter/spanish/correct.ts";
import { type Shown, shownBy } from "../copywriter/understand/role-features.ts";
import {
  bestRoles,
  type PackedWeights,
  type RoleWeights,
  roleLetters,
  weightCounts,
} from "../copywriter/understand/roles.ts";
import type { Token } from "../copywriter/understand/token.ts";
import { tokensOf } from "../copywriter/understand/tokens.ts";

const rounds = 8;
/** As many words right as without it, and a quarter fewer clauses cut in two. */
const within = 60;
const count = roleLetters.length;

export interface Labelled {
  worker: string;
  isFollowUp: boolean;
  tokens: readonly Token[];
  shown: readonly Shown[];
  /** Of each token, a place in `roleLetters`. */
  roles: Uint8Array;
}

/** The messages of lines «worker, first turn, second turn», each part behind its letter in braces. */
export function readLabelled(lines: string): Labelled[] {
  return lines
    .split("\n")
    .filter(Boolean)
    .flatMap((line) => {
      const [worker = "", ...turns] = line.split("\t");
      return turns.map((turn, at) => labelledOf(turn, worker, at > 0));
    });
}

/** Messages that end before their last wishes: an end is no sign of a wish. */
export function cutShort(lines: string): string {
  return lines
    .split("\n")
    .filter((_, at) => at % 2 === 0)
    .flatMap((line) => {
      const [worker = "", turn = ""] = line.split("\t");
      const cut = turn.replace(/(?<=.)(?:\{[EXLAKQ]\}[^{]*)+$/u, "");
      return cut !== turn && cut !== "" ? [`${worker}\t${cut}`] : [];
    })
    .join("\n");
}

function labelledOf(turn: string, worker: string, isFollowUp: boolean): Labelled {
  const parts = turn.split(/\{([A-Z])\}/u).slice(1);
  let text = "";
  const ends: { end: number; role: number }[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    text += `${correct(parts[at + 1]!.replaceAll(" / ", "\n"), [])} `;
    ends.push({ end: text.length, role: roleLetters.indexOf(parts[at]!) });
  }
  const tokens = tokensOf(text);
  const roles = Uint8Array.from(tokens, ({ start }) => ends.find(({ end }) => start < end)!.role);
  return { worker, isFollowUp, tokens, shown: shownBy(tokens, worker, isFollowUp), roles };
}

/** A table of weights and, for their average over all messages, when each was changed. */
class Averaged {
  readonly now: Float32Array;
  readonly #changes: Float64Array;
  constructor(size: number) {
    this.now = new Float32Array(size);
    this.#changes = new Float64Array(size);
  }
  add(at: number, change: number, time: number) {
    this.now[at]! += change;
    this.#changes[at]! += change * time;
  }
  average = (time: number) => this.now.map((weight, at) => weight - this.#changes[at]! / time);
}

/** The weights with which most words of the messages get the role that they were given by hand. */
export function learnRoles(messages: readonly Labelled[]): RoleWeights {
  const features = new Averaged(weightCounts.features);
  const steps = new Averaged(weightCounts.steps);
  const breaks = new Averaged(weightCounts.breaks);
  const weights = {
    features: features.now,
    steps: steps.now,
    breaks: breaks.now,
    within: 0,
    bound: new Set<string>(),
  };
  let time = 1;
  for (let round = 0; round < rounds; round += 1)
    for (let at = 0; at < messages.length; at += 1, time += 1) {
      // Each round in another order, the same in every build.
      const { shown, roles } = messages[(at * 7919 + round * 104_729) % messages.length]!;
      const found = bestRoles(shown, weights);
      for (const [place, right] of roles.entries()) {
        const wrong = found[place]!;
        if (right !== wrong)
          for (const row of shown[place]!.role) {
            features.add(row * count + right, 1, time);
            features.add(row * count + wrong, -1, time);
          }
        if (place === 0) continue;
        const [rightBefore, wrongBefore] = [roles[place - 1]!, found[place - 1]!];
        if (right !== wrong || rightBefore !== wrongBefore) {
          steps.add(rightBefore * count + right, 1, time);
          steps.add(wrongBefore * count + wrong, -1, time);
        }
        const change = Number(right !== rightBefore) - Number(wrong !== wrongBefore);
        if (change !== 0) for (const row of shown[place]!.break) breaks.add(row, change, time);
      }
    }
  return {
    features: features.average(time),
    steps: steps.average(time),
    breaks: breaks.average(time),
    within,
    bound: boundIn(messages),
  };
}

const timesMin = 100;
const changesMax = 0.005;
/** Words behind which the messages hardly ever change the role. */
function boundIn(messages: readonly Labelled[]): ReadonlySet<string> {
  const seen = new Map<string, { times: number; changes: number }>();
  for (const { tokens, roles } of messages)
    for (let at = 1; at < tokens.length; at += 1) {
      const { kind, key } = tokens[at - 1]!;
      if (kind !== "word") continue;
      const count = seen.get(key) ?? { times: 0, changes: 0 };
      seen.set(key, count);
      count.times += 1;
      if (roles[at] !== roles[at - 1]) count.changes += 1;
    }
  const isBound = ({ times, changes }: { times: number; changes: number }) =>
    times >= timesMin && changes <= times * changesMax;
  return new Set([...seen].filter(([, count]) => isBound(count)).map(([word]) => word));
}

/** As the copywriter reads them: small whole numbers. */
export function packed({ features, steps, breaks, within, bound }: RoleWeights): PackedWeights {
  let top = 1;
  for (const weight of features) top = Math.max(top, Math.abs(weight));
  const scale = 127 / top;
  const whole = (weight: number) => Math.round(weight * scale);
  const text = (bytes: Int8Array | Int16Array) => Buffer.from(bytes.buffer).toString("base64");
  return {
    features: text(Int8Array.from(features, whole)),
    steps: text(Int16Array.from(steps, whole)),
    breaks: text(Int16Array.from(breaks, whole)),
    within: whole(within),
    bound: [...bound],
  };
}
