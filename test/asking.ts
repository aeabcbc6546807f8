import { me } from "#shared/account.ts";
import { generate } from "#shared/chat.ts";
import type { Person } from "./person.ts";

/** Headers of a call that wants its reply as events. */
export const eventHeaders = { accept: "text/event-stream", "content-type": "application/json" };

/** Asks a worker and answers the raw event stream. */
export function stream(person: Person, body: object, workerId = "teo"): Promise<Response> {
  return person.send(
    generate,
    { params: { workerId } },
    { method: "POST", headers: eventHeaders, body: JSON.stringify(body) },
  );
}

/** What the person has used of their credits. */
export async function creditsUsed(person: Person): Promise<number> {
  return (await person.call(me)).body.creditsUsed;
}
