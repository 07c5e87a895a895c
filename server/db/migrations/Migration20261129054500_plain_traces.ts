import { Migration } from '@mikro-orm/migrations';

export class Migration20261129054500_plain_traces extends Migration {
  override name = 'Migration20261129054500_plain_traces';

  override up(): void | Promise<void> {
    this.addSql(`alter table "pull_request_verdict" alter column "commits" type json using "commits"::json;`);
    this.addSql(`alter table "pull_request_verdict" alter column "commits" set storage external;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "pull_request_verdict" alter column "commits" set storage extended;`);
    this.addSql(`alter table "pull_request_verdict" alter column "commits" type jsonb using "commits"::jsonb;`);
  }
}
