CREATE TABLE "affiliate_clicks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"landing_url" text NOT NULL,
	"referrer_url" text NOT NULL,
	"visitor_key" text,
	"day" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_days" (
	"affiliate_id" uuid NOT NULL,
	"day" date NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"sign_ups" integer DEFAULT 0 NOT NULL,
	"conversions" integer DEFAULT 0 NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"amount_cents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "affiliate_days_affiliate_id_day_pk" PRIMARY KEY("affiliate_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"code" text NOT NULL,
	"referral_count" integer DEFAULT 0 NOT NULL,
	"held_at" timestamp (3) with time zone,
	"held_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"commission_id" uuid NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"payment_id" text NOT NULL,
	"payment_kind" text NOT NULL,
	"kind" text NOT NULL,
	"base_cents" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"referral_id" uuid NOT NULL,
	"invoice_id" text NOT NULL,
	"invoice_number" text,
	"plan" text NOT NULL,
	"month" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_cents" integer NOT NULL,
	"returned_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"releases_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"payout_id" uuid
);
--> statement-breakpoint
CREATE TABLE "payout_details" (
	"affiliate_id" uuid PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"encrypted" text NOT NULL,
	"masked" text NOT NULL,
	"stripe_account_id" text,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"iso_week" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"iso_week" text,
	"origin" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"provider" text,
	"provider_id" text,
	"idempotency_key" text NOT NULL,
	"batch_id" text,
	"method" text,
	"masked_destination" text,
	"encrypted_destination" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"failure_reason" text,
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"user_id" uuid,
	"click_id" uuid,
	"landing_url" text NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"converted_at" timestamp (3) with time zone,
	"first_period_start" timestamp (3) with time zone,
	"commissions_until" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"refused_reason" text
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "affiliate_click_id" uuid;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_days" ADD CONSTRAINT "affiliate_days_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rows" ADD CONSTRAINT "commission_rows_commission_id_commissions_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."commissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rows" ADD CONSTRAINT "commission_rows_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rows" ADD CONSTRAINT "commission_rows_payment_fk" FOREIGN KEY ("payment_id","payment_kind") REFERENCES "public"."payments"("id","kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_details" ADD CONSTRAINT "payout_details_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_click_id_affiliate_clicks_id_fk" FOREIGN KEY ("click_id") REFERENCES "public"."affiliate_clicks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_clicks_visitor_unique" ON "affiliate_clicks" USING btree ("affiliate_id","day","visitor_key");--> statement-breakpoint
CREATE INDEX "affiliate_clicks_created" ON "affiliate_clicks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "affiliate_clicks_visitor" ON "affiliate_clicks" USING btree ("created_at") WHERE "affiliate_clicks"."visitor_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "affiliates_user_unique" ON "affiliates" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliates_code_unique" ON "affiliates" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_rows_payment_unique" ON "commission_rows" USING btree ("payment_id","payment_kind");--> statement-breakpoint
CREATE INDEX "commission_rows_commission" ON "commission_rows" USING btree ("commission_id","created_at");--> statement-breakpoint
CREATE INDEX "commission_rows_affiliate" ON "commission_rows" USING btree ("affiliate_id","occurred_at");--> statement-breakpoint
CREATE UNIQUE INDEX "commissions_invoice_unique" ON "commissions" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "commissions_created" ON "commissions" USING btree ("affiliate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "commissions_balance" ON "commissions" USING btree ("affiliate_id","approved_at","amount_cents");--> statement-breakpoint
CREATE INDEX "commissions_referral" ON "commissions" USING btree ("referral_id","amount_cents");--> statement-breakpoint
CREATE INDEX "commissions_due" ON "commissions" USING btree ("releases_at") WHERE "commissions"."approved_at" is null;--> statement-breakpoint
CREATE INDEX "commissions_pending" ON "commissions" USING btree ("affiliate_id","created_at","id","amount_cents") WHERE "commissions"."approved_at" is null;--> statement-breakpoint
CREATE INDEX "commissions_approved" ON "commissions" USING btree ("affiliate_id","created_at","id") WHERE "commissions"."approved_at" is not null and "commissions"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "commissions_paid" ON "commissions" USING btree ("affiliate_id","created_at","id") WHERE "commissions"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "commissions_payout" ON "commissions" USING btree ("payout_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_idempotency_unique" ON "payouts" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_open_request_unique" ON "payouts" USING btree ("affiliate_id") WHERE "payouts"."origin" = 'request' and "payouts"."status" in ('requested', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_week_unique" ON "payouts" USING btree ("affiliate_id","iso_week") WHERE "payouts"."origin" = 'automatic';--> statement-breakpoint
CREATE INDEX "payouts_created" ON "payouts" USING btree ("affiliate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_open" ON "payouts" USING btree ("created_at") WHERE "payouts"."status" in ('requested', 'processing');--> statement-breakpoint
CREATE INDEX "payouts_batch" ON "payouts" USING btree ("batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_user_unique" ON "referrals" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_number_unique" ON "referrals" USING btree ("affiliate_id","number");--> statement-breakpoint
CREATE INDEX "referrals_created" ON "referrals" USING btree ("affiliate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "referrals_converted" ON "referrals" USING btree ("affiliate_id","created_at","id") WHERE "referrals"."converted_at" is not null;--> statement-breakpoint
CREATE INDEX "referrals_unconverted" ON "referrals" USING btree ("affiliate_id","created_at","id") WHERE "referrals"."converted_at" is null;--> statement-breakpoint
CREATE INDEX "referrals_click" ON "referrals" USING btree ("click_id");--> statement-breakpoint
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are never changed or deleted: write another one', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "commission_rows_append_only" BEFORE UPDATE OR DELETE ON "commission_rows"
FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
-- Two random UUIDs hold 244 random bits.
INSERT INTO "server_secrets" ("name", "secret", "created_at")
SELECT "name", replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), now()
FROM (VALUES ('affiliate-visitors'), ('payout-details')) AS made ("name");
