import { Migration } from '@mikro-orm/migrations';

export class Migration20261122192419_demo_platform extends Migration {
  override name = 'Migration20261122192419_demo_platform';

  override up(): void | Promise<void> {
    this.addSql(`alter table "platform_connection" drop constraint "platform_connection_platform_check";`);
    this.addSql(
      `alter table "platform_connection" add constraint "platform_connection_platform_check" check ("platform" in ('github', 'gitee', 'gitcode', 'gitlab', 'gitea', 'forgejo', 'demo'));`,
    );

    this.addSql(`alter table "proved_identity" drop constraint "proved_identity_platform_check";`);
    this.addSql(
      `alter table "proved_identity" add constraint "proved_identity_platform_check" check ("platform" in ('github', 'gitee', 'gitcode', 'gitlab', 'gitea', 'forgejo', 'demo'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "platform_connection" drop constraint "platform_connection_platform_check";`);
    this.addSql(
      `alter table "platform_connection" add constraint "platform_connection_platform_check" check ("platform" in ('github', 'gitee', 'gitcode', 'gitlab', 'gitea', 'forgejo'));`,
    );

    this.addSql(`alter table "proved_identity" drop constraint "proved_identity_platform_check";`);
    this.addSql(
      `alter table "proved_identity" add constraint "proved_identity_platform_check" check ("platform" in ('github', 'gitee', 'gitcode', 'gitlab', 'gitea', 'forgejo'));`,
    );
  }
}
