CREATE TABLE "content_languages" (
	"uid" text PRIMARY KEY NOT NULL,
	"languages" jsonb NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
