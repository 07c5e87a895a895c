import { Migration } from '@mikro-orm/migrations';

export class Migration20261129231902_old_checks extends Migration {
  override name = 'Migration20261129231902_old_checks';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "verdict_comparison" ("id" uuid not null, "link_id" uuid not null, "pull_request_id" uuid not null, "head_sha" varchar(255) not null, "old_verdict" text not null, "verdict" text not null, "result" text not null, "reason" text null, "created_at" timestamptz not null, "compared_at" timestamptz not null, "read_again_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "verdict_comparison_link_index" on "verdict_comparison" ("link_id", "created_at");`);
    this.addSql(`create index "verdict_comparison_again_index" on "verdict_comparison" ("read_again_at");`);
    this.addSql(
      `alter table "verdict_comparison" add constraint "verdict_comparison_head_unique" unique ("pull_request_id", "head_sha");`,
    );

    this.addSql(`alter table "gate_policy" add "old_check" jsonb null;`);

    this.addSql(
      `alter table "verdict_comparison" add constraint "verdict_comparison_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
    );
    this.addSql(
      `alter table "verdict_comparison" add constraint "verdict_comparison_pull_request_id_foreign" foreign key ("pull_request_id") references "pull_request" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "verdict_comparison" add constraint "verdict_comparison_verdict_check" check ("verdict" in ('pending', 'covered', 'uncovered', 'unknown'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "verdict_comparison" cascade;`);

    this.addSql(`alter table "gate_policy" drop column "old_check";`);
  }
}
