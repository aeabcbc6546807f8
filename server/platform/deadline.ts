/** Gives up waiting, not the work itself: rejects with this message when `work` takes longer. */
export async function within<T>(ms: number, message: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(message)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Calls work off that takes longer. Unlike with `AbortSignal.timeout`, whose reason is nobody's
 * fault and no answer, whoever waits for the work gets this error.
 */
export function calledOffAfter(ms: number, reason: () => Error): AbortSignal {
  const late = new AbortController();
  setTimeout(() => late.abort(reason()), ms).unref();
  return late.signal;
}
