CREATE TABLE "mails" (
	"payment_id" text NOT NULL,
	"occasion" text NOT NULL,
	"uid" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mails_payment_id_occasion_pk" PRIMARY KEY("payment_id","occasion")
);
--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "payments_ending" ON "payments" USING btree ("period_end") WHERE "payments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "payments_ended" ON "payments" USING btree ("ended_at") WHERE "payments"."ended_at" is not null;