import { Migration } from '@mikro-orm/migrations';

export class Migration20261122135416_representative_changes extends Migration {
  override name = 'Migration20261122135416_representative_changes';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "representative_change" ("id" uuid not null, "corporation_signing_id" uuid not null, "key_hash" char(64) not null, "previous_name" varchar(255) not null, "previous_email" varchar(255) not null, "changed_at" timestamptz not null, "ends_at" timestamptz not null, "settled_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "representative_change" add constraint "representative_change_key_hash_unique" unique ("key_hash");`,
    );
    this.addSql(
      `create index "representative_change_corporation_index" on "representative_change" ("corporation_signing_id");`,
    );

    this.addSql(
      `alter table "representative_change" add constraint "representative_change_corporation_signing_id_foreign" foreign key ("corporation_signing_id") references "corporation_signing" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "representative_change" cascade;`);
  }
}
