ALTER TABLE "users" ADD COLUMN "username_key" text;--> statement-breakpoint
ALTER TABLE "contact_inquiries" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_inquiries" ADD CONSTRAINT "contact_inquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key_unique" ON "users" USING btree ("username_key");--> statement-breakpoint
CREATE INDEX "contact_inquiries_user" ON "contact_inquiries" USING btree ("user_id");--> statement-breakpoint
-- As the server makes it, for Latin letters of Spanish; of two who meet now, the first has it.
UPDATE "users" SET "username_key" = "keys"."key"
FROM (
  SELECT "id", "key", row_number() OVER (PARTITION BY "key" ORDER BY "created_at", "id") AS "place"
  FROM (
    SELECT "id", "created_at", translate(lower("username"), 'ÁÉÍÓÚÜÑÇ', 'áéíóúüñç') AS "key"
    FROM "users"
  ) AS "folded"
) AS "keys"
WHERE "keys"."id" = "users"."id" AND "keys"."place" = 1;
