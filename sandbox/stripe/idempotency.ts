import { createHash } from "node:crypto";
import type { SandboxContext } from "./context.ts";
import { ApiError, invalidRequest } from "./errors.ts";

export interface StoredResponse {
  status: number;
  body: string;
  requestId: string;
}

const retentionSeconds = 24 * 3600;

export interface IdempotencyKeys {
  /** The stored answer of an earlier request. @throws ApiError 400 for other parameters */
  find(key: string, fingerprint: string): StoredResponse | undefined;
  /** Marks the key as in use; returns the release function. @throws ApiError 409 if it is in use */
  claim(key: string): () => void;
  /** Stores an answer; must be called inside the transaction of the request. */
  storeResponse(key: string, fingerprint: string, answer: StoredResponse): void;
}

export function fingerprintRequest(method: string, path: string, body: string): string {
  const fields = [...new URLSearchParams(body)].map(([name, value]) => `${name}=${value}`).sort();
  return createHash("sha256")
    .update([method, path, ...fields].join("\n"))
    .digest("hex");
}

export function openIdempotencyKeys({ store, nowSeconds }: SandboxContext): IdempotencyKeys {
  store.database.exec(
    `create table if not exists idempotency_keys (
       key text primary key, fingerprint text not null, status integer not null,
       body text not null, request_id text not null, created integer not null
     )`,
  );
  const find = store.database.prepare("select * from idempotency_keys where key = ?");
  const insert = store.database.prepare(
    "insert into idempotency_keys (key, fingerprint, status, body, request_id, created) values (?, ?, ?, ?, ?, ?)",
  );
  const deleteExpired = store.database.prepare("delete from idempotency_keys where created <= ?");
  const running = new Set<string>();
  return {
    find(key, fingerprint) {
      if (key.length > 255) {
        throw invalidRequest("Idempotency keys can have up to 255 characters.");
      }
      deleteExpired.run(nowSeconds() - retentionSeconds);
      const row = find.get(key);
      if (!row) return undefined;
      if (row.fingerprint !== fingerprint) {
        throw new ApiError(400, {
          type: "idempotency_error",
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      }
      return {
        status: row.status as number,
        body: row.body as string,
        requestId: row.request_id as string,
      };
    },
    claim(key) {
      if (running.has(key)) {
        throw new ApiError(409, {
          type: "idempotency_error",
          code: "idempotency_key_in_use",
          message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        });
      }
      running.add(key);
      return () => void running.delete(key);
    },
    storeResponse(key, fingerprint, { status, body, requestId }) {
      insert.run(key, fingerprint, status, body, requestId, nowSeconds());
    },
  };
}
