ALTER TABLE "content_items" ADD COLUMN "captions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "episodes" ADD COLUMN "captions" jsonb DEFAULT '[]'::jsonb NOT NULL;