import { Migration } from '@mikro-orm/migrations';

export class Migration20261122103347_link_organizations extends Migration {
  override name = 'Migration20261122103347_link_organizations';

  override up(): void | Promise<void> {
    this.addSql(`alter table "link" add "organization_id" varchar(255) null, add "frozen_at" timestamptz null;`);

    this.addSql(`alter table "session" add "organization_ids" jsonb null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "link" drop column "organization_id", drop column "frozen_at";`);

    this.addSql(`alter table "session" drop column "organization_ids";`);
  }
}
