CREATE TABLE "account_deletions" (
	"uid" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"token" text,
	"asked_at" timestamp with time zone,
	"identity_deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "agreed_terms" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "account_deletions_pending" ON "account_deletions" USING btree ("asked_at") WHERE "account_deletions"."token" is not null;