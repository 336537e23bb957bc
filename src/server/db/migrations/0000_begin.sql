CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"before" text,
	"after" text,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_replies" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_replies_user_id_request_id_id_pk" PRIMARY KEY("user_id","request_id","id")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"request" jsonb NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"edited_subject" text,
	"edited_body" text,
	"text_revision" integer DEFAULT 0 NOT NULL,
	"score" real,
	"details" jsonb NOT NULL,
	"engine" text NOT NULL,
	"ms" integer NOT NULL,
	"group_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"outcome" text,
	"sent_at" timestamp with time zone,
	"outcome_at" timestamp with time zone,
	"flagged_at" timestamp with time zone,
	"replay_key" text,
	"clarity" real GENERATED ALWAYS AS ((details -> 'scores' ->> 'clarity')::real) STORED,
	"tone" real GENERATED ALWAYS AS ((details -> 'scores' ->> 'tone')::real) STORED,
	"persuasiveness" real GENERATED ALWAYS AS ((details -> 'scores' ->> 'persuasiveness')::real) STORED,
	"cta" real GENERATED ALWAYS AS ((details -> 'scores' ->> 'cta')::real) STORED,
	"words" integer GENERATED ALWAYS AS (coalesce(array_length(regexp_split_to_array(btrim(coalesce(edited_body, body)), '\s+'), 1), 0)) STORED,
	CONSTRAINT "drafts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"task" text NOT NULL,
	"provider" text,
	"model" text,
	"tokens_in" integer NOT NULL,
	"tokens_out" integer NOT NULL,
	"tokens_cached" integer NOT NULL,
	"tokens_reasoning" integer NOT NULL,
	"ms" integer NOT NULL,
	"first_token_ms" integer,
	"attempts" integer NOT NULL,
	"outcome" text NOT NULL,
	"fault" text,
	"cost_micros" bigint,
	CONSTRAINT "model_calls_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"email" integer DEFAULT 0 NOT NULL,
	"linkedin" integer DEFAULT 0 NOT NULL,
	"sms" integer DEFAULT 0 NOT NULL,
	"voicemail" integer DEFAULT 0 NOT NULL,
	"chat_messages" integer DEFAULT 0 NOT NULL,
	"minutes_saved" integer DEFAULT 0 NOT NULL,
	"run" integer DEFAULT 1 NOT NULL,
	"freezes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "user_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "customer_keys" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"description" text NOT NULL,
	"cents" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"receipt_url" text,
	CONSTRAINT "invoices_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "message_ledger" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"pot" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"ref" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_ledger_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"user_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"cents" integer NOT NULL,
	"provider_id" text,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_attempts_user_id_slot_pk" PRIMARY KEY("user_id","slot")
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"customer_id" text NOT NULL,
	"card" jsonb,
	"granted_plan" text,
	"asked" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"synced_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_customers_user_id_provider_pk" PRIMARY KEY("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_accounts" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"plan" text NOT NULL,
	"cycle" text NOT NULL,
	"cents" integer NOT NULL,
	"status" text NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"cancels_at_end" boolean NOT NULL,
	"unpaid_since" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "trial_notices" (
	"user_id" uuid NOT NULL,
	"days_before" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trial_notices_user_id_days_before_pk" PRIMARY KEY("user_id","days_before")
);
--> statement-breakpoint
CREATE TABLE "brain_answers" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"field" text NOT NULL,
	"raw" text NOT NULL,
	"value" text,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brain_answers_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "dialogs" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"thread_id" uuid NOT NULL,
	"state" jsonb,
	"turns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dialogs_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"state" text NOT NULL,
	"engine" text,
	"cards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"handoff" jsonb,
	"answers_id" uuid,
	"turn_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"hidden_by" uuid,
	"thumb" text,
	"thumb_reason" text DEFAULT '' NOT NULL,
	"client_id" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"alive_until" timestamp with time zone,
	"stop_asked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "chat_messages_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "moods" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" text NOT NULL,
	"mood" text NOT NULL,
	"energy" integer NOT NULL,
	"tags" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "moods_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "saved_tips" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_tips_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "shown_lines" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" text NOT NULL,
	"turn" integer NOT NULL,
	"line_id" text NOT NULL,
	CONSTRAINT "shown_lines_user_id_kind_day_turn_pk" PRIMARY KEY("user_id","kind","day","turn")
);
--> statement-breakpoint
CREATE TABLE "nudge_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"off" jsonb NOT NULL,
	"by_mail" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nudges" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"trigger" text NOT NULL,
	"episode" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"clicked_at" timestamp with time zone,
	CONSTRAINT "nudges_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "commitments" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"cue" text NOT NULL,
	"action" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commitments_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "admin_sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"user_id" uuid NOT NULL,
	"network" text NOT NULL,
	"device" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "devices_user_id_network_device_pk" PRIMARY KEY("user_id","network","device")
);
--> statement-breakpoint
CREATE TABLE "email_keys" (
	"email" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"user_id" uuid,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"fault" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jobs_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "link_keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replays" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" text,
	"locked_until" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "replays_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "session_keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"resumable_until" timestamp with time zone,
	"device" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"issue_type" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"is_priority" boolean NOT NULL,
	"claimed_name" text,
	"claimed_email" text,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "support_requests_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "trial_keys" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"trial_ends_at" timestamp with time zone NOT NULL,
	"messages_remaining" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"pending_email" text,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp with time zone NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"contact_number" text DEFAULT '' NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"plan" text DEFAULT 'trial' NOT NULL,
	"trial_ends_at" timestamp with time zone NOT NULL,
	"messages_remaining" integer NOT NULL,
	"messages_bought" integer DEFAULT 0 NOT NULL,
	"messages_sent" integer DEFAULT 0 NOT NULL,
	"messages_held" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"terms_version" text,
	"brain" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"voice" jsonb,
	"priority_support" boolean DEFAULT false NOT NULL,
	"llm_onboarding_completed" boolean DEFAULT false NOT NULL,
	"motivated_on" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_active_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_by_replay" ON "drafts" USING btree ("user_id","replay_key") WHERE "drafts"."replay_key" is not null;--> statement-breakpoint
CREATE INDEX "drafts_by_group" ON "drafts" USING btree ("user_id","group_id");--> statement-breakpoint
CREATE INDEX "drafts_by_age" ON "drafts" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "drafts_of_all" ON "drafts" USING btree ("id");--> statement-breakpoint
CREATE INDEX "drafts_rewrites" ON "drafts" USING btree ("id") WHERE "drafts"."kind" = 'rewrite';--> statement-breakpoint
CREATE INDEX "model_calls_by_user" ON "model_calls" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "model_calls_by_age" ON "model_calls" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "message_ledger_once" ON "message_ledger" USING btree ("user_id","kind","ref") WHERE kind <> 'spent';--> statement-breakpoint
CREATE INDEX "payment_customers_by_check" ON "payment_customers" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "payment_events_by_customer" ON "payment_events" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "payment_events_by_age" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "sandbox_accounts_by_due" ON "sandbox_accounts" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "brain_answers_by_field" ON "brain_answers" USING btree ("user_id","field","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_by_client" ON "chat_messages" USING btree ("user_id","client_id") WHERE "chat_messages"."client_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_by_session" ON "chat_messages" USING btree ("user_id","session_id","turn_id");--> statement-breakpoint
CREATE INDEX "chat_messages_by_group" ON "chat_messages" USING btree ("user_id","group_id");--> statement-breakpoint
CREATE INDEX "chat_messages_in_hand" ON "chat_messages" USING btree ("alive_until") WHERE "chat_messages"."state" = 'writing';--> statement-breakpoint
CREATE INDEX "chat_sessions_by_use" ON "chat_sessions" USING btree ("user_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "moods_by_day" ON "moods" USING btree ("user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_tips_once" ON "saved_tips" USING btree ("user_id","content_hash");--> statement-breakpoint
CREATE INDEX "shown_lines_by_day" ON "shown_lines" USING btree ("user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "nudges_once" ON "nudges" USING btree ("user_id","trigger","episode");--> statement-breakpoint
CREATE INDEX "commitments_by_state" ON "commitments" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "email_keys_by_user" ON "email_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "jobs_by_time" ON "jobs" USING btree ("done_at","run_at");--> statement-breakpoint
CREATE INDEX "jobs_by_user" ON "jobs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "link_keys_by_user" ON "link_keys" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "replays_by_end" ON "replays" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "session_keys_by_session" ON "session_keys" USING btree ("user_id","session_id");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "support_requests_by_age" ON "support_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "support_requests_by_id" ON "support_requests" USING btree ("id");--> statement-breakpoint
CREATE INDEX "support_requests_open" ON "support_requests" USING btree ("created_at","id") WHERE "support_requests"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_age" ON "users" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "users_by_activity" ON "users" USING btree ("last_active_at","user_id");--> statement-breakpoint
CREATE INDEX "users_by_trial" ON "users" USING btree ("trial_ends_at");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email" collate "C","user_id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (lower("first_name" || ' ' || "last_name") collate "C","user_id");--> statement-breakpoint
CREATE INDEX "users_by_plan" ON "users" USING btree ("plan","user_id");--> statement-breakpoint
CREATE INDEX "users_by_plan_and_age" ON "users" USING btree ("plan","created_at","user_id");--> statement-breakpoint
CREATE INDEX "users_by_stock" ON "users" USING btree ((case when "plan" in ('core', 'pro', 'lifetime', 'admin_comp') then 2147483647 else "messages_remaining" + "messages_bought" end),"user_id");--> statement-breakpoint
CREATE INDEX "users_by_sent" ON "users" USING btree ("messages_sent","user_id");--> statement-breakpoint
CREATE INDEX "users_by_domain" ON "users" USING btree (split_part("email", '@', 2) collate "C");--> statement-breakpoint
CREATE INDEX "users_by_last_name" ON "users" USING btree (lower("last_name") collate "C");--> statement-breakpoint
CREATE INDEX "users_with_priority" ON "users" USING btree ("user_id") WHERE "users"."priority_support";