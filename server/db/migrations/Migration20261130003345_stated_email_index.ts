import { Migration } from '@mikro-orm/migrations';

export class Migration20261130003345_stated_email_index extends Migration {
  override name = 'Migration20261130003345_stated_email_index';

  override up(): void | Promise<void> {
    this.addSql(
      `create index imported_identity_stated_email_index on imported_identity (lower(stated_email), link_id) where stated_email is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "imported_identity_stated_email_index";`);
  }
}
