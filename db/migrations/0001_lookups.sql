CREATE INDEX "conversations_project" ON "conversations" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "messages_reply_to" ON "messages" USING btree ("reply_to");--> statement-breakpoint
CREATE INDEX "messages_content" ON "messages" USING btree ("content_id");