import { Migration } from '@mikro-orm/migrations';

export class Migration20261122110956_link_signing_state extends Migration {
  override name = 'Migration20261122110956_link_signing_state';

  override up(): void | Promise<void> {
    this.addSql(`alter table "link" add "signing_state" text not null default 'open', add "visitor_text" text null;`);
    this.addSql(
      `alter table "link" add constraint "link_signing_state_check" check ("signing_state" in ('open', 'paused', 'closed'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "link" drop constraint "link_signing_state_check";`);
    this.addSql(`alter table "link" drop column "signing_state", drop column "visitor_text";`);
  }
}
