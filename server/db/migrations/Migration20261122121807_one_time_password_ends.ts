import { Migration } from '@mikro-orm/migrations';

export class Migration20261122121807_one_time_password_ends extends Migration {
  override name = 'Migration20261122121807_one_time_password_ends';

  override up(): void | Promise<void> {
    this.addSql(`alter table "manager" add "one_time_password_expires_at" timestamptz null;`);
    // Those mailed before get their 72 hours from now.
    this.addSql(
      `update "manager" set "one_time_password_expires_at" = now() + interval '72 hours' where not "initial_password_changed";`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "manager" drop column "one_time_password_expires_at";`);
  }
}
