CREATE TABLE "operator_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"operator" text NOT NULL,
	"command" text NOT NULL,
	"subject" text,
	"change" text,
	"reason" text,
	"is_dry_run" boolean NOT NULL,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"day" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"differences" integer
);
--> statement-breakpoint
ALTER TABLE "payment_webhooks" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "payment_webhooks" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "payment_webhooks" ADD COLUMN "dispute_id" text;--> statement-breakpoint
CREATE INDEX "operator_audit_subject" ON "operator_audit" USING btree ("subject");
--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'operator_audit only grows: % is refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "operator_audit_only_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_audit" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
