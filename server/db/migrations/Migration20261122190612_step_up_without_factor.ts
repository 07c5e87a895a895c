import { Migration } from '@mikro-orm/migrations';

export class Migration20261122190612_step_up_without_factor extends Migration {
  override name = 'Migration20261122190612_step_up_without_factor';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "session" add "confirmed_at" timestamptz null, add "without_page" boolean not null default false;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "session" drop column "confirmed_at", drop column "without_page";`);
  }
}
