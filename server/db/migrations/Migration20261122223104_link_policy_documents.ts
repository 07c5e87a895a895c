import { Migration } from '@mikro-orm/migrations';

export class Migration20261122223104_link_policy_documents extends Migration {
  override name = 'Migration20261122223104_link_policy_documents';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "link_policy_document" ("id" uuid not null, "link_id" uuid not null, "set" text not null, "language" text not null, "platform" text not null, "owner" varchar(255) not null, "repo" varchar(255) not null, "path" text not null, "text" text not null, "read_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "link_policy_document" add constraint "link_policy_document_unique" unique ("link_id", "set", "language");`,
    );

    this.addSql(`alter table "link" add "privacy_version" varchar(255) null;`);

    this.addSql(
      `alter table "link_policy_document" add constraint "link_policy_document_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
    );
    this.addSql(
      `alter table "link_policy_document" add constraint "link_policy_document_set_check" check ("set" in ('privacy', 'cookies', 'informationList'));`,
    );
    this.addSql(
      `alter table "link_policy_document" add constraint "link_policy_document_language_check" check ("language" in ('zh', 'en'));`,
    );
    this.addSql(
      `alter table "link_policy_document" add constraint "link_policy_document_platform_check" check ("platform" in ('gitee', 'github'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "link_policy_document" cascade;`);

    this.addSql(`alter table "link" drop column "privacy_version";`);
  }
}
