import { Migration } from '@mikro-orm/migrations';

export class Migration20261122221254_cla_summaries extends Migration {
  override name = 'Migration20261122221254_cla_summaries';

  override up(): void | Promise<void> {
    this.addSql(`alter table "cla" add "summary" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "cla" drop column "summary";`);
  }
}
