export type WebFailureKind =
  /** Not an address of the public web, because of its scheme, port, user info or a private IP address. */
  | "invalid"
  /** No such name, or no such page (404, 410). */
  | "not_found"
  /** No answer or a broken one: TLS error, 5xx, cut short, too many redirects. */
  | "refused"
  | "too_slow"
  /** The answer has none of the accepted media types. */
  | "not_a_page"
  /** The site refuses programs (401, 403, 429, 451). */
  | "blocked"
  | "too_big";

export interface WebFailure {
  ok: false;
  kind: WebFailureKind;
  /** English, for the log only: it may reveal addresses inside a network. */
  detail: string;
}

/** A failed fetch; becomes a {@link WebFailure}. */
export class WebError extends Error {
  readonly kind: WebFailureKind;

  constructor(kind: WebFailureKind, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.kind = kind;
  }
}

/** Turns network errors into a WebError. An error without a code is a bug and is returned unchanged. */
export function asWebError(error: unknown): unknown {
  if (error instanceof WebError) return error;
  const { name, message, code = codeByErrorName[name] } = error as NodeJS.ErrnoException;
  if (typeof code !== "string" || code === "UND_ERR_INVALID_ARG") return error;
  const kind = kindByCode[code] ?? "refused";
  return new WebError(kind, `${code}: ${message}`, { cause: error });
}

// undici sets no code on some of its errors.
const codeByErrorName: Record<string, string> = { HTTPParserError: "HPE" };

const kindByCode: Record<string, WebFailureKind> = {
  ETIMEDOUT: "too_slow",
  UND_ERR_HEADERS_OVERFLOW: "too_big",
};
