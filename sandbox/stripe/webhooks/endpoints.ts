import { findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import { invalidRequest } from "../errors.ts";
import type { Params } from "../form.ts";
import { newId, randomText } from "../ids.ts";
import type { Metadata } from "../params.ts";
import { readFlag, readMetadata, readTexts, requireText, textOrNull } from "../params.ts";
import { listMethod, resource, retrieveMethod } from "../resources.ts";
import { apiVersion } from "../settings.ts";
import type { Stored } from "../store.ts";

export interface Endpoint extends Stored {
  object: "webhook_endpoint";
  api_version: string | null;
  application: null;
  description: string | null;
  enabled_events: string[];
  livemode: false;
  metadata: Metadata;
  status: "enabled" | "disabled";
  url: string;
  /** The current secret and, during a roll, the previous one with its expiry. */
  _secret: string;
  _before?: { secret: string; untilSeconds: number };
}

const maxEndpoints = 16;

export const webhookEndpointMethods = resource("webhookEndpoints", "/v1/webhook_endpoints", {
  create: {
    reads: [
      `api_version=${apiVersion}`,
      "connect=false",
      "description",
      "enabled_events",
      "metadata",
      "url",
    ],
    run(context, { params }) {
      const count = context.store.list("webhook_endpoint", { limit: maxEndpoints }).length;
      if (count >= maxEndpoints) {
        throw invalidRequest(`You have reached the maximum of ${maxEndpoints} webhook endpoints.`);
      }
      const endpoint: Endpoint = {
        id: newId("we"),
        object: "webhook_endpoint",
        api_version: textOrNull(params, "api_version"),
        application: null,
        created: context.nowSeconds(),
        description: textOrNull(params, "description"),
        enabled_events: readEvents(params),
        livemode: false,
        metadata: readMetadata(params),
        status: "enabled",
        url: readUrl(params),
        _secret: `whsec_${randomText(32)}`,
      };
      context.create(null, endpoint);
      // Only the creation returns the secret.
      return { ...endpoint, secret: endpoint._secret };
    },
  },
  list: listMethod("webhook_endpoint"),
  retrieve: retrieveMethod<Endpoint>("webhook_endpoint"),
  update: {
    reads: ["description", "disabled", "enabled_events", "metadata", "url"],
    run(context, { ids, params }) {
      const before = findObject<Endpoint>(context, "webhook_endpoint", ids[0]!);
      const disabled = readFlag(params, "disabled");
      const endpoint: Endpoint = {
        ...before,
        description:
          "description" in params ? textOrNull(params, "description") : before.description,
        enabled_events: "enabled_events" in params ? readEvents(params) : before.enabled_events,
        metadata: readMetadata(params, before.metadata),
        status: disabled === undefined ? before.status : disabled ? "disabled" : "enabled",
        url: "url" in params ? readUrl(params) : before.url,
      };
      context.update(null, endpoint);
      return endpoint;
    },
  },
  del: {
    reads: [],
    run(context, { ids }) {
      const { id } = findObject<Endpoint>(context, "webhook_endpoint", ids[0]!);
      context.store.remove(id);
      return { id, object: "webhook_endpoint", deleted: true };
    },
  },
});

function readEvents(params: Params): string[] {
  const events = readTexts(params, "enabled_events");
  if (events.length > 0) return events;
  throw invalidRequest("Invalid array", { param: "enabled_events" });
}

function readUrl(params: Params): string {
  const url = requireText(params, "url");
  const { protocol } = URL.parse(url) ?? {};
  if (protocol === "http:" || protocol === "https:") return url;
  throw invalidRequest("Invalid URL: An explicit scheme (such as https) must be provided.", {
    param: "url",
    code: "url_invalid",
  });
}

/** Whether an endpoint is subscribed to an event type; `*` subscribes to all. */
export function isSubscribedTo({ enabled_events: events }: Endpoint, type: string): boolean {
  return events.includes("*") || events.includes(type);
}

/** The secrets with which a delivery is signed at a moment. */
export function activeSecrets({ _secret, _before }: Endpoint, nowSeconds: number): string[] {
  return _before && _before.untilSeconds > nowSeconds ? [_secret, _before.secret] : [_secret];
}

/** Gives an endpoint a new secret; the old one stays valid for `overlapSeconds`. */
export function rollSecret(context: SandboxContext, id: string, overlapSeconds: number): string {
  const endpoint = findObject<Endpoint>(context, "webhook_endpoint", id);
  const isMain = id === context.store.readSetting("mainEndpoint");
  const untilSeconds = Math.floor(Date.now() / 1000) + overlapSeconds;
  const secret = `whsec_${randomText(32)}`;
  const before = { secret: endpoint._secret, untilSeconds };
  context.store.put({ ...endpoint, _secret: secret, _before: before } as Endpoint);
  if (isMain) context.store.writeSetting("webhookSecret", secret);
  return secret;
}

/** Creates or updates the endpoint of `--webhook`; its id never changes. A null URL disables it. */
export function saveMainEndpoint(context: SandboxContext, url: string | null): void {
  const storedId = context.store.readSetting("mainEndpoint");
  const id = storedId ?? newId("we");
  if (!storedId) context.store.writeSetting("mainEndpoint", id);
  const before = context.store.get<Endpoint>(id);
  if (!before && url === null) return;
  const endpoint: Endpoint = {
    id,
    object: "webhook_endpoint",
    api_version: apiVersion,
    application: null,
    created: context.nowSeconds(),
    description: "The sandbox's --webhook",
    enabled_events: ["*"],
    livemode: false,
    metadata: {},
    _secret: context.settings.webhookSecret,
    ...before,
    status: url === null ? "disabled" : "enabled",
    url: url ?? before!.url,
  };
  context.store.put(endpoint);
}
