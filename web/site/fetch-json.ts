/** A failed request of a static page, where `CallError` would be too much code. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** 0 when no answer came. */
  readonly status: number;
  /** The server's Spanish message; undefined when it sent none. */
  readonly userMessage: string | undefined;
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, body: { message?: string; fields?: Record<string, string> }) {
    super(`${status}: ${body.message ?? ""}`);
    this.status = status;
    this.userMessage = body.message;
    this.fields = body.fields ?? {};
  }
}

/** Posts JSON and returns the JSON answer; times out after 30 s. @throws ApiError on any failure */
export async function postJson<Output>(path: string, body: unknown): Promise<Output> {
  return await fetchJson(path, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** Gets JSON, with the same errors as `postJson`. */
export async function getJson<Output>(path: string): Promise<Output> {
  return await fetchJson(path, { headers: { accept: "application/json" } });
}

async function fetchJson<Output>(path: string, init: RequestInit): Promise<Output> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, signal: AbortSignal.timeout(30_000) });
  } catch {
    throw new ApiError(0, {
      message: "No hay conexión con Kolmena. Comprueba si tienes internet e inténtalo de nuevo.",
    });
  }
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok)
    throw new ApiError(response.status, answer as ConstructorParameters<typeof ApiError>[1]);
  return answer as Output;
}
