declare global {
  /** Requests that the inline script in the head has started: address → answer. */
  var kolmenaPrefetched: Record<string, Promise<Response>> | undefined;
}

/** An older answer may be out of date. */
const freshMs = 30_000;

/** Takes, once, the answer to a GET that the document started before the page's code was loaded. */
export function takePrefetched(address: string): Promise<Response> | undefined {
  const answer = globalThis.kolmenaPrefetched?.[address];
  if (!answer) return undefined;
  delete globalThis.kolmenaPrefetched?.[address];
  return performance.now() < freshMs ? answer : undefined;
}
