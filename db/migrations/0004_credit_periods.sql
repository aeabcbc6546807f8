CREATE TABLE "stripe_readings" (
	"id" text PRIMARY KEY NOT NULL,
	"read_through" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "period" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "period" integer DEFAULT 0 NOT NULL;