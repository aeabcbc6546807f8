import { type Logger, pino, stdTimeFunctions } from "pino";

/** Structured log: one JSON object a line. Never given secrets, passwords or tokens. */
export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">;
export type LogLevel = "debug" | "info" | "warn" | "error";

/** `write` takes one finished line. An error under `error` is written with stack and cause. */
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
      serializers: { error: describe },
    },
    { write: (line) => write(line.trimEnd()) },
  );
}

function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const message = withoutValues(error);
  return {
    name: error.name,
    message,
    stack: error.stack?.replace(error.message, () => message),
    ...("code" in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
  };
}

/** Drizzle ends the message of a failed query with its values: people's words, addresses and hashes. */
function withoutValues(error: Error & { query?: unknown; params?: unknown }): string {
  if (error.query === undefined || error.params === undefined) return error.message;
  return error.message.split("\nparams:", 1)[0]!;
}
