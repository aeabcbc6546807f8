export type LogLevel = "debug" | "info" | "warn" | "error";
export type LogFields = Record<string, unknown>;

/** Structured log: one JSON object a line. Never given secrets, passwords or tokens. */
export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  with(fields: LogFields): Log;
}

const order: Record<LogLevel, number> = { debug: 10, info: 20, warn: 30, error: 40 };

/** `write` takes one finished line. Errors among the fields are written with stack and cause. */
export function createLog(options: {
  level: LogLevel | "silent";
  write: (line: string) => void;
  now?: () => Date;
}): Log {
  const least = options.level === "silent" ? Number.POSITIVE_INFINITY : order[options.level];
  const now = options.now ?? (() => new Date());

  function scoped(bound: LogFields): Log {
    function entry(level: LogLevel, message: string, fields?: LogFields) {
      if (order[level] < least) return;
      options.write(
        JSON.stringify({ time: now().toISOString(), level, message, ...bound, ...fields }, expand),
      );
    }
    return {
      debug: (message, fields) => entry("debug", message, fields),
      info: (message, fields) => entry("info", message, fields),
      warn: (message, fields) => entry("warn", message, fields),
      error: (message, fields) => entry("error", message, fields),
      with: (fields) => scoped({ ...bound, ...fields }),
    };
  }
  return scoped({});
}

function expand(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return typeof value === "bigint" ? String(value) : value;
  const message = withoutValues(value);
  return {
    name: value.name,
    message,
    stack: value.stack?.replace(value.message, () => message),
    ...("code" in value ? { code: value.code } : {}),
    ...(value.cause === undefined ? {} : { cause: value.cause }),
  };
}

/** Drizzle ends the message of a failed query with its values: people's words, addresses and hashes. */
function withoutValues(error: Error & { query?: unknown; params?: unknown }): string {
  if (error.query === undefined || error.params === undefined) return error.message;
  return error.message.split("\nparams:", 1)[0]!;
}
