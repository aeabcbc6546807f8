import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Finish } from "./llm-protocols.ts";
import { type Protocol, protocolOf } from "./llm-protocols.ts";

/** What a model's server does with a request. */
export type Scenario =
  /** Streams the pieces (or answers them as one JSON when no stream was asked for). */
  | { kind: "reply"; pieces: string[]; pauseMs?: number; finish?: Finish }
  | { kind: "status"; status: number; headers?: Record<string, string>; error?: object }
  /** Streams the pieces and then an error as an event. */
  | { kind: "error-event"; pieces: string[]; error: object }
  /** Takes the request and says nothing. */
  | { kind: "hang" }
  /** Streams the pieces and says nothing more. */
  | { kind: "hang-midway"; pieces: string[] }
  /** Streams the pieces and breaks the connection, or ends it in good order too early. */
  | { kind: "cut"; pieces: string[]; how: "reset" | "end" }
  /** A stream, a page or a JSON that makes no sense. */
  | { kind: "garbage"; as: "events" | "html" | "json" }
  /** Streams without end, up to `bytes`; with or without line breaks. */
  | { kind: "endless"; bytes: number; as: "events" | "line" }
  | { kind: "refusal"; text: string }
  /** Calls a tool that nobody offered. */
  | { kind: "tool" }
  /** Takes connections and drops them before reading. */
  | { kind: "drop" };

export interface RecordedRequest {
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
  bytesSent: number;
  /** The caller closed the connection before the answer was whole. */
  abandoned: Promise<void>;
}

export interface LlmServer {
  /** `http://127.0.0.1:port`, without a path. */
  origin: string;
  /** Base address of the OpenAI protocol. */
  url: string;
  requests: RecordedRequest[];
  /** Resolves with the next request, as soon as it has been read. */
  nextRequest(): Promise<RecordedRequest>;
  /** The next requests get these in turn; the last one stays. */
  play(...scenarios: Scenario[]): void;
  close(): Promise<void>;
}

/** A server on this machine that speaks the protocols of OpenAI, Anthropic and Google. */
export async function startLlmServer(): Promise<LlmServer> {
  let queue: Scenario[] = [{ kind: "reply", pieces: ["Hola, ", "¿qué tal?"] }];
  const requests: RecordedRequest[] = [];
  const arrivals = new EventEmitter();
  const stopped = new AbortController();
  const server = createServer((request, response) => {
    const scenario = queue.length > 1 ? queue.shift()! : queue[0]!;
    const see = (record: RecordedRequest) => {
      requests.push(record);
      arrivals.emit("request", record);
    };
    answer(request, response, scenario, see, stopped.signal).catch((error) => {
      if (!response.destroyed && !stopped.signal.aborted) throw error;
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    url: `${origin}/v1`,
    requests,
    nextRequest: async () => (await once(arrivals, "request"))[0],
    play(...scenarios) {
      queue = scenarios;
    },
    async close() {
      stopped.abort();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  scenario: Scenario,
  see: (record: RecordedRequest) => void,
  stopped: AbortSignal,
): Promise<void> {
  if (scenario.kind === "drop") {
    see(seen(request, response, {}));
    request.socket.destroy();
    return;
  }
  const body = await readJson(request);
  const record = seen(request, response, body);
  see(record);
  const protocol = protocolOf(record.path, body);
  const send = async (text: string) => {
    if (response.destroyed) throw new Error("The caller has gone");
    record.bytesSent += Buffer.byteLength(text);
    if (!response.write(text)) await Promise.race([once(response, "drain"), record.abandoned]);
  };
  const open = () => {
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    response.flushHeaders();
  };
  switch (scenario.kind) {
    case "hang":
      return;
    case "status":
      response.writeHead(scenario.status, {
        "content-type": "application/json",
        ...scenario.headers,
      });
      response.end(JSON.stringify(protocol.error(scenario.status, scenario.error)));
      return;
    case "garbage":
      garbage(response, scenario.as);
      return;
    case "endless":
      open();
      await endless(protocol, send, response, scenario);
      return;
    case "reply":
      if (!protocol.streams) {
        response.writeHead(200, { "content-type": "application/json" });
        response.end(JSON.stringify(protocol.whole(scenario.pieces.join(""), scenario.finish)));
        return;
      }
      open();
      await send(protocol.start());
      for (const piece of scenario.pieces) {
        if (scenario.pauseMs) await delay(scenario.pauseMs, undefined, { signal: stopped });
        await send(protocol.piece(piece));
      }
      await send(protocol.end(scenario.finish ?? "stop"));
      response.end();
      return;
    case "refusal":
      open();
      await send(protocol.start() + protocol.refusal(scenario.text));
      response.end();
      return;
    case "tool":
      open();
      await send(protocol.start() + protocol.tool());
      response.end();
      return;
  }
  open();
  await send(protocol.start());
  for (const piece of scenario.pieces) await send(protocol.piece(piece));
  if (scenario.kind === "error-event") {
    await send(protocol.errorEvent(scenario.error));
    response.end();
  } else if (scenario.kind === "cut") {
    // The pieces must have left before the connection breaks.
    await delay(20, undefined, { signal: stopped });
    if (scenario.how === "end") response.end();
    else request.socket.resetAndDestroy();
  }
}

function seen(
  request: IncomingMessage,
  response: ServerResponse,
  body: Record<string, unknown>,
): RecordedRequest {
  return {
    path: request.url ?? "",
    headers: request.headers,
    body,
    bytesSent: 0,
    abandoned: new Promise((resolve) => {
      response.once("close", () => {
        if (!response.writableFinished) resolve();
      });
    }),
  };
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return JSON.parse(text) as Record<string, unknown>;
}

function garbage(response: ServerResponse, as: "events" | "html" | "json"): void {
  const type = { events: "text/event-stream", html: "text/html", json: "application/json" }[as];
  const text = {
    events: 'data: {"choices": [{"delta": {"content": "hola\n\ndata: ¿?¿?\n\ndata: 7\n\n',
    html: "<!doctype html><title>Bienvenido al WiFi del hotel</title><p>Acepta para navegar",
    json: '{"ok": true}',
  }[as];
  response.writeHead(200, { "content-type": type });
  response.end(text);
}

async function endless(
  protocol: Protocol,
  send: (text: string) => Promise<void>,
  response: ServerResponse,
  { bytes, as }: { bytes: number; as: "events" | "line" },
): Promise<void> {
  const piece =
    as === "line" ? "a".repeat(64 * 1024) : protocol.piece("bla ".repeat(64)).repeat(32);
  await send(as === "line" ? "data: " : protocol.start());
  for (let sent = 0; sent < bytes && !response.destroyed; sent += piece.length) await send(piece);
  response.end();
}
