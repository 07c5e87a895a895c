import { Migration } from '@mikro-orm/migrations';

export class Migration20261122045756_derived_documents extends Migration {
  override name = 'Migration20261122045756_derived_documents';

  override up(): void | Promise<void> {
    this.addSql(`create table "signing_act" ("signing" uuid not null, "act" jsonb not null, primary key ("signing"));`);

    this.addSql(`alter table "individual_signing" alter column "document_sha256" drop not null;`);

    this.addSql(`alter table "employee_signing" alter column "document_sha256" drop not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "signing_act" cascade;`);

    this.addSql(`alter table "employee_signing" alter column "document_sha256" set not null;`);

    this.addSql(`alter table "individual_signing" alter column "document_sha256" set not null;`);
  }
}
