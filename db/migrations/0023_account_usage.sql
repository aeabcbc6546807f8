ALTER TABLE "stripe_events" ADD COLUMN "given_up_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "checkouts_purpose" ON "checkouts" USING btree ("purpose","user_id");--> statement-breakpoint
CREATE TABLE "account_usage" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"text_bytes" bigint DEFAULT 0 NOT NULL,
	"conversations" integer DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"pictures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_usage" ADD CONSTRAINT "account_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pieces" ADD COLUMN "versions_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The version before may be writing: nothing is added between the count and the triggers.
LOCK TABLE "conversations", "messages", "content_versions" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
UPDATE "content_pieces" SET "versions_bytes" = kept.bytes
FROM (
	SELECT "content_id", sum(octet_length("content"))::integer AS bytes FROM "content_versions" GROUP BY 1
) kept WHERE kept."content_id" = "content_pieces"."id";--> statement-breakpoint
INSERT INTO "account_usage" ("user_id", "text_bytes", "conversations", "pieces", "pictures")
SELECT "user_id", sum(bytes), sum(conversation), sum(piece), sum(picture) FROM (
	SELECT "user_id", 512 AS bytes, 1 AS conversation, 0 AS piece, 0 AS picture FROM "conversations"
	UNION ALL
	SELECT "user_id", 512 + CASE "status" WHEN 'streaming' THEN 0 ELSE octet_length("content") END, 0, 0, 0 FROM "messages"
	UNION ALL
	SELECT "user_id", 512 + octet_length("content") + "versions_bytes", 0, 1, ("picture" IS NOT NULL)::integer FROM "content_pieces"
) kept GROUP BY 1;--> statement-breakpoint
-- In plpgsql, which plans its statement once for each connection; in sql it would each time.
CREATE FUNCTION "add_account_usage"(account uuid, bytes bigint, conversation integer, piece integer, picture integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.account_usage kept SET
		text_bytes = greatest(kept.text_bytes + bytes, 0),
		conversations = greatest(kept.conversations + conversation, 0),
		pieces = greatest(kept.pieces + piece, 0),
		pictures = greatest(kept.pictures + picture, 0)
	WHERE kept.user_id = account;
	IF FOUND THEN RETURN; END IF;
	-- Of somebody who has been deleted nothing is counted any more.
	INSERT INTO public.account_usage AS kept (user_id, text_bytes, conversations, pieces, pictures)
	SELECT id, greatest(bytes, 0), greatest(conversation, 0), greatest(piece, 0), greatest(picture, 0)
	FROM public.users WHERE id = account
	ON CONFLICT (user_id) DO UPDATE SET
		text_bytes = greatest(kept.text_bytes + bytes, 0),
		conversations = greatest(kept.conversations + conversation, 0),
		pieces = greatest(kept.pieces + piece, 0),
		pictures = greatest(kept.pictures + picture, 0);
END $$;--> statement-breakpoint
CREATE FUNCTION "count_conversation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN PERFORM public.add_account_usage(NEW.user_id, 512, 1, 0, 0);
	ELSE PERFORM public.add_account_usage(OLD.user_id, -512, -1, 0, 0);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_message"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE bytes bigint := 0;
BEGIN
	-- One that is being written grows each second, and is counted when it has ended.
	IF TG_OP <> 'INSERT' THEN
		bytes := bytes - 512 - CASE OLD.status WHEN 'streaming' THEN 0 ELSE octet_length(OLD.content) END;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		bytes := bytes + 512 + CASE NEW.status WHEN 'streaming' THEN 0 ELSE octet_length(NEW.content) END;
	END IF;
	PERFORM public.add_account_usage(CASE TG_OP WHEN 'INSERT' THEN NEW.user_id ELSE OLD.user_id END, bytes, 0, 0, 0);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_content_piece"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	bytes bigint := 0;
	pieces integer := 0;
	pictures integer := 0;
BEGIN
	IF TG_OP <> 'INSERT' THEN
		bytes := bytes - 512 - octet_length(OLD.content) - OLD.versions_bytes;
		pieces := pieces - 1;
		pictures := pictures - (OLD.picture IS NOT NULL)::integer;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		bytes := bytes + 512 + octet_length(NEW.content) + NEW.versions_bytes;
		pieces := pieces + 1;
		pictures := pictures + (NEW.picture IS NOT NULL)::integer;
	END IF;
	PERFORM public.add_account_usage(CASE TG_OP WHEN 'INSERT' THEN NEW.user_id ELSE OLD.user_id END, bytes, 0, pieces, pictures);
	RETURN NULL;
END $$;--> statement-breakpoint
-- Deferred: an account's count is the last row that any transaction locks, so that no two wait for each other.
CREATE CONSTRAINT TRIGGER "conversations_usage" AFTER INSERT OR DELETE ON "conversations"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_conversation"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "messages_usage" AFTER INSERT OR DELETE ON "messages"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_message"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "messages_usage_changed" AFTER UPDATE ON "messages"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (OLD.status IS DISTINCT FROM NEW.status OR (NEW.status <> 'streaming' AND OLD.content IS DISTINCT FROM NEW.content))
EXECUTE FUNCTION "count_message"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "content_pieces_usage" AFTER INSERT OR DELETE ON "content_pieces"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_content_piece"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "content_pieces_usage_changed" AFTER UPDATE ON "content_pieces"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (OLD.content IS DISTINCT FROM NEW.content OR OLD.versions_bytes <> NEW.versions_bytes)
EXECUTE FUNCTION "count_content_piece"();
