import type { Columns, Stored } from "./store.ts";

/** The indexed columns of an object: customer, test clock and due time. */
export function columnsOf(object: Stored): Columns {
  const fields = object as Stored & { customer?: unknown; test_clock?: unknown; _due?: unknown };
  const customer = object.object === "customer" ? object.id : fields.customer;
  return {
    customer: typeof customer === "string" ? customer : null,
    clock: typeof fields.test_clock === "string" ? fields.test_clock : null,
    due: typeof fields._due === "number" ? fields._due : null,
  };
}
