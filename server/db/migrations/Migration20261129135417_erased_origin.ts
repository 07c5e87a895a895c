import { Migration } from '@mikro-orm/migrations';

export class Migration20261129135417_erased_origin extends Migration {
  override name = 'Migration20261129135417_erased_origin';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "erased_origin" ("key_sha256" char(64) not null, "link_id" uuid not null, primary key ("key_sha256"));`,
    );
    this.addSql(`create index "erased_origin_link_index" on "erased_origin" ("link_id");`);

    this.addSql(
      `alter table "erased_origin" add constraint "erased_origin_link_id_foreign" foreign key ("link_id") references "link" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "erased_origin" cascade;`);
  }
}
