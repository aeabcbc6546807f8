import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod/mini";
import { advanceClock, type DueSteps } from "../clock.ts";
import type { SandboxContext } from "../context.ts";
import { closeDispute, type Dispute, openDispute } from "../engine/disputes.ts";
import { ApiError, invalidRequest } from "../errors.ts";
import type { StripeEvent } from "../events.ts";
import { type PathHandler, readBody } from "../http.ts";
import { newId } from "../ids.ts";
import { runInTransaction } from "../run-in-transaction.ts";
import type { Stored } from "../store.ts";
import type { Dispatcher } from "../webhooks/dispatcher.ts";
import { rollSecret } from "../webhooks/endpoints.ts";
import type { Faults } from "./faults.ts";

interface ControlParts {
  dispatcher: Dispatcher;
  faults: Faults;
  steps: DueSteps;
}

/** A control request; `answer` runs outside any transaction. */
interface Action {
  method: "GET" | "POST";
  path: string;
  answer(context: SandboxContext, parts: ControlParts, body: unknown): object | Promise<object>;
}

function action<T extends z.ZodMiniType>(
  method: Action["method"],
  path: string,
  body: T,
  answer: (
    context: SandboxContext,
    parts: ControlParts,
    body: z.output<T>,
  ) => object | Promise<object>,
): Action {
  return {
    method,
    path,
    answer: (context, parts, given) => answer(context, parts, parse(body, given)),
  };
}

function parse<T extends z.ZodMiniType>(schema: T, given: unknown): z.output<T> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw invalidRequest(issue?.message ?? "Invalid body", { param: issue?.path.join(".") });
}

const noBody = z.object({});
const eventIds = z.array(z.string()).check(z.maxLength(10_000));
const stored = z.catchall(z.object({ id: z.string(), object: z.string() }), z.unknown());

/** Most events that one request can replay. */
const replayedMax = 10_000;
const defaultIdleMs = 10_000;

