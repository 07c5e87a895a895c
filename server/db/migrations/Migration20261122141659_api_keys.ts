import { Migration } from '@mikro-orm/migrations';

export class Migration20261122141659_api_keys extends Migration {
  override name = 'Migration20261122141659_api_keys';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "api_key" ("id" uuid not null, "account_id" uuid not null, "link_id" uuid null, "name" varchar(255) not null, "secret_hash" char(64) not null, "scopes" jsonb not null, "organizations" jsonb not null, "organization_ids" jsonb not null, "created_at" timestamptz not null, "last_used_at" timestamptz null, "expires_at" timestamptz null, "revoked_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "api_key_account_index" on "api_key" ("account_id");`);
    this.addSql(`create index "api_key_link_index" on "api_key" ("link_id");`);

    this.addSql(
      `alter table "api_key" add constraint "api_key_account_id_foreign" foreign key ("account_id") references "community_account" ("id");`,
    );
    this.addSql(
      `alter table "api_key" add constraint "api_key_link_id_foreign" foreign key ("link_id") references "link" ("id") on delete restrict;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "api_key" cascade;`);
  }
}
