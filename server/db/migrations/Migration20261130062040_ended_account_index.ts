import { Migration } from '@mikro-orm/migrations';

export class Migration20261130062040_ended_account_index extends Migration {
  override name = 'Migration20261130062040_ended_account_index';

  override up(): void | Promise<void> {
    this.addSql(
      `create index imported_identity_ended_account_index on imported_identity (account_id) where ended_at is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "imported_identity_ended_account_index";`);
  }
}
