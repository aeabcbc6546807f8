import * as z from "zod";
import { type Endpoint, type ErrorCode, errorStatus } from "#shared/endpoint.ts";

const commonErrors: readonly ErrorCode[] = ["bad_request", "invalid", "rate_limited", "internal"];
const writeErrors: readonly ErrorCode[] = [
  "forbidden",
  "payload_too_large",
  "unsupported_media_type",
];

/** The OpenAPI 3.1 document of these endpoints. */
export function openApi(endpoints: readonly Endpoint[], publicOrigin: string): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] ??= {};
    paths[endpoint.path]![endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Kolmena", version: "1", description: "Tu equipo de marketing con IA" },
    servers: [{ url: publicOrigin }],
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "kolmena" } },
      schemas: {
        Error: {
          type: "object",
          required: ["message", "code"],
          properties: {
            message: { type: "string", description: "Spanish sentence for people" },
            code: { type: "string", enum: Object.keys(errorStatus) },
            fields: { type: "object", additionalProperties: { type: "string" } },
          },
        },
      },
    },
    paths,
  };
}

function operation(endpoint: Endpoint): object {
  const errors = new Set<ErrorCode>([
    ...commonErrors,
    ...(endpoint.method === "GET" ? [] : writeErrors),
    ...(endpoint.access === "user" ? (["unauthorized"] as const) : []),
    ...(endpoint.params ? (["not_found"] as const) : []),
    ...(endpoint.errors ?? []),
  ]);
  const responses: Record<string, unknown> = {
    [String(endpoint.status ?? 200)]: {
      description: "OK",
      ...(endpoint.paginated ? { headers: pageHeaders } : {}),
      content: {
        "application/json": { schema: json(endpoint.output, "output") },
        ...(endpoint.events
          ? { "text/event-stream": { schema: json(endpoint.events, "output") } }
          : {}),
      },
    },
  };
  for (const code of errors) {
    responses[String(errorStatus[code])] = {
      description: code,
      content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
    };
  }
  return {
    summary: endpoint.summary,
    ...(endpoint.access === "user" ? { security: [{ session: [] }] } : { security: [] }),
    parameters: [...parameters(endpoint.params, "path"), ...parameters(endpoint.query, "query")],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { schema: json(endpoint.body, "input") } },
          },
        }
      : {}),
    ...(endpoint.upload
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(endpoint.upload.mediaTypes.map((type) => [type, {}])),
          },
        }
      : {}),
    responses,
  };
}

const pageHeaders = {
  Link: { description: 'rel="next" when there is more', schema: { type: "string" } },
  "X-Total-Count": { description: "All rows that match", schema: { type: "integer" } },
};

function json(schema: unknown, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema as z.ZodType, {
    io,
    unrepresentable: "any",
  }) as Record<string, unknown>;
  return rest;
}

function parameters(schema: unknown, where: "path" | "query"): object[] {
  if (!schema) return [];
  const described = json(schema, "input") as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(described.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === "path" || (described.required ?? []).includes(name),
    schema: property,
  }));
}
