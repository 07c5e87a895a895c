import { Migration } from '@mikro-orm/migrations';

export class Migration20261122221426_index_dashboard_counts extends Migration {
  override name = 'Migration20261122221426_index_dashboard_counts';

  override up(): void | Promise<void> {
    this.addSql(
      `create index individual_signing_link_ended_index on individual_signing (link_id, ended_at) where ended_at is not null;`,
    );

    this.addSql(
      `create index employee_signing_link_removed_index on employee_signing (link_id) where state = 'removed';`,
    );

    this.addSql(`create index email_link_failed_index on email (link_id, created_at) where state = 'failed';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "email_link_failed_index";`);

    this.addSql(`drop index "employee_signing_link_removed_index";`);

    this.addSql(`drop index "individual_signing_link_ended_index";`);
  }
}
