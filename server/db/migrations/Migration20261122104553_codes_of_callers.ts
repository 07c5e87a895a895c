import { Migration } from '@mikro-orm/migrations';

export class Migration20261122104553_codes_of_callers extends Migration {
  override name = 'Migration20261122104553_codes_of_callers';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "counter" ("id" uuid not null, "subject_hash" char(64) not null, "points" int not null, "counted_at" timestamptz not null, "ends_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "counter" add constraint "counter_subject_hash_unique" unique ("subject_hash");`);

    this.addSql(`drop index "verification_code_live_unique";`);
    this.addSql(
      `alter table "verification_code" add "challenge_hash" char(64) null, add "neighbourhood_hash" char(64) null;`,
    );
    this.addSql(
      `create unique index "verification_code_caller_live_unique" on "verification_code" ("purpose", "scope", "address_key", "challenge_hash") where used_at is null and superseded_at is null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "counter" cascade;`);

    this.addSql(`drop index "verification_code_caller_live_unique";`);
    this.addSql(`alter table "verification_code" drop column "challenge_hash", drop column "neighbourhood_hash";`);
    this.addSql(
      `create unique index "verification_code_live_unique" on "verification_code" ("purpose", "scope", "address_key") where used_at is null and superseded_at is null;`,
    );
  }
}
