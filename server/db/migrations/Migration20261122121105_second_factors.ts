import { Migration } from '@mikro-orm/migrations';

export class Migration20261122121105_second_factors extends Migration {
  override name = 'Migration20261122121105_second_factors';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "recovery_code" ("id" uuid not null, "account_id" uuid null, "manager_id" uuid null, "code_hash" char(64) not null, "created_at" timestamptz not null, "used_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`alter table "recovery_code" add constraint "recovery_code_code_hash_unique" unique ("code_hash");`);
    this.addSql(`create index "recovery_code_account_index" on "recovery_code" ("account_id");`);
    this.addSql(`create index "recovery_code_manager_index" on "recovery_code" ("manager_id");`);

    this.addSql(
      `create table "passkey" ("id" uuid not null, "account_id" uuid null, "manager_id" uuid null, "credential_id" text not null, "public_key" bytea not null, "counter" bigint not null, "transports" jsonb not null, "synced" boolean not null, "name" varchar(255) not null, "created_at" timestamptz not null, "last_used_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`alter table "passkey" add constraint "passkey_credential_id_unique" unique ("credential_id");`);
    this.addSql(`create index "passkey_account_index" on "passkey" ("account_id");`);
    this.addSql(`create index "passkey_manager_index" on "passkey" ("manager_id");`);

    this.addSql(
      `create table "login_challenge" ("id" uuid not null, "challenge_hash" char(64) not null, "account_id" uuid null, "manager_id" uuid null, "password_hash" char(64) not null, "privacy_consented" boolean not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "used_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "login_challenge" add constraint "login_challenge_challenge_hash_unique" unique ("challenge_hash");`,
    );
    this.addSql(`create index "login_challenge_account_index" on "login_challenge" ("account_id");`);
    this.addSql(`create index "login_challenge_manager_index" on "login_challenge" ("manager_id");`);

    this.addSql(
      `create table "known_device" ("id" uuid not null, "account_id" uuid null, "manager_id" uuid null, "mark_hash" char(64) not null, "seen_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "known_device" add constraint "known_device_mark_hash_unique" unique ("mark_hash");`);
    this.addSql(`create index "known_device_account_index" on "known_device" ("account_id");`);
    this.addSql(`create index "known_device_manager_index" on "known_device" ("manager_id");`);

    this.addSql(
      `create table "passkey_ceremony" ("id" uuid not null, "purpose" text not null, "challenge" varchar(255) not null, "session_id" uuid null, "login_challenge_id" uuid null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "used_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "passkey_ceremony_session_index" on "passkey_ceremony" ("session_id");`);
    this.addSql(`create index "passkey_ceremony_login_challenge_index" on "passkey_ceremony" ("login_challenge_id");`);

    this.addSql(
      `create table "totp" ("id" uuid not null, "account_id" uuid null, "manager_id" uuid null, "secret" bytea null, "confirmed_at" timestamptz null, "last_step" int not null default 0, "pending_secret" bytea null, "pending_until" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`alter table "totp" add constraint "totp_account_unique" unique ("account_id");`);
    this.addSql(`alter table "totp" add constraint "totp_manager_unique" unique ("manager_id");`);

    this.addSql(`alter table "session" add "method" text null, add "proved_at" timestamptz null;`);
    this.addSql(
      `alter table "session" add constraint "session_method_check" check ("method" in ('password', 'code_platform', 'passkey'));`,
    );

    this.addSql(
      `alter table "recovery_code" add constraint "recovery_code_account_id_foreign" foreign key ("account_id") references "community_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "recovery_code" add constraint "recovery_code_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "recovery_code" add constraint "recovery_code_owner_check" check (num_nonnulls(account_id, manager_id) = 1);`,
    );

    this.addSql(
      `alter table "passkey" add constraint "passkey_account_id_foreign" foreign key ("account_id") references "community_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "passkey" add constraint "passkey_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "passkey" add constraint "passkey_owner_check" check (num_nonnulls(account_id, manager_id) = 1);`,
    );

    this.addSql(
      `alter table "login_challenge" add constraint "login_challenge_account_id_foreign" foreign key ("account_id") references "community_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "login_challenge" add constraint "login_challenge_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "login_challenge" add constraint "login_challenge_owner_check" check (num_nonnulls(account_id, manager_id) = 1);`,
    );

    this.addSql(
      `alter table "known_device" add constraint "known_device_account_id_foreign" foreign key ("account_id") references "community_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "known_device" add constraint "known_device_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "known_device" add constraint "known_device_owner_check" check (num_nonnulls(account_id, manager_id) = 1);`,
    );

    this.addSql(
      `alter table "passkey_ceremony" add constraint "passkey_ceremony_session_id_foreign" foreign key ("session_id") references "session" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "passkey_ceremony" add constraint "passkey_ceremony_login_challenge_id_foreign" foreign key ("login_challenge_id") references "login_challenge" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "passkey_ceremony" add constraint "passkey_ceremony_purpose_check" check ("purpose" in ('registration', 'login', 'second_factor', 'step_up'));`,
    );

    this.addSql(
      `alter table "totp" add constraint "totp_account_id_foreign" foreign key ("account_id") references "community_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "totp" add constraint "totp_manager_id_foreign" foreign key ("manager_id") references "manager" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "totp" add constraint "totp_owner_check" check (num_nonnulls(account_id, manager_id) = 1);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "passkey_ceremony" drop constraint "passkey_ceremony_login_challenge_id_foreign";`);

    this.addSql(`drop table if exists "recovery_code" cascade;`);
    this.addSql(`drop table if exists "passkey" cascade;`);
    this.addSql(`drop table if exists "login_challenge" cascade;`);
    this.addSql(`drop table if exists "known_device" cascade;`);
    this.addSql(`drop table if exists "passkey_ceremony" cascade;`);
    this.addSql(`drop table if exists "totp" cascade;`);

    this.addSql(`alter table "session" drop constraint "session_method_check";`);
    this.addSql(`alter table "session" drop column "method", drop column "proved_at";`);
  }
}
