DROP INDEX "payments_ended";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_refunded" ON "payments" USING btree ("refunded_at") WHERE "payments"."refunded_at" is not null;