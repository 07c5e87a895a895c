import { Migration } from '@mikro-orm/migrations';

export class Migration20261122185715_upload_links extends Migration {
  override name = 'Migration20261122185715_upload_links';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "upload_link" ("id" uuid not null, "corporation_signing_id" uuid not null, "key_hash" char(64) not null, "issued_at" timestamptz not null, "expires_at" timestamptz not null, "revoked_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`alter table "upload_link" add constraint "upload_link_key_hash_unique" unique ("key_hash");`);
    this.addSql(`create index "upload_link_corporation_index" on "upload_link" ("corporation_signing_id");`);

    this.addSql(
      `alter table "upload_link" add constraint "upload_link_corporation_signing_id_foreign" foreign key ("corporation_signing_id") references "corporation_signing" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "upload_link" cascade;`);
  }
}
