import { Migration } from '@mikro-orm/migrations';

export class Migration20261128163359_certified_evidence_keys extends Migration {
  override name = 'Migration20261128163359_certified_evidence_keys';

  override up(): void | Promise<void> {
    this.addSql(`alter table "evidence_key" add "certified" jsonb not null default '[]';`);

    this.addSql(`alter table "document_seal" add "states_facts" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "document_seal" drop column "states_facts";`);

    this.addSql(`alter table "evidence_key" drop column "certified";`);
  }
}
