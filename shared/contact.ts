import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { emailAddress, text } from "./fields.ts";

export const contactInput = z.strictObject({
  name: text({ min: 2, max: 80, short: "El nombre debe tener al menos 2 caracteres" }),
  email: emailAddress("Introduce un email válido"),
  message: text({ min: 1, max: 4000, short: "Escribe tu mensaje" }),
});

export const contact = endpoint({
  method: "POST",
  path: "/api/contact",
  access: "public",
  summary: "Send a message to Kolmena's operators; it is stored and mailed to them",
  body: contactInput,
  output: z.object({ message: z.string() }),
  status: 201,
});
