import assert from "node:assert/strict";
import { type Brief, writeCopy } from "../copywriter.ts";
import { businesses } from "../samples.ts";

export const bakery = businesses[0]!;
export const dental = businesses[1]!;
export const jewelry = businesses[5]!;

/** Another business: of the bakery it has the place and the voice, unless told. */
export const house = (facts: Partial<typeof bakery>): typeof bakery => ({
  ...bakery,
  products: [],
  differentiators: [],
  brandValues: [],
  ...facts,
});

/** What a worker writes; a post of Teo for the bakery unless told. */
export function ask(brief: Partial<Brief>): string {
  return writeCopy({
    workerId: "teo",
    contentType: "post",
    prompt: "",
    profile: bakery,
    history: [],
    seed: "1",
    today: new Date("2026-11-20T10:00:00Z"),
    ...brief,
  });
}
/** The same in chat. */
export const chat = (workerId: Brief["workerId"], prompt: string, more: Partial<Brief> = {}) =>
  ask({ workerId, contentType: "chat", prompt, ...more });

/** What the second message gets after the first was answered. */
export function then(
  workerId: Brief["workerId"],
  first: string,
  second: string,
  seed = "1",
): string {
  return chat(workerId, second, {
    seed,
    history: [
      { role: "user", content: first },
      { role: "worker", content: chat(workerId, first, { seed }) },
    ],
  });
}
export interface Case {
  says: readonly RegExp[];
  never?: readonly RegExp[];
}
/** Every `says` is in the text and no `never` is. */
export function check(text: string, { says, never = [] }: Case): void {
  for (const pattern of says) assert.match(text, pattern);
  for (const pattern of never) assert.doesNotMatch(text, pattern);
}
