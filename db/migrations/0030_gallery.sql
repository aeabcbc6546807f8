CREATE TABLE "deleted_content" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kept" jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deleted_content" ADD CONSTRAINT "deleted_content_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_content_user" ON "deleted_content" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "deleted_content_deleted" ON "deleted_content" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "content_pieces_words" ON "content_pieces" USING gin (to_tsvector('spanish', "content" || ' ' || coalesce("picture" ->> 'alt', '')));
