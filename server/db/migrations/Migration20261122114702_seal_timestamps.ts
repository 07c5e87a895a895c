import { Migration } from '@mikro-orm/migrations';

export class Migration20261122114702_seal_timestamps extends Migration {
  override name = 'Migration20261122114702_seal_timestamps';

  override up(): void | Promise<void> {
    this.addSql(`alter table "document_seal" add "timestamp_token" bytea null, add "timestamped_at" timestamptz null;`);
    this.addSql(
      `create index "document_seal_waiting_index" on "document_seal" ("sealed_at") where timestamped_at is null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "document_seal_waiting_index";`);
    this.addSql(`alter table "document_seal" drop column "timestamp_token", drop column "timestamped_at";`);
  }
}
