ALTER TABLE "content_items" ADD COLUMN "people" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "content_items_keywords" ON "content_items" USING gin ("keywords");--> statement-breakpoint
CREATE INDEX "content_items_people" ON "content_items" USING gin ("people");