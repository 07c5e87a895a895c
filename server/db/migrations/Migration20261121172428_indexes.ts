import { Migration } from '@mikro-orm/migrations';

export class Migration20261121172428_indexes extends Migration {
  override name = 'Migration20261121172428_indexes';

  override up(): void | Promise<void> {
    this.addSql(`create index "audit_event_actor_index" on "audit_event" ("actor");`);

    this.addSql(`create index "document_base_index" on "document" ("base_sha256");`);

    this.addSql(`create index "cla_upload_document_index" on "cla_upload" ("document_sha256");`);

    this.addSql(`create index "cla_document_index" on "cla" ("document_sha256");`);

    this.addSql(`create index "individual_signing_cla_index" on "individual_signing" ("cla_id");`);
    this.addSql(`create index "individual_signing_document_index" on "individual_signing" ("document_sha256");`);

    this.addSql(`create index "corporation_signing_cla_index" on "corporation_signing" ("cla_id");`);
    this.addSql(`create index "corporation_signing_document_index" on "corporation_signing" ("document_sha256");`);
    this.addSql(`create index "corporation_signing_signed_pdf_index" on "corporation_signing" ("signed_pdf_sha256");`);

    this.addSql(`create index "password_reset_account_index" on "password_reset" ("account_id");`);
    this.addSql(`create index "password_reset_manager_index" on "password_reset" ("manager_id");`);

    this.addSql(`create index "employee_signing_cla_index" on "employee_signing" ("cla_id");`);
    this.addSql(`create index "employee_signing_document_index" on "employee_signing" ("document_sha256");`);

    this.addSql(`create index "employee_signing_change_manager_index" on "employee_signing_change" ("manager_id");`);

    this.addSql(
      `create index email_code_recipient_index on email (lower(recipient)) where template = 'verification_code';`,
    );
    this.addSql(`create index email_attachments_index on email using gin (attachments jsonb_path_ops);`);

    this.addSql(`create index "cla_notice_signing_index" on "cla_notice" ("signing");`);

    this.addSql(`create index "authorization_request_session_index" on "authorization_request" ("session_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "audit_event_actor_index";`);

    this.addSql(`drop index "authorization_request_session_index";`);

    this.addSql(`drop index "cla_document_index";`);

    this.addSql(`drop index "cla_notice_signing_index";`);

    this.addSql(`drop index "cla_upload_document_index";`);

    this.addSql(`drop index "corporation_signing_cla_index";`);
    this.addSql(`drop index "corporation_signing_document_index";`);
    this.addSql(`drop index "corporation_signing_signed_pdf_index";`);

    this.addSql(`drop index "document_base_index";`);

    this.addSql(`drop index "email_code_recipient_index";`);
    this.addSql(`drop index "email_attachments_index";`);

    this.addSql(`drop index "employee_signing_cla_index";`);
    this.addSql(`drop index "employee_signing_document_index";`);

    this.addSql(`drop index "employee_signing_change_manager_index";`);

    this.addSql(`drop index "individual_signing_cla_index";`);
    this.addSql(`drop index "individual_signing_document_index";`);

    this.addSql(`drop index "password_reset_account_index";`);
    this.addSql(`drop index "password_reset_manager_index";`);
  }
}
