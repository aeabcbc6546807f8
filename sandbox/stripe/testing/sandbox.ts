import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { type Sandbox, startSandbox } from "../start.ts";

/** A sandbox for one test file with the real SDK as client; its time is 21 November 2026, 12:00 UTC. */
export interface TestSandbox extends Sandbox {
  stripe: Stripe;
  folder: string;
  /** Sends a request with the secret key. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Types of all events, oldest first. */
  eventTypes(): string[];
}

export const testNow = Date.UTC(2026, 10, 21, 12) / 1000;

export async function startTestSandbox(
  options: { folder?: string; draftSeconds?: number; webhookUrl?: string } = {},
): Promise<TestSandbox> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), "stripe-sandbox-"));
  const bugs: unknown[] = [];
  const sandbox = await startSandbox({
    folder,
    origin: "http://localhost:3000",
    webhookUrl: options.webhookUrl ?? null,
    draftSeconds: options.draftSeconds,
    now: () => testNow * 1000,
    onBug: (error) => void bugs.push(error),
  });
  const { secretKey } = sandbox.context.settings;
  const stripe = new Stripe(secretKey, {
    host: "127.0.0.1",
    port: sandbox.port,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return {
    ...sandbox,
    stripe,
    folder,
    fetch: (path, init) =>
      fetch(`http://127.0.0.1:${sandbox.port}${path}`, {
        ...init,
        headers: { authorization: `Bearer ${secretKey}`, ...init?.headers },
      }),
    eventTypes: () =>
      sandbox.context.store
        .list<{ id: string; object: string; created: number; type: string }>("event", {
          oldestFirst: true,
        })
        .map(({ type }) => type),
    async close() {
      await sandbox.close();
      if (!options.folder) rmSync(folder, { recursive: true, force: true });
      if (bugs.length > 0) throw bugs[0];
    },
  };
}
