CREATE TABLE "duties" (
	"name" text NOT NULL,
	"school" text DEFAULT '' NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"holder" text,
	"lease_until" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "duties_name_school_pk" PRIMARY KEY("name","school")
);
--> statement-breakpoint
ALTER TABLE "duties" ENABLE ROW LEVEL SECURITY;