CREATE TABLE "users" (
	"uid" text PRIMARY KEY NOT NULL,
	"display_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_loads" (
	"id" serial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"lang" text,
	"thumbnail_app" text,
	"thumbnail_web" text,
	"video" text,
	"genres" jsonb NOT NULL,
	"languages" jsonb NOT NULL,
	"keywords" jsonb NOT NULL,
	"qualities" jsonb NOT NULL,
	"subscription" text NOT NULL,
	"price" integer NOT NULL,
	"duration" double precision,
	"created_at" text,
	"updated_at" text,
	"youtube_video_id" text
);
--> statement-breakpoint
CREATE TABLE "episodes" (
	"id" text PRIMARY KEY NOT NULL,
	"series_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"thumbnail_app" text,
	"thumbnail_web" text,
	"video" text,
	"duration" double precision
);
--> statement-breakpoint
CREATE TABLE "list_entries" (
	"list" text NOT NULL,
	"position" integer NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "list_entries_list_position_pk" PRIMARY KEY("list","position")
);
--> statement-breakpoint
CREATE TABLE "creator_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"creator_id" text NOT NULL,
	"position" integer NOT NULL,
	"content_type" text NOT NULL,
	"content" text NOT NULL,
	"caption" text NOT NULL,
	"likes_count" integer NOT NULL,
	"created_at" text
);
--> statement-breakpoint
CREATE TABLE "creators" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"username" text NOT NULL,
	"email" text,
	"photo_url" text,
	"follower_count" integer NOT NULL,
	"following_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"amount" integer NOT NULL,
	"description" text NOT NULL,
	"duration_days" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_series_id_content_items_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_entries" ADD CONSTRAINT "list_entries_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_posts" ADD CONSTRAINT "creator_posts_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "episodes_series" ON "episodes" USING btree ("series_id","position");--> statement-breakpoint
CREATE INDEX "list_entries_item" ON "list_entries" USING btree ("item_id","list");--> statement-breakpoint
CREATE INDEX "creator_posts_creator" ON "creator_posts" USING btree ("creator_id","position");