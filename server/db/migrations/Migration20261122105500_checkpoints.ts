import { Migration } from '@mikro-orm/migrations';

export class Migration20261122105500_checkpoints extends Migration {
  override name = 'Migration20261122105500_checkpoints';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "checkpoint" ("number" int not null, "at" timestamptz not null, "tree_size" int not null, "root" char(64) not null, "previous" char(64) not null, "jws" text not null, primary key ("number"));`,
    );

    this.addSql(
      `create table "checkpoint_range" ("chain" uuid not null, "first_sequence" bigint not null, "last_sequence" bigint not null, "checkpoint" int not null, "first_leaf" int not null, primary key ("chain", "first_sequence"));`,
    );
    this.addSql(`create index "checkpoint_range_checkpoint_index" on "checkpoint_range" ("checkpoint", "first_leaf");`);

    this.addSql(
      `create table "evidence_key" ("kid" varchar(255) not null, "public_key" jsonb not null, "private_key" bytea not null, "created_at" timestamptz not null, primary key ("kid"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "checkpoint" cascade;`);
    this.addSql(`drop table if exists "checkpoint_range" cascade;`);
    this.addSql(`drop table if exists "evidence_key" cascade;`);
  }
}
