import { Migration } from '@mikro-orm/migrations';

export class Migration20261122135848_gate extends Migration {
  override name = 'Migration20261122135848_gate';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "platform_connection" ("id" uuid not null, "public_id" varchar(255) not null, "platform" text not null, "url" text not null, "api_url" text not null, "name" varchar(255) not null, "account_id" varchar(255) null, "account" varchar(255) null, "app_id" varchar(255) null, "credentials" bytea null, "webhook_secret" bytea null, "owner_id" uuid null, "state" text not null default 'active', "paused_reason" varchar(255) null, "limited_until" timestamptz null, "created_at" timestamptz not null, "last_delivery_at" timestamptz null, "swept_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "platform_connection" add constraint "platform_connection_public_id_unique" unique ("public_id");`,
    );
    this.addSql(
      `create unique index "platform_connection_account_live_unique" on "platform_connection" ("owner_id", "platform", "url", "account_id") where state <> 'revoked';`,
    );

    this.addSql(
      `create table "delivery" ("id" uuid not null, "connection_id" uuid not null, "key" text not null, "event" varchar(255) not null, "repository_id" varchar(255) null, "repository" text null, "number" int null, "body" bytea null, "sha256" char(64) not null, "news" jsonb null, "received_at" timestamptz not null, "attempts" int not null default 0, "error" text null, "handled_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "delivery_connection_received_index" on "delivery" ("connection_id", "received_at");`);
    this.addSql(`create index "delivery_received_index" on "delivery" ("received_at");`);
    this.addSql(
      `alter table "delivery" add constraint "delivery_connection_key_unique" unique ("connection_id", "key");`,
    );

    this.addSql(
      `create table "platform_installation" ("id" uuid not null, "connection_id" uuid not null, "external_id" varchar(255) not null, "account_id" varchar(255) not null, "account_login" varchar(255) not null, "suspended" boolean not null default false, "removed_at" timestamptz null, "limited_until" timestamptz null, "seen_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "platform_installation" add constraint "platform_installation_external_id_unique" unique ("connection_id", "external_id");`,
    );

    this.addSql(
      `create table "gate_subject" ("id" uuid not null, "link_id" uuid not null, "host" text not null, "account_id" varchar(255) not null, "login" varchar(255) null, "bot" boolean not null default false, "email" text null, "email_key" text not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "gate_subject_email_index" on "gate_subject" ("link_id", "email_key");`);
    this.addSql(
      `alter table "gate_subject" add constraint "gate_subject_identity_unique" unique ("link_id", "host", "account_id", "email_key");`,
    );

    this.addSql(
      `create table "gated_repository" ("id" uuid not null, "link_id" uuid not null, "connection_id" uuid not null, "installation_id" uuid null, "host" text not null, "external_id" varchar(255) not null, "path" text not null, "owner_id" varchar(255) not null, "private" boolean not null, "mode" text not null, "reason" text null, "parked_at" timestamptz null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "gated_repository_link_index" on "gated_repository" ("link_id");`);
    this.addSql(`create index "gated_repository_connection_index" on "gated_repository" ("connection_id");`);
    this.addSql(
      `alter table "gated_repository" add constraint "gated_repository_host_external_id_unique" unique ("host", "external_id");`,
    );

    this.addSql(
      `create table "pull_request" ("id" uuid not null, "repository_id" uuid not null, "number" int not null, "state" text not null, "title" text null, "url" text not null, "draft" boolean not null default false, "opener_id" varchar(255) null, "opener" varchar(255) null, "head_sha" varchar(255) not null, "base_sha" varchar(255) not null, "base_branch" text not null, "verdict" text not null default 'pending', "pending_sha" varchar(255) null, "unknown_since" timestamptz null, "override_verdict" text null, "override_sha" varchar(255) null, "overridden_by" varchar(255) null, "override_reason" text null, "judging_until" timestamptz null, "judged_at" timestamptz null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "pull_request_head_sha_index" on "pull_request" ("head_sha");`);
    this.addSql(`create index "pull_request_state_judged_index" on "pull_request" ("state", "judged_at");`);
    this.addSql(
      `alter table "pull_request" add constraint "pull_request_repository_number_unique" unique ("repository_id", "number");`,
    );

    this.addSql(
      `create table "pull_request_verdict" ("id" uuid not null, "pull_request_id" uuid not null, "verdict" text not null, "head_sha" varchar(255) not null, "base_sha" varchar(255) null, "complete" boolean not null, "commits" jsonb not null, "overridden_by" varchar(255) null, "override_reason" text null, "decided_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "pull_request_verdict_decided_index" on "pull_request_verdict" ("pull_request_id", "decided_at");`,
    );

