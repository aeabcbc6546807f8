import type { MethodHandler } from "../api-method.ts";
import { resource } from "../resources.ts";

/** The account of the secret key; each data folder has one. */
const readOwnAccount: MethodHandler = ({ settings }) => ({
  id: settings.accountId,
  object: "account",
  business_profile: null,
  business_type: null,
  capabilities: {},
  charges_enabled: true,
  country: "US",
  default_currency: "usd",
  details_submitted: true,
  email: null,
  payouts_enabled: true,
  settings: null,
  type: "standard",
});

export const accountMethods = resource("accounts", "/v1/account", {
  retrieveCurrent: { at: "GET ", reads: [], run: readOwnAccount },
});
