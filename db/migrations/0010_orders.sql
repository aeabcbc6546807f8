CREATE TABLE "ad_versions" (
	"order_id" uuid NOT NULL,
	"ad_number" integer NOT NULL,
	"number" integer NOT NULL,
	"request" text,
	"ad" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ad_versions_order_id_ad_number_number_pk" PRIMARY KEY("order_id","ad_number","number")
);
--> statement-breakpoint
CREATE TABLE "ads" (
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"revisions" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ads_order_id_number_pk" PRIMARY KEY("order_id","number")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"business_name" text NOT NULL,
	"website_url" text NOT NULL,
	"analysis_id" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	"edits" jsonb NOT NULL,
	"status" text NOT NULL,
	"checkout_id" text,
	"payment_id" text,
	"price_cents" integer NOT NULL,
	"affiliate_code" text,
	"material" jsonb,
	"schedule" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"writer" text,
	"failure" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "material" jsonb;--> statement-breakpoint
ALTER TABLE "ad_versions" ADD CONSTRAINT "ad_versions_order_id_ad_number_ads_order_id_number_fk" FOREIGN KEY ("order_id","ad_number") REFERENCES "public"."ads"("order_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_user_created" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_analysis" ON "orders" USING btree ("analysis_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_checkout_unique" ON "orders" USING btree ("checkout_id");