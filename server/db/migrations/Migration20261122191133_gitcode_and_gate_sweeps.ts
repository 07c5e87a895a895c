import { Migration } from '@mikro-orm/migrations';

export class Migration20261122191133_gitcode_and_gate_sweeps extends Migration {
  override name = 'Migration20261122191133_gitcode_and_gate_sweeps';

  override up(): void | Promise<void> {
    this.addSql(`alter table "community_account" drop constraint "community_account_platform_check";`);
    this.addSql(
      `alter table "community_account" add constraint "community_account_platform_check" check ("platform" in ('gitee', 'github', 'gitcode', 'local'));`,
    );

    this.addSql(`alter table "link" drop constraint "link_platform_check";`);
    this.addSql(
      `alter table "link" add constraint "link_platform_check" check ("platform" in ('gitee', 'github', 'gitcode', 'web'));`,
    );

    this.addSql(`alter table "gated_repository" add "compared_at" timestamptz null;`);

    this.addSql(`alter table "authorization_request" drop constraint "authorization_request_purpose_check";`);
    this.addSql(
      `alter table "authorization_request" add constraint "authorization_request_purpose_check" check ("purpose" in ('github_login', 'gitee_login', 'gitcode_login', 'gmail', 'github_app', 'github_claim', 'gitee_claim', 'gitcode_claim'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "authorization_request" drop constraint "authorization_request_purpose_check";`);
    this.addSql(
      `alter table "authorization_request" add constraint "authorization_request_purpose_check" check ("purpose" in ('github_login', 'gitee_login', 'gmail', 'github_app', 'github_claim', 'gitee_claim'));`,
    );

    this.addSql(`alter table "community_account" drop constraint "community_account_platform_check";`);
    this.addSql(
      `alter table "community_account" add constraint "community_account_platform_check" check ("platform" in ('gitee', 'github', 'local'));`,
    );

    this.addSql(`alter table "gated_repository" drop column "compared_at";`);

    this.addSql(`alter table "link" drop constraint "link_platform_check";`);
    this.addSql(
      `alter table "link" add constraint "link_platform_check" check ("platform" in ('gitee', 'github', 'web'));`,
    );
  }
}
