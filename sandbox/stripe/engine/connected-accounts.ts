import { type Call, findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import { invalidRequest, missingParameter } from "../errors.ts";
import { newId, randomText } from "../ids.ts";
import {
  type Metadata,
  readChoice,
  readGroup,
  readMetadata,
  readText,
  requireText,
  textOrNull,
} from "../params.ts";
import { listMethod, resource, retrieveMethod } from "../resources.ts";
import type { Stored } from "../store.ts";

/** A connected Express account, to which we transfer money. */
export interface ConnectedAccount extends Stored {
  object: "account";
  business_profile: null;
  business_type: "individual" | null;
  capabilities: { transfers?: "inactive" | "active" };
  charges_enabled: false;
  country: string;
  default_currency: string;
  details_submitted: boolean;
  email: string | null;
  metadata: Metadata;
  payouts_enabled: boolean;
  requirements: { currently_due: string[]; disabled_reason: string | null };
  settings: null;
  tos_acceptance: { service_agreement: string };
  type: "express";
}

function createAccount(context: SandboxContext, { params }: Call): ConnectedAccount {
  if (!readText(params, "type")) throw missingParameter("type");
  const country = requireText(params, "country");
  if (!/^[A-Z]{2}$/.test(country)) {
    throw invalidRequest(`Country '${country}' is unknown.`, {
      param: "country",
      code: "country_code_invalid",
    });
  }
  const tos = readGroup(params, "tos_acceptance") ?? {};
  const account: ConnectedAccount = {
    id: newId("acct", 16),
    object: "account",
    business_profile: null,
    business_type: readChoice(params, "business_type", ["individual"] as const) ?? null,
    capabilities: readGroup(params, "capabilities") ? { transfers: "inactive" } : {},
    charges_enabled: false,
    country,
    created: context.nowSeconds(),
    default_currency: country === "US" ? "usd" : "eur",
    details_submitted: false,
    email: textOrNull(params, "email"),
    metadata: readMetadata(params),
    payouts_enabled: false,
    requirements: {
      currently_due: ["external_account", "individual.first_name", "individual.last_name"],
      disabled_reason: "requirements.past_due",
    },
    settings: null,
    tos_acceptance: {
      service_agreement: readChoice(tos, "service_agreement", ["full", "recipient"]) ?? "full",
    },
    type: "express",
  };
  context.create(null, account);
  return account;
}

/** An account link, which can be used once and expires after five minutes. */
interface OnboardingLink extends Stored {
  object: "_account_link";
  account: string;
  expires_at: number;
  refresh_url: string;
  return_url: string;
  used: boolean;
}

const linkSeconds = 300;

function createAccountLink(context: SandboxContext, { params }: Call) {
  const account = findObject<ConnectedAccount>(
    context,
    "account",
    requireText(params, "account"),
    "account",
  );
  const created = context.nowSeconds();
  const link: OnboardingLink = {
    id: randomText(24),
    object: "_account_link",
    account: account.id,
    created,
    expires_at: created + linkSeconds,
    refresh_url: requireText(params, "refresh_url"),
    return_url: requireText(params, "return_url"),
    used: false,
  };
  context.store.put(link);
  const { expires_at } = link;
  const url = `${context.settings.origin}/sandbox/onboarding/${link.id}`;
  return { object: "account_link", created, expires_at, url };
}

/** The onboarding link with this id; `open` means that it can still be used. */
export function readOnboardingLink(
  context: SandboxContext,
  id: string,
): OnboardingLink & { open: boolean } {
  const link = findObject<OnboardingLink>(context, "_account_link", id);
  return { ...link, open: !link.used && link.expires_at > context.nowSeconds() };
}

/** Completes the onboarding, so that the account can receive transfers. Returns where to redirect. */
export function completeOnboarding(context: SandboxContext, id: string): string {
  const { open, ...link } = readOnboardingLink(context, id);
  if (!open) return link.refresh_url;
  const account = findObject<ConnectedAccount>(context, "account", link.account);
  account.details_submitted = true;
  account.payouts_enabled = true;
  if (account.capabilities.transfers) account.capabilities.transfers = "active";
  account.requirements = { currently_due: [], disabled_reason: null };
  context.update("account.updated", account);
  context.store.put({ ...link, used: true } as OnboardingLink);
  return link.return_url;
}

export const connectedAccountMethods = [
  ...resource("accounts", "/v1/accounts", {
    create: {
      reads: [
        "type=express",
        "country",
        "email",
        "business_type=individual",
        "capabilities[transfers][requested]=true",
        "tos_acceptance[service_agreement]",
        "metadata",
      ],
      run: createAccount,
    },
    list: listMethod("account", "created"),
    retrieve: retrieveMethod("account"),
  }),
  ...resource("accountLinks", "/v1/account_links", {
    create: {
      reads: ["account", "type=account_onboarding", "refresh_url", "return_url"],
      run: createAccountLink,
    },
  }),
];
