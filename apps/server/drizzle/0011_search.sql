CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "search_index" (
	"catalogue_id" integer PRIMARY KEY NOT NULL,
	"rules" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_keys" (
	"name_id" integer NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_names" (
	"id" integer PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"target_id" text NOT NULL,
	"name" text NOT NULL,
	"lang" text,
	"forms" jsonb NOT NULL,
	"popularity" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "alias" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "popularity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_keys" ADD CONSTRAINT "search_keys_name_id_search_names_id_fk" FOREIGN KEY ("name_id") REFERENCES "public"."search_names"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_keys_trigrams" ON "search_keys" USING gin ("key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_keys_name" ON "search_keys" USING btree ("name_id");