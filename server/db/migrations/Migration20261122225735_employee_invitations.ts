import { Migration } from '@mikro-orm/migrations';

export class Migration20261122225735_employee_invitations extends Migration {
  override name = 'Migration20261122225735_employee_invitations';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "employee_invitation" ("id" uuid not null, "corporation_signing_id" uuid not null, "email_key" varchar(255) not null, "invited_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "employee_invitation_date_index" on "employee_invitation" ("invited_at");`);
    this.addSql(
      `alter table "employee_invitation" add constraint "employee_invitation_email_unique" unique ("corporation_signing_id", "email_key");`,
    );

    this.addSql(
      `alter table "employee_invitation" add constraint "employee_invitation_corporation_signing_id_foreign" foreign key ("corporation_signing_id") references "corporation_signing" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "employee_invitation" cascade;`);
  }
}
