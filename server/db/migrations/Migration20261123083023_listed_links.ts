import { Migration } from '@mikro-orm/migrations';

export class Migration20261123083023_listed_links extends Migration {
  override name = 'Migration20261123083023_listed_links';

  override up(): void | Promise<void> {
    this.addSql(`alter table "link" add "listed" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "link" drop column "listed";`);
  }
}
