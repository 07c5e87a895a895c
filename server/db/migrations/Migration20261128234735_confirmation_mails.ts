import { Migration } from '@mikro-orm/migrations';

export class Migration20261128234735_confirmation_mails extends Migration {
  override name = 'Migration20261128234735_confirmation_mails';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "muted_confirmation" ("id" uuid not null, "email_key" text not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "muted_confirmation" add constraint "muted_confirmation_email_unique" unique ("email_key");`,
    );

    this.addSql(
      `create table "confirmation_notice" ("id" uuid not null, "pull_request_id" uuid not null, "email_key" text not null, "key_hash" char(64) not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "confirmation_notice" add constraint "confirmation_notice_key_unique" unique ("key_hash");`,
    );
    this.addSql(
      `alter table "confirmation_notice" add constraint "confirmation_notice_unique" unique ("pull_request_id", "email_key");`,
    );

    this.addSql(`alter table "gate_policy" add "confirmation_mails" boolean not null default true;`);

    this.addSql(
      `alter table "confirmation_notice" add constraint "confirmation_notice_pull_request_id_foreign" foreign key ("pull_request_id") references "pull_request" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "muted_confirmation" cascade;`);
    this.addSql(`drop table if exists "confirmation_notice" cascade;`);

    this.addSql(`alter table "gate_policy" drop column "confirmation_mails";`);
  }
}
