ALTER TABLE "takeovers" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "tracking_tags" ADD COLUMN "is_necessary" boolean DEFAULT false NOT NULL;