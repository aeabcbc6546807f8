CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consent_id" uuid NOT NULL,
	"choice" text NOT NULL,
	"text_version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consents_created" ON "consents" USING btree ("created_at");