const actions: readonly Action[] = [
  action(
    "POST",
    "/control/clock",
    z.object({ advanceSeconds: z.int().check(z.gte(0), z.lte(400 * 86_400)) }),
    async (context, { steps }, { advanceSeconds }) => ({
      nowSeconds: await advanceClock(context, steps, advanceSeconds),
    }),
  ),
  action("GET", "/control/clock", noBody, (context) => ({ nowSeconds: context.nowSeconds() })),
  action(
    "POST",
    "/control/webhooks",
    z.object({
      mode: z._default(z.enum(["deliver", "hold", "drop"]), "deliver"),
      duplicate: z._default(z.int().check(z.gte(0), z.lte(100)), 0),
      shuffle: z._default(z.boolean(), false),
      delayMs: z._default(z.int().check(z.gte(0), z.lte(600_000)), 0),
    }),
    (_context, { dispatcher }, mode) => {
      dispatcher.mode = mode;
      return mode;
    },
  ),
  action(
    "POST",
    "/control/webhooks/release",
    z.object({ order: z.optional(eventIds) }),
    async (_context, { dispatcher }, { order }) => ({ outcomes: await dispatcher.release(order) }),
  ),
  action(
    "POST",
    "/control/webhooks/replay",
    z.object({ eventIds: z.optional(eventIds), since: z.optional(z.int()) }),
    (context, { dispatcher }, { eventIds: ids, since }) => {
      const query = { createdFrom: since, oldestFirst: true, limit: replayedMax };
      const all = () => context.store.list<StripeEvent>("event", query).map(({ id }) => id);
      return { deliveries: dispatcher.replay(ids ?? all()) };
    },
  ),
  action(
    "POST",
    "/control/webhooks/url",
    z.object({ url: z.nullable(z.url()) }),
    (_context, { dispatcher }, { url }) => {
      dispatcher.sendTo(url);
      return { url };
    },
  ),
  action(
    "POST",
    "/control/webhooks/roll",
    z.object({
      endpoint: z.optional(z.string()),
      overlapSeconds: z._default(z.int().check(z.gte(0)), 86_400),
    }),
    (context, _parts, { endpoint, overlapSeconds }) => {
      const id = endpoint ?? context.store.readSetting("mainEndpoint") ?? "";
      return { secret: context.store.transaction(() => rollSecret(context, id, overlapSeconds)) };
    },
  ),
  action(
    "POST",
    "/control/events",
    z.object({ type: z.string(), object: z.optional(z.union([z.string(), stored])) }),
    (context, _parts, { type, object }) => {
      const given = typeof object === "string" ? context.store.get(object) : object;
      if (typeof object === "string" && !given) {
        throw invalidRequest(`No such object: '${object}'`, { param: "object" });
      }
      const made = { id: newId("thing"), object: "thing", created: context.nowSeconds() };
      return runInTransaction(context, null, () => context.emit(type, (given ?? made) as Stored));
    },
  ),
  action(
    "POST",
    "/control/faults",
    z.object({
      method: z.enum(["GET", "POST", "DELETE"]),
      path: z.string().check(z.startsWith("/v1/")),
      times: z._default(z.int().check(z.gte(1), z.lte(1_000)), 1),
      kind: z.enum(["500", "429", "timeout_before", "timeout_after_commit", "slow"]),
      silentMs: z.optional(z.int().check(z.gte(0), z.lte(120_000))),
    }),
    (_context, { faults }, fault) => {
      faults.plan(fault);
      return fault;
    },
  ),
  action("POST", "/control/faults/clear", noBody, (_context, { faults }) => {
    faults.clear();
    return {};
  }),
  action(
    "POST",
    "/control/disputes",
    z.object({ payment_intent: z.string(), outcome: z.optional(z.enum(["won", "lost"])) }),
    (context, _parts, { payment_intent: paymentIntent, outcome }) =>
      runInTransaction(context, null, () => {
        const match = { payment_intent: paymentIntent };
        const [known] = context.store.list<Dispute>("dispute", { match, limit: 1 });
        const dispute = outcome && known ? known : openDispute(context, { paymentIntent });
        return outcome ? closeDispute(context, dispute.id, outcome) : dispute;
      }),
  ),
  action(
    "GET",
    "/control/idle",
    z.object({ timeoutMs: z._default(z.coerce.number().check(z.lte(120_000)), defaultIdleMs) }),
    async (_context, { dispatcher }, { timeoutMs }) => {
      const idle = await dispatcher.idle(timeoutMs);
      const { count } = dispatcher;
      return { idle, pending: count("pending"), held: count("held"), dropped: count("dropped") };
    },
  ),
];

/** The control API for tests under `/control/`: JSON bodies, authorized by the secret key. */
export function createControlHandler(parts: ControlParts): PathHandler {
  return {
    prefix: "/control/",
    async handle(request, response, context) {
      if (request.headers.authorization !== `Bearer ${context.settings.secretKey}`) {
        throw new ApiError(401, { type: "invalid_request_error", message: "Not your sandbox." });
      }
      const url = new URL(request.url ?? "/", "http://sandbox");
      const found = actions.find(
        ({ method, path }) => method === request.method && path === url.pathname,
      );
      if (!found) {
        const message = `No such control: ${request.method} ${url.pathname.slice(0, 200)}`;
        throw new ApiError(404, { type: "invalid_request_error", message });
      }
      const body = await readJson(request, url);
      send(response, await found.answer(context, parts, body));
    },
  };
}

async function readJson(request: IncomingMessage, url: URL): Promise<unknown> {
  if (request.method === "GET") return Object.fromEntries(url.searchParams);
  const text = await readBody(request);
  if (text === "") return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidRequest("The body is no JSON.");
    throw error;
  }
}

function send(response: ServerResponse, answer: object): void {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(answer));
}
