import { Migration } from '@mikro-orm/migrations';

export class Migration20261122221520_employee_change_notes extends Migration {
  override name = 'Migration20261122221520_employee_change_notes';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "employee_signing_change" add "note" text null, add "operation_id" uuid null, add "email_id" uuid null;`,
    );
    this.addSql(
      `create index "employee_signing_change_operation_index" on "employee_signing_change" ("operation_id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "employee_signing_change_operation_index";`);
    this.addSql(
      `alter table "employee_signing_change" drop column "note", drop column "operation_id", drop column "email_id";`,
    );
  }
}
