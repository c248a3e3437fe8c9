CREATE TABLE "places" (
	"uid" text NOT NULL,
	"title_id" text NOT NULL,
	"episode_id" text NOT NULL,
	"kind" text NOT NULL,
	"position" double precision NOT NULL,
	"duration" double precision NOT NULL,
	"watched_at" timestamp with time zone NOT NULL,
	"session_id" text NOT NULL,
	"session_started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "places_uid_title_id_episode_id_pk" PRIMARY KEY("uid","title_id","episode_id")
);
--> statement-breakpoint
CREATE TABLE "removed_titles" (
	"uid" text NOT NULL,
	"title_id" text NOT NULL,
	"is_removed" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "removed_titles_uid_title_id_pk" PRIMARY KEY("uid","title_id")
);
--> statement-breakpoint
CREATE TABLE "watchlist_titles" (
	"uid" text NOT NULL,
	"title_id" text NOT NULL,
	"kind" text NOT NULL,
	"is_listed" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watchlist_titles_uid_title_id_pk" PRIMARY KEY("uid","title_id")
);
