import { Migration } from '@mikro-orm/migrations';

export class Migration20261121052947_initial extends Migration {

  override name = 'Migration20261121052947_initial';

  override up(): void | Promise<void> {
    this.addSql(`create table "audit_event" ("id" uuid not null, "action" varchar(255) not null, "actor" varchar(255) not null, "subject" uuid not null, "details" jsonb not null, "ip" varchar(255) null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "audit_event_subject_index" on "audit_event" ("subject", "created_at");`);

    this.addSql(`create table "community_account" ("id" uuid not null, "platform" text not null, "account" varchar(255) not null, "name" varchar(255) not null, "email" varchar(255) not null, "password_hash" varchar(255) null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`alter table "community_account" add constraint "community_account_platform_account_unique" unique ("platform", "account");`);

    this.addSql(`create table "document" ("sha256" char(64) not null, "base_sha256" char(64) null, "bytes" bytea not null, "size" int not null, "media_type" varchar(255) not null, "created_at" timestamptz not null, primary key ("sha256"));`);

    this.addSql(`create table "link" ("id" uuid not null, "link_id" varchar(255) not null, "alias" varchar(255) not null, "project_url" text not null, "platform" text not null, "organization" varchar(255) null, "repository" varchar(255) null, "owner_id" uuid not null, "sender_address" varchar(255) null, "grace_period_days" int not null default 30, "created_at" timestamptz not null, "unlinked_at" timestamptz null, primary key ("id"));`);
    this.addSql(`alter table "link" add constraint "link_link_id_unique" unique ("link_id");`);
    this.addSql(`create unique index "link_project_url_alias_live_unique" on "link" ("project_url", "alias") where unlinked_at is null;`);

    this.addSql(`create table "email" ("id" uuid not null, "template" varchar(255) not null, "language" text not null, "recipient" varchar(255) not null, "link_id" uuid null, "data" jsonb not null, "secret" bytea null, "secret_expires_at" timestamptz null, "attachments" jsonb not null, "state" text not null default 'queued', "attempts" int not null default 0, "last_error" text null, "created_at" timestamptz not null, "sent_at" timestamptz null, primary key ("id"));`);
    this.addSql(`create index "email_state_created_index" on "email" ("state", "created_at");`);

    this.addSql(`create table "cla" ("id" uuid not null, "link_id" uuid not null, "type" text not null, "language" text not null, "number" int not null, "version" int not null, "source_url" text null, "document_sha256" char(64) not null, "fields" jsonb not null, "state" text not null default 'current', "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`alter table "cla" add constraint "cla_link_number_unique" unique ("link_id", "number");`);
    this.addSql(`alter table "cla" add constraint "cla_link_type_language_version_unique" unique ("link_id", "type", "language", "version");`);
    this.addSql(`create unique index "cla_link_type_language_current_unique" on "cla" ("link_id", "type", "language") where state = 'current';`);

    this.addSql(`create table "individual_signing" ("id" uuid not null, "reference" varchar(255) not null, "link_id" uuid not null, "cla_id" uuid not null, "language" text not null, "name" varchar(255) not null, "email" varchar(255) not null, "email_key" varchar(255) not null, "field_values" jsonb not null, "document_sha256" char(64) not null, "document_token_hash" char(64) not null, "consent_version" varchar(255) not null, "consent_language" text not null, "signed_at" timestamptz not null, "ip" varchar(255) null, "user_agent" text null, "ended_at" timestamptz null, "ended_by" varchar(255) null, "end_reason" text null, primary key ("id"));`);
    this.addSql(`alter table "individual_signing" add constraint "individual_signing_reference_unique" unique ("reference");`);
    this.addSql(`alter table "individual_signing" add constraint "individual_signing_document_token_unique" unique ("document_token_hash");`);
    this.addSql(`create unique index "individual_signing_link_email_live_unique" on "individual_signing" ("link_id", "email_key") where ended_at is null;`);

    this.addSql(`create table "corporation_signing" ("id" uuid not null, "link_id" uuid not null, "cla_id" uuid not null, "corporation_name" varchar(255) not null, "state" text not null default 'uncompleted', "signed_at" timestamptz not null, primary key ("id"));`);

    this.addSql(`create table "employee_signing" ("id" uuid not null, "link_id" uuid not null, "corporation_signing_id" uuid not null, "name" varchar(255) not null, "email" varchar(255) not null, "email_key" varchar(255) not null, "state" text not null default 'inactive', "signed_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create unique index "employee_signing_link_email_live_unique" on "employee_signing" ("link_id", "email_key") where state <> 'removed';`);

    this.addSql(`create table "corporation_domain" ("id" uuid not null, "corporation_signing_id" uuid not null, "domain" varchar(255) not null, primary key ("id"));`);
    this.addSql(`create index "corporation_domain_domain_index" on "corporation_domain" ("domain");`);
    this.addSql(`alter table "corporation_domain" add constraint "corporation_domain_signing_domain_unique" unique ("corporation_signing_id", "domain");`);

    this.addSql(`create table "policy_document" ("id" uuid not null, "set" text not null, "language" text not null, "source" varchar(255) not null, "text" text not null, "fetched_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`alter table "policy_document" add constraint "policy_document_set_language_unique" unique ("set", "language");`);

    this.addSql(`create table "verification_code" ("id" uuid not null, "purpose" text not null, "scope" uuid not null, "address_key" varchar(255) not null, "code_hmac" char(64) not null, "attempts_left" smallint not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "used_at" timestamptz null, "superseded_at" timestamptz null, primary key ("id"));`);
    this.addSql(`create index "verification_code_address_created_index" on "verification_code" ("address_key", "created_at");`);
    this.addSql(`create unique index "verification_code_live_unique" on "verification_code" ("purpose", "scope", "address_key") where used_at is null and superseded_at is null;`);

    this.addSql(`alter table "community_account" add constraint "community_account_platform_check" check ("platform" in ('gitee', 'github', 'local'));`);

    this.addSql(`alter table "link" add constraint "link_owner_id_foreign" foreign key ("owner_id") references "community_account" ("id");`);
    this.addSql(`alter table "link" add constraint "link_platform_check" check ("platform" in ('gitee', 'github', 'web'));`);

    this.addSql(`alter table "email" add constraint "email_link_id_foreign" foreign key ("link_id") references "link" ("id") on delete set null;`);
    this.addSql(`alter table "email" add constraint "email_language_check" check ("language" in ('zh', 'en'));`);
    this.addSql(`alter table "email" add constraint "email_state_check" check ("state" in ('queued', 'sent', 'failed'));`);

    this.addSql(`alter table "cla" add constraint "cla_link_id_foreign" foreign key ("link_id") references "link" ("id");`);
    this.addSql(`alter table "cla" add constraint "cla_document_sha256_foreign" foreign key ("document_sha256") references "document" ("sha256");`);
    this.addSql(`alter table "cla" add constraint "cla_type_check" check ("type" in ('individual', 'corporation'));`);
    this.addSql(`alter table "cla" add constraint "cla_language_check" check ("language" in ('zh', 'en'));`);
    this.addSql(`alter table "cla" add constraint "cla_state_check" check ("state" in ('current', 'superseded', 'removed'));`);

    this.addSql(`alter table "individual_signing" add constraint "individual_signing_link_id_foreign" foreign key ("link_id") references "link" ("id");`);
    this.addSql(`alter table "individual_signing" add constraint "individual_signing_cla_id_foreign" foreign key ("cla_id") references "cla" ("id");`);
    this.addSql(`alter table "individual_signing" add constraint "individual_signing_document_sha256_foreign" foreign key ("document_sha256") references "document" ("sha256");`);
    this.addSql(`alter table "individual_signing" add constraint "individual_signing_language_check" check ("language" in ('zh', 'en'));`);
    this.addSql(`alter table "individual_signing" add constraint "individual_signing_consent_language_check" check ("consent_language" in ('zh', 'en'));`);
    this.addSql(`alter table "individual_signing" add constraint "individual_signing_end_reason_check" check ("end_reason" in ('superseded'));`);

    this.addSql(`alter table "corporation_signing" add constraint "corporation_signing_link_id_foreign" foreign key ("link_id") references "link" ("id");`);
    this.addSql(`alter table "corporation_signing" add constraint "corporation_signing_cla_id_foreign" foreign key ("cla_id") references "cla" ("id");`);
    this.addSql(`alter table "corporation_signing" add constraint "corporation_signing_state_check" check ("state" in ('uncompleted', 'completed', 'deleted'));`);

    this.addSql(`alter table "employee_signing" add constraint "employee_signing_link_id_foreign" foreign key ("link_id") references "link" ("id");`);
    this.addSql(`alter table "employee_signing" add constraint "employee_signing_corporation_signing_id_foreign" foreign key ("corporation_signing_id") references "corporation_signing" ("id");`);
    this.addSql(`alter table "employee_signing" add constraint "employee_signing_state_check" check ("state" in ('inactive', 'active', 'removed'));`);

    this.addSql(`alter table "corporation_domain" add constraint "corporation_domain_corporation_signing_id_foreign" foreign key ("corporation_signing_id") references "corporation_signing" ("id");`);

    this.addSql(`alter table "policy_document" add constraint "policy_document_set_check" check ("set" in ('privacy', 'cookies', 'informationList'));`);
    this.addSql(`alter table "policy_document" add constraint "policy_document_language_check" check ("language" in ('zh', 'en'));`);

    this.addSql(`alter table "verification_code" add constraint "verification_code_purpose_check" check ("purpose" in ('individual_signing'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "link" drop constraint "link_owner_id_foreign";`);
    this.addSql(`alter table "cla" drop constraint "cla_document_sha256_foreign";`);
    this.addSql(`alter table "individual_signing" drop constraint "individual_signing_document_sha256_foreign";`);
    this.addSql(`alter table "email" drop constraint "email_link_id_foreign";`);
    this.addSql(`alter table "cla" drop constraint "cla_link_id_foreign";`);
    this.addSql(`alter table "individual_signing" drop constraint "individual_signing_link_id_foreign";`);
    this.addSql(`alter table "corporation_signing" drop constraint "corporation_signing_link_id_foreign";`);
    this.addSql(`alter table "employee_signing" drop constraint "employee_signing_link_id_foreign";`);
    this.addSql(`alter table "individual_signing" drop constraint "individual_signing_cla_id_foreign";`);
    this.addSql(`alter table "corporation_signing" drop constraint "corporation_signing_cla_id_foreign";`);
    this.addSql(`alter table "employee_signing" drop constraint "employee_signing_corporation_signing_id_foreign";`);
    this.addSql(`alter table "corporation_domain" drop constraint "corporation_domain_corporation_signing_id_foreign";`);

    this.addSql(`drop table if exists "audit_event" cascade;`);
    this.addSql(`drop table if exists "community_account" cascade;`);
    this.addSql(`drop table if exists "document" cascade;`);
    this.addSql(`drop table if exists "link" cascade;`);
    this.addSql(`drop table if exists "email" cascade;`);
    this.addSql(`drop table if exists "cla" cascade;`);
    this.addSql(`drop table if exists "individual_signing" cascade;`);
    this.addSql(`drop table if exists "corporation_signing" cascade;`);
    this.addSql(`drop table if exists "employee_signing" cascade;`);
    this.addSql(`drop table if exists "corporation_domain" cascade;`);
    this.addSql(`drop table if exists "policy_document" cascade;`);
    this.addSql(`drop table if exists "verification_code" cascade;`);
  }

}
