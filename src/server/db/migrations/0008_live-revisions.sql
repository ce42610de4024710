ALTER TABLE "live_games" ADD COLUMN "revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "live_games_revision" ON "live_games" USING btree ("tenant_id","revision");