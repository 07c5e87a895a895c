import { Migration } from '@mikro-orm/migrations';

export class Migration20261122113701_returned_documents extends Migration {
  override name = 'Migration20261122113701_returned_documents';

  override up(): void | Promise<void> {
    this.addSql(`alter table "corporation_signing" add "returned_at" timestamptz null, add "return_reason" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "corporation_signing" drop column "returned_at", drop column "return_reason";`);
  }
}
