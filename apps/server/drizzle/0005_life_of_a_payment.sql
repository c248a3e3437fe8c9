CREATE TABLE "sandbox_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"receipt" text,
	"notes" jsonb NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
DROP INDEX "payment_requests_open";--> statement-breakpoint
DROP INDEX "payment_requests_one_open";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "settled_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "payments" SET "settled_at" = "paid_at";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "dispute" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_second" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "amount_refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_disputes" ADD CONSTRAINT "sandbox_disputes_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_refunds_payment" ON "sandbox_refunds" USING btree ("payment_id");--> statement-breakpoint
UPDATE "payment_requests" SET "status" = 'retired' WHERE "status" = 'closed' AND "created_at" > now() - interval '180 days';--> statement-breakpoint
UPDATE "payment_requests" AS bill SET "status" = 'retired' WHERE "status" = 'open' AND "kind" = 'order' AND EXISTS (SELECT 1 FROM "payment_requests" AS other WHERE other."uid" = bill."uid" AND other."plan_id" = bill."plan_id" AND other."status" = 'open' AND other."kind" = 'link');--> statement-breakpoint
CREATE INDEX "payment_requests_unsettled" ON "payment_requests" USING btree ("asked_at") WHERE "payment_requests"."status" in ('open', 'retired');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_requests_one_bill" ON "payment_requests" USING btree ("uid","plan_id") WHERE "payment_requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "payment_webhooks_received" ON "payment_webhooks" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payments_request" ON "payments" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "payments_refund_due" ON "payments" USING btree ("refund_asked_at") WHERE "payments"."refund_due";