declare global {
  /** What the script in the head has asked for beside the page's code: address → answer. */
  var kolmenaEarly: Record<string, Promise<Response>> | undefined;
}

/** An answer that was not wanted until now may no longer be true. */
const freshMs = 30_000;

/** The answer to a GET that the document asked for before its code was there; once. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const answer = globalThis.kolmenaEarly?.[address];
  if (!answer) return undefined;
  delete globalThis.kolmenaEarly?.[address];
  return performance.now() < freshMs ? answer : undefined;
}
