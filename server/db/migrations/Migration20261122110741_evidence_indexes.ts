import { Migration } from '@mikro-orm/migrations';

export class Migration20261122110741_evidence_indexes extends Migration {
  override name = 'Migration20261122110741_evidence_indexes';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "audit_event_reference_index" on "audit_event" (("details" ->> 'reference')) where "action" in ('INDIVIDUAL_SIGNED', 'EMPLOYEE_SIGNED', 'CORPORATION_SIGNED');`,
    );
    this.addSql(
      `create index "audit_event_document_index" on "audit_event" (("details" ->> 'documentSha256')) where ("details" ->> 'documentSha256') is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "audit_event_reference_index";`);
    this.addSql(`drop index "audit_event_document_index";`);
  }
}
