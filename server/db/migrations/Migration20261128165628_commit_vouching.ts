import { Migration } from '@mikro-orm/migrations';

export class Migration20261128165628_commit_vouching extends Migration {
  override name = 'Migration20261128165628_commit_vouching';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "commit_vouching" ("id" uuid not null, "host" text not null, "repository_id" varchar(255) not null, "sha" varchar(255) not null, "source" text not null, "account_id" varchar(255) not null, "login" varchar(255) not null, "bot" boolean not null default false, "email_key" text not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "commit_vouching" add constraint "commit_vouching_unique" unique ("host", "repository_id", "sha", "source", "account_id", "email_key");`,
    );
    this.addSql(
      `alter table "commit_vouching" add constraint "commit_vouching_source_check" check ("source" in ('pushed', 'opened', 'signed', 'confirmed', 'bot'));`,
    );

    this.addSql(
      `alter table "gate_policy" add "co_authors_need_confirmation" boolean not null default false, add "agents" jsonb not null default '[]';`,
    );

    // The basis of verdicts stays valid: who opened, pushed or signed, according to their traces.
    this
      .addSql(`insert into "commit_vouching" ("id", "host", "repository_id", "sha", "source", "account_id", "login", "bot", "email_key", "created_at")
      select gen_random_uuid(), s."host", r."external_id", c.value ->> 'sha',
        case when t.value ->> 'assurance' = 'a3' then 'signed' when s."account_id" = p."opener_id" then 'opened' else 'pushed' end,
        s."account_id", coalesce(s."login", ''), s."bot", '', v."decided_at"
      from "pull_request_verdict" v
      join "pull_request" p on p."id" = v."pull_request_id"
      join "gated_repository" r on r."id" = p."repository_id"
      cross join lateral jsonb_array_elements(v."commits"::jsonb) c
      cross join lateral jsonb_array_elements(c.value -> 'subjects') t
      join "gate_subject" s on s."id" = (t.value ->> 'subjectId')::uuid
      where s."account_id" <> ''
        and (t.value ->> 'assurance' in ('a2', 'a3') or (t.value ->> 'assurance' = 'a4' and s."account_id" = p."opener_id"))
      on conflict do nothing;`);
    this
      .addSql(`insert into "commit_vouching" ("id", "host", "repository_id", "sha", "source", "account_id", "login", "email_key", "created_at")
      select gen_random_uuid(), regexp_replace(regexp_replace(lower(r."host"), '^https?://', ''), '/+$', ''), r."external_id", h."head_sha",
        'pushed', h."pusher_id", h."pusher", '', h."pushed_at"
      from "pull_request_head" h
      join "pull_request" p on p."id" = h."pull_request_id"
      join "gated_repository" r on r."id" = p."repository_id"
      where h."pusher_id" <> ''
      on conflict do nothing;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "commit_vouching" cascade;`);
    this.addSql(`alter table "gate_policy" drop column "co_authors_need_confirmation", drop column "agents";`);
  }
}
