ALTER TABLE "podcasts" ADD COLUMN "transcript" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "link" text;--> statement-breakpoint
CREATE INDEX "videos_archive" ON "videos" USING btree ("tenant_id","archive_id");--> statement-breakpoint
CREATE INDEX "videos_endeavor" ON "videos" USING btree ("tenant_id","endeavor_id");