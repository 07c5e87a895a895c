import { Migration } from '@mikro-orm/migrations';

export class Migration20261122105948_mail_budget extends Migration {
  override name = 'Migration20261122105948_mail_budget';

  override up(): void | Promise<void> {
    this.addSql(`alter table "email" add "by_service" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "email" drop column "by_service";`);
  }
}
