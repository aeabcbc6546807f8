ALTER TABLE "analyses" ADD COLUMN "own_pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "own_pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;