import { Migration } from '@mikro-orm/migrations';

export class Migration20261129004259_email_reference_index extends Migration {
  override name = 'Migration20261129004259_email_reference_index';

  override up(): void | Promise<void> {
    this.addSql(
      `create index email_reference_index on email ((data ->> 'reference')) where data ->> 'reference' is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "email_reference_index";`);
  }
}
