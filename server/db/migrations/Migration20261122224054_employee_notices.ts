import { Migration } from '@mikro-orm/migrations';

export class Migration20261122224054_employee_notices extends Migration {
  override name = 'Migration20261122224054_employee_notices';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "employee_notice" ("id" uuid not null, "manager_id" uuid not null, "employee_signing_id" uuid not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "employee_notice_signing_index" on "employee_notice" ("employee_signing_id");`);
    this.addSql(
      `alter table "employee_notice" add constraint "employee_notice_unique" unique ("manager_id", "employee_signing_id");`,
    );

    this.addSql(
      `alter table "manager" add "employee_notices" text not null default 'quarter_hourly', add "employees_noticed_at" timestamptz null;`,
    );
    this.addSql(
      `alter table "manager" add constraint "manager_employee_notices_check" check ("employee_notices" in ('each', 'quarter_hourly', 'daily', 'none'));`,
    );

    this.addSql(
      `alter table "employee_notice" add constraint "employee_notice_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "employee_notice" add constraint "employee_notice_employee_signing_id_foreign" foreign key ("employee_signing_id") references "employee_signing" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "employee_notice" cascade;`);

    this.addSql(`alter table "manager" drop constraint "manager_employee_notices_check";`);
    this.addSql(`alter table "manager" drop column "employee_notices", drop column "employees_noticed_at";`);
  }
}
