import { Migration } from '@mikro-orm/migrations';

export class Migration20261122143855_status_needs_key extends Migration {
  override name = 'Migration20261122143855_status_needs_key';

  override up(): void | Promise<void> {
    this.addSql(`alter table "link" add "status_needs_key" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "link" drop column "status_needs_key";`);
  }
}
