import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./db/schema.ts",
    "./db/schema-brain.ts",
    "./db/schema-billing.ts",
    "./db/schema-ads.ts",
    "./db/schema-affiliates.ts",
    "./db/schema-content.ts",
    "./db/schema-contact.ts",
  ],
  out: "./db/migrations",
  casing: "snake_case",
});
