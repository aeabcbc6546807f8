import { type Logger, pino, stdTimeFunctions } from "pino";

/** Structured log: one JSON object per line. Never log secrets, passwords or tokens. */
export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">;
export type LogLevel = "debug" | "info" | "warn" | "error";

/** `write` takes one line without its line break. An error under `error` is written with stack and cause. */
export function createLog({
  level,
  write,
}: {
  level: LogLevel | "silent";
  write: (line: string) => void;
}): Log {
  return pino(
    {
      level,
      base: null,
      messageKey: "message",
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: serializeError },
    },
    { write: (line) => write(line.trimEnd()) },
  );
}

function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const message = withoutValues(error);
  return {
    name: error.name,
    message,
    stack: error.stack?.replace(error.message, () => message),
    ...("code" in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
}

/** Drizzle appends a failed query's parameters to its message; they may be personal data. */
function withoutValues(error: Error & { query?: unknown; params?: unknown }): string {
  if (error.query === undefined || error.params === undefined) return error.message;
  return error.message.split("\nparams:", 1)[0]!;
}
