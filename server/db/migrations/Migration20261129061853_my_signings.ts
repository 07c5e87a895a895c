import { Migration } from '@mikro-orm/migrations';

export class Migration20261129061853_my_signings extends Migration {
  override name = 'Migration20261129061853_my_signings';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "signer_session" ("id" uuid not null, "email" varchar(255) not null, "email_key" varchar(255) not null, "token_hash" char(64) not null, "csrf_hash" char(64) not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "signer_session" add constraint "signer_session_token_unique" unique ("token_hash");`);
    this.addSql(`create index "signer_session_email_index" on "signer_session" ("email_key");`);

    this.addSql(`create index "individual_signing_email_index" on "individual_signing" ("email_key");`);

    this.addSql(
      `create index "corporation_signing_email_index" on "corporation_signing" ("representative_email_key");`,
    );

    this.addSql(`create index "employee_signing_email_index" on "employee_signing" ("email_key");`);

    this.addSql(`create index email_recipient_index on email (lower(recipient));`);

    this.addSql(`alter table "verification_code" drop constraint "verification_code_purpose_check";`);
    this.addSql(
      `alter table "verification_code" add constraint "verification_code_purpose_check" check ("purpose" in ('individual_signing', 'corporation_signing', 'employee_signing', 'email_domain', 'claim_address', 'sender', 'my_signings'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "signer_session" cascade;`);

    this.addSql(`drop index "corporation_signing_email_index";`);

    this.addSql(`drop index "email_recipient_index";`);

    this.addSql(`drop index "employee_signing_email_index";`);

    this.addSql(`drop index "individual_signing_email_index";`);

    this.addSql(`delete from "verification_code" where purpose = 'my_signings';`);
    this.addSql(`alter table "verification_code" drop constraint "verification_code_purpose_check";`);
    this.addSql(
      `alter table "verification_code" add constraint "verification_code_purpose_check" check ("purpose" in ('individual_signing', 'corporation_signing', 'employee_signing', 'email_domain', 'claim_address', 'sender'));`,
    );
  }
}
