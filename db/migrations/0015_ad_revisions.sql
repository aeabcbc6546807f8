ALTER TABLE "ads" ADD COLUMN "revision_run" uuid;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "revising_until" timestamp (3) with time zone;