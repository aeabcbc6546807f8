CREATE TABLE "analyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"url" text NOT NULL,
	"email" text NOT NULL,
	"business_name" text NOT NULL,
	"facts" jsonb NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "analyses_address" ON "analyses" USING btree ("address","read_at");--> statement-breakpoint
CREATE INDEX "analyses_expires_at" ON "analyses" USING btree ("expires_at");