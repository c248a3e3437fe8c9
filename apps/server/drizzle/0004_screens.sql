CREATE TABLE "screens" (
	"uid" text NOT NULL,
	"id" text NOT NULL,
	"device_id" text NOT NULL,
	"browser" text,
	"system" text,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"signature" text,
	"taken_over_by" text,
	CONSTRAINT "screens_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "screens" integer;