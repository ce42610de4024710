ALTER TABLE "form_fields" ADD COLUMN "purpose" text;--> statement-breakpoint
-- Until now a browser was told by these labels; what their authors have now is what it was told.
UPDATE "form_fields" SET "purpose" = 'name' WHERE "type" = 'T' AND "title" ~* '^\s*(full )?name\s*$';--> statement-breakpoint
UPDATE "form_fields" SET "purpose" = 'tel' WHERE "type" = 'T' AND "title" ~* '^\s*(tele)?phone( number)?\s*$';
