import { Migration } from '@mikro-orm/migrations';

export class Migration20261128233440_parked_pull_requests extends Migration {
  override name = 'Migration20261128233440_parked_pull_requests';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "pull_request" add "failed_runs" int not null default 0, add "failed_at" timestamptz null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "pull_request" drop column "failed_runs", drop column "failed_at";`);
  }
}
