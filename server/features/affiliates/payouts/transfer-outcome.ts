/** The result of a transfer. An unknown result is thrown, and the transfer is retried with its key. */
export type TransferOutcome =
  /** The provider's id of the transfer. */
  | { sent: string }
  /** Failed for good. `connect`: the affiliate has to complete their Stripe account. */
  | { reason: string; connect?: boolean };
