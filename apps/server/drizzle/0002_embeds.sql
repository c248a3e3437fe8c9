CREATE TABLE "embeds" (
	"video_id" text PRIMARY KEY NOT NULL,
	"video" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_items" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "content_items" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "creator_posts" ALTER COLUMN "created_at" SET NOT NULL;