ALTER TABLE "customers" ADD COLUMN "change_id" uuid;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "change_until" timestamp (3) with time zone;