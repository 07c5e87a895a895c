import { Migration } from '@mikro-orm/migrations';

export class Migration20261128164407_signed_pdf_notes extends Migration {
  override name = 'Migration20261128164407_signed_pdf_notes';

  override up(): void | Promise<void> {
    this.addSql(`alter table "corporation_signing" add "signed_pdf_note" text null;`);
    this.addSql(
      `alter table "corporation_signing" add constraint "corporation_signing_signed_pdf_note_check" check ("signed_pdf_note" in ('structure', 'form', 'formats'));`,
    );

    this.addSql(`alter table "signed_pdf_upload" add "note" text null;`);
    this.addSql(
      `alter table "signed_pdf_upload" add constraint "signed_pdf_upload_note_check" check ("note" in ('structure', 'form', 'formats'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "corporation_signing" drop constraint "corporation_signing_signed_pdf_note_check";`);
    this.addSql(`alter table "corporation_signing" drop column "signed_pdf_note";`);

    this.addSql(`alter table "signed_pdf_upload" drop constraint "signed_pdf_upload_note_check";`);
    this.addSql(`alter table "signed_pdf_upload" drop column "note";`);
  }
}
