import { Migration } from '@mikro-orm/migrations';

export class Migration20261122113557_signed_pdf_versions extends Migration {
  override name = 'Migration20261122113557_signed_pdf_versions';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "signed_pdf_upload" add "uploaded_by" varchar(255) null, add "reason" text null, add "has_signature" boolean not null default false, add "sealed_document_sha256" char(64) null;`,
    );
    this.addSql(
      `alter table "signed_pdf_upload" add constraint "signed_pdf_upload_sealed_document_sha256_foreign" foreign key ("sealed_document_sha256") references "document" ("sha256") on delete restrict;`,
    );
    this.addSql(`create index "signed_pdf_upload_sealed_index" on "signed_pdf_upload" ("sealed_document_sha256");`);

    // Until now only audit events knew who uploaded.
    this.addSql(
      `update "signed_pdf_upload" u set "uploaded_by" = a."name" from "audit_event" e join "community_account" a on a."id"::text = e."actor" where e."action" = 'SIGNED_PDF_UPLOADED' and e."subject" = u."corporation_signing_id" and e."details" ->> 'documentSha256' = u."document_sha256";`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "signed_pdf_upload" drop constraint "signed_pdf_upload_sealed_document_sha256_foreign";`);

    this.addSql(`drop index "signed_pdf_upload_sealed_index";`);
    this.addSql(
      `alter table "signed_pdf_upload" drop column "uploaded_by", drop column "reason", drop column "has_signature", drop column "sealed_document_sha256";`,
    );
  }
}
