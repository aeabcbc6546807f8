ALTER TABLE "content_pieces" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "picture_format" text;