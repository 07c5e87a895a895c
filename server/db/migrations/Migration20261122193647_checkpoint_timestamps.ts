import { Migration } from '@mikro-orm/migrations';

export class Migration20261122193647_checkpoint_timestamps extends Migration {
  override name = 'Migration20261122193647_checkpoint_timestamps';

  override up(): void | Promise<void> {
    this.addSql(`alter table "checkpoint" add "timestamp_token" bytea null, add "timestamped_at" timestamptz null;`);
    this.addSql(`create index "checkpoint_waiting_index" on "checkpoint" ("number") where timestamped_at is null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "checkpoint_waiting_index";`);
    this.addSql(`alter table "checkpoint" drop column "timestamp_token", drop column "timestamped_at";`);
  }
}
