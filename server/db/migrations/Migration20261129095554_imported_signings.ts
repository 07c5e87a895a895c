import { Migration } from '@mikro-orm/migrations';

export class Migration20261129095554_imported_signings extends Migration {
  override name = 'Migration20261129095554_imported_signings';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "import_run" ("id" uuid not null, "source" varchar(255) not null, "plan_sha256" char(64) not null, "input_sha256" char(64) not null, "started_at" timestamptz not null, "finished_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`alter table "import_run" add constraint "import_run_plan_unique" unique ("plan_sha256");`);

    this.addSql(
      `create table "imported_identity" ("id" uuid not null, "key" varchar(500) not null, "source" varchar(255) not null, "link_id" uuid not null, "cla_id" uuid null, "platform" text null, "host" varchar(255) null, "account_id" varchar(255) null, "login" varchar(255) null, "name" varchar(255) null, "stated_email" varchar(255) null, "signed_at" timestamptz null, "precision" text not null, "level" text not null, "record" text null, "record_sha256" char(64) null, "imported_at" timestamptz not null, "ended_at" timestamptz null, "end_reason" varchar(255) null, primary key ("id"));`,
    );
    this.addSql(`alter table "imported_identity" add constraint "imported_identity_key_unique" unique ("key");`);
    this.addSql(`create index "imported_identity_cla_index" on "imported_identity" ("cla_id");`);
    this.addSql(
      `create unique index "imported_identity_account_live_unique" on "imported_identity" ("link_id", "platform", "host", "account_id") where ended_at is null;`,
    );

    this.addSql(
      `create table "signing_origin" ("signing" uuid not null, "key" varchar(500) not null, "source" varchar(255) not null, "level" text not null, "precision" text not null, "version_known" boolean not null default true, "record" text null, "record_sha256" char(64) null, "imported_at" timestamptz not null, primary key ("signing"));`,
    );
    this.addSql(`alter table "signing_origin" add constraint "signing_origin_key_unique" unique ("key");`);

    this.addSql(`alter table "individual_signing" drop constraint "individual_signing_end_reason_check";`);
    this.addSql(`alter table "individual_signing" alter column "consent_language" drop not null;`);
    this.addSql(`alter table "individual_signing" alter column "consent_version" drop not null;`);
    this.addSql(
      `alter table "individual_signing" add constraint "individual_signing_end_reason_check" check ("end_reason" in ('superseded', 'corporation', 'ended_by_community', 'withdrawn', 'removed_from_file', 'invalidated_at_source', 'not_counted_by_source', 'import_duplicate'));`,
    );

    this.addSql(`alter table "corporation_signing" alter column "consent_language" drop not null;`);
    this.addSql(`alter table "corporation_signing" alter column "consent_version" drop not null;`);

    this.addSql(`alter table "employee_signing" alter column "consent_language" drop not null;`);
    this.addSql(`alter table "employee_signing" alter column "consent_version" drop not null;`);

    this.addSql(
      `alter table "imported_identity" add constraint "imported_identity_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
    );
    this.addSql(
      `alter table "imported_identity" add constraint "imported_identity_cla_id_foreign" foreign key ("cla_id") references "cla" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "imported_identity" add constraint "imported_identity_precision_check" check ("precision" in ('second', 'day', 'unknown'));`,
    );
    this.addSql(
      `alter table "imported_identity" add constraint "imported_identity_level_check" check ("level" in ('document', 'verified-email', 'account', 'listed'));`,
    );

    this.addSql(
      `alter table "signing_origin" add constraint "signing_origin_level_check" check ("level" in ('document', 'verified-email', 'account', 'listed'));`,
    );
    this.addSql(
      `alter table "signing_origin" add constraint "signing_origin_precision_check" check ("precision" in ('second', 'day', 'unknown'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "import_run" cascade;`);
    this.addSql(`drop table if exists "imported_identity" cascade;`);
    this.addSql(`drop table if exists "signing_origin" cascade;`);

    this.addSql(`alter table "corporation_signing" alter column "consent_version" set not null;`);
    this.addSql(`alter table "corporation_signing" alter column "consent_language" set not null;`);

    this.addSql(`alter table "employee_signing" alter column "consent_version" set not null;`);
    this.addSql(`alter table "employee_signing" alter column "consent_language" set not null;`);

    this.addSql(`alter table "individual_signing" drop constraint "individual_signing_end_reason_check";`);
    this.addSql(`alter table "individual_signing" alter column "consent_version" set not null;`);
    this.addSql(`alter table "individual_signing" alter column "consent_language" set not null;`);
    this.addSql(
      `alter table "individual_signing" add constraint "individual_signing_end_reason_check" check ("end_reason" in ('superseded', 'corporation', 'ended_by_community', 'withdrawn'));`,
    );
  }
}
