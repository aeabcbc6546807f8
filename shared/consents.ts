import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const consentInput = z.strictObject({
  /** A random id that the browser creates and stores. */
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
    "Store an anonymous proof that a visitor accepted the advertising pixel, or withdrew that consent",
  body: consentInput,
  output: z.object({ message: z.string() }),
  status: 201,
});
