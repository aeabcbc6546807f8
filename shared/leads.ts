import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { emailAddress, text } from "./fields.ts";

const leadInput = z.strictObject({
  email: emailAddress("Introduce un email válido"),
  businessName: text({ min: 1, max: 120, short: "Escribe el nombre de tu negocio" }),
  industry: z.optional(text({ max: 80 })),
  product: text({ min: 1, max: 500, short: "Escribe qué vendes" }),
});

export const captureLead = endpoint({
  method: "POST",
  path: "/api/capture-lead",
  access: "public",
  summary: "Store the contact and business of somebody who tries the demo, for Kolmena's operators",
  body: leadInput,
  output: z.object({ message: z.string() }),
  status: 201,
});
