import { Migration } from '@mikro-orm/migrations';

export class Migration20261122231222_backup_administrator extends Migration {
  override name = 'Migration20261122231222_backup_administrator';

  override up(): void | Promise<void> {
    this.addSql(`drop index "manager_administrator_live_unique";`);
    this.addSql(`alter table "manager" add "is_backup" boolean not null default false;`);
    this.addSql(
      `create unique index "manager_backup_administrator_live_unique" on "manager" ("corporation_signing_id") where is_backup and removed_at is null and suspended_at is null;`,
    );
    this.addSql(
      `create unique index "manager_administrator_live_unique" on "manager" ("corporation_signing_id") where role = 'admin' and not is_backup and removed_at is null and suspended_at is null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "manager_backup_administrator_live_unique";`);
    this.addSql(`drop index "manager_administrator_live_unique";`);
    this.addSql(`alter table "manager" drop column "is_backup";`);
    this.addSql(
      `create unique index "manager_administrator_live_unique" on "manager" ("corporation_signing_id") where role = 'admin' and removed_at is null and suspended_at is null;`,
    );
  }
}
