import { Migration } from '@mikro-orm/migrations';

export class Migration20261122051314_signed_pdf_uploads extends Migration {
  override name = 'Migration20261122051314_signed_pdf_uploads';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "signed_pdf_upload" ("id" uuid not null, "corporation_signing_id" uuid not null, "document_sha256" char(64) not null, "uploaded_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "signed_pdf_upload_corporation_index" on "signed_pdf_upload" ("corporation_signing_id");`,
    );
    this.addSql(`create index "signed_pdf_upload_document_index" on "signed_pdf_upload" ("document_sha256");`);

    this.addSql(
      `alter table "signed_pdf_upload" add constraint "signed_pdf_upload_corporation_signing_id_foreign" foreign key ("corporation_signing_id") references "corporation_signing" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "signed_pdf_upload" add constraint "signed_pdf_upload_document_sha256_foreign" foreign key ("document_sha256") references "document" ("sha256") on delete restrict;`,
    );

    // Until now only audit events knew which documents others had taken the place of.
    this.addSql(
      `insert into "signed_pdf_upload" ("id", "corporation_signing_id", "document_sha256", "uploaded_at") select gen_random_uuid(), s."id", d."sha256", e."created_at" from "audit_event" e join "corporation_signing" s on s."id" = e."subject" join "document" d on d."sha256" = e."details" ->> 'documentSha256' where e."action" = 'SIGNED_PDF_UPLOADED';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "signed_pdf_upload" cascade;`);
  }
}
