/** Rejects with `reason()` when `work` takes longer. Only stops waiting; the work goes on. */
export async function withTimeout<T>(
  ms: number,
  reason: () => Error,
  work: Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(reason()), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A signal that aborts after `ms` with this error as its reason. The caller gets an expected error,
 * where the reason of `AbortSignal.timeout` would be treated as a bug.
 */
export function abortAfter(ms: number, reason: () => Error): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(reason()), ms).unref();
  return controller.signal;
}
