CREATE TABLE "past_trials" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"card_fingerprint" text,
	"month" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "leaving_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "past_trials_card" ON "past_trials" USING btree ("card_fingerprint");--> statement-breakpoint
CREATE INDEX "past_trials_month" ON "past_trials" USING btree ("month");--> statement-breakpoint
CREATE INDEX "users_leaving" ON "users" USING btree ("leaving_at") WHERE "users"."leaving_at" is not null;--> statement-breakpoint
CREATE INDEX "billing_notices_user" ON "billing_notices" USING btree ("user_id");--> statement-breakpoint
-- Two random UUIDs hold 244 random bits.
INSERT INTO "server_secrets" ("name", "secret", "created_at")
VALUES ('past-trials', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), now());
