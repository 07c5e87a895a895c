import { Migration } from '@mikro-orm/migrations';

export class Migration20261122192821_deactivated_managers extends Migration {
  override name = 'Migration20261122192821_deactivated_managers';

  override up(): void | Promise<void> {
    this.addSql(`alter table "manager" add "deactivated_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "manager" drop column "deactivated_at";`);
  }
}
