import { Migration } from '@mikro-orm/migrations';

export class Migration20261122225306_pre_approvals extends Migration {
  override name = 'Migration20261122225306_pre_approvals';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "pre_approval" ("id" uuid not null, "corporation_signing_id" uuid not null, "email" varchar(255) not null, "email_key" varchar(255) not null, "manager_id" uuid not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "pre_approval_date_index" on "pre_approval" ("corporation_signing_id", "created_at", "id");`,
    );
    this.addSql(`create index "pre_approval_manager_index" on "pre_approval" ("manager_id");`);
    this.addSql(
      `alter table "pre_approval" add constraint "pre_approval_email_unique" unique ("corporation_signing_id", "email_key");`,
    );

    this.addSql(`alter table "employee_signing_change" add "pre_approved" boolean not null default false;`);

    this.addSql(
      `alter table "pre_approval" add constraint "pre_approval_corporation_signing_id_foreign" foreign key ("corporation_signing_id") references "corporation_signing" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "pre_approval" add constraint "pre_approval_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "pre_approval" cascade;`);

    this.addSql(`alter table "employee_signing_change" drop column "pre_approved";`);
  }
}
