CREATE TABLE "search_starts" (
	"name_id" integer NOT NULL,
	"bones" text NOT NULL,
	"sound" text NOT NULL,
	"popularity" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_starts" ADD CONSTRAINT "search_starts_name_id_search_names_id_fk" FOREIGN KEY ("name_id") REFERENCES "public"."search_names"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_starts_bones" ON "search_starts" USING btree ("bones" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_starts_name" ON "search_starts" USING btree ("name_id");