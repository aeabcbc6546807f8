export type WebFailureKind =
  /** Not an address of the public web: scheme, port, userinfo, or it leads inside a network. */
  | "invalid"
  /** No such name, or no such page (404, 410). */
  | "not_found"
  /** Nobody answers there, or what answers is broken: TLS, 5xx, cut short, circles of redirects. */
  | "refused"
  | "too_slow"
  /** An answer without a document of the wanted kinds. */
  | "not_a_page"
  /** The site keeps programs out (401, 403, 429, 451). */
  | "blocked"
  | "too_big";

export interface WebFailure {
  ok: false;
  kind: WebFailureKind;
  /** English, for the log; never for people: it tells what was found inside a network. */
  detail: string;
}

/** A failure on its way to becoming an answer. */
export class WebError extends Error {
  readonly kind: WebFailureKind;

  constructor(kind: WebFailureKind, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.kind = kind;
  }
}

/** What a site did, said as a failure; whatever carries no code is a fault of ours and stays. */
export function asWebError(error: unknown): unknown {
  if (error instanceof WebError) return error;
  const { name, message, code = saidByName[name] } = error as NodeJS.ErrnoException;
  if (typeof code !== "string" || code === "UND_ERR_INVALID_ARG") return error;
  const kind = kinds[code] ?? "refused";
  return new WebError(kind, `${code}: ${message}`, { cause: error });
}

// undici leaves the code of some of these out.
const saidByName: Record<string, string> = { HTTPParserError: "HPE" };

const kinds: Record<string, WebFailureKind> = {
  ETIMEDOUT: "too_slow",
  UND_ERR_HEADERS_OVERFLOW: "too_big",
};
