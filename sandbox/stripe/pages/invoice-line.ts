import type { SandboxContext } from "../context.ts";
import type { InvoiceLine } from "../engine/invoice-lines.ts";
import type { Product } from "../engine/products.ts";
import { formatDate } from "./format.ts";

/** Name of a line («Growth», «Parte no usada de Starter») and its period, if longer than a day. */
export function describeLine(
  context: SandboxContext,
  line: InvoiceLine,
): { name: string; period: string | null } {
  const { product: id } = line.pricing.price_details;
  const product = context.store.get<Product>(id)?.name ?? line.description ?? "Cargo";
  const { parent, period } = line;
  const details = parent.subscription_item_details ?? parent.invoice_item_details;
  const name = details?.proration
    ? `${line.amount < 0 ? "Parte no usada" : "Parte restante"} de ${product}`
    : `${line.quantity > 1 ? `${line.quantity} × ` : ""}${product}`;
  const lasting = period.end - period.start > 86_400;
  return {
    name,
    period: lasting ? `Del ${formatDate(period.start)} al ${formatDate(period.end)}` : null,
  };
}