    this.addSql(
      `create table "pull_request_subject" ("id" uuid not null, "pull_request_id" uuid not null, "subject_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(`create index "pull_request_subject_subject_index" on "pull_request_subject" ("subject_id");`);
    this.addSql(
      `alter table "pull_request_subject" add constraint "pull_request_subject_unique" unique ("pull_request_id", "subject_id");`,
    );

    this.addSql(
      `create table "pull_request_head" ("id" uuid not null, "pull_request_id" uuid not null, "head_sha" varchar(255) not null, "pusher_id" varchar(255) not null, "pusher" varchar(255) not null, "pushed_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "pull_request_head" add constraint "pull_request_head_unique" unique ("pull_request_id", "head_sha");`,
    );

    this.addSql(`alter table "authorization_request" drop constraint "authorization_request_purpose_check";`);
    this.addSql(
      `alter table "authorization_request" add constraint "authorization_request_purpose_check" check ("purpose" in ('github_login', 'gitee_login', 'gmail', 'github_app', 'github_claim', 'gitee_claim'));`,
    );

    this.addSql(
      `alter table "platform_connection" add constraint "platform_connection_owner_id_foreign" foreign key ("owner_id") references "community_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "platform_connection" add constraint "platform_connection_platform_check" check ("platform" in ('github', 'gitee', 'gitcode', 'gitlab', 'gitea', 'forgejo'));`,
    );
    this.addSql(
      `alter table "platform_connection" add constraint "platform_connection_state_check" check ("state" in ('active', 'paused', 'revoked'));`,
    );

    this.addSql(
      `alter table "delivery" add constraint "delivery_connection_id_foreign" foreign key ("connection_id") references "platform_connection" ("id");`,
    );

    this.addSql(
      `alter table "platform_installation" add constraint "platform_installation_connection_id_foreign" foreign key ("connection_id") references "platform_connection" ("id");`,
    );

    this.addSql(
      `alter table "gate_subject" add constraint "gate_subject_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
    );

    this.addSql(
      `alter table "gated_repository" add constraint "gated_repository_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
    );
    this.addSql(
      `alter table "gated_repository" add constraint "gated_repository_connection_id_foreign" foreign key ("connection_id") references "platform_connection" ("id");`,
    );
    this.addSql(
      `alter table "gated_repository" add constraint "gated_repository_installation_id_foreign" foreign key ("installation_id") references "platform_installation" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "gated_repository" add constraint "gated_repository_mode_check" check ("mode" in ('enforce', 'observe', 'excluded'));`,
    );

    this.addSql(
      `alter table "pull_request" add constraint "pull_request_repository_id_foreign" foreign key ("repository_id") references "gated_repository" ("id");`,
    );
    this.addSql(
      `alter table "pull_request" add constraint "pull_request_state_check" check ("state" in ('new', 'open', 'closed', 'merged'));`,
    );
    this.addSql(
      `alter table "pull_request" add constraint "pull_request_verdict_check" check ("verdict" in ('pending', 'covered', 'uncovered', 'unknown'));`,
    );
    this.addSql(
      `alter table "pull_request" add constraint "pull_request_override_verdict_check" check ("override_verdict" in ('covered', 'uncovered'));`,
    );

    this.addSql(
      `alter table "pull_request_verdict" add constraint "pull_request_verdict_pull_request_id_foreign" foreign key ("pull_request_id") references "pull_request" ("id");`,
    );
    this.addSql(
      `alter table "pull_request_verdict" add constraint "pull_request_verdict_verdict_check" check ("verdict" in ('pending', 'covered', 'uncovered', 'unknown'));`,
    );

    this.addSql(
      `alter table "pull_request_subject" add constraint "pull_request_subject_pull_request_id_foreign" foreign key ("pull_request_id") references "pull_request" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "pull_request_subject" add constraint "pull_request_subject_subject_id_foreign" foreign key ("subject_id") references "gate_subject" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "pull_request_head" add constraint "pull_request_head_pull_request_id_foreign" foreign key ("pull_request_id") references "pull_request" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "delivery" drop constraint "delivery_connection_id_foreign";`);
    this.addSql(`alter table "platform_installation" drop constraint "platform_installation_connection_id_foreign";`);
    this.addSql(`alter table "gated_repository" drop constraint "gated_repository_connection_id_foreign";`);
    this.addSql(`alter table "gated_repository" drop constraint "gated_repository_installation_id_foreign";`);
    this.addSql(`alter table "pull_request_subject" drop constraint "pull_request_subject_subject_id_foreign";`);
    this.addSql(`alter table "pull_request" drop constraint "pull_request_repository_id_foreign";`);
    this.addSql(`alter table "pull_request_verdict" drop constraint "pull_request_verdict_pull_request_id_foreign";`);
    this.addSql(`alter table "pull_request_subject" drop constraint "pull_request_subject_pull_request_id_foreign";`);
    this.addSql(`alter table "pull_request_head" drop constraint "pull_request_head_pull_request_id_foreign";`);

    this.addSql(`drop table if exists "platform_connection" cascade;`);
    this.addSql(`drop table if exists "delivery" cascade;`);
    this.addSql(`drop table if exists "platform_installation" cascade;`);
    this.addSql(`drop table if exists "gate_subject" cascade;`);
    this.addSql(`drop table if exists "gated_repository" cascade;`);
    this.addSql(`drop table if exists "pull_request" cascade;`);
    this.addSql(`drop table if exists "pull_request_verdict" cascade;`);
    this.addSql(`drop table if exists "pull_request_subject" cascade;`);
    this.addSql(`drop table if exists "pull_request_head" cascade;`);

    this.addSql(`alter table "authorization_request" drop constraint "authorization_request_purpose_check";`);
    this.addSql(
      `alter table "authorization_request" add constraint "authorization_request_purpose_check" check ("purpose" in ('github_login', 'gitee_login', 'gmail', 'github_claim', 'gitee_claim'));`,
    );
  }
}
