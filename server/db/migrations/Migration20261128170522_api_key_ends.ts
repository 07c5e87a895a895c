import { Migration } from '@mikro-orm/migrations';

export class Migration20261128170522_api_key_ends extends Migration {
  override name = 'Migration20261128170522_api_key_ends';

  override up(): void | Promise<void> {
    this.addSql(`alter table "api_key" add "end_noticed_at" timestamptz null;`);
    // Every key ends within a year; those of before get a whole one from now.
    this.addSql(
      `update "api_key" set "expires_at" = now() + interval '365 days' where "revoked_at" is null and ("expires_at" is null or "expires_at" > now() + interval '365 days');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "api_key" drop column "end_noticed_at";`);
  }
}
