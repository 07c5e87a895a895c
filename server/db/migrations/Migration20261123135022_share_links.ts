import { Migration } from '@mikro-orm/migrations';

export class Migration20261123135022_share_links extends Migration {
  override name = 'Migration20261123135022_share_links';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "link_member" ("id" uuid not null, "link_id" uuid not null, "account_id" uuid not null, "role" text not null, "joined_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "link_member_account_index" on "link_member" ("account_id");`);
    this.addSql(
      `alter table "link_member" add constraint "link_member_link_account_unique" unique ("link_id", "account_id");`,
    );

    this.addSql(
      `create table "link_invitation" ("id" uuid not null, "link_id" uuid not null, "invited_by_id" uuid not null, "email" varchar(255) not null, "role" text not null, "key_hash" char(64) not null, "invited_at" timestamptz not null, "expires_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "link_invitation" add constraint "link_invitation_key_hash_unique" unique ("key_hash");`);
    this.addSql(
      `alter table "link_invitation" add constraint "link_invitation_link_email_unique" unique ("link_id", "email");`,
    );

    this.addSql(
      `alter table "link_member" add constraint "link_member_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
    );
    this.addSql(
      `alter table "link_member" add constraint "link_member_account_id_foreign" foreign key ("account_id") references "community_account" ("id");`,
    );
    this.addSql(
      `alter table "link_member" add constraint "link_member_role_check" check ("role" in ('manager', 'viewer'));`,
    );

    this.addSql(
      `alter table "link_invitation" add constraint "link_invitation_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
    );
    this.addSql(
      `alter table "link_invitation" add constraint "link_invitation_invited_by_id_foreign" foreign key ("invited_by_id") references "community_account" ("id");`,
    );
    this.addSql(
      `alter table "link_invitation" add constraint "link_invitation_role_check" check ("role" in ('manager', 'viewer'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "link_member" cascade;`);
    this.addSql(`drop table if exists "link_invitation" cascade;`);
  }
}
