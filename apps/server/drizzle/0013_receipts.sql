CREATE TABLE "receipts" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"plan_name" text NOT NULL,
	"seller_name" text NOT NULL,
	"seller_address" text,
	"gstin" text,
	"sac" text,
	"gst_rate" integer,
	CONSTRAINT "receipts_number_unique" UNIQUE("number")
);
