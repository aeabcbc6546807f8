import { type Call, findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import { ApiError, invalidRequest, missingParameter } from "../errors.ts";
import type { Params } from "../form.ts";
import { newId } from "../ids.ts";
import { type List, wholeList } from "../lists.ts";
import { type Metadata, readInteger, readMetadata, requireText, textOrNull } from "../params.ts";
import { listMethod, resource, retrieveMethod } from "../resources.ts";
import type { Stored } from "../store.ts";
import type { ConnectedAccount } from "./connected-accounts.ts";

interface Transfer extends Stored {
  object: "transfer";
  amount: number;
  amount_reversed: 0;
  balance_transaction: null;
  currency: string;
  description: string | null;
  destination: string;
  livemode: false;
  metadata: Metadata;
  reversals: List<never>;
  reversed: false;
  source_transaction: null;
  source_type: "card";
  transfer_group: string | null;
}

function createTransfer(context: SandboxContext, { params }: Call): Transfer {
  const amount = readInteger(params, "amount");
  if (amount === undefined) throw missingParameter("amount");
  if (amount < 1) throw invalidRequest("Invalid positive integer", { param: "amount" });
  const account = findObject<ConnectedAccount>(
    context,
    "account",
    requireText(params, "destination"),
    "destination",
  );
  if (account.capabilities.transfers !== "active") {
    throw new ApiError(400, {
      type: "invalid_request_error",
      code: "insufficient_capabilities_for_transfer",
      message:
        "Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments",
    });
  }
  const id = newId("tr");
  const transfer: Transfer = {
    id,
    object: "transfer",
    amount,
    amount_reversed: 0,
    balance_transaction: null,
    created: context.nowSeconds(),
    currency: readUsd(params),
    description: textOrNull(params, "description"),
    destination: account.id,
    livemode: false,
    metadata: readMetadata(params),
    reversals: wholeList(`/v1/transfers/${id}/reversals`, []),
    reversed: false,
    source_transaction: null,
    source_type: "card",
    transfer_group: textOrNull(params, "transfer_group"),
  };
  context.create("transfer.created", transfer);
  return transfer;
}

/** The sandbox's balance is unlimited and in US dollars only. */
function readUsd(params: Params): string {
  const currency = requireText(params, "currency").toLowerCase();
  if (currency === "usd") return currency;
  const message = `The Stripe sandbox does not support this value of currency: ${currency}`;
  throw invalidRequest(message, { param: "currency", code: "parameter_unknown" });
}

export const transferMethods = resource("transfers", "/v1/transfers", {
  create: {
    reads: ["amount", "currency", "description", "destination", "metadata", "transfer_group"],
    run: createTransfer,
  },
  list: listMethod("transfer", "created", "destination", "transfer_group"),
  retrieve: retrieveMethod<Transfer>("transfer"),
});
