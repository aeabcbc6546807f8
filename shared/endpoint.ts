import type * as z from "zod/mini";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** `public`: anyone. `user`: signed-in users, others get 401. Each endpoint has to declare it. */
export type Access = "public" | "user";

/** The closed set of failures an endpoint can answer with, and their HTTP status. */
export const errorStatus = {
  bad_request: 400,
  unauthorized: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  rate_limited: 429,
  internal: 500,
  upstream_failed: 502,
  unavailable: 503,
  upstream_timeout: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The body of every error answer: a Spanish sentence, and one for each invalid field. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  fields?: Record<string, string>;
}

type Schema = z.ZodMiniType;

/** A file as a raw request body. Its type is detected from its bytes. */
export interface Upload {
  /** The field name for its validation errors. */
  field: string;
  maxBytes: number;
  /** Allowed types in the API document; callers may also send `application/octet-stream`. */
  mediaTypes: readonly string[];
  messages: { tooLarge: string; wrongType: string; none: string };
}

/** The caller's file, such as a browser's `Blob`. */
interface SentFile {
  readonly type: string;
  readonly size: number;
}

/** One HTTP operation: implemented by the server, called by the browser, documented and tested from here. */
export interface Endpoint {
  method: Method;
  /** Parameters in braces, as in OpenAPI: `/api/content/{contentId}`. */
  path: `/api/${string}`;
  access: Access;
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Takes a file instead of a JSON body. */
  upload?: Upload;
  output: Schema;
  /** Failures beyond those that any endpoint can give (400, 401, 413, 415, 422, 429, 500). */
  errors?: readonly ErrorCode[];
  /** The success status; 200 by default. */
  status?: 200 | 201 | 202;
  /** The output is an array page: answered with `Link: <…>; rel="next"` and `X-Total-Count`. */
  paginated?: true;
  /** With `Accept: text/event-stream` the same operation answers these server-sent events. */
  events?: Schema;
}

/** Returns its argument; keeps the literal types of a description. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description;
}

type Part<E, Key extends "params" | "query" | "body"> = E extends {
  [K in Key]: infer S extends Schema;
}
  ? z.output<S>
  : undefined;
type Sent<E, Key extends "params" | "query" | "body"> = E extends {
  [K in Key]: infer S extends Schema;
}
  ? z.input<S>
  : undefined;

/** What a handler receives after validation. */
export interface InputOf<E extends Endpoint> {
  params: Part<E, "params">;
  query: Part<E, "query">;
  body: Part<E, "body">;
  file: E extends { upload: Upload } ? Uint8Array : undefined;
}

/** What a caller passes: only the parts that the endpoint has. */
export type CallOf<E extends Endpoint> = (E extends { params: Schema }
  ? { params: Sent<E, "params"> }
  : { params?: undefined }) &
  (E extends { query: Schema } ? { query?: Sent<E, "query"> } : { query?: undefined }) &
  (E extends { body: Schema } ? { body: Sent<E, "body"> } : { body?: undefined }) &
  (E extends { upload: Upload } ? { file: SentFile } : { file?: undefined });

export type OutputOf<E extends Endpoint> = z.output<E["output"]>;
