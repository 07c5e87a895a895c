import { Migration } from '@mikro-orm/migrations';

export class Migration20261121091602_community_managers extends Migration {
  override name = 'Migration20261121091602_community_managers';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "cla_upload" ("id" uuid not null, "account_id" uuid not null, "document_sha256" char(64) not null, "source_url" text null, "created_at" timestamptz not null, "expires_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "cla_upload" add constraint "cla_upload_account_document_unique" unique ("account_id", "document_sha256");`,
    );

    this.addSql(
      `create table "login_guard" ("id" uuid not null, "subject_hash" char(64) not null, "failures" int not null default 0, "failed_at" timestamptz not null, "frozen_until" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`alter table "login_guard" add constraint "login_guard_subject_hash_unique" unique ("subject_hash");`);

    this.addSql(
      `create table "sender_credential" ("id" uuid not null, "account_id" uuid not null, "address" varchar(255) not null, "address_key" varchar(255) not null, "provider" text not null, "secret" bytea not null, "authorized_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "sender_credential" add constraint "sender_credential_account_address_unique" unique ("account_id", "address_key");`,
    );

    this.addSql(
      `create table "manager" ("id" uuid not null, "link_id" uuid not null, "corporation_signing_id" uuid not null, "role" text not null, "account" varchar(255) not null, "account_key" varchar(255) not null, "name" varchar(255) not null, "email" varchar(255) not null, "email_key" varchar(255) not null, "language" text not null, "password_hash" varchar(255) not null, "initial_password_changed" boolean not null default false, "privacy_consent_version" varchar(255) null, "privacy_consented_at" timestamptz null, "created_at" timestamptz not null, "removed_at" timestamptz null, "suspended_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "manager_corporation_index" on "manager" ("corporation_signing_id");`);
    this.addSql(
      `create unique index "manager_link_account_live_unique" on "manager" ("link_id", "account_key") where removed_at is null and suspended_at is null;`,
    );
    this.addSql(
      `create unique index "manager_link_email_live_unique" on "manager" ("link_id", "email_key") where removed_at is null and suspended_at is null;`,
    );
    this.addSql(
      `create unique index "manager_administrator_live_unique" on "manager" ("corporation_signing_id") where role = 'admin' and removed_at is null and suspended_at is null;`,
    );

    this.addSql(
      `create table "password_reset" ("id" uuid not null, "key_hash" char(64) not null, "account_id" uuid null, "manager_id" uuid null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "used_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`alter table "password_reset" add constraint "password_reset_key_hash_unique" unique ("key_hash");`);

    this.addSql(
      `create table "session" ("id" uuid not null, "token_hash" char(64) not null, "csrf_hash" char(64) not null, "account_id" uuid null, "manager_id" uuid null, "organizations" jsonb not null, "platform_token" bytea null, "consent_exempt" boolean not null default false, "created_at" timestamptz not null, "seen_at" timestamptz not null, "expires_at" timestamptz not null, "revoked_at" timestamptz null, "ip" varchar(255) null, "user_agent" text null, primary key ("id"));`,
    );
    this.addSql(`alter table "session" add constraint "session_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "session_account_index" on "session" ("account_id");`);
    this.addSql(`create index "session_manager_index" on "session" ("manager_id");`);

    this.addSql(
      `create table "authorization_request" ("id" uuid not null, "purpose" text not null, "state_hash" char(64) not null, "browser_hash" char(64) not null, "code_verifier" bytea not null, "privacy_consented" boolean not null, "legacy" boolean not null, "session_id" uuid null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "used_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "authorization_request" add constraint "authorization_request_state_hash_unique" unique ("state_hash");`,
    );

    this.addSql(`alter table "community_account" drop constraint "community_account_platform_account_unique";`);
    this.addSql(
      `alter table "community_account" add "external_id" varchar(255) null, add "privacy_consent_version" varchar(255) null, add "privacy_consented_at" timestamptz null;`,
    );
    this.addSql(`alter table "community_account" alter column "email" drop not null;`);
    this.addSql(
      `create unique index "community_account_local_account_unique" on "community_account" ("account") where platform = 'local';`,
    );
    this.addSql(
      `alter table "community_account" add constraint "community_account_platform_external_id_unique" unique ("platform", "external_id");`,
    );

    this.addSql(`alter table "policy_document" alter column "source" type text using ("source"::text);`);

    this.addSql(`alter table "link" add "sender_credential_id" uuid null;`);
    this.addSql(
      `alter table "link" add constraint "link_sender_credential_id_foreign" foreign key ("sender_credential_id") references "sender_credential" ("id") on delete restrict;`,
    );

    this.addSql(`alter table "individual_signing" drop constraint "individual_signing_end_reason_check";`);
    this.addSql(
      `alter table "individual_signing" add constraint "individual_signing_end_reason_check" check ("end_reason" in ('superseded', 'corporation'));`,
    );

    this.addSql(
      `alter table "corporation_signing" add "reference" varchar(255) not null, add "language" text not null, add "corporation_name_key" varchar(255) not null, add "representative_name" varchar(255) not null, add "representative_email" varchar(255) not null, add "representative_email_key" varchar(255) not null, add "primary_domain" varchar(255) not null, add "field_values" jsonb not null, add "document_sha256" char(64) null, add "signed_pdf_sha256" char(64) null, add "pdf_uploaded_at" timestamptz null, add "consent_version" varchar(255) not null, add "consent_language" text not null, add "completed_at" timestamptz null, add "deleted_at" timestamptz null, add "auto_approval" boolean not null default false, add "ip" varchar(255) null, add "user_agent" text null;`,
    );
    this.addSql(
      `alter table "corporation_signing" add constraint "corporation_signing_document_sha256_foreign" foreign key ("document_sha256") references "document" ("sha256") on delete restrict;`,
    );
    this.addSql(
      `alter table "corporation_signing" add constraint "corporation_signing_signed_pdf_sha256_foreign" foreign key ("signed_pdf_sha256") references "document" ("sha256") on delete restrict;`,
    );
    this.addSql(
      `alter table "corporation_signing" add constraint "corporation_signing_reference_unique" unique ("reference");`,
    );
    this.addSql(
      `create index "corporation_signing_link_state_index" on "corporation_signing" ("link_id", "state", "signed_at");`,
    );
    this.addSql(
      `create unique index "corporation_signing_link_representative_live_unique" on "corporation_signing" ("link_id", "representative_email_key") where state <> 'deleted';`,
    );
    this.addSql(
      `create unique index "corporation_signing_link_name_domain_live_unique" on "corporation_signing" ("link_id", "corporation_name_key", "primary_domain") where state <> 'deleted';`,
    );
    this.addSql(
      `alter table "corporation_signing" add constraint "corporation_signing_language_check" check ("language" in ('zh', 'en'));`,
    );
    this.addSql(
      `alter table "corporation_signing" add constraint "corporation_signing_consent_language_check" check ("consent_language" in ('zh', 'en'));`,
    );

    this.addSql(`drop index "employee_signing_link_email_live_unique";`);
    this.addSql(`alter table "employee_signing" add "suspended_at" timestamptz null;`);
    this.addSql(
      `create unique index "employee_signing_link_email_live_unique" on "employee_signing" ("link_id", "email_key") where state <> 'removed' and suspended_at is null;`,
    );

    this.addSql(`alter table "email" add "corporation_signing_id" uuid null;`);
    this.addSql(
      `alter table "email" add constraint "email_corporation_signing_id_foreign" foreign key ("corporation_signing_id") references "corporation_signing" ("id") on delete set null;`,
    );
    this.addSql(`create index "email_corporation_index" on "email" ("corporation_signing_id");`);

    this.addSql(
      `alter table "corporation_domain" add "link_id" uuid not null, add "primary" boolean not null, add "claimed" boolean not null, add "created_at" timestamptz not null;`,
    );
    this.addSql(
      `alter table "corporation_domain" add constraint "corporation_domain_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
    );
    this.addSql(
      `create unique index "corporation_domain_link_claimed_unique" on "corporation_domain" ("link_id", "domain") where claimed;`,
    );

    this.addSql(`alter table "verification_code" drop constraint "verification_code_purpose_check";`);
    this.addSql(
      `alter table "verification_code" add constraint "verification_code_purpose_check" check ("purpose" in ('individual_signing', 'corporation_signing', 'employee_signing', 'email_domain', 'sender'));`,
    );

    this.addSql(
      `alter table "cla_upload" add constraint "cla_upload_account_id_foreign" foreign key ("account_id") references "community_account" ("id");`,
    );
    this.addSql(
      `alter table "cla_upload" add constraint "cla_upload_document_sha256_foreign" foreign key ("document_sha256") references "document" ("sha256");`,
    );

    this.addSql(
      `alter table "sender_credential" add constraint "sender_credential_account_id_foreign" foreign key ("account_id") references "community_account" ("id");`,
    );
    this.addSql(
      `alter table "sender_credential" add constraint "sender_credential_provider_check" check ("provider" in ('smtp', 'gmail'));`,
    );

    this.addSql(
      `alter table "manager" add constraint "manager_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
    );
    this.addSql(
      `alter table "manager" add constraint "manager_corporation_signing_id_foreign" foreign key ("corporation_signing_id") references "corporation_signing" ("id");`,
    );
    this.addSql(`alter table "manager" add constraint "manager_role_check" check ("role" in ('admin', 'manager'));`);
    this.addSql(`alter table "manager" add constraint "manager_language_check" check ("language" in ('zh', 'en'));`);

    this.addSql(
      `alter table "password_reset" add constraint "password_reset_account_id_foreign" foreign key ("account_id") references "community_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "password_reset" add constraint "password_reset_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "password_reset" add constraint "password_reset_owner_check" check (num_nonnulls(account_id, manager_id) = 1);`,
    );

    this.addSql(
      `alter table "session" add constraint "session_account_id_foreign" foreign key ("account_id") references "community_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "session" add constraint "session_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "session" add constraint "session_actor_check" check (num_nonnulls(account_id, manager_id) = 1);`,
    );

    this.addSql(
      `alter table "authorization_request" add constraint "authorization_request_session_id_foreign" foreign key ("session_id") references "session" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "authorization_request" add constraint "authorization_request_purpose_check" check ("purpose" in ('github_login', 'gitee_login', 'gmail'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "link" drop constraint "link_sender_credential_id_foreign";`);
    this.addSql(`alter table "password_reset" drop constraint "password_reset_manager_id_foreign";`);
    this.addSql(`alter table "session" drop constraint "session_manager_id_foreign";`);
    this.addSql(`alter table "authorization_request" drop constraint "authorization_request_session_id_foreign";`);

    this.addSql(`drop table if exists "cla_upload" cascade;`);
    this.addSql(`drop table if exists "login_guard" cascade;`);
    this.addSql(`drop table if exists "sender_credential" cascade;`);
    this.addSql(`drop table if exists "manager" cascade;`);
    this.addSql(`drop table if exists "password_reset" cascade;`);
    this.addSql(`drop table if exists "session" cascade;`);
    this.addSql(`drop table if exists "authorization_request" cascade;`);

    this.addSql(`alter table "corporation_domain" drop constraint "corporation_domain_link_id_foreign";`);

    this.addSql(`alter table "corporation_signing" drop constraint "corporation_signing_document_sha256_foreign";`);
    this.addSql(`alter table "corporation_signing" drop constraint "corporation_signing_signed_pdf_sha256_foreign";`);

    this.addSql(`alter table "email" drop constraint "email_corporation_signing_id_foreign";`);

    this.addSql(`drop index "community_account_local_account_unique";`);
    this.addSql(`alter table "community_account" drop constraint "community_account_platform_external_id_unique";`);
    this.addSql(
      `alter table "community_account" drop column "external_id", drop column "privacy_consent_version", drop column "privacy_consented_at";`,
    );
    this.addSql(`alter table "community_account" alter column "email" set not null;`);
    this.addSql(
      `alter table "community_account" add constraint "community_account_platform_account_unique" unique ("platform", "account");`,
    );

    this.addSql(`drop index "corporation_domain_link_claimed_unique";`);
    this.addSql(
      `alter table "corporation_domain" drop column "link_id", drop column "primary", drop column "claimed", drop column "created_at";`,
    );

    this.addSql(`alter table "corporation_signing" drop constraint "corporation_signing_reference_unique";`);
    this.addSql(`drop index "corporation_signing_link_state_index";`);
    this.addSql(`drop index "corporation_signing_link_representative_live_unique";`);
    this.addSql(`drop index "corporation_signing_link_name_domain_live_unique";`);
    this.addSql(`alter table "corporation_signing" drop constraint "corporation_signing_language_check";`);
    this.addSql(`alter table "corporation_signing" drop constraint "corporation_signing_consent_language_check";`);
    this.addSql(
      `alter table "corporation_signing" drop column "reference", drop column "language", drop column "corporation_name_key", drop column "representative_name", drop column "representative_email", drop column "representative_email_key", drop column "primary_domain", drop column "field_values", drop column "document_sha256", drop column "signed_pdf_sha256", drop column "pdf_uploaded_at", drop column "consent_version", drop column "consent_language", drop column "completed_at", drop column "deleted_at", drop column "auto_approval", drop column "ip", drop column "user_agent";`,
    );

    this.addSql(`drop index "email_corporation_index";`);
    this.addSql(`alter table "email" drop column "corporation_signing_id";`);

    this.addSql(`drop index "employee_signing_link_email_live_unique";`);
    this.addSql(`alter table "employee_signing" drop column "suspended_at";`);
    this.addSql(
      `create unique index "employee_signing_link_email_live_unique" on "employee_signing" ("link_id", "email_key") where state <> 'removed';`,
    );

    this.addSql(`alter table "individual_signing" drop constraint "individual_signing_end_reason_check";`);
    this.addSql(
      `alter table "individual_signing" add constraint "individual_signing_end_reason_check" check ("end_reason" in ('superseded'));`,
    );

    this.addSql(`alter table "link" drop column "sender_credential_id";`);

    this.addSql(
      `alter table "policy_document" alter column "source" type varchar(255) using ("source"::varchar(255));`,
    );

    this.addSql(`alter table "verification_code" drop constraint "verification_code_purpose_check";`);
    this.addSql(
      `alter table "verification_code" add constraint "verification_code_purpose_check" check ("purpose" in ('individual_signing'));`,
    );
  }
}
