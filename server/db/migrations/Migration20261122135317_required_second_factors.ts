import { Migration } from '@mikro-orm/migrations';

export class Migration20261122135317_required_second_factors extends Migration {
  override name = 'Migration20261122135317_required_second_factors';

  override up(): void | Promise<void> {
    this.addSql(`alter table "link" add "requires_second_factor" boolean not null default false;`);

    this.addSql(`alter table "corporation_signing" add "requires_second_factor" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "corporation_signing" drop column "requires_second_factor";`);

    this.addSql(`alter table "link" drop column "requires_second_factor";`);
  }
}
