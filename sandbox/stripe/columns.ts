import type { Columns, Stored } from "./store.ts";

/** Under which customer and clock an object is found, and when something happens to it next. */
export function columnsOf(object: Stored): Columns {
  const fields = object as Stored & { customer?: unknown; test_clock?: unknown; _due?: unknown };
  const customer = object.object === "customer" ? object.id : fields.customer;
  return {
    customer: typeof customer === "string" ? customer : null,
    clock: typeof fields.test_clock === "string" ? fields.test_clock : null,
    due: typeof fields._due === "number" ? fields._due : null,
  };
}
