CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- Two random UUIDs hold 244 random bits.
INSERT INTO "server_secrets" ("name", "secret", "created_at")
VALUES ('file-links', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), now());
