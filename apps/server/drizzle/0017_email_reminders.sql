CREATE TABLE "email_reminders" (
	"uid" text PRIMARY KEY NOT NULL,
	"is_wanted" boolean NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
