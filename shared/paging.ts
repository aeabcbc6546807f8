import * as z from "zod/mini";

const pageSizeMax = 50;

/** Cursor pagination; the cursor comes from the previous page's `Link` header. */
export const pageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(200, { error: "Cursor no válido" }))),
  limit: z.optional(
    z.coerce
      .number({ error: "Indica un número entre 1 y 50" })
      .check(
        z.int({ error: "Indica un número entero" }),
        z.minimum(1, { error: "Indica un número entre 1 y 50" }),
        z.maximum(pageSizeMax, { error: "Indica un número entre 1 y 50" }),
      ),
  ),
};
