import { Migration } from '@mikro-orm/migrations';

export class Migration20261128204853_deliveries_count_once extends Migration {
  override name = 'Migration20261128204853_deliveries_count_once';

  /** A comment that came twice under two numbers is kept as it came first; handling one twice did no harm. */
  override up(): void | Promise<void> {
    this.addSql(
      `delete from "delivery" "later" using "delivery" "first" where "first"."connection_id" = "later"."connection_id" and "first"."sha256" = "later"."sha256" and "later"."news"->>'comment' is not null and ("first"."received_at", "first"."id") < ("later"."received_at", "later"."id");`,
    );

    this.addSql(
      `create unique index "delivery_connection_comment_unique" on "delivery" ("connection_id", "sha256") where news->>'comment' is not null;`,
    );

    this.addSql(`alter table "pull_request" add "head_seen_at" timestamptz null, add "cancelled_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "delivery_connection_comment_unique";`);

    this.addSql(`alter table "pull_request" drop column "head_seen_at", drop column "cancelled_at";`);
  }
}
