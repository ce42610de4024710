ALTER TABLE "videos" ADD COLUMN "transcript" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "described_filename" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "is_silent" boolean DEFAULT false NOT NULL;