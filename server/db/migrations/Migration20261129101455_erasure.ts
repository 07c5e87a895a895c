import { Migration } from '@mikro-orm/migrations';

export class Migration20261129101455_erasure extends Migration {
  override name = 'Migration20261129101455_erasure';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "erasure_request" ("id" uuid not null, "link_id" uuid not null, "signing" uuid not null, "reference" varchar(255) not null, "kind" text not null, "state" text not null default 'requested', "requested_at" timestamptz not null, "reason" text null, "decided_at" timestamptz null, "decided_by_id" uuid null, "decision_reason" text null, primary key ("id"));`,
    );
    this.addSql(`create index "erasure_request_link_index" on "erasure_request" ("link_id", "requested_at", "id");`);
    this.addSql(`create index "erasure_request_signing_index" on "erasure_request" ("signing", "requested_at");`);
    this.addSql(`create index "erasure_request_decided_by_index" on "erasure_request" ("decided_by_id");`);
    this.addSql(
      `create unique index "erasure_request_open_unique" on "erasure_request" ("signing") where state = 'requested';`,
    );

    this.addSql(
      `alter table "link" add "retention_days" int not null default 0, add "legal_hold" boolean not null default false;`,
    );

    this.addSql(`create index "proved_identity_email_index" on "proved_identity" ("email_key");`);

    this.addSql(`alter table "individual_signing" add "erased_at" timestamptz null;`);

    this.addSql(`alter table "employee_signing" add "erased_at" timestamptz null;`);

    this.addSql(
      `alter table "erasure_request" add constraint "erasure_request_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
    );
    this.addSql(
      `alter table "erasure_request" add constraint "erasure_request_decided_by_id_foreign" foreign key ("decided_by_id") references "community_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "erasure_request" add constraint "erasure_request_kind_check" check ("kind" in ('INDIVIDUAL', 'EMPLOYEE', 'CORPORATION'));`,
    );
    this.addSql(
      `alter table "erasure_request" add constraint "erasure_request_state_check" check ("state" in ('requested', 'granted', 'refused'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "erasure_request" cascade;`);

    this.addSql(`alter table "employee_signing" drop column "erased_at";`);

    this.addSql(`alter table "individual_signing" drop column "erased_at";`);

    this.addSql(`alter table "link" drop column "retention_days", drop column "legal_hold";`);

    this.addSql(`drop index "proved_identity_email_index";`);
  }
}
