import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const consentInput = z.strictObject({
  /** Made at random by the browser, and kept there. */
  consentId: z.uuid({ error: "El identificador no es válido" }),
  choice: z.enum(["granted", "withdrawn"], { error: "Di si se acepta o se retira" }),
  textVersion: z
    .int({ error: "La versión no es válida" })
    .check(
      z.minimum(1, { error: "La versión no es válida" }),
      z.maximum(1000, { error: "La versión no es válida" }),
    ),
});

export const recordConsent = endpoint({
  method: "POST",
  path: "/api/consents",
  access: "public",
  summary:
    "Keep the proof that somebody let the advertising pixel count them, or stopped letting it; nothing says who",
  body: consentInput,
  output: z.object({ message: z.string() }),
  status: 201,
});
