import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";

/** Starting a process takes long on a busy machine. */
const readyWithinMs = 30_000;

const program = join(import.meta.dirname, "../sandbox/stripe/main.ts");

interface Ready {
  port: number;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/** The result of one delivery: the receiver's status, or why there was none. */
export interface Outcome {
  event: string;
  status?: number;
  error?: string;
}

export interface StripeControl {
  /** Moves the common clock and does what became due; returns the new time in seconds. */
  advance(seconds: number): Promise<number>;
  nowSeconds(): Promise<number>;
  /** From now on events wait for {@link StripeControl.release}. */
  hold(): Promise<void>;
  /** Sends what waits, one after another: all, or these events in this order (also twice). */
  release(order?: string[]): Promise<Outcome[]>;
  /** From now on events are lost, until replayed. */
  drop(): Promise<void>;
  /** Delivers events again: normally, or duplicated, shuffled or delayed. Held events stay held. */
  deliver(how?: { duplicate?: number; shuffle?: boolean; delayMs?: number }): Promise<void>;
  /** Sends events again: these, those since a moment, or all. Returns the number of deliveries. */
  replay(which?: { eventIds?: string[]; since?: number }): Promise<number>;
  /** Emits an event of any type, about a stored object's id or about anything. */
  emit(type: string, object?: string | { id: string; object: string }): Promise<Stripe.Event>;
  /**
   * The next matching requests fail. A time-out is silent for `silentMs` and hangs up, before
   * or after the request was carried out; `*` in the path stands for one part of it.
   */
  fault(fault: {
    method: "GET" | "POST" | "DELETE";
    path: string;
    times?: number;
    kind: "500" | "429" | "timeout_before" | "timeout_after_commit" | "slow";
    silentMs?: number;
  }): Promise<void>;
  clearFaults(): Promise<void>;
  /** Disputes a payment; with an outcome that dispute, or the one still open, is decided. */
  dispute(paymentIntent: string, outcome?: "won" | "lost"): Promise<Stripe.Dispute>;
  /** Rolls the webhook's secret: both sign until the overlap ends. Returns the new one. */
  rollSecret(overlapSeconds?: number): Promise<string>;
  /** Waits until every event was taken; throws when that takes longer than `timeoutMs`. */
  idle(timeoutMs?: number): Promise<void>;
  /** Where events go; null: nowhere. */
  setWebhook(url: string | null): Promise<void>;
}

export interface StripeSandbox {
  /** For the SDK, with `protocol: "http"`. */
  api: { host: string; port: number };
  /** Of the sandbox's own pages, when no app proxies them. */
  origin: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  stripe: Stripe;
  control: StripeControl;
  setWebhook(url: string | null): Promise<void>;
  /** A plain request with the secret key. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Its stderr so far: anything in it is a bug. */
  errorOutput(): string;
  /** Kills it with SIGKILL; its data stay. */
  kill(): Promise<void>;
  /** Ends it; removes its data unless they were given a place. */
  close(): Promise<void>;
}

export interface StripeSandboxOptions {
  dataDir?: string;
  webhookUrl?: string;
  /** Of the app that proxies the sandbox's pages; `http://localhost` by default. */
  origin?: string;
  /** How long a renewal's invoice stays a draft. */
  draftSeconds?: number;
}

/** The Stripe sandbox as a process of its own on a free port, with the SDK's client for it. */
export async function startStripeSandbox(
  options: StripeSandboxOptions = {},
): Promise<StripeSandbox> {
  const folder = options.dataDir ?? mkdtempSync(join(tmpdir(), "kolmena-stripe-"));
  const args = ["--data", folder, "--port", "0", "--origin", options.origin ?? "http://localhost"];
  if (options.webhookUrl) args.push("--webhook", options.webhookUrl);
  if (options.draftSeconds !== undefined) args.push("--draft-seconds", `${options.draftSeconds}`);
  const child = spawn(process.execPath, [program, ...args], {
    // The IPC channel ends it together with the test's process.
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    // Stripped and compiled once for all tests: half of the time to be ready.
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "kolmena-compile-cache") },
  });
  let complaints = "";
  child.stderr!.on("data", (chunk) => (complaints += chunk));
  const ready = await untilReady(child, () => complaints);
  const { port, secretKey } = ready;
  const api = { host: "127.0.0.1", port };
  const origin = `http://127.0.0.1:${port}`;
  const stripe = new Stripe(secretKey, {
    ...api,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${secretKey}`, ...init.headers },
    });
  const control = createControl(call);

  async function end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  }

  return {
    api,
    origin,
    secretKey,
    publishableKey: ready.publishableKey,
    webhookSecret: ready.webhookSecret,
    stripe,
    control,
    setWebhook: control.setWebhook,
    fetch: call,
    errorOutput: () => complaints,
    kill: () => end("SIGKILL"),
    async close() {
      await end("SIGTERM");
      if (!options.dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(child: ChildProcess, complaints: () => string): Promise<Ready> {
  const deadline = AbortSignal.timeout(readyWithinMs);
  const ended = new AbortController();
  child.once("exit", () => ended.abort(new Error(`The sandbox ended: ${complaints()}`)));
  const signal = AbortSignal.any([deadline, ended.signal]);
  try {
    const [ready] = await once(child, "message", { signal });
    return ready as Ready;
  } catch (error) {
    child.kill("SIGKILL");
    throw signal.reason ?? error;
  }
}

function createControl(call: (path: string, init?: RequestInit) => Promise<Response>) {
  async function ask<T>(path: string, body?: object): Promise<T> {
    const init = body && { method: "POST", body: JSON.stringify(body) };
    const answer = await call(`/control/${path}`, init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as T;
  }
  const control: StripeControl = {
    advance: async (advanceSeconds) =>
      (await ask<{ nowSeconds: number }>("clock", { advanceSeconds })).nowSeconds,
    nowSeconds: async () => (await ask<{ nowSeconds: number }>("clock")).nowSeconds,
    hold: () => ask("webhooks", { mode: "hold" }),
    release: async (order) =>
      (await ask<{ outcomes: Outcome[] }>("webhooks/release", { order })).outcomes,
    drop: () => ask("webhooks", { mode: "drop" }),
    deliver: (how = {}) => ask("webhooks", { mode: "deliver", ...how }),
    replay: async (which = {}) =>
      (await ask<{ deliveries: number }>("webhooks/replay", which)).deliveries,
    emit: (type, object) => ask("events", { type, object }),
    fault: (fault) => ask("faults", fault),
    clearFaults: () => ask("faults/clear", {}),
    dispute: (paymentIntent, outcome) =>
      ask("disputes", { payment_intent: paymentIntent, outcome }),
    rollSecret: async (overlapSeconds) =>
      (await ask<{ secret: string }>("webhooks/roll", { overlapSeconds })).secret,
    async idle(timeoutMs = 30_000) {
      const state = await ask<{ idle: boolean }>(`idle?timeoutMs=${timeoutMs}`);
      if (!state.idle) throw new Error(`Deliveries are under way: ${JSON.stringify(state)}`);
    },
    setWebhook: (url) => ask("webhooks/url", { url }),
  };
  return control;
}
