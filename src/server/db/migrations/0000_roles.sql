-- The role that every unit of work switches to. It owns nothing, so row-level security binds it.
-- Several processes, or several databases of one server, may get here at once: an existing role is fine.
DO $$
BEGIN
  CREATE ROLE fieldhouse_app NOLOGIN NOINHERIT;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format('GRANT fieldhouse_app TO %I', current_user);
EXCEPTION
  WHEN unique_violation THEN NULL;
  WHEN internal_error THEN NULL; -- "tuple concurrently updated": another process granted it
END
$$;
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format('GRANT USAGE ON SCHEMA %I TO fieldhouse_app', current_schema());
  EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO fieldhouse_app', current_schema());
END
$$;
--> statement-breakpoint
-- Search needs both; they are trusted, so the owner of the database may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
