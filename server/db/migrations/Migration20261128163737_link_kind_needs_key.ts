import { Migration } from '@mikro-orm/migrations';

export class Migration20261128163737_link_kind_needs_key extends Migration {
  override name = 'Migration20261128163737_link_kind_needs_key';

  override up(): void | Promise<void> {
    this.addSql(`alter table "link" add "kind_needs_key" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "link" drop column "kind_needs_key";`);
  }
}
