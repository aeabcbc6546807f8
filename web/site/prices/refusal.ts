/** What the server said no with. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  /** 0 when no answer came. */
  readonly status: number;
  /** Its sentence for people; undefined when it gave none. */
  readonly said: string | undefined;
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, body: { message?: string; fields?: Record<string, string> }) {
    super(`${status}: ${body.message ?? ""}`);
    this.status = status;
    this.said = body.message;
    this.fields = body.fields ?? {};
  }
}

/** Sends JSON and answers JSON; throws `Refusal` for anything but success, after 30 s at the latest. */
export async function post<Output>(path: string, body: unknown): Promise<Output> {
  return await ask(path, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** The same of what only asks. */
export async function get<Output>(path: string): Promise<Output> {
  return await ask(path, { headers: { accept: "application/json" } });
}

async function ask<Output>(path: string, init: RequestInit): Promise<Output> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, signal: AbortSignal.timeout(30_000) });
  } catch {
    throw new Refusal(0, {
      message: "No hay conexión con Kolmena. Comprueba si tienes internet e inténtalo de nuevo.",
    });
  }
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok)
    throw new Refusal(response.status, answer as ConstructorParameters<typeof Refusal>[1]);
  return answer as Output;
}
