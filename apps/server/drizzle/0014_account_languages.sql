CREATE TABLE "account_languages" (
	"uid" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
