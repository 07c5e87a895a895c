import { Migration } from '@mikro-orm/migrations';

export class Migration20261122104024_seals extends Migration {
  override name = 'Migration20261122104024_seals';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "seal_certificate" ("fingerprint" char(64) not null, "role" text not null, "chain" text not null, "private_key" bytea null, "created_at" timestamptz not null, "expires_at" timestamptz not null, primary key ("fingerprint"));`,
    );

    this.addSql(
      `create table "document_seal" ("document_sha256" char(64) not null, "state" text not null, "certificate_fingerprint" char(64) not null, "sealed_at" timestamptz not null, "unsealed_sha256" char(64) null, primary key ("document_sha256"));`,
    );
    this.addSql(`create index "document_seal_unsealed_index" on "document_seal" ("unsealed_sha256");`);

    this.addSql(
      `alter table "seal_certificate" add constraint "seal_certificate_role_check" check ("role" in ('root', 'seal'));`,
    );

    this.addSql(
      `alter table "document_seal" add constraint "document_seal_document_sha256_foreign" foreign key ("document_sha256") references "document" ("sha256") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "document_seal" add constraint "document_seal_certificate_fingerprint_foreign" foreign key ("certificate_fingerprint") references "seal_certificate" ("fingerprint") on delete restrict;`,
    );
    this.addSql(
      `alter table "document_seal" add constraint "document_seal_state_check" check ("state" in ('sealed', 'sealed_later'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "document_seal" drop constraint "document_seal_certificate_fingerprint_foreign";`);

    this.addSql(`drop table if exists "seal_certificate" cascade;`);
    this.addSql(`drop table if exists "document_seal" cascade;`);
  }
}
