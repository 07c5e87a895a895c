import { Migration } from '@mikro-orm/migrations';

export class Migration20261122224700_return_origins extends Migration {
  override name = 'Migration20261122224700_return_origins';

  override up(): void | Promise<void> {
    this.addSql(`alter table "link" add "return_origins" jsonb not null default '[]';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "link" drop column "return_origins";`);
  }
}
