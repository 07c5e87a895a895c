import { Migration } from '@mikro-orm/migrations';

export class Migration20261123084114_local_account_administration extends Migration {
  override name = 'Migration20261123084114_local_account_administration';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "community_account" add "initial_password_changed" boolean not null default true, add "one_time_password_expires_at" timestamptz null, add "is_administrator" boolean not null default false, add "language" text null, add "deactivated_at" timestamptz null;`,
    );
    this.addSql(
      `alter table "community_account" add constraint "community_account_administrator_check" check (not is_administrator or platform = 'local');`,
    );
    this.addSql(
      `alter table "community_account" add constraint "community_account_language_check" check ("language" in ('zh', 'en'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "community_account" drop constraint "community_account_administrator_check";`);
    this.addSql(`alter table "community_account" drop constraint "community_account_language_check";`);
    this.addSql(
      `alter table "community_account" drop column "initial_password_changed", drop column "one_time_password_expires_at", drop column "is_administrator", drop column "language", drop column "deactivated_at";`,
    );
  }
}
