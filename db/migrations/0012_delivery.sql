ALTER TABLE "orders" ADD COLUMN "composed" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "try_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_under_way" ON "orders" USING btree ("try_at") WHERE "orders"."status" in ('paid', 'working');