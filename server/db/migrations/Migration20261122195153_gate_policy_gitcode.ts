import { Migration } from '@mikro-orm/migrations';

export class Migration20261122195153_gate_policy_gitcode extends Migration {
  override name = 'Migration20261122195153_gate_policy_gitcode';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "gate_policy" add "resolve_comment" boolean not null default false, add "pass_as_tester" boolean not null default false;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "gate_policy" drop column "resolve_comment", drop column "pass_as_tester";`);
  }
}
