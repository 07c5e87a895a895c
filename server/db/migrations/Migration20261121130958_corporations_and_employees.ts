import { Migration } from '@mikro-orm/migrations';

export class Migration20261121130958_corporations_and_employees extends Migration {
  override name = 'Migration20261121130958_corporations_and_employees';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "document_text" ("document_sha256" char(64) not null, "paragraphs" jsonb not null, primary key ("document_sha256"));`,
    );

    this.addSql(
      `create table "employee_signing_change" ("id" uuid not null, "employee_signing_id" uuid not null, "state" text not null, "changed_at" timestamptz not null, "manager_id" uuid null, primary key ("id"));`,
    );
    this.addSql(
      `create index "employee_signing_change_signing_index" on "employee_signing_change" ("employee_signing_id", "changed_at");`,
    );

    this.addSql(
      `create table "cla_notice" ("id" uuid not null, "cla_id" uuid not null, "signing" uuid not null, "kind" text not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "cla_notice" add constraint "cla_notice_cla_signing_kind_unique" unique ("cla_id", "signing", "kind");`,
    );

    this.addSql(
      `create table "cla_agreement" ("id" uuid not null, "corporation_signing_id" uuid not null, "previous_cla_id" uuid not null, "cla_id" uuid not null, "manager_id" uuid not null, "agreed_at" timestamptz not null, "ip" varchar(255) null, "user_agent" text null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "cla_agreement" add constraint "cla_agreement_signing_cla_unique" unique ("corporation_signing_id", "cla_id");`,
    );

    this.addSql(
      `alter table "employee_signing" add "reference" varchar(255) not null, add "cla_id" uuid not null, add "language" text not null, add "field_values" jsonb not null, add "document_sha256" char(64) not null, add "document_token_hash" char(64) not null, add "consent_version" varchar(255) not null, add "consent_language" text not null, add "ip" varchar(255) null, add "user_agent" text null;`,
    );
    this.addSql(
      `alter table "employee_signing" add constraint "employee_signing_cla_id_foreign" foreign key ("cla_id") references "cla" ("id");`,
    );
    this.addSql(
      `alter table "employee_signing" add constraint "employee_signing_document_sha256_foreign" foreign key ("document_sha256") references "document" ("sha256") on delete restrict;`,
    );
    this.addSql(
      `alter table "employee_signing" add constraint "employee_signing_reference_unique" unique ("reference");`,
    );
    this.addSql(
      `alter table "employee_signing" add constraint "employee_signing_document_token_unique" unique ("document_token_hash");`,
    );
    this.addSql(
      `create index "employee_signing_corporation_state_index" on "employee_signing" ("corporation_signing_id", "state", "signed_at");`,
    );
    this.addSql(
      `alter table "employee_signing" add constraint "employee_signing_language_check" check ("language" in ('zh', 'en'));`,
    );
    this.addSql(
      `alter table "employee_signing" add constraint "employee_signing_consent_language_check" check ("consent_language" in ('zh', 'en'));`,
    );

    this.addSql(
      `alter table "document_text" add constraint "document_text_document_sha256_foreign" foreign key ("document_sha256") references "document" ("sha256") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "employee_signing_change" add constraint "employee_signing_change_employee_signing_id_foreign" foreign key ("employee_signing_id") references "employee_signing" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "employee_signing_change" add constraint "employee_signing_change_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "employee_signing_change" add constraint "employee_signing_change_state_check" check ("state" in ('inactive', 'active', 'removed'));`,
    );

    this.addSql(
      `alter table "cla_notice" add constraint "cla_notice_cla_id_foreign" foreign key ("cla_id") references "cla" ("id");`,
    );
    this.addSql(
      `alter table "cla_notice" add constraint "cla_notice_kind_check" check ("kind" in ('announced', 'reminded', 'expired'));`,
    );

    this.addSql(
      `alter table "cla_agreement" add constraint "cla_agreement_corporation_signing_id_foreign" foreign key ("corporation_signing_id") references "corporation_signing" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "cla_agreement" add constraint "cla_agreement_previous_cla_id_foreign" foreign key ("previous_cla_id") references "cla" ("id");`,
    );
    this.addSql(
      `alter table "cla_agreement" add constraint "cla_agreement_cla_id_foreign" foreign key ("cla_id") references "cla" ("id");`,
    );
    this.addSql(
      `alter table "cla_agreement" add constraint "cla_agreement_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete restrict;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "document_text" cascade;`);
    this.addSql(`drop table if exists "employee_signing_change" cascade;`);
    this.addSql(`drop table if exists "cla_notice" cascade;`);
    this.addSql(`drop table if exists "cla_agreement" cascade;`);

    this.addSql(`alter table "employee_signing" drop constraint "employee_signing_cla_id_foreign";`);
    this.addSql(`alter table "employee_signing" drop constraint "employee_signing_document_sha256_foreign";`);

    this.addSql(`alter table "employee_signing" drop constraint "employee_signing_reference_unique";`);
    this.addSql(`alter table "employee_signing" drop constraint "employee_signing_document_token_unique";`);
    this.addSql(`drop index "employee_signing_corporation_state_index";`);
    this.addSql(`alter table "employee_signing" drop constraint "employee_signing_language_check";`);
    this.addSql(`alter table "employee_signing" drop constraint "employee_signing_consent_language_check";`);
    this.addSql(
      `alter table "employee_signing" drop column "reference", drop column "cla_id", drop column "language", drop column "field_values", drop column "document_sha256", drop column "document_token_hash", drop column "consent_version", drop column "consent_language", drop column "ip", drop column "user_agent";`,
    );
  }
}
