ALTER TABLE "ad_versions" ADD COLUMN "thumbnails" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "documents" text;