import { Migration } from '@mikro-orm/migrations';

export class Migration20261122151220_webhooks extends Migration {
  override name = 'Migration20261122151220_webhooks';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "webhook" ("id" uuid not null, "link_id" uuid not null, "url" text not null, "events" jsonb not null, "secret" bytea not null, "previous_secret" bytea null, "previous_secret_ends_at" timestamptz null, "active" boolean not null default true, "personal_data" boolean not null default false, "created_at" timestamptz not null, "last_delivery_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "webhook_link_index" on "webhook" ("link_id");`);

    this.addSql(
      `create table "webhook_delivery" ("id" uuid not null, "webhook_id" uuid not null, "message_id" uuid not null, "audit_event_id" uuid null, "event" varchar(255) not null, "request_body" text not null, "created_at" timestamptz not null, "attempts" int not null default 0, "delivered_at" timestamptz null, "next_attempt_at" timestamptz null, "failed" boolean not null default false, "response_status" int null, "response_body" text null, "error" varchar(255) null, primary key ("id"));`,
    );
    this.addSql(`create index "webhook_delivery_webhook_index" on "webhook_delivery" ("webhook_id", "created_at");`);
    this.addSql(`create index "webhook_delivery_created_index" on "webhook_delivery" ("created_at");`);
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_event_unique" unique ("webhook_id", "audit_event_id");`,
    );

    this.addSql(
      `alter table "webhook" add constraint "webhook_link_id_foreign" foreign key ("link_id") references "link" ("id");`,
    );

    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_webhook_id_foreign" foreign key ("webhook_id") references "webhook" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "webhook_delivery" drop constraint "webhook_delivery_webhook_id_foreign";`);

    this.addSql(`drop table if exists "webhook" cascade;`);
    this.addSql(`drop table if exists "webhook_delivery" cascade;`);
  }
}
