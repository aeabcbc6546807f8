/** Gives up waiting, not the work itself: rejects with this error when `work` takes longer. */
export async function withTimeout<T>(
  ms: number,
  reason: () => Error,
  work: Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(reason()), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Aborts after so long with this error as its reason: whoever waits for the work gets it, where the
 * reason of `AbortSignal.timeout` would be taken for a bug.
 */
export function abortAfter(ms: number, reason: () => Error): AbortSignal {
  const late = new AbortController();
  setTimeout(() => late.abort(reason()), ms).unref();
  return late.signal;
}
