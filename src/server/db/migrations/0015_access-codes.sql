ALTER TABLE "documents" ADD COLUMN "access_code" text;--> statement-breakpoint
ALTER TABLE "sport_files" ADD COLUMN "access_code" text;