import { type Call, findObject, type Method } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import type { FormValue, Params } from "../form.ts";
import { newId } from "../ids.ts";
import { listPage } from "../lists.ts";
import {
  type Metadata,
  readFlag,
  readGroup,
  readMetadata,
  readText,
  requireText,
  textOrNull,
} from "../params.ts";
import { flagFilter, pageReads, resource, retrieveMethod } from "../resources.ts";
import { type SupportedParameters, withinGroup } from "../schemas/supported.ts";
import type { Stored } from "../store.ts";
import { findCustomer } from "./customers.ts";

export interface PortalFeatures {
  customer_update: { allowed_updates: unknown; enabled: boolean };
  invoice_history: { enabled: boolean };
  payment_method_update: { enabled: boolean; payment_method_configuration: null };
  subscription_cancel: {
    cancellation_reason: { enabled: boolean; options: unknown };
    enabled: boolean;
    mode: string;
    proration_behavior: string;
  };
  subscription_update: { enabled: false; default_allowed_updates: []; proration_behavior: "none" };
}

export interface PortalConfiguration extends Stored {
  object: "billing_portal.configuration";
  active: boolean;
  application: null;
  business_profile: {
    headline: string | null;
    privacy_policy_url: string | null;
    terms_of_service_url: string | null;
  };
  default_return_url: string | null;
  features: PortalFeatures;
  is_default: boolean;
  livemode: false;
  login_page: { enabled: boolean; url: null };
  metadata: Metadata;
  name: string | null;
  updated: number;
}

export interface PortalSession extends Stored {
  object: "billing_portal.session";
  configuration: string;
  customer: string;
  flow: null;
  livemode: false;
  locale: string | null;
  on_behalf_of: null;
  return_url: string | null;
  url: string;
}

function createConfiguration(
  context: SandboxContext,
  { params }: Pick<Call, "params">,
): PortalConfiguration {
  const now = context.nowSeconds();
  const configuration: PortalConfiguration = {
    id: newId("bpc"),
    object: "billing_portal.configuration",
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now,
    default_return_url: null,
    features: featuresOf({}),
    is_default: context.store.list("billing_portal.configuration", { limit: 1 }).length === 0,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: now,
  };
  applyParams(configuration, params);
  context.create("billing_portal.configuration.created", configuration);
  return configuration;
}

function updateConfiguration(context: SandboxContext, { ids, params }: Call): PortalConfiguration {
  const type = "billing_portal.configuration";
  const configuration = findObject<PortalConfiguration>(context, type, ids[0]!);
  configuration.active = readFlag(params, "active") ?? configuration.active;
  applyParams(configuration, params);
  configuration.updated = context.nowSeconds();
  context.update("billing_portal.configuration.updated", configuration);
  return configuration;
}

function applyParams(configuration: PortalConfiguration, params: Params): void {
  const profile = readGroup(params, "business_profile") ?? {};
  for (const field of ["headline", "privacy_policy_url", "terms_of_service_url"] as const) {
    if (profile[field] === undefined) continue;
    configuration.business_profile[field] = textOrNull(profile, field);
  }
  for (const field of ["default_return_url", "name"] as const) {
    if (params[field] !== undefined) configuration[field] = textOrNull(params, field);
  }
  configuration.metadata = readMetadata(params, configuration.metadata);
  const features = readGroup(params, "features");
  if (features) configuration.features = featuresOf(features);
}

function featuresOf(features: Params): PortalFeatures {
  const group = (name: string): Params => readGroup(features, name) ?? {};
  const on = (name: string): boolean => readFlag(group(name), "enabled") ?? false;
  const cancel = group("subscription_cancel");
  const reasons = readGroup(cancel, "cancellation_reason") ?? {};
  const listed = (value: FormValue | undefined) => (Array.isArray(value) ? value : []);
  return {
    customer_update: {
      allowed_updates: listed(group("customer_update").allowed_updates),
      enabled: on("customer_update"),
    },
    invoice_history: { enabled: on("invoice_history") },
    payment_method_update: {
      enabled: on("payment_method_update"),
      payment_method_configuration: null,
    },
    subscription_cancel: {
      cancellation_reason: {
        enabled: readFlag(reasons, "enabled") ?? false,
        options: listed(reasons.options),
      },
      enabled: on("subscription_cancel"),
      mode: readText(cancel, "mode") ?? "at_period_end",
      proration_behavior: readText(cancel, "proration_behavior") ?? "none",
    },
    subscription_update: {
      default_allowed_updates: [],
      enabled: false,
      proration_behavior: "none",
    },
  };
}

function createPortalSession(context: SandboxContext, { params }: Call): PortalSession {
  const customer = findCustomer(context, requireText(params, "customer"));
  const configuration = configurationFor(context, readText(params, "configuration"));
  const id = newId("bps");
  const session: PortalSession = {
    id,
    object: "billing_portal.session",
    configuration: configuration.id,
    created: context.nowSeconds(),
    customer: customer.id,
    flow: null,
    livemode: false,
    locale: textOrNull(params, "locale"),
    on_behalf_of: null,
    return_url: textOrNull(params, "return_url") ?? configuration.default_return_url,
    url: `${context.settings.origin}/sandbox/portal/${id}`,
  };
  context.create("billing_portal.session.created", session);
  return session;
}

function configurationFor(context: SandboxContext, id: string | undefined): PortalConfiguration {
  const type = "billing_portal.configuration";
  if (id) return findObject<PortalConfiguration>(context, type, id, "configuration");
  const [first] = context.store.list<PortalConfiguration>(type, { flags: { is_default: true } });
  if (first) return first;
  return createDefaultConfiguration(context);
}

/** Stands for saving the portal's settings in the dashboard, which Stripe requires once. */
function createDefaultConfiguration(context: SandboxContext): PortalConfiguration {
  const on = { enabled: "true" };
  const features: Params = {
    customer_update: { ...on, allowed_updates: ["email", "address", "tax_id"] },
    invoice_history: on,
    payment_method_update: on,
    subscription_cancel: { ...on, mode: "at_period_end" },
  };
  return createConfiguration(context, { params: { features } });
}

function listConfigurations(context: SandboxContext, call: Call): object {
  const flags = flagFilter(call.params, ["active", "is_default"]);
  return listPage<PortalConfiguration>(context, "billing_portal.configuration", call, { flags });
}

const profile = ["headline", "privacy_policy_url", "terms_of_service_url"];
const configurationReads: SupportedParameters = [
  ...["default_return_url", "metadata", "name", ...withinGroup("business_profile", profile)],
  ...withinGroup("features", [
    ...["customer_update", "invoice_history", "payment_method_update[enabled]"],
    ...withinGroup("subscription_cancel", ["enabled", "mode", "proration_behavior"]),
    ...withinGroup("subscription_cancel", [
      "cancellation_reason[enabled]",
      "cancellation_reason[options]",
    ]),
    ...["subscription_pause[enabled]=false", "subscription_update[enabled]=false"],
  ]),
];

export const portalMethods: readonly Method[] = [
  ...resource("billingPortal.sessions", "/v1/billing_portal/sessions", {
    create: {
      reads: ["customer", "return_url", "configuration", "locale"],
      run: createPortalSession,
    },
  }),
  ...resource("billingPortal.configurations", "/v1/billing_portal/configurations", {
    create: { reads: configurationReads, run: createConfiguration },
    list: {
      reads: [...pageReads, "active", "is_default"],
      run: listConfigurations,
    },
    retrieve: retrieveMethod<PortalConfiguration>("billing_portal.configuration"),
    update: { reads: [...configurationReads, "active"], run: updateConfiguration },
  }),
];
