import { Migration } from '@mikro-orm/migrations';

export class Migration20261128210248_gated_organization extends Migration {
  override name = 'Migration20261128210248_gated_organization';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "gated_organization" ("id" uuid not null, "link_id" uuid not null, "connection_id" uuid not null, "host" text not null, "external_id" varchar(255) not null, "login" varchar(255) not null, "mode" text not null, "exclusions" jsonb not null, "uncovered" jsonb not null default '[]', "uncovered_count" int not null default 0, "compared_at" timestamptz null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "gated_organization_link_index" on "gated_organization" ("link_id");`);
    this.addSql(`create index "gated_organization_connection_index" on "gated_organization" ("connection_id");`);
    this.addSql(
      `alter table "gated_organization" add constraint "gated_organization_host_external_id_unique" unique ("host", "external_id");`,
    );

    this.addSql(`alter table "gated_repository" add "organization_id" uuid null;`);
    this.addSql(
      `alter table "gated_repository" add constraint "gated_repository_organization_id_foreign" foreign key ("organization_id") references "gated_organization" ("id") on delete set null;`,
    );
    this.addSql(`create index "gated_repository_organization_index" on "gated_repository" ("organization_id");`);

    this.addSql(
      `alter table "gated_organization" add constraint "gated_organization_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
    );
    this.addSql(
      `alter table "gated_organization" add constraint "gated_organization_connection_id_foreign" foreign key ("connection_id") references "platform_connection" ("id");`,
    );
    this.addSql(
      `alter table "gated_organization" add constraint "gated_organization_mode_check" check ("mode" in ('enforce', 'observe', 'excluded'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "gated_repository" drop constraint "gated_repository_organization_id_foreign";`);

    this.addSql(`drop table if exists "gated_organization" cascade;`);

    this.addSql(`drop index "gated_repository_organization_index";`);
    this.addSql(`alter table "gated_repository" drop column "organization_id";`);
  }
}
