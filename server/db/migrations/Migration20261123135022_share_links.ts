import { Migration } from '@mikro-orm/migrations';

/** Tables with their keys, checks and indexes. */
const TABLES = [
  `create table "audit_event" ("id" uuid not null, "action" varchar(255) not null, "actor" varchar(255) not null, "subject" uuid not null, "details" jsonb not null, "ip" varchar(255), "created_at" timestamptz not null, "link_id" uuid, "sequence" bigint not null, "previous_hash" char(64) not null, "body" text not null, "hash" char(64) not null, primary key ("id"));`,
  `create index "audit_event_actor_index" on "audit_event" ("actor");`,
  `create unique index "audit_event_chain_unique" on "audit_event" (coalesce(link_id, '00000000-0000-0000-0000-000000000000'::uuid), "sequence");`,
  `create index "audit_event_document_index" on "audit_event" (((details ->> 'documentSha256'))) where ((details ->> 'documentSha256') is not null);`,
  `create index "audit_event_reference_index" on "audit_event" (((details ->> 'reference'))) where action in ('INDIVIDUAL_SIGNED', 'EMPLOYEE_SIGNED', 'CORPORATION_SIGNED');`,
  `create index "audit_event_subject_index" on "audit_event" ("subject", "created_at");`,

  `create table "counter" ("id" uuid not null, "subject_hash" char(64) not null, "points" int not null, "counted_at" timestamptz not null, "ends_at" timestamptz not null, primary key ("id"), constraint "counter_subject_hash_unique" unique ("subject_hash"));`,

  `create table "api_key" ("id" uuid not null, "account_id" uuid not null, "link_id" uuid, "name" varchar(255) not null, "secret_hash" char(64) not null, "scopes" jsonb not null, "organizations" jsonb not null, "organization_ids" jsonb not null, "created_at" timestamptz not null, "last_used_at" timestamptz, "expires_at" timestamptz, "revoked_at" timestamptz, primary key ("id"));`,
  `create index "api_key_account_index" on "api_key" ("account_id");`,
  `create index "api_key_link_index" on "api_key" ("link_id");`,

  `create table "authorization_request" ("id" uuid not null, "purpose" text not null, "state_hash" char(64) not null, "browser_hash" char(64) not null, "code_verifier" bytea not null, "privacy_consented" boolean not null, "legacy" boolean not null, "session_id" uuid, "created_at" timestamptz not null, "expires_at" timestamptz not null, "used_at" timestamptz, "details" jsonb, constraint "authorization_request_purpose_check" check (purpose in ('github_login', 'gitee_login', 'gitcode_login', 'gmail', 'github_app', 'github_claim', 'gitee_claim', 'gitcode_claim')), primary key ("id"), constraint "authorization_request_state_hash_unique" unique ("state_hash"));`,
  `create index "authorization_request_session_index" on "authorization_request" ("session_id");`,

  `create table "checkpoint" ("number" int not null, "at" timestamptz not null, "tree_size" int not null, "root" char(64) not null, "previous" char(64) not null, "jws" text not null, "timestamp_token" bytea, "timestamped_at" timestamptz, primary key ("number"));`,
  `create index "checkpoint_waiting_index" on "checkpoint" (number) where (timestamped_at is null);`,

  `create table "checkpoint_range" ("chain" uuid not null, "first_sequence" bigint not null, "last_sequence" bigint not null, "checkpoint" int not null, "first_leaf" int not null, primary key ("chain", "first_sequence"));`,
  `create index "checkpoint_range_checkpoint_index" on "checkpoint_range" ("checkpoint", "first_leaf");`,

  `create table "cla" ("id" uuid not null, "link_id" uuid not null, "type" text not null, "language" text not null, "number" int not null, "version" int not null, "source_url" text, "document_sha256" char(64) not null, "fields" jsonb not null, "state" text default 'current' not null, "created_at" timestamptz not null, "summary" text, constraint "cla_language_check" check (language in ('zh', 'en')), constraint "cla_state_check" check (state in ('current', 'superseded', 'removed')), constraint "cla_type_check" check (type in ('individual', 'corporation')), constraint "cla_link_number_unique" unique ("link_id", "number"), constraint "cla_link_type_language_version_unique" unique ("link_id", "type", "language", "version"), primary key ("id"));`,
  `create index "cla_document_index" on "cla" ("document_sha256");`,
  `create unique index "cla_link_type_language_current_unique" on "cla" (link_id, type, language) where (state = 'current');`,

  `create table "cla_agreement" ("id" uuid not null, "corporation_signing_id" uuid not null, "previous_cla_id" uuid not null, "cla_id" uuid not null, "manager_id" uuid not null, "agreed_at" timestamptz not null, "ip" varchar(255), "user_agent" text, primary key ("id"), constraint "cla_agreement_signing_cla_unique" unique ("corporation_signing_id", "cla_id"));`,

  `create table "cla_notice" ("id" uuid not null, "cla_id" uuid not null, "signing" uuid not null, "kind" text not null, "created_at" timestamptz not null, constraint "cla_notice_kind_check" check (kind in ('announced', 'reminded', 'expired')), constraint "cla_notice_cla_signing_kind_unique" unique ("cla_id", "signing", "kind"), primary key ("id"));`,
  `create index "cla_notice_signing_index" on "cla_notice" ("signing");`,

  `create table "cla_upload" ("id" uuid not null, "account_id" uuid not null, "document_sha256" char(64) not null, "source_url" text, "created_at" timestamptz not null, "expires_at" timestamptz not null, constraint "cla_upload_account_document_unique" unique ("account_id", "document_sha256"), primary key ("id"));`,
  `create index "cla_upload_document_index" on "cla_upload" ("document_sha256");`,

  `create table "community_account" ("id" uuid not null, "platform" text not null, "account" varchar(255) not null, "name" varchar(255) not null, "email" varchar(255), "password_hash" varchar(255), "created_at" timestamptz not null, "external_id" varchar(255), "privacy_consent_version" varchar(255), "privacy_consented_at" timestamptz, "initial_password_changed" boolean default true not null, "one_time_password_expires_at" timestamptz, "is_administrator" boolean default false not null, "language" text, "deactivated_at" timestamptz, constraint "community_account_administrator_check" check ((not is_administrator) or (platform = 'local')), constraint "community_account_language_check" check (language in ('zh', 'en')), constraint "community_account_platform_check" check (platform in ('gitee', 'github', 'gitcode', 'local')), primary key ("id"), constraint "community_account_platform_external_id_unique" unique ("platform", "external_id"));`,
  `create unique index "community_account_local_account_unique" on "community_account" (account) where (platform = 'local');`,

  `create table "corporation_domain" ("id" uuid not null, "corporation_signing_id" uuid not null, "domain" varchar(255) not null, "link_id" uuid not null, "primary" boolean not null, "claimed" boolean not null, "created_at" timestamptz not null, primary key ("id"), constraint "corporation_domain_signing_domain_unique" unique ("corporation_signing_id", "domain"));`,
  `create index "corporation_domain_domain_index" on "corporation_domain" ("domain");`,
  `create unique index "corporation_domain_link_claimed_unique" on "corporation_domain" ("link_id", "domain") where claimed;`,

  `create table "corporation_signing" ("id" uuid not null, "link_id" uuid not null, "cla_id" uuid not null, "corporation_name" varchar(255) not null, "state" text default 'uncompleted' not null, "signed_at" timestamptz not null, "reference" varchar(255) not null, "language" text not null, "corporation_name_key" varchar(255) not null, "representative_name" varchar(255) not null, "representative_email" varchar(255) not null, "representative_email_key" varchar(255) not null, "primary_domain" varchar(255) not null, "field_values" jsonb not null, "document_sha256" char(64), "signed_pdf_sha256" char(64), "pdf_uploaded_at" timestamptz, "consent_version" varchar(255) not null, "consent_language" text not null, "completed_at" timestamptz, "deleted_at" timestamptz, "auto_approval" boolean default false not null, "ip" varchar(255), "user_agent" text, "returned_at" timestamptz, "return_reason" text, "requires_second_factor" boolean default false not null, constraint "corporation_signing_consent_language_check" check (consent_language in ('zh', 'en')), constraint "corporation_signing_language_check" check (language in ('zh', 'en')), constraint "corporation_signing_state_check" check (state in ('uncompleted', 'completed', 'deleted')), primary key ("id"), constraint "corporation_signing_reference_unique" unique ("reference"));`,
  `create index "corporation_signing_cla_index" on "corporation_signing" ("cla_id");`,
  `create index "corporation_signing_document_index" on "corporation_signing" ("document_sha256");`,
  `create index "corporation_signing_link_date_index" on "corporation_signing" ("link_id", "signed_at", "id");`,
  `create unique index "corporation_signing_link_name_domain_live_unique" on "corporation_signing" (link_id, corporation_name_key, primary_domain) where (state <> 'deleted');`,
  `create index "corporation_signing_link_name_index" on "corporation_signing" ("link_id", "representative_name", "id");`,
  `create unique index "corporation_signing_link_representative_live_unique" on "corporation_signing" (link_id, representative_email_key) where (state <> 'deleted');`,
  `create index "corporation_signing_link_state_index" on "corporation_signing" ("link_id", "state", "signed_at");`,
  `create index "corporation_signing_signed_pdf_index" on "corporation_signing" ("signed_pdf_sha256");`,

  `create table "delivery" ("id" uuid not null, "connection_id" uuid not null, "key" text not null, "event" varchar(255) not null, "repository_id" varchar(255), "repository" text, "number" int, "body" bytea, "sha256" char(64) not null, "news" jsonb, "received_at" timestamptz not null, "attempts" int default 0 not null, "error" text, "handled_at" timestamptz, constraint "delivery_connection_key_unique" unique ("connection_id", "key"), primary key ("id"));`,
  `create index "delivery_connection_received_index" on "delivery" ("connection_id", "received_at");`,
  `create index "delivery_received_index" on "delivery" ("received_at");`,

  `create table "document" ("sha256" char(64) not null, "base_sha256" char(64), "bytes" bytea not null, "size" int not null, "media_type" varchar(255) not null, "created_at" timestamptz not null, primary key ("sha256"));`,
  `create index "document_base_index" on "document" ("base_sha256");`,

  `create table "document_seal" ("document_sha256" char(64) not null, "state" text not null, "certificate_fingerprint" char(64) not null, "sealed_at" timestamptz not null, "unsealed_sha256" char(64), "timestamp_token" bytea, "timestamped_at" timestamptz, constraint "document_seal_state_check" check (state in ('sealed', 'sealed_later')), primary key ("document_sha256"));`,
  `create index "document_seal_unsealed_index" on "document_seal" ("unsealed_sha256");`,
  `create index "document_seal_waiting_index" on "document_seal" (sealed_at) where (timestamped_at is null);`,

  `create table "document_text" ("document_sha256" char(64) not null, "paragraphs" jsonb not null, primary key ("document_sha256"));`,

  `create table "email" ("id" uuid not null, "template" varchar(255) not null, "language" text not null, "recipient" varchar(255) not null, "link_id" uuid, "data" jsonb not null, "secret" bytea, "secret_expires_at" timestamptz, "attachments" jsonb not null, "state" text default 'queued' not null, "attempts" int default 0 not null, "last_error" text, "created_at" timestamptz not null, "sent_at" timestamptz, "corporation_signing_id" uuid, "by_service" boolean default false not null, constraint "email_language_check" check (language in ('zh', 'en')), constraint "email_state_check" check (state in ('queued', 'sent', 'failed')), primary key ("id"));`,
  `create index "email_attachments_index" on "email" using gin (attachments jsonb_path_ops);`,
  `create index "email_code_recipient_index" on "email" (lower((recipient)::text)) where ((template)::text = 'verification_code');`,
  `create index "email_corporation_index" on "email" ("corporation_signing_id");`,
  `create index "email_link_failed_index" on "email" (link_id, created_at) where (state = 'failed');`,
  `create index "email_state_created_index" on "email" ("state", "created_at");`,

  `create table "employee_invitation" ("id" uuid not null, "corporation_signing_id" uuid not null, "email_key" varchar(255) not null, "invited_at" timestamptz not null, constraint "employee_invitation_email_unique" unique ("corporation_signing_id", "email_key"), primary key ("id"));`,
  `create index "employee_invitation_date_index" on "employee_invitation" ("invited_at");`,

  `create table "employee_notice" ("id" uuid not null, "manager_id" uuid not null, "employee_signing_id" uuid not null, "created_at" timestamptz not null, primary key ("id"), constraint "employee_notice_unique" unique ("manager_id", "employee_signing_id"));`,
  `create index "employee_notice_signing_index" on "employee_notice" ("employee_signing_id");`,

  `create table "employee_signing" ("id" uuid not null, "link_id" uuid not null, "corporation_signing_id" uuid not null, "name" varchar(255) not null, "email" varchar(255) not null, "email_key" varchar(255) not null, "state" text default 'inactive' not null, "signed_at" timestamptz not null, "suspended_at" timestamptz, "reference" varchar(255) not null, "cla_id" uuid not null, "language" text not null, "field_values" jsonb not null, "document_sha256" char(64), "document_token_hash" char(64) not null, "consent_version" varchar(255) not null, "consent_language" text not null, "ip" varchar(255), "user_agent" text, constraint "employee_signing_consent_language_check" check (consent_language in ('zh', 'en')), constraint "employee_signing_language_check" check (language in ('zh', 'en')), constraint "employee_signing_state_check" check (state in ('inactive', 'active', 'removed')), constraint "employee_signing_document_token_unique" unique ("document_token_hash"), primary key ("id"), constraint "employee_signing_reference_unique" unique ("reference"));`,
  `create index "employee_signing_cla_index" on "employee_signing" ("cla_id");`,
  `create index "employee_signing_corporation_state_index" on "employee_signing" ("corporation_signing_id", "state", "signed_at");`,
  `create index "employee_signing_document_index" on "employee_signing" ("document_sha256");`,
  `create index "employee_signing_link_date_index" on "employee_signing" ("link_id", "signed_at", "id");`,
  `create unique index "employee_signing_link_email_live_unique" on "employee_signing" (link_id, email_key) where ((state <> 'removed') and (suspended_at is null));`,
  `create index "employee_signing_link_name_index" on "employee_signing" ("link_id", "name", "id");`,
  `create index "employee_signing_link_removed_index" on "employee_signing" (link_id) where (state = 'removed');`,

  `create table "employee_signing_change" ("id" uuid not null, "employee_signing_id" uuid not null, "state" text not null, "changed_at" timestamptz not null, "manager_id" uuid, "note" text, "operation_id" uuid, "email_id" uuid, "pre_approved" boolean default false not null, constraint "employee_signing_change_state_check" check (state in ('inactive', 'active', 'removed')), primary key ("id"));`,
  `create index "employee_signing_change_manager_index" on "employee_signing_change" ("manager_id");`,
  `create index "employee_signing_change_operation_index" on "employee_signing_change" ("operation_id");`,
  `create index "employee_signing_change_signing_index" on "employee_signing_change" ("employee_signing_id", "changed_at");`,

  `create table "evidence_key" ("kid" varchar(255) not null, "public_key" jsonb not null, "private_key" bytea not null, "created_at" timestamptz not null, primary key ("kid"));`,

  `create table "gate_policy" ("id" uuid not null, "link_id" uuid not null, "subjects" jsonb not null, "co_authors" text not null, "accept_claimed_accounts" boolean not null, "bots" jsonb not null, "exempt_organizations" jsonb not null, "minimum_lines" int, "minimum_lines_files" jsonb not null, "labels" jsonb, "comment" text not null, "comment_template" varchar(255) not null, "comment_text" text, "comment_language" text not null, "commands" jsonb not null, "updated_at" timestamptz not null, "opener_may_cancel" boolean default false not null, "resolve_comment" boolean default false not null, "pass_as_tester" boolean default false not null, constraint "gate_policy_co_authors_check" check (co_authors in ('ignore', 'warn', 'require')), constraint "gate_policy_comment_check" check (comment in ('off', 'edit', 'new')), constraint "gate_policy_comment_language_check" check (comment_language in ('zh', 'en')), constraint "gate_policy_link_unique" unique ("link_id"), primary key ("id"));`,

  `create table "gate_subject" ("id" uuid not null, "link_id" uuid not null, "host" text not null, "account_id" varchar(255) not null, "login" varchar(255), "bot" boolean default false not null, "email" text, "email_key" text not null, "created_at" timestamptz not null, constraint "gate_subject_identity_unique" unique ("link_id", "host", "account_id", "email_key"), primary key ("id"));`,
  `create index "gate_subject_email_index" on "gate_subject" ("link_id", "email_key");`,

  `create table "gated_repository" ("id" uuid not null, "link_id" uuid not null, "connection_id" uuid not null, "installation_id" uuid, "host" text not null, "external_id" varchar(255) not null, "path" text not null, "owner_id" varchar(255) not null, "private" boolean not null, "mode" text not null, "reason" text, "parked_at" timestamptz, "created_at" timestamptz not null, "updated_at" timestamptz not null, "subjects" jsonb, "compared_at" timestamptz, constraint "gated_repository_mode_check" check (mode in ('enforce', 'observe', 'excluded')), constraint "gated_repository_host_external_id_unique" unique ("host", "external_id"), primary key ("id"));`,
  `create index "gated_repository_connection_index" on "gated_repository" ("connection_id");`,
  `create index "gated_repository_link_index" on "gated_repository" ("link_id");`,

  `create table "individual_signing" ("id" uuid not null, "reference" varchar(255) not null, "link_id" uuid not null, "cla_id" uuid not null, "language" text not null, "name" varchar(255) not null, "email" varchar(255) not null, "email_key" varchar(255) not null, "field_values" jsonb not null, "document_sha256" char(64), "document_token_hash" char(64) not null, "consent_version" varchar(255) not null, "consent_language" text not null, "signed_at" timestamptz not null, "ip" varchar(255), "user_agent" text, "ended_at" timestamptz, "ended_by" varchar(255), "end_reason" text, constraint "individual_signing_consent_language_check" check (consent_language in ('zh', 'en')), constraint "individual_signing_end_reason_check" check (end_reason in ('superseded', 'corporation')), constraint "individual_signing_language_check" check (language in ('zh', 'en')), constraint "individual_signing_document_token_unique" unique ("document_token_hash"), primary key ("id"), constraint "individual_signing_reference_unique" unique ("reference"));`,
  `create index "individual_signing_cla_index" on "individual_signing" ("cla_id");`,
  `create index "individual_signing_document_index" on "individual_signing" ("document_sha256");`,
  `create index "individual_signing_link_date_index" on "individual_signing" ("link_id", "signed_at", "id");`,
  `create unique index "individual_signing_link_email_live_unique" on "individual_signing" (link_id, email_key) where (ended_at is null);`,
  `create index "individual_signing_link_ended_index" on "individual_signing" (link_id, ended_at) where (ended_at is not null);`,
  `create index "individual_signing_link_name_index" on "individual_signing" ("link_id", "name", "id");`,

  `create table "known_device" ("id" uuid not null, "account_id" uuid, "manager_id" uuid, "mark_hash" char(64) not null, "seen_at" timestamptz not null, constraint "known_device_owner_check" check (num_nonnulls(account_id, manager_id) = 1), constraint "known_device_mark_hash_unique" unique ("mark_hash"), primary key ("id"));`,
  `create index "known_device_account_index" on "known_device" ("account_id");`,
  `create index "known_device_manager_index" on "known_device" ("manager_id");`,

  `create table "link" ("id" uuid not null, "link_id" varchar(255) not null, "alias" varchar(255) not null, "project_url" text not null, "platform" text not null, "organization" varchar(255), "repository" varchar(255), "owner_id" uuid not null, "sender_address" varchar(255), "grace_period_days" int default 30 not null, "created_at" timestamptz not null, "unlinked_at" timestamptz, "sender_credential_id" uuid, "organization_id" varchar(255), "frozen_at" timestamptz, "signing_state" text default 'open' not null, "visitor_text" text, "requires_second_factor" boolean default false not null, "status_needs_key" boolean default false not null, "privacy_version" varchar(255), "return_origins" jsonb default '[]' not null, "listed" boolean default false not null, constraint "link_platform_check" check (platform in ('gitee', 'github', 'gitcode', 'web')), constraint "link_signing_state_check" check (signing_state in ('open', 'paused', 'closed')), constraint "link_link_id_unique" unique ("link_id"), primary key ("id"));`,
  `create unique index "link_project_url_alias_live_unique" on "link" (project_url, alias) where (unlinked_at is null);`,

  `create table "link_invitation" ("id" uuid not null, "link_id" uuid not null, "invited_by_id" uuid not null, "email" varchar(255) not null, "role" text not null, "key_hash" char(64) not null, "invited_at" timestamptz not null, "expires_at" timestamptz not null, constraint "link_invitation_role_check" check (role in ('manager', 'viewer')), constraint "link_invitation_key_hash_unique" unique ("key_hash"), constraint "link_invitation_link_email_unique" unique ("link_id", "email"), primary key ("id"));`,

  `create table "link_member" ("id" uuid not null, "link_id" uuid not null, "account_id" uuid not null, "role" text not null, "joined_at" timestamptz not null, constraint "link_member_role_check" check (role in ('manager', 'viewer')), constraint "link_member_link_account_unique" unique ("link_id", "account_id"), primary key ("id"));`,
  `create index "link_member_account_index" on "link_member" ("account_id");`,

  `create table "link_policy_document" ("id" uuid not null, "link_id" uuid not null, "set" text not null, "language" text not null, "platform" text not null, "owner" varchar(255) not null, "repo" varchar(255) not null, "path" text not null, "text" text not null, "read_at" timestamptz not null, constraint "link_policy_document_language_check" check (language in ('zh', 'en')), constraint "link_policy_document_platform_check" check (platform in ('gitee', 'github')), constraint "link_policy_document_set_check" check (set in ('privacy', 'cookies', 'informationList')), primary key ("id"), constraint "link_policy_document_unique" unique ("link_id", "set", "language"));`,

  `create table "login_challenge" ("id" uuid not null, "challenge_hash" char(64) not null, "account_id" uuid, "manager_id" uuid, "password_hash" char(64) not null, "privacy_consented" boolean not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "used_at" timestamptz, constraint "login_challenge_owner_check" check (num_nonnulls(account_id, manager_id) = 1), constraint "login_challenge_challenge_hash_unique" unique ("challenge_hash"), primary key ("id"));`,
  `create index "login_challenge_account_index" on "login_challenge" ("account_id");`,
  `create index "login_challenge_manager_index" on "login_challenge" ("manager_id");`,

  `create table "login_guard" ("id" uuid not null, "subject_hash" char(64) not null, "failures" int default 0 not null, "failed_at" timestamptz not null, "frozen_until" timestamptz, primary key ("id"), constraint "login_guard_subject_hash_unique" unique ("subject_hash"));`,

  `create table "manager" ("id" uuid not null, "link_id" uuid not null, "corporation_signing_id" uuid not null, "role" text not null, "account" varchar(255) not null, "account_key" varchar(255) not null, "name" varchar(255) not null, "email" varchar(255) not null, "email_key" varchar(255) not null, "language" text not null, "password_hash" varchar(255) not null, "initial_password_changed" boolean default false not null, "privacy_consent_version" varchar(255), "privacy_consented_at" timestamptz, "created_at" timestamptz not null, "removed_at" timestamptz, "suspended_at" timestamptz, "one_time_password_expires_at" timestamptz, "deactivated_at" timestamptz, "employee_notices" text default 'quarter_hourly' not null, "employees_noticed_at" timestamptz, "is_backup" boolean default false not null, constraint "manager_employee_notices_check" check (employee_notices in ('each', 'quarter_hourly', 'daily', 'none')), constraint "manager_language_check" check (language in ('zh', 'en')), constraint "manager_role_check" check (role in ('admin', 'manager')), primary key ("id"));`,
  `create unique index "manager_administrator_live_unique" on "manager" (corporation_signing_id) where ((role = 'admin') and (not is_backup) and (removed_at is null) and (suspended_at is null));`,
  `create unique index "manager_backup_administrator_live_unique" on "manager" (corporation_signing_id) where (is_backup and (removed_at is null) and (suspended_at is null));`,
  `create index "manager_corporation_index" on "manager" ("corporation_signing_id");`,
  `create unique index "manager_link_account_live_unique" on "manager" (link_id, account_key) where ((removed_at is null) and (suspended_at is null));`,
  `create unique index "manager_link_email_live_unique" on "manager" (link_id, email_key) where ((removed_at is null) and (suspended_at is null));`,

  `create table "passkey" ("id" uuid not null, "account_id" uuid, "manager_id" uuid, "credential_id" text not null, "public_key" bytea not null, "counter" bigint not null, "transports" jsonb not null, "synced" boolean not null, "name" varchar(255) not null, "created_at" timestamptz not null, "last_used_at" timestamptz, constraint "passkey_owner_check" check (num_nonnulls(account_id, manager_id) = 1), constraint "passkey_credential_id_unique" unique ("credential_id"), primary key ("id"));`,
  `create index "passkey_account_index" on "passkey" ("account_id");`,
  `create index "passkey_manager_index" on "passkey" ("manager_id");`,

  `create table "passkey_ceremony" ("id" uuid not null, "purpose" text not null, "challenge" varchar(255) not null, "session_id" uuid, "login_challenge_id" uuid, "created_at" timestamptz not null, "expires_at" timestamptz not null, "used_at" timestamptz, constraint "passkey_ceremony_purpose_check" check (purpose in ('registration', 'login', 'second_factor', 'step_up')), primary key ("id"));`,
  `create index "passkey_ceremony_login_challenge_index" on "passkey_ceremony" ("login_challenge_id");`,
  `create index "passkey_ceremony_session_index" on "passkey_ceremony" ("session_id");`,

  `create table "password_reset" ("id" uuid not null, "key_hash" char(64) not null, "account_id" uuid, "manager_id" uuid, "created_at" timestamptz not null, "expires_at" timestamptz not null, "used_at" timestamptz, constraint "password_reset_owner_check" check (num_nonnulls(account_id, manager_id) = 1), constraint "password_reset_key_hash_unique" unique ("key_hash"), primary key ("id"));`,
  `create index "password_reset_account_index" on "password_reset" ("account_id");`,
  `create index "password_reset_manager_index" on "password_reset" ("manager_id");`,

  `create table "platform_connection" ("id" uuid not null, "public_id" varchar(255) not null, "platform" text not null, "url" text not null, "api_url" text not null, "name" varchar(255) not null, "account_id" varchar(255), "account" varchar(255), "app_id" varchar(255), "credentials" bytea, "webhook_secret" bytea, "owner_id" uuid, "state" text default 'active' not null, "paused_reason" varchar(255), "limited_until" timestamptz, "created_at" timestamptz not null, "last_delivery_at" timestamptz, "swept_at" timestamptz, constraint "platform_connection_platform_check" check (platform in ('github', 'gitee', 'gitcode', 'gitlab', 'gitea', 'forgejo', 'demo')), constraint "platform_connection_state_check" check (state in ('active', 'paused', 'revoked')), primary key ("id"), constraint "platform_connection_public_id_unique" unique ("public_id"));`,
  `create unique index "platform_connection_account_live_unique" on "platform_connection" (owner_id, platform, url, account_id) where (state <> 'revoked');`,

  `create table "platform_installation" ("id" uuid not null, "connection_id" uuid not null, "external_id" varchar(255) not null, "account_id" varchar(255) not null, "account_login" varchar(255) not null, "suspended" boolean default false not null, "removed_at" timestamptz, "limited_until" timestamptz, "seen_at" timestamptz not null, constraint "platform_installation_external_id_unique" unique ("connection_id", "external_id"), primary key ("id"));`,

  `create table "policy_document" ("id" uuid not null, "set" text not null, "language" text not null, "source" text not null, "text" text not null, "fetched_at" timestamptz not null, constraint "policy_document_language_check" check (language in ('zh', 'en')), constraint "policy_document_set_check" check (set in ('privacy', 'cookies', 'informationList')), primary key ("id"), constraint "policy_document_set_language_unique" unique ("set", "language"));`,

  `create table "pre_approval" ("id" uuid not null, "corporation_signing_id" uuid not null, "email" varchar(255) not null, "email_key" varchar(255) not null, "manager_id" uuid not null, "created_at" timestamptz not null, constraint "pre_approval_email_unique" unique ("corporation_signing_id", "email_key"), primary key ("id"));`,
  `create index "pre_approval_date_index" on "pre_approval" ("corporation_signing_id", "created_at", "id");`,
  `create index "pre_approval_manager_index" on "pre_approval" ("manager_id");`,

  `create table "proved_identity" ("id" uuid not null, "link_id" uuid not null, "signing" uuid not null, "reference" varchar(255) not null, "signer_key" varchar(255) not null, "email" varchar(255), "email_key" varchar(255), "platform" text, "host" varchar(255), "account_id" varchar(255), "account" varchar(255), "proved_at" timestamptz not null, "ended_at" timestamptz, constraint "proved_identity_platform_check" check (platform in ('github', 'gitee', 'gitcode', 'gitlab', 'gitea', 'forgejo', 'demo')), primary key ("id"));`,
  `create unique index "proved_identity_link_account_live_unique" on "proved_identity" (link_id, platform, host, account_id) where (ended_at is null);`,
  `create unique index "proved_identity_link_email_live_unique" on "proved_identity" (link_id, email_key) where (ended_at is null);`,
  `create index "proved_identity_signing_index" on "proved_identity" ("signing");`,

  `create table "pull_request" ("id" uuid not null, "repository_id" uuid not null, "number" int not null, "state" text not null, "title" text, "url" text not null, "draft" boolean default false not null, "opener_id" varchar(255), "opener" varchar(255), "head_sha" varchar(255) not null, "base_sha" varchar(255) not null, "base_branch" text not null, "verdict" text default 'pending' not null, "pending_sha" varchar(255), "unknown_since" timestamptz, "override_verdict" text, "override_sha" varchar(255), "overridden_by" varchar(255), "override_reason" text, "judging_until" timestamptz, "judged_at" timestamptz, "created_at" timestamptz not null, "updated_at" timestamptz not null, constraint "pull_request_override_verdict_check" check (override_verdict in ('covered', 'uncovered')), constraint "pull_request_state_check" check (state in ('new', 'open', 'closed', 'merged')), constraint "pull_request_verdict_check" check (verdict in ('pending', 'covered', 'uncovered', 'unknown')), primary key ("id"), constraint "pull_request_repository_number_unique" unique ("repository_id", "number"));`,
  `create index "pull_request_head_sha_index" on "pull_request" ("head_sha");`,
  `create index "pull_request_state_judged_index" on "pull_request" ("state", "judged_at");`,

  `create table "pull_request_head" ("id" uuid not null, "pull_request_id" uuid not null, "head_sha" varchar(255) not null, "pusher_id" varchar(255) not null, "pusher" varchar(255) not null, "pushed_at" timestamptz not null, primary key ("id"), constraint "pull_request_head_unique" unique ("pull_request_id", "head_sha"));`,

  `create table "pull_request_subject" ("id" uuid not null, "pull_request_id" uuid not null, "subject_id" uuid not null, primary key ("id"), constraint "pull_request_subject_unique" unique ("pull_request_id", "subject_id"));`,
  `create index "pull_request_subject_subject_index" on "pull_request_subject" ("subject_id");`,

  `create table "pull_request_verdict" ("id" uuid not null, "pull_request_id" uuid not null, "verdict" text not null, "head_sha" varchar(255) not null, "base_sha" varchar(255), "complete" boolean not null, "commits" jsonb not null, "overridden_by" varchar(255), "override_reason" text, "decided_at" timestamptz not null, constraint "pull_request_verdict_verdict_check" check (verdict in ('pending', 'covered', 'uncovered', 'unknown')), primary key ("id"));`,
  `create index "pull_request_verdict_decided_index" on "pull_request_verdict" ("pull_request_id", "decided_at");`,

  `create table "recovery_code" ("id" uuid not null, "account_id" uuid, "manager_id" uuid, "code_hash" char(64) not null, "created_at" timestamptz not null, "used_at" timestamptz, constraint "recovery_code_owner_check" check (num_nonnulls(account_id, manager_id) = 1), constraint "recovery_code_code_hash_unique" unique ("code_hash"), primary key ("id"));`,
  `create index "recovery_code_account_index" on "recovery_code" ("account_id");`,
  `create index "recovery_code_manager_index" on "recovery_code" ("manager_id");`,

  `create table "representative_change" ("id" uuid not null, "corporation_signing_id" uuid not null, "key_hash" char(64) not null, "previous_name" varchar(255) not null, "previous_email" varchar(255) not null, "changed_at" timestamptz not null, "ends_at" timestamptz not null, "settled_at" timestamptz, constraint "representative_change_key_hash_unique" unique ("key_hash"), primary key ("id"));`,
  `create index "representative_change_corporation_index" on "representative_change" ("corporation_signing_id");`,

  `create table "seal_certificate" ("fingerprint" char(64) not null, "role" text not null, "chain" text not null, "private_key" bytea, "created_at" timestamptz not null, "expires_at" timestamptz not null, constraint "seal_certificate_role_check" check (role in ('root', 'seal')), primary key ("fingerprint"));`,

  `create table "sender_credential" ("id" uuid not null, "account_id" uuid not null, "address" varchar(255) not null, "address_key" varchar(255) not null, "provider" text not null, "secret" bytea not null, "authorized_at" timestamptz not null, "server" varchar(255), constraint "sender_credential_provider_check" check (provider in ('smtp', 'gmail')), constraint "sender_credential_account_address_unique" unique ("account_id", "address_key"), primary key ("id"));`,

  `create table "session" ("id" uuid not null, "token_hash" char(64) not null, "csrf_hash" char(64) not null, "account_id" uuid, "manager_id" uuid, "organizations" jsonb not null, "platform_token" bytea, "consent_exempt" boolean default false not null, "created_at" timestamptz not null, "seen_at" timestamptz not null, "expires_at" timestamptz not null, "revoked_at" timestamptz, "ip" varchar(255), "user_agent" text, "organization_ids" jsonb, "method" text, "proved_at" timestamptz, "confirmed_at" timestamptz, "without_page" boolean default false not null, constraint "session_actor_check" check (num_nonnulls(account_id, manager_id) = 1), constraint "session_method_check" check (method in ('password', 'code_platform', 'passkey')), primary key ("id"), constraint "session_token_hash_unique" unique ("token_hash"));`,
  `create index "session_account_index" on "session" ("account_id");`,
  `create index "session_manager_index" on "session" ("manager_id");`,

  `create table "signed_pdf_upload" ("id" uuid not null, "corporation_signing_id" uuid not null, "document_sha256" char(64) not null, "uploaded_at" timestamptz not null, "uploaded_by" varchar(255), "reason" text, "has_signature" boolean default false not null, "sealed_document_sha256" char(64), primary key ("id"));`,
  `create index "signed_pdf_upload_corporation_index" on "signed_pdf_upload" ("corporation_signing_id");`,
  `create index "signed_pdf_upload_document_index" on "signed_pdf_upload" ("document_sha256");`,
  `create index "signed_pdf_upload_sealed_index" on "signed_pdf_upload" ("sealed_document_sha256");`,

  `create table "signing_act" ("signing" uuid not null, "act" jsonb not null, "gave_up_at" timestamptz, "mail_id" uuid, primary key ("signing"));`,
  `create index "signing_act_gave_up_index" on "signing_act" (gave_up_at) where (gave_up_at is not null);`,

  `create table "totp" ("id" uuid not null, "account_id" uuid, "manager_id" uuid, "secret" bytea, "confirmed_at" timestamptz, "last_step" int default 0 not null, "pending_secret" bytea, "pending_until" timestamptz, constraint "totp_owner_check" check (num_nonnulls(account_id, manager_id) = 1), constraint "totp_account_unique" unique ("account_id"), constraint "totp_manager_unique" unique ("manager_id"), primary key ("id"));`,

  `create table "upload_link" ("id" uuid not null, "corporation_signing_id" uuid not null, "key_hash" char(64) not null, "issued_at" timestamptz not null, "expires_at" timestamptz not null, "revoked_at" timestamptz, constraint "upload_link_key_hash_unique" unique ("key_hash"), primary key ("id"));`,
  `create index "upload_link_corporation_index" on "upload_link" ("corporation_signing_id");`,

  `create table "verification_code" ("id" uuid not null, "purpose" text not null, "scope" uuid not null, "address_key" varchar(255) not null, "code_hmac" char(64) not null, "attempts_left" smallint not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "used_at" timestamptz, "superseded_at" timestamptz, "challenge_hash" char(64), "neighbourhood_hash" char(64), constraint "verification_code_purpose_check" check (purpose in ('individual_signing', 'corporation_signing', 'employee_signing', 'email_domain', 'claim_address', 'sender')), primary key ("id"));`,
  `create index "verification_code_address_created_index" on "verification_code" ("address_key", "created_at");`,
  `create unique index "verification_code_caller_live_unique" on "verification_code" (purpose, scope, address_key, challenge_hash) where ((used_at is null) and (superseded_at is null));`,

  `create table "webhook" ("id" uuid not null, "link_id" uuid not null, "url" text not null, "events" jsonb not null, "secret" bytea not null, "previous_secret" bytea, "previous_secret_ends_at" timestamptz, "active" boolean default true not null, "personal_data" boolean default false not null, "created_at" timestamptz not null, "last_delivery_at" timestamptz, primary key ("id"));`,
  `create index "webhook_link_index" on "webhook" ("link_id");`,

  `create table "webhook_delivery" ("id" uuid not null, "webhook_id" uuid not null, "message_id" uuid not null, "audit_event_id" uuid, "event" varchar(255) not null, "request_body" text not null, "created_at" timestamptz not null, "attempts" int default 0 not null, "delivered_at" timestamptz, "next_attempt_at" timestamptz, "failed" boolean default false not null, "response_status" int, "response_body" text, "error" varchar(255), constraint "webhook_delivery_event_unique" unique ("webhook_id", "audit_event_id"), primary key ("id"));`,
  `create index "webhook_delivery_created_index" on "webhook_delivery" ("created_at");`,
  `create index "webhook_delivery_webhook_index" on "webhook_delivery" ("webhook_id", "created_at");`,
];

