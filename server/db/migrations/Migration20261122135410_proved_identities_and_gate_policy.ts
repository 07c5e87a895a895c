import { Migration } from '@mikro-orm/migrations';

export class Migration20261122135410_proved_identities_and_gate_policy extends Migration {
  override name = 'Migration20261122135410_proved_identities_and_gate_policy';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "proved_identity" ("id" uuid not null, "link_id" uuid not null, "signing" uuid not null, "reference" varchar(255) not null, "signer_key" varchar(255) not null, "email" varchar(255) null, "email_key" varchar(255) null, "platform" text null, "host" varchar(255) null, "account_id" varchar(255) null, "account" varchar(255) null, "proved_at" timestamptz not null, "ended_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "proved_identity_signing_index" on "proved_identity" ("signing");`);
    this.addSql(
      `create unique index "proved_identity_link_email_live_unique" on "proved_identity" ("link_id", "email_key") where ended_at is null;`,
    );
    this.addSql(
      `create unique index "proved_identity_link_account_live_unique" on "proved_identity" ("link_id", "platform", "host", "account_id") where ended_at is null;`,
    );

    this.addSql(
      `create table "gate_policy" ("id" uuid not null, "link_id" uuid not null, "subjects" jsonb not null, "co_authors" text not null, "accept_claimed_accounts" boolean not null, "bots" jsonb not null, "exempt_organizations" jsonb not null, "minimum_lines" int null, "minimum_lines_files" jsonb not null, "labels" jsonb null, "comment" text not null, "comment_template" varchar(255) not null, "comment_text" text null, "comment_language" text not null, "commands" jsonb not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "gate_policy" add constraint "gate_policy_link_unique" unique ("link_id");`);

    this.addSql(`alter table "authorization_request" drop constraint "authorization_request_purpose_check";`);
    this.addSql(`alter table "authorization_request" add "details" jsonb null;`);
    this.addSql(
      `alter table "authorization_request" add constraint "authorization_request_purpose_check" check ("purpose" in ('github_login', 'gitee_login', 'gmail', 'github_claim', 'gitee_claim'));`,
    );

    this.addSql(`alter table "verification_code" drop constraint "verification_code_purpose_check";`);
    this.addSql(
      `alter table "verification_code" add constraint "verification_code_purpose_check" check ("purpose" in ('individual_signing', 'corporation_signing', 'employee_signing', 'email_domain', 'claim_address', 'sender'));`,
    );

    this.addSql(
      `alter table "proved_identity" add constraint "proved_identity_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
    );
    this.addSql(
      `alter table "proved_identity" add constraint "proved_identity_platform_check" check ("platform" in ('github', 'gitee', 'gitcode', 'gitlab', 'gitea', 'forgejo'));`,
    );

    this.addSql(
      `alter table "gate_policy" add constraint "gate_policy_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
    );
    this.addSql(
      `alter table "gate_policy" add constraint "gate_policy_co_authors_check" check ("co_authors" in ('ignore', 'warn', 'require'));`,
    );
    this.addSql(
      `alter table "gate_policy" add constraint "gate_policy_comment_check" check ("comment" in ('off', 'edit', 'new'));`,
    );
    this.addSql(
      `alter table "gate_policy" add constraint "gate_policy_comment_language_check" check ("comment_language" in ('zh', 'en'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "proved_identity" cascade;`);
    this.addSql(`drop table if exists "gate_policy" cascade;`);

    // Both live for minutes; the earlier constraints do not know their purposes.
    this.addSql(`delete from "authorization_request" where "purpose" in ('github_claim', 'gitee_claim');`);
    this.addSql(`delete from "verification_code" where "purpose" = 'claim_address';`);

    this.addSql(`alter table "authorization_request" drop constraint "authorization_request_purpose_check";`);
    this.addSql(`alter table "authorization_request" drop column "details";`);
    this.addSql(
      `alter table "authorization_request" add constraint "authorization_request_purpose_check" check ("purpose" in ('github_login', 'gitee_login', 'gmail'));`,
    );

    this.addSql(`alter table "verification_code" drop constraint "verification_code_purpose_check";`);
    this.addSql(
      `alter table "verification_code" add constraint "verification_code_purpose_check" check ("purpose" in ('individual_signing', 'corporation_signing', 'employee_signing', 'email_domain', 'sender'));`,
    );
  }
}
