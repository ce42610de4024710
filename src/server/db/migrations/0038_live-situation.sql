ALTER TABLE "live_games" ADD COLUMN "possession" text;--> statement-breakpoint
ALTER TABLE "live_games" ADD COLUMN "situation" text;