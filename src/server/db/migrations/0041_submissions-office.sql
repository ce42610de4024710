ALTER TABLE "form_submissions" ADD COLUMN "review" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "note" text DEFAULT '' NOT NULL;