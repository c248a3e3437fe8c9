ALTER TABLE "payment_requests" ADD COLUMN "is_switch" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "replaced_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "replaced_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "carried_paise" integer;--> statement-breakpoint
CREATE INDEX "payments_replaced_by" ON "payments" USING btree ("replaced_by");