import { Migration } from '@mikro-orm/migrations';

export class Migration20261122185014_gate_repository_subjects extends Migration {
  override name = 'Migration20261122185014_gate_repository_subjects';

  override up(): void | Promise<void> {
    this.addSql(`alter table "gate_policy" add "opener_may_cancel" boolean not null default false;`);

    this.addSql(`alter table "gated_repository" add "subjects" jsonb null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "gate_policy" drop column "opener_may_cancel";`);

    this.addSql(`alter table "gated_repository" drop column "subjects";`);
  }
}
