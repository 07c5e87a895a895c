import { Migration } from '@mikro-orm/migrations';

export class Migration20261129141831_agreement_notices extends Migration {
  override name = 'Migration20261129141831_agreement_notices';

  override up(): void | Promise<void> {
    this.addSql(`alter table "cla_notice" drop constraint "cla_notice_kind_check";`);
    this.addSql(
      `alter table "cla_notice" add constraint "cla_notice_kind_check" check ("kind" in ('announced', 'reminded', 'expired', 'asked'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "cla_notice" where "kind" = 'asked';`);
    this.addSql(`alter table "cla_notice" drop constraint "cla_notice_kind_check";`);
    this.addSql(
      `alter table "cla_notice" add constraint "cla_notice_kind_check" check ("kind" in ('announced', 'reminded', 'expired'));`,
    );
  }
}
