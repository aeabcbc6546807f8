import type { BrandTone, Goal } from "#shared/brain.ts";
import type { Phrase } from "./spanish/phrase.ts";
import { inRegister } from "./spanish/register.ts";
import type { Line } from "./trades/trade.ts";
import type { Register } from "./understand/request.ts";

const basis = 0x811c9dc5;

/** A text mixed into a hash that has begun. */
function mix(text: string, begun = basis): number {
  let value = begun;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}

function finished(begun: number): number {
  let value = begun ^ (begun >>> 16);
  value = Math.imul(value, 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Items in an order that the key chooses; adding an item moves no other. */
export function shuffled<T>(items: readonly T[], key: string, nameOf: (item: T) => string): T[] {
  // The key holds the whole order and is mixed once.
  const begun = mix(`${key}\n`);
  return items
    .map((item) => ({ item, rank: finished(mix(nameOf(item), begun)) }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ item }) => item);
}

export interface Slots {
  values: Readonly<Record<string, string | undefined>>;
  /** For `<o|a|os|as>` and `<está|están>`. */
  subject: Phrase;
  register: Register;
}

/** Whether every slot has a value, and the subject's gender is known where the line asks for it. */
export function canFill(text: string, { values, subject }: Slots): boolean {
  for (const [, name = ""] of text.matchAll(/\{([^{}]+)\}/g)) if (!values[name]) return false;
  return subject.gender !== undefined || !/<[^<>|]*\|[^<>|]*\|/.test(text);
}

/**
 * Fills a line: `{biz}` a slot; `[pide|pida]` or `[pide|pida|pedí]` what tú, usted and vos say;
 * `<sale|salen>` the subject's number, `<o|a|os|as>` its gender and number.
 */
export function fill(text: string, { values, subject, register }: Slots): string {
  return text
    .replace(/\{([^{}]+)\}/g, (_, name: string) => values[name] ?? "")
    .replace(/\[([^[\]]*\|[^[\]]*)\]/g, (_, forms: string) =>
      inRegister(forms.split("|"), register),
    )
    .replace(/<([^<>]*\|[^<>]*)>/g, (_, inside: string) => {
      const forms = inside.split("|");
      const many = Number(subject.plural);
      return forms[forms.length === 2 ? many : many * 2 + Number(subject.gender === "f")] ?? "";
    });
}

/** Whether a line's needs are met. */
export function fits(
  line: Line,
  {
    traits,
    tone,
    goal,
    isB2b,
  }: { traits: ReadonlySet<string>; tone: BrandTone; goal: Goal; isB2b: boolean },
): boolean {
  return (
    (line.needs ?? []).every((trait) => traits.has(trait)) &&
    !(line.not ?? []).some((trait) => traits.has(trait)) &&
    (line.tones?.includes(tone) ?? true) &&
    (line.goals?.includes(goal) ?? true) &&
    (line.b2b === undefined || line.b2b === isB2b)
  );
}