const FOREIGN_KEYS = [
  `alter table "api_key" add constraint "api_key_account_id_foreign" foreign key ("account_id") references "community_account" ("id");`,
  `alter table "api_key" add constraint "api_key_link_id_foreign" foreign key ("link_id") references "link" ("id") on delete restrict;`,
  `alter table "authorization_request" add constraint "authorization_request_session_id_foreign" foreign key ("session_id") references "session" ("id") on delete cascade;`,
  `alter table "cla" add constraint "cla_document_sha256_foreign" foreign key ("document_sha256") references "document" ("sha256");`,
  `alter table "cla" add constraint "cla_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
  `alter table "cla_agreement" add constraint "cla_agreement_cla_id_foreign" foreign key ("cla_id") references "cla" ("id");`,
  `alter table "cla_agreement" add constraint "cla_agreement_corporation_signing_id_foreign" foreign key ("corporation_signing_id") references "corporation_signing" ("id") on delete cascade;`,
  `alter table "cla_agreement" add constraint "cla_agreement_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete restrict;`,
  `alter table "cla_agreement" add constraint "cla_agreement_previous_cla_id_foreign" foreign key ("previous_cla_id") references "cla" ("id");`,
  `alter table "cla_notice" add constraint "cla_notice_cla_id_foreign" foreign key ("cla_id") references "cla" ("id");`,
  `alter table "cla_upload" add constraint "cla_upload_account_id_foreign" foreign key ("account_id") references "community_account" ("id");`,
  `alter table "cla_upload" add constraint "cla_upload_document_sha256_foreign" foreign key ("document_sha256") references "document" ("sha256");`,
  `alter table "corporation_domain" add constraint "corporation_domain_corporation_signing_id_foreign" foreign key ("corporation_signing_id") references "corporation_signing" ("id");`,
  `alter table "corporation_domain" add constraint "corporation_domain_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
  `alter table "corporation_signing" add constraint "corporation_signing_cla_id_foreign" foreign key ("cla_id") references "cla" ("id");`,
  `alter table "corporation_signing" add constraint "corporation_signing_document_sha256_foreign" foreign key ("document_sha256") references "document" ("sha256") on delete restrict;`,
  `alter table "corporation_signing" add constraint "corporation_signing_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
  `alter table "corporation_signing" add constraint "corporation_signing_signed_pdf_sha256_foreign" foreign key ("signed_pdf_sha256") references "document" ("sha256") on delete restrict;`,
  `alter table "delivery" add constraint "delivery_connection_id_foreign" foreign key ("connection_id") references "platform_connection" ("id");`,
  `alter table "document_seal" add constraint "document_seal_certificate_fingerprint_foreign" foreign key ("certificate_fingerprint") references "seal_certificate" ("fingerprint") on delete restrict;`,
  `alter table "document_seal" add constraint "document_seal_document_sha256_foreign" foreign key ("document_sha256") references "document" ("sha256") on update cascade on delete cascade;`,
  `alter table "document_text" add constraint "document_text_document_sha256_foreign" foreign key ("document_sha256") references "document" ("sha256") on update cascade on delete cascade;`,
  `alter table "email" add constraint "email_corporation_signing_id_foreign" foreign key ("corporation_signing_id") references "corporation_signing" ("id") on delete set null;`,
  `alter table "email" add constraint "email_link_id_foreign" foreign key ("link_id") references "link" ("id") on delete set null;`,
  `alter table "employee_invitation" add constraint "employee_invitation_corporation_signing_id_foreign" foreign key ("corporation_signing_id") references "corporation_signing" ("id") on delete cascade;`,
  `alter table "employee_notice" add constraint "employee_notice_employee_signing_id_foreign" foreign key ("employee_signing_id") references "employee_signing" ("id") on delete cascade;`,
  `alter table "employee_notice" add constraint "employee_notice_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete cascade;`,
  `alter table "employee_signing" add constraint "employee_signing_cla_id_foreign" foreign key ("cla_id") references "cla" ("id");`,
  `alter table "employee_signing" add constraint "employee_signing_corporation_signing_id_foreign" foreign key ("corporation_signing_id") references "corporation_signing" ("id");`,
  `alter table "employee_signing" add constraint "employee_signing_document_sha256_foreign" foreign key ("document_sha256") references "document" ("sha256") on delete restrict;`,
  `alter table "employee_signing" add constraint "employee_signing_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
  `alter table "employee_signing_change" add constraint "employee_signing_change_employee_signing_id_foreign" foreign key ("employee_signing_id") references "employee_signing" ("id") on delete cascade;`,
  `alter table "employee_signing_change" add constraint "employee_signing_change_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete restrict;`,
  `alter table "gate_policy" add constraint "gate_policy_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
  `alter table "gate_subject" add constraint "gate_subject_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
  `alter table "gated_repository" add constraint "gated_repository_connection_id_foreign" foreign key ("connection_id") references "platform_connection" ("id");`,
  `alter table "gated_repository" add constraint "gated_repository_installation_id_foreign" foreign key ("installation_id") references "platform_installation" ("id") on delete set null;`,
  `alter table "gated_repository" add constraint "gated_repository_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
  `alter table "individual_signing" add constraint "individual_signing_cla_id_foreign" foreign key ("cla_id") references "cla" ("id");`,
  `alter table "individual_signing" add constraint "individual_signing_document_sha256_foreign" foreign key ("document_sha256") references "document" ("sha256");`,
  `alter table "individual_signing" add constraint "individual_signing_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
  `alter table "known_device" add constraint "known_device_account_id_foreign" foreign key ("account_id") references "community_account" ("id") on delete cascade;`,
  `alter table "known_device" add constraint "known_device_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete cascade;`,
  `alter table "link" add constraint "link_owner_id_foreign" foreign key ("owner_id") references "community_account" ("id");`,
  `alter table "link" add constraint "link_sender_credential_id_foreign" foreign key ("sender_credential_id") references "sender_credential" ("id") on delete restrict;`,
  `alter table "link_invitation" add constraint "link_invitation_invited_by_id_foreign" foreign key ("invited_by_id") references "community_account" ("id");`,
  `alter table "link_invitation" add constraint "link_invitation_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
  `alter table "link_member" add constraint "link_member_account_id_foreign" foreign key ("account_id") references "community_account" ("id");`,
  `alter table "link_member" add constraint "link_member_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
  `alter table "link_policy_document" add constraint "link_policy_document_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
  `alter table "login_challenge" add constraint "login_challenge_account_id_foreign" foreign key ("account_id") references "community_account" ("id") on delete cascade;`,
  `alter table "login_challenge" add constraint "login_challenge_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete cascade;`,
  `alter table "manager" add constraint "manager_corporation_signing_id_foreign" foreign key ("corporation_signing_id") references "corporation_signing" ("id");`,
  `alter table "manager" add constraint "manager_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
  `alter table "passkey" add constraint "passkey_account_id_foreign" foreign key ("account_id") references "community_account" ("id") on delete cascade;`,
  `alter table "passkey" add constraint "passkey_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete cascade;`,
  `alter table "passkey_ceremony" add constraint "passkey_ceremony_login_challenge_id_foreign" foreign key ("login_challenge_id") references "login_challenge" ("id") on delete cascade;`,
  `alter table "passkey_ceremony" add constraint "passkey_ceremony_session_id_foreign" foreign key ("session_id") references "session" ("id") on delete cascade;`,
  `alter table "password_reset" add constraint "password_reset_account_id_foreign" foreign key ("account_id") references "community_account" ("id") on delete cascade;`,
  `alter table "password_reset" add constraint "password_reset_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete cascade;`,
  `alter table "platform_connection" add constraint "platform_connection_owner_id_foreign" foreign key ("owner_id") references "community_account" ("id") on delete restrict;`,
  `alter table "platform_installation" add constraint "platform_installation_connection_id_foreign" foreign key ("connection_id") references "platform_connection" ("id");`,
  `alter table "pre_approval" add constraint "pre_approval_corporation_signing_id_foreign" foreign key ("corporation_signing_id") references "corporation_signing" ("id") on delete cascade;`,
  `alter table "pre_approval" add constraint "pre_approval_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete cascade;`,
  `alter table "proved_identity" add constraint "proved_identity_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
  `alter table "pull_request" add constraint "pull_request_repository_id_foreign" foreign key ("repository_id") references "gated_repository" ("id");`,
  `alter table "pull_request_head" add constraint "pull_request_head_pull_request_id_foreign" foreign key ("pull_request_id") references "pull_request" ("id") on delete cascade;`,
  `alter table "pull_request_subject" add constraint "pull_request_subject_pull_request_id_foreign" foreign key ("pull_request_id") references "pull_request" ("id") on delete cascade;`,
  `alter table "pull_request_subject" add constraint "pull_request_subject_subject_id_foreign" foreign key ("subject_id") references "gate_subject" ("id") on delete cascade;`,
  `alter table "pull_request_verdict" add constraint "pull_request_verdict_pull_request_id_foreign" foreign key ("pull_request_id") references "pull_request" ("id");`,
  `alter table "recovery_code" add constraint "recovery_code_account_id_foreign" foreign key ("account_id") references "community_account" ("id") on delete cascade;`,
  `alter table "recovery_code" add constraint "recovery_code_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete cascade;`,
  `alter table "representative_change" add constraint "representative_change_corporation_signing_id_foreign" foreign key ("corporation_signing_id") references "corporation_signing" ("id") on delete cascade;`,
  `alter table "sender_credential" add constraint "sender_credential_account_id_foreign" foreign key ("account_id") references "community_account" ("id");`,
  `alter table "session" add constraint "session_account_id_foreign" foreign key ("account_id") references "community_account" ("id") on delete cascade;`,
  `alter table "session" add constraint "session_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete cascade;`,
  `alter table "signed_pdf_upload" add constraint "signed_pdf_upload_corporation_signing_id_foreign" foreign key ("corporation_signing_id") references "corporation_signing" ("id") on delete cascade;`,
  `alter table "signed_pdf_upload" add constraint "signed_pdf_upload_document_sha256_foreign" foreign key ("document_sha256") references "document" ("sha256") on delete restrict;`,
  `alter table "signed_pdf_upload" add constraint "signed_pdf_upload_sealed_document_sha256_foreign" foreign key ("sealed_document_sha256") references "document" ("sha256") on delete restrict;`,
  `alter table "signing_act" add constraint "signing_act_mail_id_foreign" foreign key ("mail_id") references "email" ("id") on delete set null;`,
  `alter table "totp" add constraint "totp_account_id_foreign" foreign key ("account_id") references "community_account" ("id") on delete cascade;`,
  `alter table "totp" add constraint "totp_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete cascade;`,
  `alter table "upload_link" add constraint "upload_link_corporation_signing_id_foreign" foreign key ("corporation_signing_id") references "corporation_signing" ("id") on delete cascade;`,
  `alter table "webhook" add constraint "webhook_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
  `alter table "webhook_delivery" add constraint "webhook_delivery_webhook_id_foreign" foreign key ("webhook_id") references "webhook" ("id") on delete cascade;`,
];

/** Audit events are chained as they are stored, and never changed; only their address of the network may be removed. */
const AUDIT = [
  `create function audit_canonical_json(value jsonb) returns text language plpgsql immutable as $$
  begin
    if jsonb_typeof(value) = 'object' then
      return '{' || coalesce((
        select string_agg(to_json(m.key)::text || ':' || audit_canonical_json(m.value), ',' order by m.key collate "C")
        from jsonb_each(value) m), '') || '}';
    elsif jsonb_typeof(value) = 'array' then
      return '[' || coalesce((
        select string_agg(audit_canonical_json(m.value), ',' order by m.ordinality)
        from jsonb_array_elements(value) with ordinality m), '') || ']';
    end if;
    return value::text;
  end $$;`,
  `create function audit_event_body(event "audit_event") returns text language sql stable as $$
  select audit_canonical_json(jsonb_build_object(
    'id', event.id, 'action', event.action, 'actor', event.actor, 'subject', event.subject,
    'details', event.details, 'link', event.link_id,
    'at', to_char(event.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
  $$;`,
  `create function audit_event_link(subject uuid, details jsonb) returns uuid language sql stable as $$
  select coalesce(
    (select l.id from "link" l where l.link_id = details ->> 'linkId'),
    (select s.link_id from "individual_signing" s where s.id = subject),
    (select s.link_id from "employee_signing" s where s.id = subject),
    (select s.link_id from "corporation_signing" s where s.id = subject),
    (select s.link_id from "corporation_signing" s where s.reference = details ->> 'reference'));
  $$;`,
  `create function chain_audit_event() returns trigger language plpgsql as $$
  declare
    chain uuid;
    last_sequence bigint;
    last_hash text;
  begin
    if new.body is null then
      new.link_id := audit_event_link(new.subject, new.details);
      new.body := audit_event_body(new);
    end if;
    chain := coalesce(new.link_id, '00000000-0000-0000-0000-000000000000');
    perform pg_advisory_xact_lock(hashtextextended('audit chain ' || chain, 0));
    select e.sequence, e.hash into last_sequence, last_hash from "audit_event" e
      where coalesce(e.link_id, '00000000-0000-0000-0000-000000000000') = chain order by e.sequence desc limit 1;
    new.sequence := coalesce(last_sequence, 0) + 1;
    new.previous_hash := coalesce(last_hash, repeat('0', 64));
    new.hash := encode(sha256(decode(new.previous_hash, 'hex') || int8send(new.sequence)
      || sha256(convert_to(new.body, 'UTF8'))), 'hex');
    return new;
  end $$;`,
  `create function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and new.ip is null and (new.id, new.action, new.actor, new.subject, new.details, new.created_at, new.link_id, new.sequence, new.previous_hash, new.body, new.hash) is not distinct from (old.id, old.action, old.actor, old.subject, old.details, old.created_at, old.link_id, old.sequence, old.previous_hash, old.body, old.hash) then
      return new;
    end if;
    raise exception 'audit events are append-only';
  end $$;`,
  `create trigger "audit_event_append_only" before update or delete on "audit_event" for each row execute function refuse_audit_change();`,
  `create trigger "audit_event_chain" before insert on "audit_event" for each row execute function chain_audit_event();`,
  `create trigger "audit_event_no_truncate" before truncate on "audit_event" for each statement execute function refuse_audit_change();`,
];

/**
 * A query sees what was committed before its statement began, so one that takes the locks itself would miss what the
 * holders before it have counted. Within a volatile function every query sees what was committed before that query.
 */
const COUNTERS_AFTER_LOCKS = `create function counters_after_locks(locks text[], seeds bigint[], subjects bpchar[], at timestamptz) returns setof "counter" language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended(l.name, l.seed))
      from unnest(locks, seeds) with ordinality as l(name, seed, position) order by l.position;
    return query select * from "counter" c where c.subject_hash = any(subjects) and c.ends_at > at;
  end $$;`;

/** The whole schema as of this migration. It stands for 51 migrations, of which databases of before name the last one. */
export class Migration20261123135022_share_links extends Migration {
  override name = 'Migration20261123135022_share_links';

  override up(): void {
    for (const sql of [...TABLES, ...FOREIGN_KEYS, ...AUDIT, COUNTERS_AFTER_LOCKS]) {
      this.addSql(sql);
    }
  }
}
