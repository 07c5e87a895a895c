import { Migration } from '@mikro-orm/migrations';

export class Migration20261130002310_erased_reference_index extends Migration {
  override name = 'Migration20261130002310_erased_reference_index';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "audit_event_erased_reference_index" on "audit_event" (("details" ->> 'reference')) where "action" in ('SIGNING_RECORDED', 'CORPORATION_PURGED');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "audit_event_erased_reference_index";`);
  }
}
